import { expect, it } from 'vitest'
import { localBus } from '../bus.ts'
import { games } from '../games.ts'
import { noMeter } from '../meter.ts'
import { hostTable } from '../testing/players.ts'
import { refusalOf } from '../testing/rejections.ts'
import { live, testClient, until } from '../testing/testClient.ts'
import { testServer } from '../testing/testServer.ts'
import { housekeeping } from './housekeeping.ts'
import { tables } from './tables.ts'

const hour = 3_600_000

it('tables that nobody touches are removed after their time, and not before', { timeout: 30_000 }, async () => {
  const bus = localBus()
  const house = await testServer({ ATHANOR_KEEP_OPEN_HOURS: '2', ATHANOR_KEEP_RUNNING_DAYS: '1' }, { bus })
  const client = testClient(house.ws)
  const leave = client.lobby.subscribe(() => undefined)
  const open = await hostTable(client)
  const running = await hostTable(client, { bots: ['random'] })
  await client.send('start', { table: running.table })
  await until(client.lobby, (tables) => tables?.length === 2)
  let later = 0
  const looked: string[] = []
  const keeper = housekeeping({
    store: house.server.store,
    bus,
    settings: house.settings,
    tables: {
      evict: () => undefined,
      forget(id) {
        looked.push(id)
        return id !== running.table || later > 30 * hour
      },
    },
    now: () => Date.now() + later,
    reporter: { error: () => undefined },
  })
  later = hour
  await keeper.expire()
  expect(looked).toEqual([])
  later = 3 * hour
  await keeper.expire()
  expect(looked).toEqual([open.table])
  await until(client.lobby, (tables) => tables?.length === 1)
  // Somebody is still looking at the other one.
  later = 26 * hour
  await keeper.expire()
  expect(await house.server.store.load(running.table)).not.toBeNull()
  later = 31 * hour
  await keeper.expire()
  expect(await house.server.store.load(running.table)).toBeNull()
  keeper.stop()
  leave()
  client.close()
  await house.stop()
})

it('a quiet table leaves the memory and comes back when somebody looks', { timeout: 30_000 }, async () => {
  const house = await testServer({ ATHANOR_EVICT_SECONDS: '1' })
  const client = testClient(house.ws)
  const { table, secret, watch } = await hostTable(client, { bots: ['random'] })
  await client.send('start', { table })
  await client.send('chat', { table, text: 'see you' })
  const before = (await until(watch, ({ game }) => game !== null)).game
  client.close()
  const numbers = async () => (await fetch(`${house.http}/metrics`)).text()
  expect(await numbers()).toContain('athanor_tables_loaded 1')
  // Bots may still be busy, and a connection takes its time to close.
  const swept = () => {
    house.server.evict()
    return numbers()
  }
  await expect.poll(swept, { timeout: 20_000, interval: 100 }).toContain('athanor_tables_loaded 0')
  const back = testClient(house.ws)
  const { game, chat, you } = await live(back.watch(table, { secret }))
  expect(you).toBe(0)
  expect(game?.version).toBeGreaterThanOrEqual(before?.version ?? 0)
  expect(chat.map(({ text }) => text)).toEqual(['see you'])
  expect(await refusalOf(back.send('chat', { table, text: 'again' }))).toEqual({ number: 2 })
  back.close()
  await house.stop()
})

it('a table that somebody is about to look at is not removed', { timeout: 30_000 }, async () => {
  const house = await testServer()
  const client = testClient(house.ws)
  const { table } = await hostTable(client)
  client.close()
  const all = tables({
    games,
    store: house.server.store,
    bus: localBus(),
    bots: { has: () => false, choose: () => Promise.reject(new Error('no bots here')), close: () => Promise.resolve() },
    meter: noMeter,
    reporter: { error: () => undefined },
    now: Date.now,
    rules: { absentAfter: 0, snapshotEvery: 1, botPause: 0, evictAfter: 0, mostTables: 1 },
  })
  const finding = all.find(table)
  expect(all.forget(table)).toBe(false)
  expect(await finding).toMatchObject({ ok: true, actor: { id: table } })
  expect(all.forget(table)).toBe(true)
  await all.retire()
  await house.stop()
})
