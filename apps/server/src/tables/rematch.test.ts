import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTable, joinTable, playRandomly, startGame } from '../testing/players.ts'
import { refusalOf } from '../testing/rejections.ts'
import { live, type TestClient, testClient, until } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'

describe('after the game', { timeout: 30_000 }, () => {
  let house: TestServer
  beforeAll(async () => {
    house = await testServer()
  })
  afterAll(() => house.stop())

  it('the same people meet at a new table, and whoever stays away can be replaced', async () => {
    const [one, two, guest] = [testClient(house.ws), testClient(house.ws), testClient(house.ws)]
    const host = await hostTable(one, { seats: 3, bots: ['random'] })
    const second = await joinTable(two, host.table)
    const { table } = host
    await live(guest.watch(table))
    await startGame(host)
    await Promise.all([playRandomly(host, 5), playRandomly(second, 6)])
    const { table: info } = await until(host.watch, (seen) => seen.table?.outcome !== null)
    expect(info?.outcome?.seats).toHaveLength(3)
    expect(await refusalOf(one.send('act', { table, version: host.watch.get().game?.version ?? 0, action: {} }))).toBe(
      'kernel.reject.badAction',
    )

    expect(await refusalOf(guest.send('rematch', { table }))).toBe('server.reject.noSeat')
    // The host of the first game may be gone, so whoever asks is the host of the next one.
    const again = await two.send('rematch', { table })
    const first = await one.send('rematch', { table })
    expect(again).toEqual(first)
    expect(await one.send('rematch', { table })).toEqual(first)
    await until(second.watch, (seen) => seen.table?.next === first.table)

    const watch = one.watch(first.table, { secret: host.secret })
    const fresh = await live(watch)
    expect(fresh.you).toBe(0)
    expect(fresh.table).toMatchObject({
      status: 'open',
      host: 1,
      previous: table,
      outcome: null,
      seats: [
        { holder: 'person', name: 'Abigail', ready: false },
        { holder: 'person', name: 'Bertram', ready: false, present: false },
        { holder: 'bot', bot: 'random', ready: true },
      ],
    })
    expect(fresh.table?.commitment).not.toBe(info?.commitment)
    expect(await refusalOf(one.send('start', { table: first.table }))).toBe('server.reject.notHost')
    watch.close()
    const hosting = two.watch(first.table, { secret: second.secret })
    await live(hosting)
    await two.ready(first.table)
    expect(await refusalOf(two.send('start', { table: first.table }))).toBe('server.reject.notReady')
    await until(hosting, (seen) => seen.table?.seats[0]?.present === false)
    await two.send('bot', { table: first.table, seat: 0, bot: 'random' })
    await two.send('start', { table: first.table })
    await until(hosting, ({ game }) => game !== null)
    for (const client of [one, two, guest]) {
      expect(client.problems).toEqual([])
      client.close()
    }
  })

  it('the seat follows to every device of whoever holds it, and so does the right to the room', async () => {
    const clients = Array.from({ length: 5 }, () => testClient(house.ws))
    const [one, two, tablet, laptop, phone] = clients as [TestClient, TestClient, TestClient, TestClient, TestClient]
    const host = await hostTable(one)
    const second = await joinTable(two, host.table)
    const { table } = host
    const link = async () => {
      const secret = two.randomHex(32)
      await two.send('link', { table, secret })
      return secret
    }
    const onTablet = await link()
    await startGame(host)
    await live(tablet.watch(table, { secret: onTablet }))
    await Promise.all([playRandomly(host, 5), playRandomly(second, 6)])
    await until(second.watch, (seen) => seen.table?.outcome !== null)

    const { table: next } = await tablet.send('rematch', { table })
    const seat = tablet.watch(next, { secret: onTablet })
    expect(await live(seat)).toMatchObject({ you: 1, table: { host: 1 } })
    expect(await live(two.watch(next, { secret: second.secret }))).toMatchObject({ you: 1 })
    // One more device, that came only when the rematch was there already.
    const late = await link()
    await live(laptop.watch(table, { secret: late }))
    expect(await live(laptop.watch(next, { secret: late }))).toMatchObject({ you: null })
    expect(await laptop.send('rematch', { table })).toEqual({ table: next })
    const { table: info } = await until(laptop.watch(next, { secret: late }), ({ you }) => you === 1)
    expect(info?.host).toBe(1)
    await tablet.ready(next)
    expect(await laptop.send('glance', { table: next, secret: late })).toMatchObject({ you: 1 })
    // The host's right goes with the seat, on whichever device.
    expect(await refusalOf(laptop.send('visibility', { table: next, visibility: 'link' }))).toEqual({})
    expect(await refusalOf(one.send('rematch', { table }))).toEqual({ table: next })
    // Nobody else gets in by asking.
    await live(phone.watch(table, { secret: phone.randomHex(32) }))
    expect(await phone.send('rematch', { table })).toEqual({ table: next })
    expect(await live(phone.watch(next, { secret: phone.randomHex(32) }))).toMatchObject({ you: null })
    for (const client of clients) {
      expect(client.problems).toEqual([])
      client.close()
    }
  })
})
