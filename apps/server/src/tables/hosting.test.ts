import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostTable, joinTable, playRandomly, startGame } from '../testing/players.ts'
import { refusalOf } from '../testing/rejections.ts'
import { demandNoProblems, live, type TestClient, testClient, until } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'

const patient = { ATHANOR_SEAT_SECONDS: '600' }

describe('a host before the start', { timeout: 30_000 }, () => {
  let house: TestServer
  let clients: TestClient[] = []
  const client = () => {
    const fresh = testClient(house.ws)
    clients.push(fresh)
    return fresh
  }
  beforeEach(async () => {
    house = await testServer(patient)
  })
  afterEach(async () => {
    demandNoProblems(clients)
    for (const each of clients) each.close()
    clients = []
    await house.stop()
  })

  it('gives the seat of somebody who is not there free', async () => {
    const [one, two, three] = [client(), client(), client()]
    const host = await hostTable(one, { seats: 3 })
    const { table } = host
    const squatter = await joinTable(two, table)
    two.close()
    await until(host.watch, (seen) => seen.table?.seats[1]?.present === false)
    await one.send('free', { table, seat: squatter.seat })
    await until(host.watch, (seen) => seen.table?.seats[1]?.holder === 'open')
    // The seat is anybody's, the name too.
    expect((await joinTable(three, table, 'Bertram')).seat).toBe(squatter.seat)
  })

  it('asks somebody to leave, who cannot come back with the same secret', async () => {
    const [one, two] = [client(), client()]
    const { table } = await hostTable(one, { seats: 3 })
    const guest = await joinTable(two, table)
    await one.send('free', { table, seat: guest.seat })
    await until(guest.watch, ({ you }) => you === null)
    const again = { table, name: 'Bertram', commitment: 'ab'.repeat(32), secret: guest.secret }
    expect(await refusalOf(two.send('take', again))).toBe('server.reject.askedToLeave')
    expect(await refusalOf(two.send('chat', { table, text: 'but why' }))).toBe('server.reject.noSeat')
  })

  it('alone may do so, not to a bot, a free seat or the own one, and only before the start', async () => {
    const [one, two] = [client(), client()]
    const host = await hostTable(one, { seats: 3 })
    const { table } = host
    const guest = await joinTable(two, table)
    const free = (who: TestClient, seat: number) => refusalOf(who.send('free', { table, seat }))
    expect(await free(two, 0)).toBe('server.reject.notHost')
    expect(await free(one, 0)).toBe('server.reject.noSuchSeat')
    expect(await free(one, 2)).toBe('server.reject.noSuchSeat')
    expect(await free(one, 9)).toBe('server.reject.noSuchSeat')
    await one.send('bot', { table, seat: 2, bot: 'random' })
    expect(await free(one, 2)).toBe('server.reject.noSuchSeat')
    await startGame(host)
    expect(await free(one, guest.seat)).toBe('server.reject.notOpen')
  })

  it('decides who may find the table', async () => {
    const [one, two, reader] = [client(), client(), client()]
    const host = await hostTable(one, { seats: 3, visibility: 'link' })
    const { table } = host
    await joinTable(two, table)
    const leave = reader.lobby.subscribe(() => undefined)
    const isListed = (is: boolean) => until(reader.lobby, (tables) => tables?.some(({ id }) => id === table) === is)
    await isListed(false)
    expect(await refusalOf(two.send('visibility', { table, visibility: 'public' }))).toBe('server.reject.notHost')
    await one.send('visibility', { table, visibility: 'public' })
    await isListed(true)
    await until(host.watch, (seen) => seen.table?.visibility === 'public')
    await one.send('visibility', { table, visibility: 'link' })
    await isListed(false)
    leave()
  })

  it('of a rematch keeps the seats of those who played for a while', async () => {
    const [one, two] = [client(), client()]
    const host = await hostTable(one)
    const second = await joinTable(two, host.table)
    await startGame(host)
    await Promise.all([playRandomly(host, 1), playRandomly(second, 2)])
    await until(host.watch, (seen) => seen.table?.status === 'finished')
    const { table } = await one.send('rematch', { table: host.table })
    const hosting = one.watch(table, { secret: host.secret })
    await live(hosting)
    const bot = () => refusalOf(one.send('bot', { table, seat: 1, bot: 'random' }))
    const free = () => refusalOf(one.send('free', { table, seat: 1 }))
    expect([await bot(), await free()]).toEqual(['server.reject.seatTaken', 'server.reject.notAbsentYet'])
    await live(two.watch(table, { secret: second.secret }))
    await until(hosting, (seen) => seen.table?.seats[1]?.present === true)
    expect([await bot(), await free()]).toEqual(['server.reject.seatTaken', 'server.reject.seatPresent'])
  })
})

describe('one address', { timeout: 30_000 }, () => {
  it('cannot sit on seats at every table', async () => {
    const house = await testServer({ ...patient, ATHANOR_ADDRESS_SEATS: '3' })
    const [host, squatter] = [testClient(house.ws), testClient(house.ws)]
    const tables = [await hostTable(host, { seats: 5 }), await hostTable(host, { seats: 5 })]
    const take = (index: number, name: string) => {
      const table = tables[index % 2]?.table ?? ''
      return refusalOf(
        squatter.send('take', { table, name, commitment: 'ab'.repeat(32), secret: squatter.randomHex(32) }),
      )
    }
    expect([await take(0, 'A'), await take(1, 'B'), await take(0, 'C')]).toEqual([
      { seat: 1 },
      { seat: 1 },
      { seat: 2 },
    ])
    expect(await take(1, 'D')).toBe('server.reject.tooManySeats')
    // What the host frees may be taken again.
    await host.send('free', { table: tables[0]?.table ?? '', seat: 1 })
    expect(await take(1, 'D')).toEqual({ seat: 2 })
    expect(await take(0, 'E')).toBe('server.reject.tooManySeats')
    host.close()
    squatter.close()
    await house.stop()
  })

  it('cannot fill the disk by opening tables and leaving them', async () => {
    const house = await testServer({ ATHANOR_ADDRESS_NEW_TABLES: '5' })
    const client = testClient(house.ws)
    const wish = () =>
      ({ game: 'compendium', seats: 2, visibility: 'link', name: 'A', secret: client.randomHex(32) }) as const
    for (let made = 0; made < 5; made++) {
      const asked = wish()
      const { table } = await client.send('create', asked)
      const watch = client.watch(table, { secret: asked.secret })
      await live(watch)
      await client.send('leave', { table })
      watch.close()
    }
    expect(await refusalOf(client.send('create', wish()))).toBe('server.reject.tooFast')
    client.close()
    await house.stop()
  })
})
