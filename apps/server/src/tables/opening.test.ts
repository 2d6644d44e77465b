import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compendium } from '@athanor/compendium'
import { type GameLog, saltCommitmentOf, verify } from '@athanor/kernel'
import { seenOf } from '@athanor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTable, joinTable, playRandomly } from '../testing/players.ts'
import { type RawClient, rawClient } from '../testing/rawClient.ts'
import { refusalOf } from '../testing/rejections.ts'
import { demandNoProblems, live, type TestClient, testClient, until } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'
import { type TableRecord, upToDate } from './record.ts'

const salts = ['the-salt-of-ada-0123456', 'the-salt-of-bea-0123456'] as const
const secrets = ['a1'.repeat(32), 'b2'.repeat(32)] as const

/** A table with both of them, ready, and a spectator. */
async function gathered(ada: RawClient, bea: RawClient, guest: TestClient) {
  const create = { kind: 'create', game: 'compendium', seats: 2, visibility: 'link', name: 'Ada', secret: secrets[0] }
  const table = String((await ada.ask(create)).result?.['table'])
  await ada.ask({ kind: 'watch', table, secret: secrets[0] })
  await bea.ask({ kind: 'watch', table, secret: secrets[1] })
  const watch = guest.watch(table)
  await live(watch)
  const commitments = salts.map(saltCommitmentOf)
  await bea.ask({ kind: 'take', table, name: 'Bea', commitment: commitments[1], secret: secrets[1] })
  await ada.ask({ kind: 'ready', table, commitment: commitments[0] })
  return { table, watch, commitments }
}

