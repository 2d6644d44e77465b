import { games } from '@athanor/registry/rules'
import { describe, expect, it } from 'vitest'
import { localBus } from '../bus.ts'
import { alone } from '../cluster/cluster.ts'
import { noMeter } from '../meter.ts'
import { hostTable, startGame } from '../testing/players.ts'
import { refusalOf } from '../testing/rejections.ts'
import { live, testClient, until } from '../testing/testClient.ts'
import { testServer } from '../testing/testServer.ts'
import { awakeClock } from './awakeClock.ts'
import { housekeeping, longestPatience } from './housekeeping.ts'
import type { Reporter } from './services.ts'
import { tables } from './tables.ts'

const hour = 3_600_000
const day = 24 * hour
const quietReporter: Reporter = { error: () => undefined, warn: () => undefined, info: () => undefined }

/** A house whose clocks a test turns, the one that people set and the one that nobody can. */
async function keptHouse(env: Readonly<Record<string, string>> = {}) {
  const bus = localBus()
  const house = await testServer(env, { bus })
  const { store } = house.server
  const start = Date.now()
  let shown = 0
  let passed = 0
  const reports: (readonly [string, object])[] = []
  const report = (details: object, message: string) => void reports.push([message, details])
  const held = new Set<string>()
  const reporter = { error: report, warn: report, info: report }
  const now = () => start + shown
  const awake = await awakeClock({
    store,
    longest: longestPatience(house.settings),
    now,
    elapsed: () => passed,
    mostBetweenBeats: Number.POSITIVE_INFINITY,
    reporter,
  })
  const keeper = housekeeping({
    store,
    bus,
    settings: house.settings,
    tables: { evict: () => undefined, forget: (id) => !held.has(id), wakeDue: () => Promise.resolve() },
    awake,
    cluster: alone(bus),
    now,
    reporter,
  })
  await keeper.expire()
  return {
    house,
    store,
    bus,
    /** Tables that somebody plays at. */
    held,
    reports,
    /** Time goes by, in which the house is looked after now and then. */
    async pass(milliseconds: number) {
      shown += milliseconds
      passed += milliseconds
      await keeper.expire()
    },
    /** Somebody sets the clock. */
    async setClock(by: number) {
      shown += by
      await keeper.expire()
    },
    isThere: async (table: string) => (await store.load(table))?.away === false,
    async stop() {
      keeper.stop()
      awake.stop()
      await house.stop()
    },
  }
}

describe('tables that nobody touches', { timeout: 30_000 }, () => {
  it('are put away after their time and not before, and removed for good after more of it', async () => {
    const env = { ATHANOR_KEEP_OPEN_HOURS: '2', ATHANOR_KEEP_RUNNING_DAYS: '1', ATHANOR_KEEP_REMOVED_DAYS: '3' }
    const { house, store, held, reports, pass, isThere, stop } = await keptHouse(env)
    const client = testClient(house.ws)
    const leave = client.lobby.subscribe(() => undefined)
    const open = await hostTable(client)
    const running = await hostTable(client, { bots: ['random'] })
    await startGame(running)
    await until(client.lobby, (tables) => tables?.length === 2)
    held.add(running.table)
    await pass(hour)
    expect(await isThere(open.table)).toBe(true)
    await pass(2 * hour)
    expect(await isThere(open.table)).toBe(false)
    await until(client.lobby, (tables) => tables?.length === 1)
    expect(reports).toContainEqual([
      'quiet tables were put away',
      { status: 'open', count: 1, tables: [open.table.slice(0, 6)] },
    ])
    // Somebody plays at the other one.
    await pass(26 * hour)
    expect(await isThere(running.table)).toBe(true)
    held.clear()
    await pass(hour)
    expect(await isThere(running.table)).toBe(false)
    expect(await store.load(running.table)).not.toBeNull()
    await pass(3 * day + hour)
    expect(await store.load(running.table)).toBeNull()
    expect(reports.at(-1)).toEqual([
      'tables that had been put away were removed',
      { count: 2, tables: [open, running].map(({ table }) => table.slice(0, 6)) },
    ])
    leave()
    client.close()
    await stop()
  })

  it('come back as they were when somebody knows the way', async () => {
    const { house, store, isThere, stop } = await keptHouse()
    const { client, table } = await hostTable(testClient(house.ws))
    await client.send('chat', { table, text: 'see you' })
    client.close()
    await expect
      .poll(() => {
        house.server.evict()
        return fetch(`${house.http}/metrics`).then((answer) => answer.text())
      })
      .toContain('athanor_connections 0')
    await store.putAway([table], Date.now())
    house.server.forget(table)
    const back = testClient(house.ws)
    const leave = back.lobby.subscribe(() => undefined)
    await until(back.lobby, (tables) => tables !== null)
    const { chat } = await live(back.watch(table))
    expect(chat.map(({ text }) => text)).toEqual(['see you'])
    expect(await isThere(table)).toBe(true)
    await until(back.lobby, (tables) => tables?.some(({ id }) => id === table) === true)
    leave()
    back.close()
    await stop()
  })

  it('do not grow old by a clock that jumps, nor while the server is not there', async () => {
    const { house, reports, pass, setClock, isThere, stop } = await keptHouse({ ATHANOR_KEEP_RUNNING_DAYS: '60' })
    const client = testClient(house.ws)
    const host = await hostTable(client, { bots: ['random'] })
    const { table } = host
    await startGame(host)
    await pass(hour)
    await setClock(61 * day)
    expect(await isThere(table)).toBe(true)
    expect(reports).toContainEqual(['the clock jumped; tables do not grow older by it', { seconds: (61 * day) / 1000 }])
    await client.send('chat', { table: (await hostTable(client)).table, text: 'a row of the future' })
    await pass(20 * day)
    expect(await isThere(table)).toBe(true)
    await setClock(-61 * day)
    await pass(20 * day)
    expect(await isThere(table)).toBe(true)
    await pass(60 * day)
    expect(await isThere(table)).toBe(false)
    client.close()
    await stop()
  })

  it('are all looked at, however many of the oldest somebody holds', async () => {
    const { house, held, pass, isThere, stop } = await keptHouse()
    const client = testClient(house.ws)
    const wish = { game: 'compendium', seats: 2, visibility: 'link', name: 'A' } as const
    const made: string[] = []
    for (let table = 0; table < 60; table++) {
      made.push((await client.send('create', { ...wish, secret: client.randomHex(32) })).table)
    }
    for (const table of made.slice(0, 55)) held.add(table)
    await pass(13 * hour)
    expect(await isThere(made[54] ?? '')).toBe(true)
    for (const table of made.slice(55)) expect(await isThere(table)).toBe(false)
    client.close()
    await stop()
  })

  it('go within the hour when they were called off', async () => {
    const { house, store, pass, stop } = await keptHouse()
    const { client, table } = await hostTable(testClient(house.ws))
    await client.send('leave', { table })
    await pass(hour / 2)
    expect(await store.load(table)).not.toBeNull()
    await pass(hour)
    expect(await store.load(table)).toBeNull()
    client.close()
    await stop()
  })

  it('go at once for good when the disk becomes full', async () => {
    const { house, store, pass, stop } = await keptHouse({ ATHANOR_KEEP_OPEN_HOURS: '1', ATHANOR_DISK_MB: '10' })
    const { client, table } = await hostTable(testClient(house.ws))
    await pass(2 * hour)
    expect(await store.load(table)).toMatchObject({ away: true })
    for (let note = 0; note < 10; note++) await store.setNote(`ballast ${note}`, 'x'.repeat(1_000_000))
    const wish = { game: 'compendium', seats: 2, visibility: 'link', name: 'A', secret: client.randomHex(32) } as const
    expect(await refusalOf(client.send('create', wish))).toBe('server.reject.tooManyTables')
    await pass(hour)
    expect(await store.load(table)).toBeNull()
    client.close()
    await stop()
  })
})

