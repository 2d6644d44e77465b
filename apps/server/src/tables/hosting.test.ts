import { saltCommitmentOf } from '@athanor/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostTable, joinTable, playRandomly, startGame } from '../testing/players.ts'
import { type RawClient, rawClient } from '../testing/rawClient.ts'
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

describe('one person', { timeout: 30_000 }, () => {
  const [secret, other] = ['a1'.repeat(32), 'b2'.repeat(32)]
  const [salt, otherSalt] = ['the-salt-of-ada-0123456', 'the-salt-of-bea-0123456']
  const person = (house: TestServer, digit: string) =>
    rawClient(house.ws, { cookie: `athanor_player=${digit.repeat(64)}` })
  const create = (ada: RawClient, bots: readonly string[] = []) =>
    ada.ask({ kind: 'create', game: 'compendium', seats: 2, bots, visibility: 'link', name: 'Ada', secret })

  it('has no more tables by starting them', async () => {
    const house = await testServer({ ATHANOR_PERSON_TABLES: '2' })
    const ada = await person(house, '1')
    for (let made = 0; made < 2; made++) {
      const table = (await create(ada, ['random'])).result?.['table']
      await ada.ask({ kind: 'watch', table, secret })
      await ada.ask({ kind: 'ready', table, commitment: saltCommitmentOf(salt) })
      expect(await ada.ask({ kind: 'start', table })).toMatchObject({ ok: true })
      // One game has begun, of the other only the start.
      if (made === 0) expect(await ada.ask({ kind: 'open', table, salt })).toMatchObject({ ok: true })
    }
    const full = { id: 'server.reject.tooManyOfYourTables', params: { who: 'person' } }
    expect((await create(ada, ['random'])).error).toEqual(full)
    ada.close()
    await house.stop()
  })

  it('has no more seats after a start that was called off', async () => {
    const house = await testServer({ ATHANOR_PERSON_SEATS: '1', ATHANOR_OPEN_SECONDS: '1' })
    const [ada, bea] = [await person(house, '1'), await person(house, '2')]
    const tables = [await create(ada), await create(ada)].map(({ result }) => String(result?.['table']))
    const [table = ''] = tables
    await ada.ask({ kind: 'watch', table, secret })
    await ada.ask({ kind: 'ready', table, commitment: saltCommitmentOf(salt) })
    const take = (at: string) =>
      bea.ask({ kind: 'take', table: at, name: 'Bea', commitment: saltCommitmentOf(otherSalt), secret: other })
    expect(await take(table)).toMatchObject({ ok: true })
    await bea.ask({ kind: 'watch', table, secret: other })
    const full = { id: 'server.reject.tooManySeats', params: { who: 'person' } }
    const further = async () => (await take(tables[1] ?? '')).error
    expect(await further()).toEqual(full)
    expect(await ada.ask({ kind: 'start', table })).toMatchObject({ ok: true })
    expect(await further()).toEqual(full)
    await expect
      .poll(async () => (await ada.ask({ kind: 'glance', table, secret })).result?.['table'], { timeout: 10_000 })
      .toMatchObject({ status: 'open', calledOff: expect.anything() as unknown })
    expect(await further()).toEqual(full)
    for (const each of [ada, bea]) each.close()
    await house.stop()
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

  it('gets no more seats by asking for many of them at once', async () => {
    const house = await testServer({ ...patient, ATHANOR_PERSON_SEATS: '12' })
    const host = testClient(house.ws)
    const tables = await Promise.all(Array.from({ length: 10 }, () => hostTable(host, { seats: 5 })))
    const squatters = Array.from({ length: 40 }, () => testClient(house.ws))
    const answers = await Promise.all(
      squatters.map((squatter, index) => {
        const table = tables[index % tables.length]?.table ?? ''
        const secret = squatter.randomHex(32)
        return refusalOf(squatter.send('take', { table, name: `M${index}`, commitment: secret, secret }))
      }),
    )
    expect(answers.filter((answer) => answer === 'server.reject.tooManySeats')).toHaveLength(28)
    for (const client of [host, ...squatters]) client.close()
    await house.stop()
  })

  it('has seats for many people who are known, each of whom may hold some', async () => {
    const house = await testServer({ ...patient, ATHANOR_PERSON_SEATS: '1', ATHANOR_ADDRESS_SEATS: '3' })
    const host = testClient(house.ws)
    const { table } = await hostTable(host, { seats: 5 })
    let asked = 0
    const sit = async (digit: string) => {
      const raw = await rawClient(house.ws, { cookie: `athanor_player=${digit.repeat(64)}` })
      const { error } = await raw.ask({
        kind: 'take',
        table,
        name: `M${++asked}`,
        commitment: 'ab'.repeat(32),
        secret: host.randomHex(32),
      })
      raw.close()
      return error ?? null
    }
    const full = (who: string) => ({ id: 'server.reject.tooManySeats', params: { who } })
    expect([await sit('1'), await sit('1'), await sit('2'), await sit('3')]).toEqual([null, full('person'), null, null])
    expect(await sit('4')).toEqual(full('address'))
    host.close()
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
