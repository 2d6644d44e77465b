import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTable, joinTable, startGame } from '../testing/players.ts'
import { refusalOf } from '../testing/rejections.ts'
import { atVersion, demandNoProblems, live, type TestClient, testClient, until } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'

describe('a seat that is handed over to a bot', { timeout: 30_000 }, () => {
  let house: TestServer
  const clients: TestClient[] = []
  const client = () => {
    const fresh = testClient(house.ws)
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

  async function tableOfTwo() {
    const host = await hostTable(client(), { options: { firstPlayer: 'seat2' } })
    const guest = await joinTable(client(), host.table)
    await startGame(host)
    await until(guest.watch, atVersion(0))
    const { table } = host
    const handOver = (bot = 'greedy') => refusalOf(guest.client.send('handOver', { table, bot }))
    return { host, guest, table, handOver }
  }

  it('is played on at once, with nobody’s leave, until its owner takes it back', async () => {
    const { host, guest, table, handOver } = await tableOfTwo()
    expect(await handOver()).toEqual({})
    await until(host.watch, atVersion(1))
    expect(host.watch.get().table?.seats[1]).toMatchObject({ holder: 'person', name: 'Bertram', bot: 'greedy' })
    expect(await handOver()).toBe('server.reject.seatPlayedByBot')
    guest.client.close()
    await until(host.watch, (seen) => seen.table?.seats[1]?.present === false)
    expect(host.watch.get().table?.holdUps).toEqual([])
    const back = client()
    await live(back.watch(table, { secret: guest.secret }))
    await back.send('resume', { table })
    await until(host.watch, (seen) => seen.table?.seats[1]?.bot === null)
    await back.send('resume', { table })
  })

  it('takes a bot that is there, and only of whoever holds the seat while the game is on', async () => {
    const { table, handOver } = await tableOfTwo()
    expect(await handOver('genius')).toBe('server.reject.unknownBot')
    const stranger = client()
    await live(stranger.watch(table))
    expect(await refusalOf(stranger.send('handOver', { table, bot: 'greedy' }))).toBe('server.reject.noSeat')
    const open = await hostTable(client())
    expect(await refusalOf(open.client.send('handOver', { table: open.table, bot: 'greedy' }))).toBe(
      'server.reject.notRunning',
    )
    // Twice at once.
    expect(await Promise.all([handOver('random'), handOver('random')])).toEqual([{}, 'server.reject.seatPlayedByBot'])
  })
})
