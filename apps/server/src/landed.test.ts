import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type GameLog, saltCommitmentOf, verify } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFolder } from './storage/dataFolder.ts'
import { landedAt, landedPeople, landedTables, writeLandedDatabase } from './testing/landedDatabase.ts'
import { playRandomly, type SeatedPlayer } from './testing/players.ts'
import { refusalOf } from './testing/rejections.ts'
import { atVersion, demandNoProblems, live, type TestClient, testClient, until } from './testing/testClient.ts'
import { type TestServer, testServer } from './testing/testServer.ts'

/** A minute later, whenever that was: nothing has to be cleared away yet. */
const soonAfter = () => landedAt + 60_000 + performance.now()
const [ada, bea, cas] = [0, 1, 2] as const
const { open, calledOff, opening, clock, withBots, apprentices, finished, rematch } = landedTables

it('a table from before there were checksums gets one when it is looked at', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-landed-'))
  writeLandedDatabase(folder)
  const house = await testServer({}, { now: soonAfter }, folder)
  const database = new DatabaseSync(join(folder, 'athanor.db'))
  const bare = () =>
    database
      .prepare('select table_id from snapshots where checksum is null')
      .all()
      .map((row) => row['table_id'])
  const client = testClient(house.ws)
  expect(new Set(bare())).toEqual(new Set(Object.values(landedTables)))
  await client.send('glance', { table: finished })
  await client.send('glance', { table: withBots })
  expect(bare()).not.toContain(finished)
  expect(bare()).not.toContain(withBots)
  expect(bare()).toHaveLength(6)
  client.close()
  await house.stop()
  // From now on a flipped bit is noticed.
  database.exec(`update snapshots set body = replace(body, '"Ada"', '"Eda"') where table_id = '${finished}'`)
  database.close()
  const store = await openFolder(folder)
  expect(await store.load(finished)).toMatchObject({ isWhole: false, lacksChecksum: false })
  expect(await store.load(withBots)).toMatchObject({ isWhole: true, lacksChecksum: false })
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the database of the landed version', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-landed-'))
  let house: TestServer
  let clients: readonly TestClient[] = []
  beforeAll(async () => {
    writeLandedDatabase(folder)
    house = await testServer({}, { now: soonAfter }, folder)
    clients = landedPeople.map(() => testClient(house.ws))
  })
  afterAll(async () => {
    demandNoProblems(clients)
    for (const each of clients) each.close()
    await house.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function back(who: number, table: string): Promise<SeatedPlayer> {
    const client = clients[who] ?? expect.fail()
    const secret = landedPeople[who]?.secret ?? ''
    const watch = client.watch(table, { secret })
    expect((await live(watch)).you).toBe(who)
    return { client, watch, table, seat: who, secret }
  }
  const company = (table: string, ...people: readonly number[]) => Promise.all(people.map((who) => back(who, table)))

  /** Everybody opens the salt that they have committed themselves to, as far as that is still owed. */
  async function openSalts(people: readonly SeatedPlayer[]): Promise<void> {
    for (const { client, table, seat } of people) {
      await client.send('open', { table, salt: landedPeople[seat]?.salt ?? '' })
    }
  }

  /** They play to the end, and the log proves that it was the same game all the time. */
  async function playOn(people: readonly SeatedPlayer[]): Promise<void> {
    await Promise.all(people.map((player, seed) => playRandomly(player, seed)))
    const [{ client, table, watch }] = people as readonly [SeatedPlayer]
    await until(watch, (seen) => seen.table?.status === 'finished')
    await expectVerified(client, table)
    for (const each of people) expect(each.watch.get().doubt).toBeNull()
  }

  async function expectVerified(client: TestClient | SeatedPlayer['client'], table: string): Promise<void> {
    const { log } = await client.send('log', { table })
    const kept = log as unknown as GameLog<unknown, unknown>
    const found = await games.find(kept.header.game, kept.header.rulesVersion)
    if (!found.ok) return expect.fail()
    expect(verify(found.game, kept)).toMatchObject({ ok: true })
  }

  it('lists what can be seen', async () => {
    const [reader = expect.fail()] = clients
    const leave = reader.lobby.subscribe(() => undefined)
    const tables = await until(reader.lobby, (list) => list !== null)
    const listed = [open, calledOff, opening, clock, apprentices, rematch]
    expect(new Set(tables?.map(({ id }) => id))).toEqual(new Set(listed))
    leave()
  })

  it('has a table that waits for players, who come and begin', async () => {
    const people = await company(open, ada, bea)
    const [host = expect.fail()] = people
    expect(host.watch.get().chat.map(({ text }) => text)).toEqual(['who else comes?', 'Cas will'])
    const { client, table } = host
    for (const seat of [2, 3]) await client.send('bot', { table, seat, bot: 'random' })
    await client.send('start', { table })
    await openSalts(people)
    await until(host.watch, ({ game }) => game !== null)
  })

  it('has a start that was called off, and another one succeeds', async () => {
    const people = await company(calledOff, ada, bea)
    const [host = expect.fail()] = people
    expect(host.watch.get().table).toMatchObject({ status: 'open', calledOff: { times: 1, by: [{ name: 'Bea' }] } })
    for (const { client, table, seat } of people) {
      await client.send('ready', { table, commitment: saltCommitmentOf(landedPeople[seat]?.salt ?? '') })
    }
    await host.client.send('start', { table: host.table })
    await openSalts(people)
    await playOn(people)
  })

  it('has a start in the middle, and goes on with it', async () => {
    const people = await company(opening, ada, bea)
    expect(people[0]?.watch.get().table).toMatchObject({ status: 'opening', unopened: [1] })
    await openSalts(people.slice(1))
    await until(people[0]?.watch ?? expect.fail(), ({ game }) => game !== null)
    await playOn(people)
  })

  it('has a game with clocks, notes, talk and moves that can still be taken back', async () => {
    const people = await company(clock, ada, bea, cas)
    const [first = expect.fail(), second = expect.fail(), third = expect.fail()] = people
    expect(people.map(({ watch }) => watch.get().note)).toEqual([
      'Ada keeps this to herself',
      'Bea keeps this to herself',
      '',
    ])
    expect(first.watch.get().chat.map(({ text }) => text)).toEqual(['your move', 'wait'])
    const { table: info, game } = first.watch.get()
    expect(game?.version).toBe(8)
    expect(info?.clocks.map(({ running, reserve }) => [running, reserve])).toEqual([
      [true, 600_000],
      [false, 600_000],
      [false, 600_000],
    ])
    // What the server was away for counts for nobody.
    const [left = 0] = info?.clocks.map(({ move }) => move) ?? []
    expect([left > 3_500_000, left <= 3_600_000]).toEqual([true, true])
    expect(await refusalOf(second.client.send('undo', { table: clock, version: 8 }))).toBe(
      'kernel.reject.nothingToUndo',
    )
    expect(await refusalOf(third.client.send('undo', { table: clock, version: 8 }))).toEqual({ version: 9 })
    for (const { watch } of people) await until(watch, atVersion(9))
    await playOn(people)
  })

  it('has games with bots, of every kind, that are played to their end', async () => {
    for (const people of [await company(withBots, ada), await company(apprentices, ada, bea)]) {
      const version = people[0]?.watch.get().game?.version ?? 0
      expect(version).toBeGreaterThan(5)
      await playOn(people)
      expect(people[0]?.watch.get().game?.version).toBeGreaterThan(version)
    }
  })

  it('has a game that is over, with its log, its talk and the next one', async () => {
    const [host = expect.fail()] = await company(finished, ada)
    const { table, chat } = host.watch.get()
    expect(table).toMatchObject({ status: 'finished', next: rematch })
    expect(chat.map(({ text }) => text)).toEqual(['well played'])
    await expectVerified(host.client, finished)
    expect((await back(ada, rematch)).watch.get().table).toMatchObject({ status: 'open', previous: finished })
  })
})
