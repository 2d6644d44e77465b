import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { hostTable, joinTable, type SeatedPlayer, startGame } from '../testing/players.ts'
import { refusalOf } from '../testing/rejections.ts'
import { atVersion, demandNoProblems, live, type TestClient, testClient, until } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'

const second = 1000
const day = 86_400 * second
const folder = mkdtempSync(join(tmpdir(), 'athanor-clocks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A house whose clock a test turns. */
async function clockHouse(folder: string | null = null, from = Date.now()) {
  let passed = 0
  const house: TestServer = await testServer({}, { now: () => from + passed, elapsed: () => passed }, folder)
  return {
    ...house,
    moment: () => from + passed,
    pass(milliseconds: number) {
      passed += milliseconds
    },
  }
}
type ClockHouse = Awaited<ReturnType<typeof clockHouse>>

describe('a table with a clock', { timeout: 30_000 }, () => {
  const clients: TestClient[] = []
  const houses: ClockHouse[] = []
  afterEach(async () => {
    demandNoProblems(clients)
    for (const each of clients.splice(0)) each.close()
    for (const each of houses.splice(0)) await each.stop()
  })

  function client(house: ClockHouse): TestClient {
    const fresh = testClient(house.ws)
    clients.push(fresh)
    return fresh
  }

  async function openHouse(): Promise<ClockHouse> {
    const house = await clockHouse()
    houses.push(house)
    return house
  }

  /** Two people, the first one to move, with so many seconds for a decision and for the whole game. */
  async function table(house: ClockHouse, move: number, reserve: number, bot: string | null = 'greedy') {
    const clock = { move, reserve, bot }
    const host = await hostTable(client(house), { options: { firstPlayer: 'seat1' }, clock })
    const guest = await joinTable(client(house), host.table)
    await startGame(host)
    await until(guest.watch, atVersion(0))
    return { host, guest, table: host.table }
  }

  async function moveOf({ client: from, table: id }: SeatedPlayer): Promise<void> {
    const { version, actions } = await from.send('legal', { table: id, from: 0, count: 1 })
    await from.send('act', { table: id, version, action: actions[0] })
  }

  /** Something that lies open: taking it teaches nobody anything. */
  async function openIngredient({ client: from, table: id }: SeatedPlayer): Promise<unknown> {
    for (let start = 0; ; start += 200) {
      const { actions, size } = await from.send('legal', { table: id, from: start, count: 200 })
      const taking = actions.find(({ kind }) => kind === 'takeReserve')
      if (taking !== undefined) return taking['ingredient']
      if (start >= size) throw new RangeError('nothing lies open')
    }
  }

  const rows = async (house: ClockHouse, id: string) => (await house.server.store.rowsAfter(id, 0)).length

  const clocksOf = async ({ watch }: SeatedPlayer, version: number) => {
    const { table: info } = await until(watch, (seen) => seen.table?.version === version)
    return info?.clocks
  }

  it('gives every decision its own time and takes the rest off the reserve', async () => {
    const house = await openHouse()
    const { host, guest } = await table(house, 60, 300)
    expect(await clocksOf(guest, 0)).toEqual([
      { running: true, move: 60_000, reserve: 300_000 },
      { running: false, move: 60_000, reserve: 300_000 },
    ])
    house.pass(50 * second)
    await moveOf(host)
    expect(await clocksOf(guest, 1)).toEqual([
      { running: false, move: 60_000, reserve: 300_000 },
      { running: true, move: 60_000, reserve: 300_000 },
    ])
    house.pass(90 * second)
    await moveOf(guest)
    expect(await clocksOf(host, 2)).toEqual([
      { running: true, move: 60_000, reserve: 300_000 },
      { running: false, move: 60_000, reserve: 270_000 },
    ])
  })

  it('gives nothing for a move that is taken back', async () => {
    const house = await openHouse()
    const { host, guest, table: id } = await table(house, 60, 300)
    for (const each of [host, guest]) await moveOf(each)
    await until(host.watch, atVersion(2))
    const action = { kind: 'takeReserve', ingredient: await openIngredient(host) }
    house.pass(70 * second)
    await host.client.send('act', { table: id, version: 2, action })
    await until(host.watch, ({ game }) => game?.version === 3 && game.canUndo)
    await host.client.send('undo', { table: id, version: 3 })
    expect(await clocksOf(guest, 4)).toMatchObject([{ running: true, move: 0, reserve: 290_000 }, { running: false }])
    house.pass(20 * second)
    await host.client.send('act', { table: id, version: 4, action })
    expect(await clocksOf(guest, 5)).toMatchObject([{ running: false, move: 60_000, reserve: 270_000 }, {}])
  })

  it('lets the bot that was agreed on play for whoever has no time left, until its owner is back', async () => {
    const house = await openHouse()
    const { host, guest, table: id } = await table(house, 10, 20)
    house.pass(31 * second)
    host.client.close()
    const back = client(house)
    const watch = back.watch(id, { secret: guest.secret })
    await until(watch, (seen) => seen.table?.seats[0]?.bot === 'greedy' && (seen.game?.version ?? 0) >= 1)
    expect(watch.get().table?.clocks).toMatchObject([
      { running: false, reserve: 0 },
      { running: true, reserve: 20_000 },
    ])
    const owner = client(house)
    const own = owner.watch(id, { secret: host.secret })
    await live(own)
    await owner.send('resume', { table: id })
    await until(own, (seen) => seen.table?.seats[0]?.bot === null)
    await moveOf({ ...guest, client: back, watch })
    const { table: info } = await until(own, (seen) => seen.table?.clocks[0]?.running === true)
    expect(info?.clocks[0]).toMatchObject({ move: 10_000, reserve: 0 })
  })

  it('lets the others decide, when that was agreed on: not before the time is up, though the player is gone', async () => {
    const house = await openHouse()
    const { host, guest, table: id } = await table(house, 10, 20, null)
    const propose = () => refusalOf(guest.client.send('propose', { table: id, seat: 0, bot: 'random' }))
    host.client.close()
    await until(guest.watch, (seen) => seen.table?.seats[0]?.present === false)
    expect(await propose()).toBe('server.reject.timeLeft')
    house.pass(31 * second)
    expect(await propose()).toEqual({})
    await until(guest.watch, (seen) => seen.table?.seats[0]?.bot === 'random')
  })

  it('goes on where nobody looks, for days, and stands still while the server is off', async () => {
    const house = await clockHouse(folder)
    const { host, guest, table: id } = await table(house, 3 * 86_400, 0)
    house.pass(2 * day)
    for (const each of clients) each.close()
    await house.stop()

    const later = await clockHouse(folder, house.moment() + 5 * day)
    houses.push(later)
    // By the clock on the wall the time was up days ago.
    await later.server.wakeDue()
    const calm = client(later)
    const seen = await live(calm.watch(id, { secret: guest.secret }))
    expect(seen.table?.seats[0]?.bot).toBeNull()
    expect(seen.table?.clocks).toMatchObject([{ running: true, move: day }, { running: false }])
    calm.close()
    later.pass(day + second)
    const rowsBefore = await rows(later, id)
    await expect
      .poll(async () => {
        later.pass(60 * second)
        later.server.evict()
        await later.server.wakeDue()
        return rows(later, id)
      })
      .toBeGreaterThan(rowsBefore)
    const { table: info } = await live(client(later).watch(id, { secret: host.secret }))
    expect(info?.seats[0]?.bot).toBe('greedy')
  })

  it('tells at a glance who is waited for and how long, without a watch', async () => {
    const house = await openHouse()
    const { guest, table: id } = await table(house, 60, 0)
    house.pass(5 * second)
    const passer = client(house)
    const mine = await passer.send('glance', { table: id, secret: guest.secret })
    expect(mine).toMatchObject({ you: 1, waitedFor: [0], table: { status: 'running', clocks: [{ move: 55_000 }, {}] } })
    expect(mine.table.spectators).toBe(0)
    expect(await passer.send('glance', { table: id })).toMatchObject({ you: null })
    expect(await refusalOf(passer.send('glance', { table: 'x'.repeat(22) }))).toBe('server.reject.unknownTable')
  })

  it('refuses a bot that nobody knows', async () => {
    const house = await openHouse()
    const wish = { clock: { move: 60, reserve: 0, bot: 'oracle' } }
    await expect(hostTable(client(house), wish)).rejects.toMatchObject({ reason: { id: 'server.reject.unknownBot' } })
  })
})
