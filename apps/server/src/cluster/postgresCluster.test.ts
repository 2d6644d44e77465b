import { setTimeout as sleep } from 'node:timers/promises'
import { at } from '@athanor/kernel'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { News } from '../bus.ts'
import { newTableId } from '../secrets.ts'
import { postgresStore } from '../storage/postgres.ts'
import type { TableStore } from '../storage/store.ts'
import { databaseProxy } from '../tools/databaseProxy.ts'
import { addressIn, type PostgresServer, postgresServer } from '../tools/postgresServer.ts'
import type { Cluster } from './cluster.ts'
import { postgresCluster } from './postgresCluster.ts'
import type { ComingsAndGoings } from './whereabouts.ts'

interface Node {
  readonly cluster: Cluster
  readonly store: TableStore
  readonly news: News[]
  readonly people: ComingsAndGoings[]
  readonly warnings: string[]
  stop(): Promise<void>
}

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await postgresServer()
}, 120_000)
afterAll(() => postgres.remove())

async function node(name: string, url: string, listen = url, direct = url): Promise<Node> {
  const store = await postgresStore(addressIn(direct))
  const warnings: string[] = []
  const warn = (_: object, message: string) => void warnings.push(message)
  const cluster = await postgresCluster({
    name,
    database: addressIn(url),
    listen: addressIn(listen),
    store,
    firstScale: 1_000_000,
    elapsed: () => performance.now(),
    reporter: { error: warn, warn, info: () => undefined },
  })
  const news: News[] = []
  const people: ComingsAndGoings[] = []
  cluster.bus.subscribe((each) => void news.push(each))
  cluster.whereabouts.subscribe((each) => void people.push(each))
  return {
    cluster,
    store,
    news,
    people,
    warnings,
    async stop() {
      await cluster.stop()
      await store.close()
    },
  }
}

async function tableIn({ store }: Node): Promise<string> {
  const id = newTableId()
  const listing = { id, status: 'open', visibility: 'public', createdAt: 1, summary: '{}' }
  await store.create({ listing, createdBy: id, asked: id, snapshot: { revision: 0, body: '{}' } })
  return id
}

async function append({ store }: Node, table: string, revision: number): Promise<void> {
  const nothing = { record: null, version: null, entry: null, events: null, chatNumber: null, chat: null, note: null }
  const row = { revision, actor: 'a', command: `${revision}`, asked: '', result: '{}', at: 1, ...nothing }
  await store.append({ table, row, listing: null, snapshot: null })
}

const names = ({ cluster }: Node) => cluster.nodes().map(({ name }) => name)
const onlooking = { seats: [1], goodbyes: [], spectators: 2, address: '10.0.0.1' } as const
const portOf = (url: string) => Number(new URL(url).port)

