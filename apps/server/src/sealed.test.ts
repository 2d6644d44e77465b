import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { View } from '@athanor/alchemists'
import { alchemists } from '@athanor/alchemists'
import { games } from '@athanor/registry/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BotPlayers } from './bots/botPlayers.ts'
import { localBus } from './bus.ts'
import { sqliteStore } from './storage/sqlite.ts'
import { hostTable, joinTable, type SeatedPlayer, startGame } from './testing/players.ts'
import { rawClient } from './testing/rawClient.ts'
import { refusalOf } from './testing/rejections.ts'
import { atVersion, demandNoProblems, live, type TestClient, testClient, until } from './testing/testClient.ts'
import { type TestServer, testServer } from './testing/testServer.ts'

/** What a player could answer now, by its own sight alone. */
function answersOf({ watch }: SeatedPlayer): readonly object[] {
  return [...alchemists.legal(watch.get().game?.sight.view as unknown as View)]
}

const wish = { game: 'alchemists', seats: 3 } as const

describe('sealed answers', { timeout: 30_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-sealed-'))
  const bus = localBus()
  const clients: TestClient[] = []
  let house: TestServer
  let players: readonly [SeatedPlayer, SeatedPlayer, SeatedPlayer]
  let table: string
  const client = (to = house) => {
    const fresh = testClient(to.ws)
    clients.push(fresh)
    return fresh
  }
  beforeAll(async () => {
    house = await testServer({}, { games, bus }, folder)
  })
  /** At the start everybody chooses in secret which favour card to keep. */
  beforeEach(async () => {
    const host = await hostTable(client(), wish)
    table = host.table
    players = [host, await joinTable(client(), table), await joinTable(client(), table, 'Clara')]
    await startGame(host)
    await Promise.all(players.map(({ watch }) => until(watch, atVersion(0))))
  })
  afterAll(async () => {
    demandNoProblems(clients)
    for (const each of clients) each.close()
    await house.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const answer = (player: SeatedPlayer, version: number, number = 0) =>
    refusalOf(player.client.send('act', { table, version, action: answersOf(player).at(number) }))
  const takeBack = ({ client: mine }: SeatedPlayer, version: number) => refusalOf(mine.send('undo', { table, version }))
  const owedBy = ({ watch }: SeatedPlayer) => watch.get().game?.sight.owed.map(({ answered }) => answered)

  it('are known to be given, and to nobody but their giver what they are', async () => {
    const [one, two] = players
    const guest = client()
    const watching = guest.watch(table)
    await live(watching)
    const [first] = answersOf(one)
    expect(await answer(one, 0)).toEqual({ version: 1 })
    await Promise.all([...players.map(({ watch }) => watch), watching].map((watch) => until(watch, atVersion(1))))
    expect(owedBy(two)).toEqual([true, false, false])
    expect(one.watch.get().game?.sight.sealed).toEqual(first)
    expect(one.watch.get().game?.canUndo).toBe(true)
    for (const watch of [two.watch, watching]) {
      expect(watch.get().game).toMatchObject({ canUndo: false, sight: { sealed: null } })
      expect(watch.get().game?.steps[1]).toEqual({ version: 1, by: 0, events: [], head: expect.any(String) })
    }
    const update = guest.traffic.find((text) => text.includes('"version":1,'))
    expect(update).not.toContain('favour')
    expect(await one.client.send('legal', { table, from: 0, count: 5 })).toEqual({ version: 1, size: 0, actions: [] })
    expect((await two.client.send('legal', { table, from: 0, count: 5 })).size).toBe(answersOf(two).length)
  })

  it('do not make the answers of others stale, in whatever order they come', async () => {
    const [one, two, three] = players
    // All three decided in sight of the start.
    const answers = await Promise.all([answer(three, 0), answer(one, 0), answer(two, 0)])
    expect(new Set(answers)).toEqual(new Set([{ version: 1 }, { version: 2 }, { version: 3 }]))
    const { game } = await until(one.watch, atVersion(3))
    expect(game?.sight).toMatchObject({ step: 1, sealed: null })
    expect(game?.steps[3]?.events.map(({ kind }) => kind)).toContain('favourRejected')
  })

  it('are refused in sight of an earlier question, of a future one, twice, and when they are not legal', async () => {
    const [one, two, three] = players
    const old = answersOf(one)[0]
    expect(await answer(one, 7)).toBe('server.reject.stale')
    expect(await answer(one, 0)).toEqual({ version: 1 })
    expect(await answer(one, 1, -1)).toBe('kernel.reject.alreadySealed')
    // What somebody decided before their own answer lay on the table is no longer what they want.
    expect(await answer(one, 0, -1)).toBe('server.reject.stale')
    const foreign = { kind: 'bid', bid: 0 }
    expect(await refusalOf(two.client.send('act', { table, version: 0, action: foreign }))).toMatch(
      /^alchemists\.reject/,
    )
    expect(await answer(two, 0)).toEqual({ version: 2 })
    expect(await answer(three, 0)).toEqual({ version: 3 })
    for (const version of [0, 1, 2]) {
      expect(await refusalOf(one.client.send('act', { table, version, action: old }))).toBe('server.reject.stale')
      expect(await takeBack(one, version)).toBe('server.reject.stale')
    }
  })

  it('can be taken back and changed until the last one is in', async () => {
    const [one, two, three] = players
    const better = answersOf(one).at(-1)
    await answer(one, 0)
    expect(await takeBack(two, 1)).toBe('kernel.reject.nothingToUndo')
    await answer(two, 0)
    // The answer of somebody else came in between; it has nothing to do with one's own.
    expect(await takeBack(one, 1)).toEqual({ version: 3 })
    await until(two.watch, atVersion(3))
    expect(owedBy(two)).toEqual([false, true, false])
    expect(await takeBack(one, 3)).toBe('kernel.reject.nothingToUndo')
    expect(await answer(one, 0, -1)).toBe('server.reject.stale')
    await until(one.watch, atVersion(3))
    expect(await answer(one, 3, -1)).toEqual({ version: 4 })
    const { game } = await until(one.watch, atVersion(4))
    expect(game?.sight.sealed).toEqual(better)
    expect(await answer(three, 0)).toEqual({ version: 5 })
    await until(one.watch, atVersion(5))
    for (const player of players) expect(await takeBack(player, 5)).toBe('kernel.reject.nothingToUndo')
  })

  it('count once, however often they are sent', async () => {
    const [one, two, three] = players
    const raw = await rawClient(house.ws)
    await raw.ask({ kind: 'watch', table, secret: one.secret })
    const command = { kind: 'act', id: 'sealed', table, version: 0, action: answersOf(one)[0] }
    const twin = { ...command, version: 1 }
    const first = await Promise.all([raw.ask(command), raw.ask(command)])
    expect(first.map(({ result }) => result)).toEqual([{ version: 1 }, { version: 1 }])
    await answer(two, 0)
    expect((await raw.ask(twin)).error?.id).toBe('server.reject.idReused')
    await answer(three, 0)
    expect((await raw.ask(command)).result).toEqual({ version: 1 })
    const { game } = await until(one.watch, atVersion(3))
    expect(game?.version).toBe(3)
    raw.close()
  })

  it('are still there for whoever comes back in the middle', async () => {
    const [one, two, three] = players
    const [first] = answersOf(one)
    await answer(one, 0)
    one.client.close()
    await answer(two, 0)
    const back = client()
    const { game, you } = await live(back.watch(table, { secret: one.secret }))
    expect([you, game?.version, game?.canUndo, game?.sight.sealed]).toEqual([0, 2, true, first])
    expect(game?.sight.owed.map(({ answered }) => answered)).toEqual([true, true, false])
    const late = client()
    const other = await live(late.watch(table, { secret: three.secret }))
    expect(other.game?.sight.sealed).toBeNull()
    // Every step is told again, none of them with what was answered.
    expect(late.traffic.find((text) => text.includes('"you":2'))).not.toContain(JSON.stringify(first))
    expect(await refusalOf(back.send('undo', { table, version: 1 }))).toEqual({ version: 3 })
  })

  it('come in at two servers of one database at the same time', async () => {
    const store = await sqliteStore(join(folder, 'athanor.db'))
    const other = await testServer({}, { games, bus, store }, folder)
    const [one, two, three] = players
    const elsewhere = client(other)
    await live(elsewhere.watch(table, { secret: two.secret }))
    const away: SeatedPlayer = { ...two, client: elsewhere }
    const answers = await Promise.all([answer(one, 0), answer(away, 0)])
    expect(new Set(answers)).toEqual(new Set([{ version: 1 }, { version: 2 }]))
    expect(await answer(three, 0)).toEqual({ version: 3 })
    await until(one.watch, ({ game }) => game?.sight.step === 1)
    elsewhere.close()
    await other.stop()
  })
})

describe('a sealed answer', { timeout: 30_000 }, () => {
  it('survives a restart, and so does the patience with the others', async () => {
    const data = mkdtempSync(join(tmpdir(), 'athanor-sealed-restart-'))
    const first = await testServer({}, { games }, data)
    const [ada, bea] = [testClient(first.ws), testClient(first.ws)]
    const host = await hostTable(ada, { game: 'alchemists', seats: 2 })
    const second = await joinTable(bea, host.table)
    await startGame(host)
    await Promise.all([host, second].map(({ watch }) => until(watch, atVersion(0))))
    const mine = { table: host.table, version: 0, action: answersOf(host)[0] }
    const hers = { table: host.table, version: 0, action: answersOf(second)[0] }
    expect(await ada.send('act', mine)).toEqual({ version: 1 })
    await first.stop()
    const port = new URL(first.http).port
    const again = await testServer({ ATHANOR_PORT: port }, { games }, data)
    expect(await bea.send('act', hers)).toEqual({ version: 2 })
    await until(host.watch, ({ game }) => game?.sight.step === 1)
    ada.close()
    bea.close()
    await again.stop()
    rmSync(data, { recursive: true, force: true })
  })

  it('of a bot is not asked for again because a person was faster', async () => {
    const asked: (string | undefined)[] = []
    let answerNow = () => {}
    const gate = new Promise<void>((resolve) => {
      answerNow = resolve
    })
    const slow: BotPlayers = {
      waiting: 0,
      has: () => true,
      async choose(game, _, view) {
        asked.push((view as View).table.asks[0]?.kind)
        await gate
        return { action: game.legal(view).at(0), by: { bot: 'slow', effort: 1000, cutShort: false } }
      },
      volunteer: (_, bot) => Promise.resolve({ action: null, by: { bot, effort: 1000, cutShort: false } }),
      close: () => Promise.resolve(),
    }
    const house = await testServer({}, { games, bots: slow })
    const mine = testClient(house.ws)
    const host = await hostTable(mine, { game: 'alchemists', bots: ['greedy'] })
    const { table, watch } = host
    await startGame(host)
    await until(watch, atVersion(0))
    expect(await mine.send('act', { table, version: 0, action: answersOf(host)[0] })).toEqual({ version: 1 })
    await until(watch, atVersion(1))
    answerNow()
    const { game } = await until(watch, atVersion(2))
    expect(game?.steps.slice(1, 3).map(({ by }) => by)).toEqual([0, 1])
    expect(game?.sight.step).toBeGreaterThanOrEqual(1)
    expect(asked.filter((ask) => ask === 'keepFavour')).toHaveLength(1)
    mine.close()
    await house.stop()
  })
})