describe('the beginning of a game', { timeout: 30_000 }, () => {
  let house: TestServer
  let ada: RawClient
  let bea: RawClient
  let guest: TestClient
  beforeAll(async () => {
    house = await testServer({ ATHANOR_OPEN_SECONDS: '1' })
    ada = await rawClient(house.ws)
    bea = await rawClient(house.ws)
    guest = testClient(house.ws)
  })
  afterAll(async () => {
    demandNoProblems([guest])
    ada.close()
    bea.close()
    guest.close()
    await house.stop()
  })

  const gather = () => gathered(ada, bea, guest)

  it('shows all commitments before any salt, and the salts when all are open', async () => {
    const { table, watch, commitments } = await gather()
    const ready = await until(watch, (seen) => seen.table?.seats.every((seat) => seat.ready) === true)
    expect(ready.table?.seats.map(({ commitment }) => commitment)).toEqual(commitments)
    expect(await ada.ask({ kind: 'open', table, salt: salts[0] })).toMatchObject({
      ok: false,
      error: { id: 'server.reject.notOpening' },
    })
    expect(await ada.ask({ kind: 'start', table })).toMatchObject({ ok: true, result: {} })
    await until(watch, (seen) => seen.table?.status === 'opening' && seen.table.unopened.length === 2)
    expect(await bea.ask({ kind: 'open', table, salt: salts[0] })).toMatchObject({
      ok: false,
      error: { id: 'server.reject.otherSalt' },
    })
    expect(await bea.ask({ kind: 'open', table, salt: salts[1] })).toMatchObject({ ok: true })
    expect(await bea.ask({ kind: 'open', table, salt: salts[1] })).toMatchObject({ ok: true })
    const half = await until(watch, (seen) => seen.table?.unopened.length === 1)
    expect(half.game).toBeNull()
    expect(half.table?.seats.map(({ salt }) => salt)).toEqual([null, null])
    expect(await ada.ask({ kind: 'open', table, salt: salts[0] })).toMatchObject({ ok: true })
    const started = await until(watch, (seen) => seen.table?.status === 'running' && seen.game !== null)
    expect(started.table?.seats.map(({ salt }) => salt)).toEqual(salts)
    expect(started.doubt).toBeNull()
    // The news that a salt is missing may cross it on the way: saying it again is no mistake.
    expect(await ada.ask({ kind: 'open', table, salt: salts[0] })).toMatchObject({ ok: true })
    expect(await ada.ask({ kind: 'open', table, salt: salts[1] })).toMatchObject({ ok: false })
  })

  it('lets nothing be changed between the start and the first move', async () => {
    const { table } = await gather()
    await ada.ask({ kind: 'start', table })
    for (const command of [
      { kind: 'ready', table, commitment: saltCommitmentOf('other') },
      { kind: 'start', table },
      { kind: 'bot', table, seat: 1, bot: 'random' },
    ]) {
      expect(await ada.ask(command)).toMatchObject({ ok: false, error: { id: 'server.reject.notOpen' } })
    }
    expect(await refusalOf(guest.sit({ table, name: 'Mallory', secret: guest.randomHex(32) }))).toBe(
      'server.reject.notOpen',
    )
  })

  it('is called off when somebody does not open, for all to see, and everybody commits anew', async () => {
    const { table, watch } = await gather()
    await ada.ask({ kind: 'start', table })
    await ada.ask({ kind: 'open', table, salt: salts[0] })
    const off = await until(watch, (seen) => seen.table?.calledOff !== null)
    expect(off.table).toMatchObject({
      status: 'open',
      calledOff: { times: 1, by: [{ seat: 1, name: 'Bea' }] },
      seats: [
        { ready: false, commitment: null },
        { ready: false, commitment: null },
      ],
    })
    expect(await ada.ask({ kind: 'start', table })).toMatchObject({
      ok: false,
      error: { id: 'server.reject.notReady', params: { count: 2 } },
    })
    for (const [client, salt] of [
      [ada, 'a-fresh-salt-of-ada-0123'],
      [bea, 'a-fresh-salt-of-bea-0123'],
    ] as const) {
      await client.ask({ kind: 'ready', table, commitment: saltCommitmentOf(salt) })
    }
    await ada.ask({ kind: 'start', table })
    const again = await until(watch, (seen) => seen.table?.calledOff?.times === 2)
    expect(again.table?.calledOff?.by.map(({ name }) => name)).toEqual(['Ada', 'Bea'])
    expect(again.doubt).toBeNull()
  })

  it('is called off at once when somebody leaves instead of opening', async () => {
    const { table, watch } = await gather()
    await ada.ask({ kind: 'start', table })
    await bea.ask({ kind: 'leave', table })
    const off = await until(watch, (seen) => seen.table?.calledOff !== null)
    expect(off.table).toMatchObject({
      status: 'open',
      calledOff: { times: 1, by: [{ seat: 1, name: 'Bea' }] },
      seats: [{ name: 'Ada', ready: false }, { holder: 'open' }],
    })
  })

  it('needs everybody there: who is away could not open', async () => {
    const { table } = await gather()
    await bea.ask({ kind: 'unwatch', table })
    expect(await ada.ask({ kind: 'start', table })).toMatchObject({
      ok: false,
      error: { id: 'server.reject.playersAway', params: { count: 1 } },
    })
  })

  it('waits for whoever is away where a move has days, and begins when they look in', async () => {
    const [ann, carl] = [await rawClient(house.ws), await rawClient(house.ws)]
    const seats = { game: 'compendium', seats: 2, visibility: 'link', name: 'Ann', secret: secrets[0] }
    const begin = async (move: number) => {
      const clock = { move, reserve: 7 * 86_400, bot: null }
      const table = String((await ann.ask({ kind: 'create', ...seats, clock })).result?.['table'])
      await ann.ask({ kind: 'watch', table, secret: secrets[0] })
      await carl.ask({ kind: 'watch', table, secret: secrets[1] })
      const commitment = saltCommitmentOf(salts[1])
      await carl.ask({ kind: 'take', table, name: 'Carl', commitment, secret: secrets[1] })
      await ann.ask({ kind: 'ready', table, commitment: saltCommitmentOf(salts[0]) })
      await carl.ask({ kind: 'unwatch', table })
      return table
    }
    // Around the fire everybody has to be there.
    const hasty = await begin(3600)
    expect(await ann.ask({ kind: 'start', table: hasty })).toMatchObject({
      ok: false,
      error: { id: 'server.reject.playersAway' },
    })
    const table = await begin(86_400)
    expect(await ann.ask({ kind: 'start', table })).toMatchObject({ ok: true })
    expect(await ann.ask({ kind: 'open', table, salt: salts[0] })).toMatchObject({ ok: true })
    // Longer than others have to open: the start is not called off.
    const watch = guest.watch(table)
    await live(watch)
    await new Promise((resolve) => void setTimeout(resolve, 1300))
    expect(watch.get().table).toMatchObject({ status: 'opening', unopened: [1], calledOff: null })
    await carl.ask({ kind: 'watch', table, secret: secrets[1] })
    expect(await carl.ask({ kind: 'open', table, salt: salts[1] })).toMatchObject({ ok: true })
    await until(watch, (seen) => seen.table?.status === 'running')
    ann.close()
    carl.close()
  })

  it('refuses salts that could be guessed from their commitment', async () => {
    const { table } = await gather()
    for (const salt of ['short', 'x'.repeat(21), 'x'.repeat(65), 'соль'.repeat(8)]) {
      expect(await ada.ask({ kind: 'open', table, salt })).toMatchObject({
        ok: false,
        error: { id: 'server.reject.badMessage' },
      })
    }
  })
})