describe.concurrent('nodes of a club', { timeout: 60_000 }, () => {
  it('say after each batch which tables went on, in messages that PostgreSQL takes', async ({ expect }) => {
    const url = await postgres.create('talk')
    const ear = new pg.Client({ connectionString: url })
    await ear.connect()
    await ear.query('listen athanor')
    const heard: string[] = []
    ear.on('notification', ({ payload = '' }) => void heard.push(payload))
    const one = await node('one', url)
    for (const table of ['a', 'b']) one.cluster.bus.publish({ table, revision: 1, listing: null })
    await sleep(300)
    // Alone it only says that it lives.
    expect(heard.filter((payload) => !payload.includes('"beat"'))).toEqual([])
    const two = await node('two', url)
    await expect.poll(() => names(one), { timeout: 5000 }).toEqual(['one', 'two'])
    await expect.poll(() => names(two), { timeout: 5000 }).toEqual(['two', 'one'])
    const tables = Array.from({ length: 1000 }, newTableId)
    for (const table of tables) one.cluster.bus.publish({ table, revision: 7, listing: null })
    await expect.poll(() => new Set(two.news.map(({ table }) => table)).size).toBe(1000)
    expect(two.news.find(({ table }) => table === tables[999])).toMatchObject({ revision: 7, listing: null })
    expect(Math.max(...heard.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000)
    expect(heard.filter((payload) => payload.includes('"news"')).length).toBeLessThan(8)
    // What the lobby has to know is read by whoever hears of it.
    const table = await tableIn(one)
    const listing = { id: table, status: 'open', visibility: 'public', createdAt: 1, summary: '{}' }
    one.cluster.bus.publish({ table, revision: 0, listing })
    await expect
      .poll(() => two.news.find((each) => each.table === table && each.listing !== null)?.listing)
      .toEqual(listing)
    await ear.end()
    await Promise.all([one.stop(), two.stop()])
  })

  it('agree on who does what, and on the time', async ({ expect }) => {
    const url = await postgres.create('agreed')
    const nodes = [await node('one', url), await node('two', url), await node('three', url)]
    for (const each of nodes) await expect.poll(() => names(each).length, { timeout: 5000 }).toBe(3)
    for (const task of ['housekeeping', 'a', 'b', 'c', 'd', 'e']) {
      expect(nodes.filter(({ cluster }) => cluster.isFirst(task))).toHaveLength(1)
    }
    const [one, two, three] = [at(nodes, 0, 'node'), at(nodes, 1, 'node'), at(nodes, 2, 'node')]
    for (const { cluster } of [one, two]) cluster.whereabouts.here('table', onlooking)
    await expect.poll(() => three.cluster.whereabouts.elsewhere('table').spectators).toBe(4)
    await expect
      .poll(() => [one, two].map(({ cluster }) => cluster.whereabouts.holders('table').length))
      .toEqual([1, 1])
    // Of the two that have it in memory one acts, and the other waits whether it does.
    const waits = [one, two].map(({ cluster }) => cluster.standBy('table'))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
    const scales = nodes.map(({ cluster }) => cluster.scale?.() ?? 0)
    expect(Math.max(...scales) - Math.min(...scales)).toBeLessThan(1000)
    await sleep(1000)
    expect((one.cluster.scale?.() ?? 0) - at(scales, 0, 'scale')).toBeGreaterThan(500)
    const last = one.cluster.scale?.() ?? 0
    for (const each of nodes) await each.stop()
    await expect.poll(() => postgres.sql('select name from athanor_nodes', 'agreed')).toEqual([])
    await sleep(8000)
    // Nobody was there meanwhile: of that time six seconds count at the most.
    const late = await node('four', url)
    expect((late.cluster.scale?.() ?? 0) - last).toBeLessThan(7000)
    await late.stop()
  })

  it('lose nothing when the connection that listens is cut', async ({ expect }) => {
    const url = await postgres.create('cut')
    const one = await node('one', url)
    const two = await node('two', url)
    await expect.poll(() => names(one).length, { timeout: 5000 }).toBe(2)
    const table = await tableIn(one)
    two.cluster.whereabouts.here(table, onlooking)
    await postgres.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'cut' and query like 'listen%'",
    )
    // It is committed, and its news are lost.
    await append(one, table, 1)
    await expect.poll(() => two.news.findLast((each) => each.table === table)?.revision, { timeout: 15_000 }).toBe(1)
    await expect.poll(() => two.cluster.nodes().every(({ hears }) => hears), { timeout: 15_000 }).toBe(true)
    expect(names(one)).toEqual(['one', 'two'])
    expect(two.warnings).toEqual([])
    await Promise.all([one.stop(), two.stop()])
  })

  it('notice a connection that is half open and says nothing', async ({ expect }) => {
    const url = await postgres.create('half')
    const proxy = await databaseProxy(portOf(url))
    const one = await node('one', url)
    const two = await node('two', url, proxy.url(url))
    const hears = () => two.cluster.nodes().find(({ isOwn }) => isOwn)?.hears
    await expect.poll(() => names(one).length, { timeout: 5000 }).toBe(2)
    await expect.poll(hears).toBe(true)
    const table = await tableIn(one)
    two.cluster.whereabouts.here(table, onlooking)
    proxy.be('cut')
    await append(one, table, 1)
    one.cluster.bus.publish({ table, revision: 1, listing: null })
    await expect.poll(() => two.news.findLast((each) => each.table === table)?.revision, { timeout: 15_000 }).toBe(1)
    await expect.poll(hears, { timeout: 15_000 }).toBe(false)
    // Nobody takes it for dead: it beats by another connection.
    expect(names(one)).toEqual(['one', 'two'])
    proxy.be('well')
    await expect.poll(hears, { timeout: 20_000 }).toBe(true)
    await Promise.all([one.stop(), two.stop()])
    await proxy.close()
  })

  it('look for themselves where notifications do not come back, and say so in one sentence', async ({ expect }) => {
    const url = await postgres.create('deaf')
    const proxy = await databaseProxy(portOf(url))
    proxy.be('deaf')
    const one = await node('one', proxy.url(url))
    const two = await node('two', proxy.url(url))
    await expect.poll(() => names(one).length, { timeout: 10_000 }).toBe(2)
    const table = await tableIn(one)
    two.cluster.whereabouts.here(table, onlooking)
    await append(one, table, 1)
    await expect.poll(() => two.news.findLast((each) => each.table === table)?.revision, { timeout: 3000 }).toBe(1)
    await expect.poll(() => one.cluster.whereabouts.elsewhere(table), { timeout: 10_000 }).toEqual(onlooking)
    two.cluster.whereabouts.here(table, null)
    await expect.poll(() => one.cluster.whereabouts.holders(table), { timeout: 10_000 }).toEqual([])
    await expect.poll(() => two.warnings, { timeout: 15_000 }).toHaveLength(1)
    expect(two.warnings[0]).toMatch(/^notifications of the database do not come back.*ATHANOR_DATABASE_LISTEN/)
    await Promise.all([one.stop(), two.stop()])
    await proxy.close()
  })

  it('know when they are cut off, and are missed by the others with their people', async ({ expect }) => {
    const url = await postgres.create('island')
    const proxy = await databaseProxy(portOf(url))
    const one = await node('one', url)
    const two = await node('two', proxy.url(url), proxy.url(url), url)
    two.cluster.whereabouts.here('table', onlooking)
    await expect.poll(() => one.cluster.whereabouts.elsewhere('table').seats, { timeout: 10_000 }).toEqual([1])
    let changes = 0
    two.cluster.subscribe(() => {
      changes++
    })
    proxy.be('cut')
    await expect.poll(() => two.cluster.isCutOff, { timeout: 12_000 }).toBe(true)
    expect(changes).toBeGreaterThan(0)
    // It still knows of the other one, to which its people can go.
    expect(names(two)).toEqual(['two', 'one'])
    await expect.poll(() => names(one), { timeout: 10_000 }).toEqual(['one'])
    const went = one.people.find((each) => each.went.length > 0)
    expect(went).toMatchObject({ table: 'table', went: [1], withNode: true })
    // Since its last sign of life, and not only since that was noticed.
    expect(went?.ago).toBeGreaterThan(3000)
    expect(one.cluster.whereabouts.elsewhere('table').seats).toEqual([])
    proxy.be('well')
    await expect.poll(() => two.cluster.isCutOff, { timeout: 12_000 }).toBe(false)
    await expect.poll(() => one.cluster.whereabouts.elsewhere('table').seats, { timeout: 12_000 }).toEqual([1])
    await Promise.all([one.stop(), two.stop()])
    await proxy.close()
  })
})

