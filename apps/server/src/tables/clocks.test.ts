import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { hostTable, joinTable, type SeatedPlayer, startGame } from '../testing/players.ts'
import { refusalOf } from '../testing/rejections.ts'
import { atVersion, demandNoProblems, live, type TestClient, testClient, until } from '../testing/testClient.ts'
import { type TurnedHouse, turnedHouse } from '../testing/turnedClock.ts'

const second = 1000
const day = 86_400 * second
const folder = mkdtempSync(join(tmpdir(), 'athanor-clocks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a table with a clock', { timeout: 30_000 }, () => {
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

  async function openHouse(env: Record<string, string> = {}): Promise<TurnedHouse> {
    const house = await turnedHouse(null, Date.now(), env)
    houses.push(house)
    return house
  }

  /** Two people, the first one to move, with so many seconds for a decision and for the whole game. */
  async function table(house: TurnedHouse, move: number, reserve: number, bot: string | null = 'greedy') {
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

  const rows = async (house: TurnedHouse, id: string) => (await house.server.store.rowsAfter(id, 0)).length

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

  it('gives nothing to whoever takes the decision out of the hands of the bot, however often', async () => {
    // The bot would take its time.
    const house = await openHouse({ ATHANOR_BOT_PAUSE: '300' })
    const { host, guest, table: id } = await table(house, 10, 0)
    house.pass(11 * second)
    await live(client(house).watch(id))
    const refusals = new Set<unknown>()
    const { game } = await until(host.watch, (seen) => {
      void refusalOf(host.client.send('resume', { table: id })).then((answer) => refusals.add(JSON.stringify(answer)))
      return (seen.game?.version ?? 0) >= 1
    })
    expect(game?.version).toBe(1)
    expect(refusals).toContain('"server.reject.timeIsUp"')
    // The decision is made; the seat may be had again, with the whole time for the next one.
    await until(host.watch, ({ table: info }) => info?.seats[0]?.bot === 'greedy')
    await host.client.send('resume', { table: id })
    await moveOf(guest)
    const { table: info } = await until(host.watch, (seen) => seen.table?.clocks[0]?.running === true)
    expect(info?.clocks[0]).toMatchObject({ move: 10_000, reserve: 0 })
  })

  it('continues the old decision at the cost of the reserve when its owner is back before the bot has moved', async () => {
    const house = await openHouse({ ATHANOR_BOT_PAUSE: '10000' })
    const { host, guest, table: id } = await table(house, 10, 20)
    house.pass(4 * second)
    await host.client.send('leave', { table: id })
    host.client.close()
    await until(guest.watch, (seen) => seen.table?.seats[0]?.present === false)
    await guest.client.send('propose', { table: id, seat: 0, bot: 'random' })
    await until(guest.watch, (seen) => seen.table?.seats[0]?.bot === 'random')
    const back = client(house)
    await live(back.watch(id, { secret: host.secret }))
    house.pass(5 * second)
    await back.send('resume', { table: id })
    const { table: info } = await until(guest.watch, (seen) => seen.table?.seats[0]?.bot === null)
    expect(info?.clocks[0]).toEqual({ running: true, move: 0, reserve: 20_000 })
  })

  it.each([-3600, -45, 45, 3600])(
    'loses nobody any time when the clock of the machine is set by %i s',
    async (jump) => {
      const house = await openHouse()
      const { host, guest, table: id } = await table(house, 60, 10)
      house.pass(20 * second)
      house.set(jump * second)
      house.pass(second)
      await house.server.wakeDue()
      // Somebody comes, and the clocks are looked at.
      const passer = client(house)
      await live(passer.watch(id))
      await new Promise((resolve) => void setTimeout(resolve, 100))
      const { table: info } = await passer.send('glance', { table: id })
      expect(info.seats.map(({ bot }) => bot)).toEqual([null, null])
      expect(info.clocks[0]).toEqual({ running: true, move: 39_000, reserve: 10_000 })
      await moveOf(host)
      expect(await clocksOf(guest, 1)).toEqual([
        { running: false, move: 60_000, reserve: 10_000 },
        { running: true, move: 60_000, reserve: 10_000 },
      ])
    },
  )

  it('treats a game fairly whose clocks an older version kept by the time of day', async () => {
    const data = mkdtempSync(join(tmpdir(), 'athanor-older-'))
    const house = await turnedHouse(data)
    const { guest, table: id } = await table(house, 60, 300)
    const began = house.moment()
    house.pass(40 * second)
    for (const each of clients) each.close()
    await house.stop()
    // As that version left it: the decision began when the clock on the wall showed this, and there was no scale.
    const database = new DatabaseSync(join(data, 'athanor.db'))
    const { body } = database.prepare('select body from snapshots where table_id = ?').get(id) as { body: string }
    const rows = database
      .prepare('select revision, record from journal where table_id = ? and record is not null')
      .all(id)
    const older = (record: { clocks: readonly { reserve: number; began: number | null }[] }) => ({
      ...record,
      clocks: record.clocks.map(({ reserve, began: moment }) => ({ reserve, since: moment === null ? null : began })),
    })
    const snapshot = JSON.parse(body) as { record: Parameters<typeof older>[0]; byBots?: unknown }
    const { byBots: _, ...rest } = snapshot
    database
      .prepare('update snapshots set body = ?, checksum = null where table_id = ?')
      .run(JSON.stringify({ ...rest, record: older(snapshot.record) }), id)
    for (const row of rows) {
      const record = older(JSON.parse(String(row['record'])) as Parameters<typeof older>[0])
      database
        .prepare('update journal set record = ?, checksum = null where table_id = ? and revision = ?')
        .run(JSON.stringify(record), id, row['revision'] ?? 0)
    }
    database.exec("delete from notes where name = 'awakeScale'")
    database.close()

    const later = await turnedHouse(data, house.moment() + 5 * day)
    houses.push(later)
    later.pass(5 * second)
    const seen = await live(client(later).watch(id, { secret: guest.secret }))
    expect(seen.table?.clocks).toEqual([
      { running: true, move: 15_000, reserve: 300_000 },
      { running: false, move: 60_000, reserve: 300_000 },
    ])
  })

  it('lets the others decide when the time is up, when that was agreed on, and before that once the player is gone', async () => {
    const house = await openHouse({ ATHANOR_ABSENT_SECONDS: '30' })
    const { host, guest, table: id } = await table(house, 60, 600, null)
    const propose = () => refusalOf(guest.client.send('propose', { table: id, seat: 0, bot: 'random' }))
    expect(await propose()).toBe('server.reject.seatPresent')
    host.client.close()
    await until(guest.watch, (seen) => seen.table?.seats[0]?.present === false)
    house.pass(29 * second)
    expect(await propose()).toBe('server.reject.notAbsentYet')
    house.pass(2 * second)
    expect(await propose()).toEqual({})
    await until(guest.watch, (seen) => seen.table?.seats[0]?.bot === 'random')

    const other = await table(house, 60, 600, null)
    house.pass(661 * second)
    await other.guest.client.send('propose', { table: other.table, seat: 0, bot: 'random' })
    await until(other.guest.watch, (seen) => seen.table?.seats[0]?.bot === 'random')
  })

  it('gains nobody any time by a bot that the others agreed on while its owner was away', async () => {
    const house = await openHouse({ ATHANOR_ABSENT_SECONDS: '30', ATHANOR_BOT_PAUSE: '10000' })
    const { host, guest, table: id } = await table(house, 60, 600)
    host.client.close()
    await until(guest.watch, (seen) => seen.table?.seats[0]?.present === false)
    house.pass(100 * second)
    await guest.client.send('propose', { table: id, seat: 0, bot: 'random' })
    await until(guest.watch, (seen) => seen.table?.seats[0]?.bot === 'random')
    const back = client(house)
    await live(back.watch(id, { secret: host.secret }))
    await back.send('resume', { table: id })
    const { table: info } = await until(guest.watch, (seen) => seen.table?.seats[0]?.bot === null)
    expect(info?.clocks[0]).toEqual({ running: true, move: 0, reserve: 560_000 })
  })

  it.each([null, 'greedy'])('by correspondence decides alone who is waited for too long (%s)', async (bot) => {
    const house = await openHouse({ ATHANOR_NUDGE_SECONDS: '0', ATHANOR_IDLE_SECONDS: '0' })
    const { host, guest, table: id } = await table(house, 86_400, 86_400, bot)
    const propose = () => refusalOf(guest.client.send('propose', { table: id, seat: 0, bot: 'random' }))
    const nudge = () => refusalOf(guest.client.send('nudge', { table: id, seat: 0 }))
    house.pass(day)
    expect([await propose(), await nudge()]).toEqual(['server.reject.timeLeft', 'server.reject.timeLeft'])
    await host.client.send('leave', { table: id })
    await until(guest.watch, (seen) => seen.table?.seats[0]?.present === false)
    expect(guest.watch.get().table?.holdUps).toEqual([])
    expect([await propose(), await nudge()]).toEqual(['server.reject.timeLeft', 'server.reject.timeLeft'])
    house.pass(day)
    if (bot === null) expect(await propose()).toEqual({})
    await live(client(house).watch(id))
    await until(guest.watch, (seen) => seen.table?.seats[0]?.bot === (bot ?? 'random'))
  })

  it('goes on where nobody looks, for days, and stands still while the server is off', async () => {
    const house = await turnedHouse(folder)
    const { host, guest, table: id } = await table(house, 3 * 86_400, 0)
    house.pass(2 * day)
    for (const each of clients) each.close()
    await house.stop()

    const later = await turnedHouse(folder, house.moment() + 5 * day)
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