describe('salts that are being opened', { timeout: 30_000 }, () => {
  it('survive a restart of the server, and so does its patience', async () => {
    const data = mkdtempSync(join(tmpdir(), 'athanor-opening-'))
    const first = await testServer({}, {}, data)
    const [ada, bea, guest] = [await rawClient(first.ws), await rawClient(first.ws), testClient(first.ws)]
    const { table, watch } = await gathered(ada, bea, guest)
    await ada.ask({ kind: 'start', table })
    await ada.ask({ kind: 'open', table, salt: salts[0] })
    await until(watch, (seen) => seen.table?.unopened.length === 1)
    await first.stop()
    await until(guest.status, (status) => status !== 'online')
    const port = new URL(first.http).port
    const second = await testServer({ ATHANOR_PORT: port, ATHANOR_OPEN_SECONDS: '1' }, {}, data)
    expect((await live(watch)).table).toMatchObject({ status: 'opening', unopened: [1] })
    const off = await until(watch, (seen) => seen.table?.calledOff !== null)
    expect(off.table?.calledOff?.by).toEqual([{ seat: 1, name: 'Bea' }])
    guest.close()
    await second.stop()
    rmSync(data, { recursive: true, force: true })
  })
})

describe('a start by correspondence in which somebody does not come', { timeout: 30_000 }, () => {
  const day = 86_400_000

  /** Ada has opened, Bea is away; both have a day. Then everybody goes. */
  async function begun(house: TestServer): Promise<string> {
    const [ada, bea] = [await rawClient(house.ws), await rawClient(house.ws)]
    const clock = { move: 86_400, reserve: 0, bot: 'random' }
    const wish = { game: 'compendium', seats: 2, visibility: 'link', name: 'Ada', clock, secret: secrets[0] }
    const table = String((await ada.ask({ kind: 'create', ...wish })).result?.['table'])
    await ada.ask({ kind: 'watch', table, secret: secrets[0] })
    await bea.ask({ kind: 'watch', table, secret: secrets[1] })
    const [first, second] = salts.map(saltCommitmentOf)
    await bea.ask({ kind: 'take', table, name: 'Bea', commitment: second, secret: secrets[1] })
    await ada.ask({ kind: 'ready', table, commitment: first })
    await bea.ask({ kind: 'unwatch', table })
    await ada.ask({ kind: 'start', table })
    expect(await ada.ask({ kind: 'open', table, salt: salts[0] })).toMatchObject({ ok: true })
    ada.close()
    bea.close()
    return table
  }

  const stateOf = async (house: TestServer, table: string) => {
    const client = testClient(house.ws)
    const { table: info } = await client.send('glance', { table })
    client.close()
    return info
  }

  /** The house looks after what is not in memory, until it has done so. */
  async function isCalledOff(house: TestServer, table: string): Promise<void> {
    await expect
      .poll(async () => {
        await house.server.wakeDue()
        const last = (await house.server.store.rowsAfter(table, 0)).at(-1)
        return (JSON.parse(last?.record ?? '{}') as Partial<TableRecord>).status
      })
      .toBe('open')
  }

  it('is called off after a day, though the table was put out of memory', async () => {
    let passed = 0
    const house = await testServer({}, { now: () => 1e12 + passed, elapsed: () => passed })
    const table = await begun(house)
    passed += 0.6 * day
    house.server.evict()
    await house.server.wakeDue()
    // That somebody has looked gives nobody the whole day anew.
    expect(await stateOf(house, table)).toMatchObject({ status: 'opening', unopened: [1] })
    passed += 0.2 * day
    house.server.evict()
    passed += 0.3 * day
    await isCalledOff(house, table)
    expect((await stateOf(house, table)).calledOff).toEqual({ times: 1, by: [{ seat: 1, name: 'Bea' }] })
    await house.stop()
  })

  it('is called off after a day in which the server was there, and is not put away as a forgotten room before', async () => {
    const data = mkdtempSync(join(tmpdir(), 'athanor-letters-'))
    let passed = 0
    const clocks = { now: () => 1e12 + passed, elapsed: () => passed }
    const env = { ATHANOR_KEEP_OPEN_HOURS: '1' }
    const first = await testServer(env, clocks, data)
    const table = await begun(first)
    await first.stop()
    // A week in which the server is off.
    const second = await testServer(env, { now: () => 7 * day + clocks.now(), elapsed: clocks.elapsed }, data)
    await second.server.wakeDue()
    expect(await stateOf(second, table)).toMatchObject({ status: 'opening', calledOff: null })
    passed += 0.9 * day
    second.server.forget(table)
    await second.server.expire()
    expect((await second.server.store.load(table))?.away).toBe(false)
    passed += 0.2 * day
    await isCalledOff(second, table)
    await second.stop()
    rmSync(data, { recursive: true, force: true })
  })
})