describe('nodes of a club whose database is gone for a while', { timeout: 60_000 }, () => {
  it('take nobody for dead by it, and go on with the time where it was', async () => {
    const url = await postgres.create('outage')
    const one = await node('one', url)
    const two = await node('two', url)
    await expect.poll(() => names(one).length, { timeout: 5000 }).toBe(2)
    await expect.poll(() => names(two).length, { timeout: 5000 }).toBe(2)
    one.cluster.whereabouts.here('table', onlooking)
    await expect.poll(() => two.cluster.whereabouts.elsewhere('table').seats).toEqual([1])
    const before = one.cluster.scale?.() ?? 0
    await postgres.kill()
    await expect.poll(() => [one, two].every(({ cluster }) => cluster.isCutOff), { timeout: 10_000 }).toBe(true)
    await postgres.start()
    await expect.poll(() => [one, two].some(({ cluster }) => cluster.isCutOff), { timeout: 10_000 }).toBe(false)
    // Longer than a node may be silent.
    await sleep(7000)
    expect([names(one), names(two)]).toEqual([
      ['one', 'two'],
      ['two', 'one'],
    ])
    expect(two.people.filter(({ went }) => went.length > 0)).toEqual([])
    const passed = (one.cluster.scale?.() ?? 0) - before
    expect(passed).toBeGreaterThan(4000)
    expect(passed).toBeLessThan(18_000)
    await Promise.all([one.stop(), two.stop()])
  })
})