it('a quiet table leaves the memory and comes back when somebody looks', { timeout: 30_000 }, async () => {
  const house = await testServer({ ATHANOR_EVICT_SECONDS: '1' })
  const client = testClient(house.ws)
  const host = await hostTable(client, { bots: ['random'] })
  const { table, secret, watch } = host
  await startGame(host)
  await client.send('chat', { table, text: 'see you' })
  const before = (await until(watch, ({ game }) => game !== null)).game
  client.close()
  const numbers = async () => (await fetch(`${house.http}/metrics`)).text()
  expect(await numbers()).toContain('athanor_tables_loaded 1')
  // Bots may still be busy, and a connection takes its time to close.
  const swept = () => {
    house.server.evict()
    return numbers()
  }
  await expect.poll(swept, { timeout: 20_000, interval: 100 }).toContain('athanor_tables_loaded 0')
  const back = testClient(house.ws)
  const { game, chat, you } = await live(back.watch(table, { secret }))
  expect(you).toBe(0)
  expect(game?.version).toBeGreaterThanOrEqual(before?.version ?? 0)
  expect(chat.map(({ text }) => text)).toEqual(['see you'])
  expect(await refusalOf(back.send('chat', { table, text: 'again' }))).toEqual({ number: 2 })
  back.close()
  await house.stop()
})

it('a table that somebody is about to look at is not removed', { timeout: 30_000 }, async () => {
  const house = await testServer()
  const client = testClient(house.ws)
  const { table } = await hostTable(client)
  client.close()
  const all = tables({
    games,
    store: house.server.store,
    bus: localBus(),
    cluster: alone(),
    bots: {
      waiting: 0,
      has: () => false,
      choose: () => Promise.reject(new Error('no bots here')),
      volunteer: () => Promise.reject(new Error('no bots here')),
      close: () => Promise.resolve(),
    },
    meter: noMeter,
    reporter: quietReporter,
    attended: () => undefined,
    now: Date.now,
    elapsed: () => performance.now(),
    awake: { now: () => 0, at: () => 0, startedAt: 0 },
    rules: {
      absentAfter: 0,
      openWithin: 1000,
      keepSeatFor: 0,
      nudgeAfter: 0,
      idleAfter: 0,
      endAfter: 0,
      noteLength: 100,
      snapshotEvery: 1,
      botPause: 0,
      evictAfter: 0,
      mostTables: 1,
      mostBytes: 1e9,
    },
  })
  const finding = all.find(table)
  expect(all.forget(table)).toBe(false)
  expect(await finding).toMatchObject({ ok: true, actor: { id: table } })
  expect(all.forget(table)).toBe(true)
  await all.retire()
  await house.stop()
})
