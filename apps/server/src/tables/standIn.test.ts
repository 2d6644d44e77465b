import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTable, joinTable, startGame } from '../testing/players.ts'
import { refusalOf } from '../testing/rejections.ts'
import { atVersion, demandNoProblems, live, type TestClient, testClient, until } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'

describe('a stand-in for somebody who is gone', { timeout: 30_000 }, () => {
  let house: TestServer
  const clients: TestClient[] = []
  const client = (to = house) => {
    const fresh = testClient(to.ws)
    clients.push(fresh)
    return fresh
  }
  beforeAll(async () => {
    house = await testServer()
  })
  afterAll(async () => {
    demandNoProblems(clients)
    for (const each of clients) each.close()
    await house.stop()
  })

  /** Three people; the third one, whose turn is first, has lost the connection. */
  async function tableWithAGap(firstPlayer = 'seat3', to = house) {
    const [one, two, three] = [client(to), client(to), client(to)]
    const host = await hostTable(one, { seats: 3, options: { firstPlayer } })
    const { table } = host
    const second = await joinTable(two, table)
    const third = await joinTable(three, table, 'Clara')
    await startGame(host)
    await until(second.watch, atVersion(0))
    const propose = () => refusalOf(one.send('propose', { table, seat: 2, bot: 'greedy' }))
    return { one, two, three, host, second, third, table, propose }
  }

  it('needs the consent of everybody else who is there, plays with the seat’s view, and gives way to its owner', async () => {
    const { one, two, three, host, second, third, table, propose } = await tableWithAGap()
    expect(await propose()).toBe('server.reject.seatPresent')
    three.close()
    await until(host.watch, (seen) => seen.table?.seats[2]?.present === false)
    expect(await refusalOf(two.send('vote', { table, seat: 2, agree: true }))).toBe('server.reject.noProposal')
    expect(await propose()).toEqual({})
    const asked = await until(second.watch, (seen) => seen.table?.proposals.length === 1)
    expect(asked.table?.proposals).toEqual([{ seat: 2, bot: 'greedy', agreed: [0], missing: [1] }])
    await two.send('vote', { table, seat: 2, agree: true })
    const { table: info } = await until(host.watch, atVersion(1))
    expect(info?.seats[2]).toMatchObject({ holder: 'person', name: 'Clara', bot: 'greedy', present: false })
    expect(await propose()).toBe('server.reject.seatPlayedByBot')

    const back = client()
    const watch = back.watch(table, { secret: third.secret })
    expect((await live(watch)).you).toBe(2)
    await back.send('resume', { table })
    await until(host.watch, (seen) => seen.table?.seats[2]?.bot === null)
    for (const each of [one, two]) {
      const { version, actions } = await each.send('legal', { table, from: 0, count: 1 })
      await each.send('act', { table, version, action: actions[0] })
    }
    const { game } = await until(watch, ({ game: now }) => now?.sight.owed[0]?.seat === 2)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(watch.get().game?.version).toBe(game?.version)
  })

  it('is not wanted when one person says no', async () => {
    const { two, three, host, second, table, propose } = await tableWithAGap()
    three.close()
    await until(host.watch, (seen) => seen.table?.seats[2]?.present === false)
    await propose()
    await until(second.watch, (seen) => seen.table?.proposals.length === 1)
    await two.send('vote', { table, seat: 2, agree: false })
    const { table: info } = await until(host.watch, (seen) => seen.table?.proposals.length === 0)
    expect(info?.seats[2]?.bot).toBeNull()
  })

  it('takes a voter’s word for the bot that was shown and for no other', async () => {
    const { one, two, three, host, second, table, propose } = await tableWithAGap()
    three.close()
    await until(host.watch, (seen) => seen.table?.seats[2]?.present === false)
    await propose()
    const { table: asked } = await until(second.watch, (seen) => seen.table?.proposals.length === 1)
    const shown = asked?.proposals[0]?.bot ?? expect.fail()
    expect(shown).toBe('greedy')
    // The other proposal lands just before the answer.
    await one.send('propose', { table, seat: 2, bot: 'random' })
    expect(await refusalOf(two.send('vote', { table, seat: 2, agree: true, bot: shown }))).toBe(
      'server.reject.otherProposal',
    )
    const { table: now } = await until(second.watch, (seen) => seen.table?.proposals[0]?.bot === 'random')
    expect(now).toMatchObject({ proposals: [{ agreed: [0], missing: [1] }], seats: [{}, {}, { bot: null }] })
    expect(await refusalOf(two.send('vote', { table, seat: 2, agree: false, bot: shown }))).toBe(
      'server.reject.otherProposal',
    )
    expect(await refusalOf(two.send('vote', { table, seat: 2, agree: true, bot: 'random' }))).toEqual({})
    await until(host.watch, (seen) => seen.table?.seats[2]?.bot === 'random')
  })

  it('loses the consents to another bot with the proposal of that one', async () => {
    const one = client()
    const host = await hostTable(one, { seats: 4, options: { firstPlayer: 'seat4' } })
    const { table } = host
    const [two, three, four] = [client(), client(), client()]
    await joinTable(two, table)
    const third = await joinTable(three, table, 'Clara')
    await joinTable(four, table, 'Dora')
    await startGame(host)
    four.close()
    await until(host.watch, (seen) => seen.table?.seats[3]?.present === false)
    await one.send('propose', { table, seat: 3, bot: 'greedy' })
    await two.send('vote', { table, seat: 3, agree: true, bot: 'greedy' })
    await one.send('propose', { table, seat: 3, bot: 'random' })
    await one.send('propose', { table, seat: 3, bot: 'greedy' })
    const { table: now } = await until(third.watch, (seen) => seen.table?.proposals[0]?.bot === 'greedy')
    expect(now?.proposals[0]).toMatchObject({ agreed: [0], missing: [1, 2] })
  })

  it('comes at once when nobody else is there to ask, or when the player says goodbye', async () => {
    const { two, three, host, table, propose } = await tableWithAGap()
    await three.send('leave', { table })
    two.close()
    await until(host.watch, (seen) => seen.table?.seats.filter(({ present }) => present).length === 1)
    expect(await propose()).toEqual({})
    await until(host.watch, atVersion(1))
  })

  it('is refused for seats that are not there, bots that are not there, and by spectators', async () => {
    const { one, table } = await tableWithAGap()
    const propose = (seat: number, bot: string) => refusalOf(one.send('propose', { table, seat, bot }))
    expect(await propose(5, 'greedy')).toBe('server.reject.noSuchSeat')
    expect(await propose(2, 'genius')).toBe('server.reject.unknownBot')
    const guest = client()
    await live(guest.watch(table))
    expect(await refusalOf(guest.send('propose', { table, seat: 2, bot: 'greedy' }))).toBe('server.reject.noSeat')
    expect(await refusalOf(guest.send('vote', { table, seat: 2, agree: true }))).toBe('server.reject.noSeat')
    expect(await refusalOf(guest.send('resume', { table }))).toBe('server.reject.noSeat')
    const open = await hostTable(client())
    expect(await refusalOf(open.client.send('propose', { table: open.table, seat: 1, bot: 'greedy' }))).toBe(
      'server.reject.notRunning',
    )
  })

  it('has to wait a little while the player may only be in a tunnel, by a clock that nobody sets', async () => {
    const clocks = { wall: Date.now(), passed: 0 }
    const patient = await testServer(
      { ATHANOR_ABSENT_SECONDS: '600' },
      { now: () => clocks.wall, elapsed: () => clocks.passed },
    )
    const [one, two] = [testClient(patient.ws), testClient(patient.ws)]
    const host = await hostTable(one)
    await joinTable(two, host.table)
    await startGame(host)
    two.close()
    await until(host.watch, (seen) => seen.table?.seats[1]?.present === false)
    const propose = () => refusalOf(one.send('propose', { table: host.table, seat: 1, bot: 'greedy' }))
    expect(await propose()).toBe('server.reject.notAbsentYet')
    clocks.wall += 86_400_000
    expect(await propose()).toBe('server.reject.notAbsentYet')
    clocks.wall -= 2 * 86_400_000
    clocks.passed = 599_000
    expect(await propose()).toBe('server.reject.notAbsentYet')
    clocks.passed = 601_000
    expect(await propose()).toEqual({})
    one.close()
    await patient.stop()
  })

  it('is no longer wanted when the player comes back, before anybody has voted', async () => {
    const { three, third, host, second, table, propose } = await tableWithAGap()
    three.close()
    await until(host.watch, (seen) => seen.table?.seats[2]?.present === false)
    await propose()
    await until(second.watch, (seen) => seen.table?.proposals.length === 1)
    const back = client()
    await live(back.watch(table, { secret: third.secret }))
    const { table: info } = await until(host.watch, (seen) => seen.table?.proposals.length === 0)
    expect(info?.seats[2]).toMatchObject({ bot: null, present: true })
    // It does not come again by itself when the player goes once more.
    back.close()
    await until(host.watch, (seen) => seen.table?.seats[2]?.present === false)
    expect(host.watch.get().table).toMatchObject({ proposals: [], seats: [{}, {}, { bot: null }] })
  })

  it('comes by itself when the last one who was asked goes away', async () => {
    const { two, three, host, second, propose } = await tableWithAGap()
    three.close()
    await until(host.watch, (seen) => seen.table?.seats[2]?.present === false)
    await propose()
    await until(second.watch, (seen) => seen.table?.proposals.length === 1)
    two.close()
    const { table: info } = await until(host.watch, atVersion(1))
    expect(info).toMatchObject({ proposals: [], seats: [{ bot: null }, { bot: null }, { bot: 'greedy' }] })
  })

  it('is not decided by nobody: whoever agreed must be there, or come back', async () => {
    const { one, two, three, host, second, table, propose } = await tableWithAGap()
    three.close()
    await until(host.watch, (seen) => seen.table?.seats[2]?.present === false)
    await propose()
    await until(second.watch, (seen) => seen.table?.proposals.length === 1)
    const guest = client()
    const watching = guest.watch(table)
    await live(watching)
    one.close()
    await until(watching, (seen) => seen.table?.seats[0]?.present === false)
    two.close()
    await until(watching, (seen) => seen.table?.seats[1]?.present === false)
    expect(watching.get().table).toMatchObject({ proposals: [{ seat: 2, agreed: [0], missing: [] }] })
    await live(client().watch(table, { secret: host.secret }))
    await until(watching, (seen) => seen.table?.seats[2]?.bot === 'greedy')
  })

  describe('while absence takes its time', () => {
    it('leaves their word to those who only lost the connection, and takes it from those who said goodbye', async () => {
      const patient = await testServer({ ATHANOR_ABSENT_SECONDS: '600' })
      const { two, three, host, second, table, propose } = await tableWithAGap('seat3', patient)
      await three.send('leave', { table })
      await until(host.watch, (seen) => seen.table?.seats[2]?.present === false)
      two.close()
      await until(host.watch, (seen) => seen.table?.seats[1]?.present === false)
      expect(await propose()).toEqual({})
      const { table: asked } = await until(host.watch, (seen) => seen.table?.proposals.length === 1)
      expect(asked?.proposals[0]?.missing).toEqual([1])
      const back = client(patient)
      await live(back.watch(table, { secret: second.secret }))
      expect(host.watch.get().table?.proposals).toHaveLength(1)
      await back.send('leave', { table })
      await until(host.watch, atVersion(1))
      await patient.stop()
    })

    it('comes when the time is over', async () => {
      const patient = await testServer({ ATHANOR_ABSENT_SECONDS: '1' })
      const { two, three, host, second, table, propose } = await tableWithAGap('seat3', patient)
      await three.send('leave', { table })
      await until(host.watch, (seen) => seen.table?.seats[2]?.present === false)
      await propose()
      await until(second.watch, (seen) => seen.table?.proposals.length === 1)
      two.close()
      const left = performance.now()
      const { table: info } = await until(host.watch, (seen) => seen.table?.seats[2]?.bot === 'greedy')
      expect(performance.now() - left).toBeGreaterThan(900)
      expect(info?.proposals).toEqual([])
      await patient.stop()
    })
  })
})
