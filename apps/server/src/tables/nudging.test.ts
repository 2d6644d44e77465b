import { afterEach, describe, expect, it } from 'vitest'
import { hostTable, joinTable, type SeatedPlayer, startGame } from '../testing/players.ts'
import { refusalOf } from '../testing/rejections.ts'
import { atVersion, demandNoProblems, live, type TestClient, testClient, until } from '../testing/testClient.ts'
import { type TurnedHouse, turnedHouse } from '../testing/turnedClock.ts'

const second = 1000

describe('somebody who is there and does not decide', { timeout: 30_000 }, () => {
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

  /** Three people; the first one has to move. As the house is shipped: 30 s away, 60 s to a nudge, 3 min to a vote. */
  async function openTable(env: Readonly<Record<string, string>> = {}) {
    const house = await turnedHouse(null, Date.now(), { ATHANOR_ABSENT_SECONDS: '30', ...env })
    houses.push(house)
    const sleeper = await hostTable(client(house), { seats: 3, options: { firstPlayer: 'seat1' } })
    const { table } = sleeper
    const second = await joinTable(client(house), table)
    const third = await joinTable(client(house), table, 'Clara')
    await startGame(sleeper)
    for (const { watch } of [second, third]) await until(watch, atVersion(0))
    const nudge = (by: SeatedPlayer, seat = 0) => refusalOf(by.client.send('nudge', { table, seat }))
    const propose = (by: SeatedPlayer, seat = 0) => refusalOf(by.client.send('propose', { table, seat, bot: 'greedy' }))
    /** How everybody who comes now finds it. */
    const standing = async () => (await second.client.send('glance', { table })).table
    return { house, table, sleeper, second, third, nudge, propose, standing }
  }

  async function moveOf({ client: from, table }: SeatedPlayer): Promise<void> {
    const { version, actions } = await from.send('legal', { table, from: 0, count: 1 })
    await from.send('act', { table, version, action: actions[0] })
  }

  it('may be nudged after a minute, and then once a minute', async () => {
    const { house, sleeper, second: other, third, nudge, standing } = await openTable()
    expect((await standing()).holdUps).toEqual([])
    house.pass(59 * second)
    expect(await nudge(other)).toBe('server.reject.notIdleYet')
    house.pass(second)
    expect((await standing()).holdUps).toEqual([{ seat: 0, why: 'idle', mayNudge: true, mayPropose: false }])
    expect(await nudge(other)).toEqual({})
    const { table: info } = await until(sleeper.watch, (seen) => seen.table?.nudges.length === 1)
    expect(info?.nudges).toEqual([{ seat: 0, by: 1, number: 1, answered: false }])
    expect([await nudge(other), await nudge(third)]).toEqual(['server.reject.notIdleYet', 'server.reject.notIdleYet'])
    house.pass(60 * second)
    expect(await nudge(third)).toEqual({})
    const { table: again } = await until(sleeper.watch, (seen) => seen.table?.nudges[0]?.number === 2)
    expect(again?.nudges).toEqual([{ seat: 0, by: 2, number: 2, answered: false }])
  })

  it('tells everybody when that time has come, without anybody asking', async () => {
    const { sleeper, second: other } = await openTable({ ATHANOR_NUDGE_SECONDS: '0' })
    await moveOf(sleeper)
    const { table: info } = await until(other.watch, (seen) => seen.table?.holdUps[0]?.seat === 1)
    expect(info?.holdUps).toEqual([{ seat: 1, why: 'idle', mayNudge: true, mayPropose: false }])
  })

  it('may be replaced by vote three minutes after a nudge, however often it comes, and not without one', async () => {
    const { house, table, second: other, third, nudge, propose, standing } = await openTable()
    house.pass(600 * second)
    expect(await propose(other)).toBe('server.reject.seatPresent')
    await nudge(other)
    house.pass(100 * second)
    await nudge(third)
    house.pass(79 * second)
    expect(await propose(other)).toBe('server.reject.seatPresent')
    house.pass(second)
    expect((await standing()).holdUps).toEqual([{ seat: 0, why: 'idle', mayNudge: true, mayPropose: true }])
    expect(await propose(other)).toEqual({})
    const { table: asked } = await until(third.watch, (seen) => seen.table?.proposals.length === 1)
    expect(asked?.proposals).toEqual([{ seat: 0, bot: 'greedy', agreed: [1], missing: [2] }])
    await third.client.send('vote', { table, seat: 0, agree: true, bot: 'greedy' })
    await until(third.watch, (seen) => seen.table?.seats[0]?.bot === 'greedy')
    await until(third.watch, atVersion(1))
    expect(third.watch.get().table?.nudges).toEqual([])
  })

  it('answers, and the others have to wait and nudge anew', async () => {
    const { house, table, sleeper, second: other, third, nudge, propose } = await openTable()
    house.pass(60 * second)
    await nudge(other)
    house.pass(200 * second)
    await propose(other)
    await until(sleeper.watch, (seen) => seen.table?.proposals.length === 1)
    await sleeper.client.send('resume', { table })
    const { table: info } = await until(third.watch, (seen) => seen.table?.nudges[0]?.answered === true)
    expect(info?.proposals).toEqual([])
    expect(await propose(other)).toBe('server.reject.seatPresent')
    expect(await nudge(third)).toEqual({})
    house.pass(179 * second)
    expect(await propose(other)).toBe('server.reject.seatPresent')
    house.pass(second)
    expect(await propose(other)).toEqual({})
  })

  it('moves, and everything that was about the decision is over', async () => {
    const { house, sleeper, second: other, third, nudge, propose, standing } = await openTable()
    house.pass(60 * second)
    await nudge(other)
    house.pass(180 * second)
    await propose(other)
    await moveOf(sleeper)
    const { table: info } = await until(third.watch, (seen) => seen.table?.proposals.length === 0)
    expect(info).toMatchObject({ nudges: [], holdUps: [], seats: [{ bot: null }, {}, {}] })
    // The next one has all the time again.
    house.pass(59 * second)
    expect(await nudge(third, 1)).toBe('server.reject.notIdleYet')
    house.pass(second)
    expect((await standing()).holdUps).toEqual([{ seat: 1, why: 'idle', mayNudge: true, mayPropose: false }])
  })

  it('is decided once when the move and the last vote cross each other', async () => {
    const { house, table, sleeper, second: other, third, nudge, propose } = await openTable()
    house.pass(60 * second)
    await nudge(other)
    house.pass(180 * second)
    await propose(other)
    await until(third.watch, (seen) => seen.table?.proposals.length === 1)
    const vote = refusalOf(third.client.send('vote', { table, seat: 0, agree: true, bot: 'greedy' }))
    const move = refusalOf(moveOf(sleeper))
    const [voted, moved] = [await vote, await move]
    const { table: info } = await until(other.watch, atVersion(1))
    if (info?.seats[0]?.bot === null) expect(voted).not.toEqual({})
    else expect([voted, moved === undefined || typeof moved === 'string']).toEqual([{}, true])
  })

  it('goes and comes back, and is no longer called idle', async () => {
    const { house, table, sleeper, second: other, nudge, propose, standing } = await openTable()
    house.pass(60 * second)
    await nudge(other)
    sleeper.client.close()
    await until(other.watch, (seen) => seen.table?.seats[0]?.present === false)
    house.pass(29 * second)
    expect((await standing()).holdUps).toEqual([{ seat: 0, why: 'away', mayNudge: false, mayPropose: false }])
    expect(await nudge(other)).toBe('server.reject.seatAway')
    house.pass(300 * second)
    expect((await standing()).holdUps).toEqual([{ seat: 0, why: 'away', mayNudge: false, mayPropose: true }])
    await live(client(house).watch(table, { secret: sleeper.secret }))
    await until(other.watch, (seen) => seen.table?.seats[0]?.present === true)
    expect((await standing()).holdUps).toEqual([])
    expect(await propose(other)).toBe('server.reject.seatPresent')
    house.pass(179 * second)
    expect(await propose(other)).toBe('server.reject.seatPresent')
    house.pass(second)
    expect(await propose(other)).toEqual({})
  })

  it('is nudged by nobody who only watches, by nobody else’s leave, and never where nobody waits', async () => {
    const { house, table, sleeper, second: other, nudge } = await openTable()
    house.pass(60 * second)
    const stranger = client(house)
    expect(await refusalOf(stranger.send('nudge', { table, seat: 0 }))).toBe('server.reject.notWatching')
    await live(stranger.watch(table))
    expect(await refusalOf(stranger.send('nudge', { table, seat: 0 }))).toBe('server.reject.noSeat')
    await live(stranger.watch(table, { secret: stranger.randomHex(32) }))
    expect(await refusalOf(stranger.send('nudge', { table, seat: 0 }))).toBe('server.reject.noSeat')
    expect(await nudge(sleeper)).toBe('server.reject.noSuchSeat')
    expect(await nudge(other, 9)).toBe('server.reject.noSuchSeat')
    expect(await nudge(other, 2)).toBe('server.reject.notIdleYet')
    await sleeper.client.send('handOver', { table, bot: 'greedy' })
    expect(await nudge(other)).toBe('server.reject.seatPlayedByBot')
    const open = await hostTable(client(house))
    expect(await refusalOf(open.client.send('nudge', { table: open.table, seat: 1 }))).toBe('server.reject.notRunning')
  })
})
