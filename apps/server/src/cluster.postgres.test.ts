import type { View } from '@athanor/alchemists'
import { alchemists } from '@athanor/alchemists'
import { compendium } from '@athanor/compendium'
import { at, type GameLog, quickChance, verify } from '@athanor/kernel'
import { protocolVersion, webSocketTo } from '@athanor/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hostTable, joinTable, playBy, startGame } from './testing/players.ts'
import { refusalOf } from './testing/rejections.ts'
import { bySight, gathered, hostAnywhere, joinAnywhere } from './testing/scattered.ts'
import { atVersion, demandNoProblems, live, type TestClient, testClient, until } from './testing/testClient.ts'
import { type TestServer, testServer } from './testing/testServer.ts'
import { type PostgresServer, postgresServer } from './tools/postgresServer.ts'

const tenMinutes = 600_000
const token = 'a-token-of-at-least-thirty-two-letters'

describe('three servers on one PostgreSQL', { timeout: 60_000 }, () => {
  let postgres: PostgresServer
  let houses: readonly TestServer[]
  let urls: readonly string[]
  const clients: TestClient[] = []
  const client = (house: number) => {
    const fresh = testClient(at(urls, house, 'server'))
    clients.push(fresh)
    return fresh
  }

  beforeAll(async () => {
    postgres = await postgresServer()
    const url = await postgres.create('club')
    const env = { ATHANOR_DATABASE: url, ATHANOR_PERSON_TABLES: '40', ATHANOR_ADMIN_TOKEN: token }
    // The clocks on their walls are ten minutes before and behind.
    const clocks = [() => Date.now(), () => Date.now() + tenMinutes, () => Date.now() - tenMinutes]
    const started: TestServer[] = []
    for (const now of clocks) started.push(await testServer(env, { now }))
    houses = started
    urls = houses.map(({ ws }) => ws)
    await vi.waitFor(async () => {
      const known = await Promise.all(houses.map(nodesAt))
      if (known.some((nodes) => nodes !== 3)) throw new Error(`they know of ${known.join(', ')}`)
    }, 10_000)
  }, 120_000)
  afterAll(async () => {
    for (const each of clients) each.close()
    await Promise.all(houses.map((house) => house.stop()))
    await postgres.remove()
    demandNoProblems(clients)
  })

  async function figure(house: TestServer, name: RegExp): Promise<number> {
    const text = await (await fetch(`${house.http}/metrics`)).text()
    const lines = text.split('\n').filter((line) => name.test(line))
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
  }

  const nodesAt = (house: TestServer) => figure(house, /^athanor_nodes /)

  it('are told apart by their names, which their hello says too', async () => {
    const answers = await Promise.all(houses.map(async ({ http }) => (await fetch(`${http}/readyz`)).json()))
    const names = answers.map((answer) => (answer as { readonly node: string }).node)
    expect(new Set(names).size).toBe(3)
    const one = client(1)
    const hello = await until(one.server, (said) => said !== null)
    expect(hello?.node).toBe(names[1])
  })

  it('play one game whose every command enters by another of them, bots and chat included', async () => {
    const chance = quickChance(7)
    const before = await Promise.all(houses.map((house) => figure(house, /^athanor_bot_seconds_count/)))
    const host = await hostAnywhere(urls, chance, { seats: 3, bots: ['random'] })
    const guest = await joinAnywhere(urls, chance, host.table, 'Bertram')
    await gathered(host)
    await startGame(host)
    await Promise.all([playBy(host, bySight(chance)), playBy(guest, bySight(chance))])
    const lines = ['one', 'two', 'three', 'four', 'five', 'six']
    for (const text of lines) await host.client.send('chat', { table: host.table, text })
    const heads = new Set<string>()
    for (const watch of [...host.watches, ...guest.watches]) {
      const seen = await until(watch, ({ table, chat }) => table?.status === 'finished' && chat.length === lines.length)
      expect(seen.chat.map(({ text }) => text)).toEqual(lines)
      heads.add(String(seen.game?.head))
    }
    expect(heads.size).toBe(1)
    const { log } = await host.client.send('log', { table: host.table })
    const game = log as unknown as GameLog<unknown, unknown>
    expect(verify(compendium, game)).toMatchObject({ ok: true })
    // Each of its moves was thought of once, though all three have the table in memory.
    const moves = game.entries.filter(({ seat }) => seat === 2).length
    const after = await Promise.all(houses.map((house) => figure(house, /^athanor_bot_seconds_count/)))
    const thoughts = after.reduce((sum, count, node) => sum + count - at(before, node, 'count'), 0)
    expect(moves).toBeGreaterThan(3)
    expect(thoughts).toBe(moves)
    for (const each of [...host.clients, ...guest.clients]) {
      expect(each.problems).toEqual([])
      each.close()
    }
  })

  it('answer a command that is sent again to another of them as the first one did', async () => {
    const host = await hostTable(client(0))
    const { table, secret } = host
    const raw = JSON.stringify({ kind: 'chat', id: 'said-once', table, text: 'hello' })
    const said: unknown[] = []
    for (const house of [0, 1, 2]) {
      const socket = new WebSocket(at(urls, house, 'server'))
      await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
      const answer = new Promise((resolve) => {
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as { readonly re?: string; readonly result?: unknown }
          if (message.re === 'said-once') resolve(message.result)
        })
      })
      socket.send(JSON.stringify({ kind: 'hello', id: 'h', protocol: protocolVersion }))
      socket.send(JSON.stringify({ kind: 'watch', id: 'w', table, secret }))
      socket.send(raw)
      said.push(await answer)
      socket.close()
    }
    expect(said).toEqual([said[0], said[0], said[0]])
    expect(host.watch.get().chat).toHaveLength(1)
  })

  it('know who is at a table on another of them, and who looks on', async () => {
    const host = await hostTable(client(0))
    const { table } = host
    const second = client(1)
    const guest = await joinTable(second, table)
    const onlooker = client(2)
    await live(onlooker.watch(table))
    const seen = await until(host.watch, ({ table: info }) => info?.seats[1]?.present === true && info.spectators === 1)
    expect(seen.table?.seats.map(({ present }) => present)).toEqual([true, true])
    await until(guest.watch, ({ table: info }) => info?.seats[0]?.present === true && info.spectators === 1)
    // Every lobby knows that somebody looks after it.
    for (const each of [client(0), client(2)]) {
      await until(each.lobby, (list) => list?.find(({ id }) => id === table)?.attended === true)
    }
    onlooker.close()
    second.close()
    await until(host.watch, ({ table: info }) => info?.seats[1]?.present === false && info.spectators === 0)
  })

  it('settle a vote of people who sit at different ones', async () => {
    const three = client(2)
    const host = await hostTable(client(0), { seats: 3, options: { firstPlayer: 'seat3' } })
    const { table } = host
    const second = await joinTable(client(1), table)
    await joinTable(three, table, 'Clara')
    await gathered(host)
    await startGame(host)
    await until(second.watch, atVersion(0))
    // She is there, at another server.
    expect(await refusalOf(host.client.send('propose', { table, seat: 2, bot: 'greedy' }))).toBe(
      'server.reject.seatPresent',
    )
    three.close()
    await until(host.watch, (seen) => seen.table?.seats[2]?.present === false)
    await host.client.send('propose', { table, seat: 2, bot: 'greedy' })
    const { table: asked } = await until(second.watch, (seen) => seen.table?.proposals.length === 1)
    expect(asked?.proposals).toEqual([{ seat: 2, bot: 'greedy', agreed: [0], missing: [1] }])
    await second.client.send('vote', { table, seat: 2, agree: true, bot: 'greedy' })
    const { table: info } = await until(host.watch, atVersion(1))
    expect(info?.seats[2]).toMatchObject({ holder: 'person', bot: 'greedy' })
  })

  it('keep answers sealed that come in by different ones, and open them together', async () => {
    const host = await hostTable(client(0), { game: 'alchemists', seats: 2 })
    const { table } = host
    const guest = await joinTable(client(1), table)
    const onlooker = client(2).watch(table)
    await gathered(host)
    await startGame(host)
    await until(guest.watch, atVersion(0))
    const answer = async ({ client: from, watch }: typeof host) => {
      const { game } = await until(watch, ({ game: now }) => now !== null)
      const [action] = [...alchemists.legal(game?.sight.view as unknown as View)]
      await from.send('act', { table, version: game?.version ?? 0, action })
    }
    await answer(host)
    const { game: between } = await until(guest.watch, ({ game }) => game?.sight.owed[0]?.answered === true)
    expect(between?.sight.owed.map(({ seat, answered }) => [seat, answered])).toEqual([
      [0, true],
      [1, false],
    ])
    expect(guest.watch.get().game?.sight.sealed).toBeNull()
    expect(host.watch.get().game?.sight.sealed).not.toBeNull()
    await answer(guest)
    for (const watch of [host.watch, guest.watch, onlooker]) {
      await until(watch, ({ game }) => game?.sight.owed.every(({ answered }) => !answered) === true)
    }
  })

  it('count the same time, whatever the clocks on their walls show', async () => {
    const clock = { move: 60, reserve: 60, bot: 'random' } as const
    const wish = { options: { firstPlayer: 'seat1' }, clock }
    const host = await hostTable(client(1), wish)
    const guest = await joinTable(client(2), host.table)
    await gathered(host)
    await startGame(host)
    const { version, actions } = await host.client.send('legal', { table: host.table, from: 0, count: 1 })
    await host.client.send('act', { table: host.table, version, action: actions[0] })
    const onlooker = client(0).watch(host.table)
    for (const watch of [host.watch, guest.watch, onlooker]) {
      const { table } = await until(watch, atVersion(1))
      expect(table?.seats.map(({ bot }) => bot)).toEqual([null, null])
      for (const { move, reserve } of table?.clocks ?? []) {
        expect(move).toBeGreaterThan(50_000)
        expect(reserve).toBe(60_000)
      }
      expect(Math.abs((table?.createdAt ?? 0) - Date.now())).toBeLessThan(30_000)
    }
  })

  it('let a bot play on once, when a time is up that another one started', async () => {
    const clock = { move: 10, reserve: 1, bot: 'random' } as const
    const host = await hostTable(client(0), { options: { firstPlayer: 'seat1' }, clock })
    const guest = await joinTable(client(1), host.table)
    const onlooker = client(2).watch(host.table)
    await gathered(host)
    await startGame(host)
    const { table } = await until(guest.watch, (seen) => seen.table?.seats[0]?.bot === 'random', 20_000)
    expect(table?.clocks[0]?.reserve).toBe(0)
    await until(onlooker, atVersion(1))
    const taken = `select count(*)::int as rows from journal where table_id = '${host.table}' and actor = 'house'`
    expect(await postgres.sql(taken, 'club')).toEqual([{ rows: 1 }])
  })

  it('count tables and seats of one person over all of them', async () => {
    const narrow = await postgres.create('narrow')
    const env = { ATHANOR_DATABASE: narrow, ATHANOR_PERSON_TABLES: '2', ATHANOR_PERSON_SEATS: '1' }
    const first = await testServer(env)
    const second = await testServer(env)
    await expect.poll(() => Promise.all([first, second].map(nodesAt)), { timeout: 10_000 }).toEqual([2, 2])
    const [here, there] = [testClient(first.ws), testClient(second.ws)]
    const secret = here.randomHex(32)
    const create = (from: TestClient) =>
      refusalOf(from.send('create', { game: 'compendium', seats: 2, visibility: 'link', name: 'Ada', secret }))
    const mine = await here.send('create', { game: 'compendium', seats: 2, visibility: 'link', name: 'Ada', secret })
    here.watch(mine.table, { secret })
    await expect.poll(() => create(there), { timeout: 5000 }).toMatchObject({ seat: 0 })
    await expect.poll(() => create(here), { timeout: 5000 }).toBe('server.reject.tooManyOfYourTables')
    expect(await create(there)).toBe('server.reject.tooManyOfYourTables')
    for (const each of [here, there]) each.close()
    // Whoever begins later is told, too.
    const third = await testServer(env)
    await expect.poll(() => nodesAt(third), { timeout: 10_000 }).toBe(3)
    const late = testClient(third.ws)
    await expect
      .poll(
        async () => {
          late.watch(mine.table, { secret })
          return create(late)
        },
        { timeout: 5000 },
      )
      .toBe('server.reject.tooManyOfYourTables')
    late.close()
    await Promise.all([first, second, third].map((house) => house.stop()))
  })

  it('tell a notice to everybody, and show the host all of them', async () => {
    const listening = client(2)
    await until(listening.server, (said) => said !== null)
    const house = at(houses, 0, 'server')
    house.server.announce({ text: 'tea is ready', until: null })
    await until(listening.notice, (notice) => notice?.text === 'tea is ready')
    house.server.announce(null)
    await until(listening.notice, (notice) => notice === null)
    const entered = await fetch(`${house.http}/api/admin/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'athanor-admin': 'yes' },
      body: JSON.stringify({ token }),
    })
    const cookie = entered.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    const state = (await (await fetch(`${house.http}/api/admin/state`, { headers: { cookie } })).json()) as {
      readonly nodes: readonly { readonly isOwn: boolean; readonly hears: boolean; readonly heardAt: number }[]
    }
    expect(state.nodes.map(({ isOwn }) => isOwn)).toEqual([true, false, false])
    expect(state.nodes.every(({ hears }) => hears)).toBe(true)
    for (const { heardAt } of state.nodes) expect(Math.abs(heardAt - Date.now())).toBeLessThan(20_000)
  })

  it('go on when one of them is restarted: nobody loses a seat, a game or its time', async () => {
    const chance = quickChance(9)
    const env = { ATHANOR_DATABASE: await postgres.create('rolling') }
    const staying = await testServer(env)
    const going = await testServer(env)
    await expect.poll(() => nodesAt(staying), { timeout: 10_000 }).toBe(2)
    const addresses = [going.ws, staying.ws]
    let tries = 0
    // Like a proxy, it leads to whoever takes it.
    const roaming = testClient(going.ws, {
      open: (events) => webSocketTo(at(addresses, tries++ % 2, 'address'))(events),
    })
    const host = await hostTable(roaming, { seats: 3, bots: ['random'], options: { firstPlayer: 'seat1' } })
    const guest = await joinTable(testClient(staying.ws), host.table)
    await gathered(host)
    await startGame(host)
    const playing = Promise.all([playBy(host, bySight(chance)), playBy(guest, bySight(chance))])
    await until(guest.watch, atVersion(4))
    const stopping = going.stop()
    expect((await fetch(`${going.http}/readyz`).catch(() => null))?.status ?? 503).toBe(503)
    await stopping
    await playing
    const { log } = await guest.client.send('log', { table: host.table })
    expect(verify(compendium, log as unknown as GameLog<unknown, unknown>)).toMatchObject({ ok: true })
    expect(host.watch.get().table?.seats[0]).toMatchObject({ holder: 'person', bot: null })
    expect(await nodesAt(staying)).toBe(1)
    roaming.close()
    guest.client.close()
    await staying.stop()
  })
})
