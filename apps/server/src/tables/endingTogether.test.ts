import { type GameLog, verify } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { afterEach, describe, expect, it } from 'vitest'
import { hostTable, joinTable, type SeatedPlayer, startGame, type TableWish } from '../testing/players.ts'
import { refusalOf } from '../testing/rejections.ts'
import { atVersion, demandNoProblems, live, type TestClient, testClient, until } from '../testing/testClient.ts'
import { type TurnedHouse, turnedHouse } from '../testing/turnedClock.ts'

const second = 1000

describe('a game that everybody ends before its end', { timeout: 30_000 }, () => {
  const clients: TestClient[] = []
  const houses: TurnedHouse[] = []
  afterEach(async () => {
    demandNoProblems(clients)
    for (const each of clients.splice(0)) each.close()
    for (const each of houses.splice(0)) await each.stop()
  })

  function client(house: TurnedHouse): TestClient {
    const fresh = testClient(house.ws)
    clients.push(fresh)
    return fresh
  }

  /** Three people after a first move. */
  async function openTable(wish: TableWish = {}) {
    const house = await turnedHouse(null, Date.now(), { ATHANOR_ABSENT_SECONDS: '30' })
    houses.push(house)
    const first = await hostTable(client(house), { seats: 3, options: { firstPlayer: 'seat1' }, ...wish })
    const { table } = first
    const other = await joinTable(client(house), table)
    const third = await joinTable(client(house), table, 'Clara')
    await startGame(first)
    const { version, actions } = await first.client.send('legal', { table, from: 0, count: 1 })
    await first.client.send('act', { table, version, action: actions[0] })
    for (const { watch } of [other, third]) await until(watch, atVersion(1))
    const end = (by: SeatedPlayer, agree = true) => refusalOf(by.client.send('end', { table, agree }))
    const standing = async () => (await first.client.send('glance', { table })).table
    return { house, table, first, other, third, end, standing }
  }

  it('ends when everybody agrees: nobody wins, the secret is shown, and what was played is proved', async () => {
    const { table, first, other, third, end } = await openTable()
    expect(await end(first)).toEqual({})
    const { table: asked } = await until(third.watch, (seen) => seen.table?.ending !== null)
    expect(asked?.ending).toEqual({ agreed: [0], missing: [1, 2] })
    expect(await refusalOf(first.client.send('log', { table }))).toBe('server.reject.notFinished')
    // Twice says nothing more.
    expect(await end(first)).toEqual({})
    expect(await end(third)).toEqual({})
    expect((await until(other.watch, (seen) => seen.table?.ending?.agreed.length === 2)).table?.status).toBe('running')
    const { actions } = await other.client.send('legal', { table, from: 0, count: 1 })
    expect(await end(other)).toEqual({})
    const { table: info } = await until(first.watch, (seen) => seen.table?.status === 'finished')
    expect(info).toMatchObject({ outcome: null, endedTogether: [0, 1, 2], ending: null, holdUps: [], version: 1 })
    expect(await end(first)).toBe('server.reject.notRunning')
    const move = { table, version: 1, action: actions[0] }
    expect([
      await refusalOf(other.client.send('act', move)),
      await refusalOf(first.client.send('undo', { table, version: 1 })),
      await refusalOf(other.client.send('legal', { table, from: 0, count: 1 })),
    ]).toEqual(Array.from({ length: 3 }, () => 'server.reject.notRunning'))

    const { log } = await first.client.send('log', { table })
    const given = log as unknown as GameLog<unknown, unknown>
    expect(given).toMatchObject({ endedTogether: true, outcome: null, entries: [{}] })
    const game = games.newest('compendium') ?? expect.fail()
    expect(verify(game, given)).toMatchObject({ ok: true, entries: 1 })
    const seen = { heads: [{ version: 1, head: first.watch.get().game?.head ?? '' }] }
    expect(verify(game, given, seen)).toMatchObject({ ok: true })
    // Whoever cuts more off is caught by everybody who was there, and without the word of the house it is no end.
    expect(verify(game, { ...given, entries: [] }, seen)).toMatchObject({ ok: false, step: 'seen' })
    const { endedTogether: _, ...silent } = given
    expect(verify(game, silent)).toMatchObject({ ok: false, step: 'ending' })
    // They play again.
    const { table: next } = await first.client.send('rematch', { table })
    expect(next).not.toBe(table)
  })

  it('goes on when one person does not want that, or the one who proposed it thinks better of it', async () => {
    const { first, other, third, end } = await openTable()
    for (const by of [other, first]) {
      await end(first)
      await until(third.watch, (seen) => seen.table?.ending !== null)
      expect(await end(by, false)).toEqual({})
      const { table: info } = await until(third.watch, (seen) => seen.table?.ending === null)
      expect(info?.status).toBe('running')
    }
    expect(await end(other, false)).toBe('server.reject.noProposal')
  })

  it('asks nobody who only watches, and nobody before the start', async () => {
    const { house, table } = await openTable()
    const stranger = client(house)
    expect(await refusalOf(stranger.send('end', { table, agree: true }))).toBe('server.reject.notWatching')
    await live(stranger.watch(table, { secret: stranger.randomHex(32) }))
    expect(await refusalOf(stranger.send('end', { table, agree: true }))).toBe('server.reject.noSeat')
    const open = await hostTable(client(house))
    expect(await refusalOf(open.client.send('end', { table: open.table, agree: true }))).toBe(
      'server.reject.notRunning',
    )
  })

  it('costs nobody their word who lost the connection, also where a bot plays; ten minutes later it goes without', async () => {
    const { house, table, first, other, third, end, standing } = await openTable()
    third.client.close()
    await until(first.watch, (seen) => seen.table?.seats[2]?.present === false)
    house.pass(31 * second)
    await first.client.send('propose', { table, seat: 2, bot: 'random' })
    await other.client.send('vote', { table, seat: 2, agree: true })
    await until(first.watch, (seen) => seen.table?.seats[2]?.bot === 'random')
    await end(first)
    await end(other)
    expect(await standing()).toMatchObject({ status: 'running', ending: { agreed: [0, 1], missing: [2] } })
    house.pass(570 * second)
    // Somebody comes to look, and it is looked at again.
    await live(client(house).watch(table))
    await until(first.watch, (seen) => seen.table?.status === 'finished')
    expect((await standing()).endedTogether).toEqual([0, 1])
  })

  it('does not wait for whoever handed their seat over and went, but does when they are here', async () => {
    const { table, first, other, third, end } = await openTable()
    await third.client.send('handOver', { table, bot: 'random' })
    await end(first)
    await end(other)
    const { table: info } = await until(first.watch, (seen) => seen.table?.ending?.agreed.length === 2)
    expect(info?.ending?.missing).toEqual([2])
    third.client.close()
    await until(first.watch, (seen) => seen.table?.status === 'finished')
  })

  it('needs everybody by correspondence, who are away most of the time', async () => {
    const clock = { move: 86_400, reserve: 86_400, bot: null }
    const { house, table, first, other, third, end, standing } = await openTable({ clock })
    third.client.close()
    await until(first.watch, (seen) => seen.table?.seats[2]?.present === false)
    house.pass(3600 * second)
    await end(first)
    await end(other)
    await live(client(house).watch(table))
    expect(await standing()).toMatchObject({ status: 'running', ending: { missing: [2] } })
    const back = client(house)
    await live(back.watch(table, { secret: third.secret }))
    await back.send('end', { table, agree: true })
    await until(first.watch, (seen) => seen.table?.status === 'finished')
  })
})