describe('people with the client library', { timeout: 30_000 }, () => {
  it('need not care about any of it, and can prove their game against what they kept', async () => {
    const house = await testServer()
    const [one, two] = [testClient(house.ws), testClient(house.ws)]
    const host = await hostTable(one, { seats: 3, bots: ['random'] })
    const second = await joinTable(two, host.table)
    await one.send('start', { table: host.table })
    await Promise.all([playRandomly(host, 1), playRandomly(second, 2)])
    const { log } = await one.send('log', { table: host.table })
    const played = log as unknown as GameLog<unknown, unknown>
    for (const [seat, client] of [one, two].entries()) {
      const kept = client.trustRecord(host.table)
      expect(kept?.shares.map(({ salt }) => salt)).toEqual([played.header.seats[seat]?.salt])
      expect(Object.keys(kept?.heads ?? {})).toHaveLength(played.entries.length + 1)
      expect(verify(compendium, played, seenOf(kept ?? expect.fail()))).toMatchObject({ ok: true })
    }
    demandNoProblems([one, two])
    one.close()
    two.close()
    await house.stop()
  })
})

describe('a table that was stored before players committed to salts', () => {
  const seat = { name: 'A', colour: 'white', bot: null, salt: 'old', keys: [] }
  const stored = (status: string, holder: string) =>
    upToDate({ status, seats: [{ ...seat, holder }] } as unknown as TableRecord)

  it('has everybody say ready anew, while a game that runs goes on', () => {
    expect(stored('open', 'person').seats[0]).toMatchObject({ commitment: null, salt: null })
    expect(stored('open', 'bot').seats[0]).toMatchObject({ commitment: saltCommitmentOf('old'), salt: 'old' })
    expect(stored('running', 'person').seats[0]).toMatchObject({ commitment: saltCommitmentOf('old'), salt: 'old' })
    expect(stored('running', 'person').calledOff).toBeNull()
  })
})
