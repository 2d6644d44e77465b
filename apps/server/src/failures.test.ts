import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sqliteStore } from './storage/sqlite.ts'
import type { TableStore } from './storage/store.ts'
import { hostTable, startGame } from './testing/players.ts'
import { rawClient } from './testing/rawClient.ts'
import { refusalOf } from './testing/rejections.ts'
import { testClient, until } from './testing/testClient.ts'
import { testServer } from './testing/testServer.ts'

describe('when the database fails', { timeout: 30_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-failing-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('every command is still answered, nobody hears of what was not written, and all goes on afterwards', async () => {
    const sound = await sqliteStore(join(folder, 'athanor.db'))
    let broken = false
    const fragile: TableStore = { ...sound }
    for (const name of Object.keys(sound) as (keyof TableStore)[]) {
      const work = sound[name] as (...input: readonly unknown[]) => Promise<unknown>
      const guarded = (...input: readonly unknown[]) =>
        broken ? Promise.reject(new Error('disk full')) : work(...input)
      Object.assign(fragile, { [name]: guarded })
    }
    const house = await testServer({}, { store: fragile })
    const [one, two] = [testClient(house.ws), testClient(house.ws)]
    const host = await hostTable(one, { bots: ['random'], options: { firstPlayer: 'seat1' } })
    const { table, secret } = host
    await startGame(host)
    const { actions } = await one.send('legal', { table, from: 0, count: 1 })

    broken = true
    const act = () => refusalOf(one.send('act', { table, version: 0, action: actions[0] }))
    expect(await act()).toBe('server.reject.internal')
    expect(await act()).toBe('server.reject.internal')
    expect((await until(two.watch(table, { secret }), ({ phase }) => phase === 'refused')).reason?.id).toBe(
      'server.reject.internal',
    )
    // Who could not be shown the table does not watch it, and holds nothing of it in memory.
    const raw = await rawClient(house.ws)
    expect(await raw.ask({ kind: 'watch', table, secret })).toMatchObject({ error: { id: 'server.reject.internal' } })
    expect(await raw.ask({ kind: 'chat', table, text: 'x' })).toMatchObject({
      error: { id: 'server.reject.notWatching' },
    })
    raw.close()
    expect((await fetch(`${house.http}/readyz`)).status).toBe(503)
    expect((await fetch(`${house.http}/healthz`)).status).toBe(200)
    expect(host.watch.get().game?.version).toBe(0)

    broken = false
    expect(await act()).toEqual({ version: 1 })
    // The bot answers by itself.
    const { game } = await until(host.watch, ({ game: now }) => (now?.version ?? 0) >= 2)
    expect(game?.steps.map(({ by }) => by)).toEqual([null, 0, 1])
    one.close()
    two.close()
    await house.stop()
  })

  it('a row that was written though nobody heard of it is shown all the same', async () => {
    const sound = await sqliteStore(join(folder, 'unheard.db'))
    let unheard = false
    const forgetful: TableStore = {
      ...sound,
      async append(append) {
        // As when the commit succeeds, its success is lost, and the row is tried again by itself.
        if (unheard) await sound.append(append)
        return sound.append(append)
      },
    }
    const house = await testServer({}, { store: forgetful })
    const client = testClient(house.ws)
    const host = await hostTable(client, { bots: ['random'], options: { firstPlayer: 'seat1' } })
    const { table, watch } = host
    await startGame(host)
    const { actions } = await client.send('legal', { table, from: 0, count: 1 })
    unheard = true
    expect(await client.send('act', { table, version: 0, action: actions[0] })).toEqual({ version: 1 })
    await until(watch, ({ game }) => (game?.version ?? 0) >= 2)
    client.close()
    await house.stop()
  })

  it('whoever goes before a slow table could be shown is not taken for present', async () => {
    const data = join(folder, 'slow')
    mkdirSync(data)
    const sound = await sqliteStore(join(data, 'athanor.db'))
    const first = await testServer({}, { store: sound })
    const { client, table, secret } = await hostTable(testClient(first.ws))
    client.close()
    await first.stop()

    const reopened = await sqliteStore(join(data, 'athanor.db'))
    const asked = Promise.withResolvers<void>()
    const found = Promise.withResolvers<void>()
    const load = async (id: string) => {
      asked.resolve()
      await found.promise
      return reopened.load(id)
    }
    const house = await testServer({}, { store: { ...reopened, load } })
    const hasty = await rawClient(house.ws)
    hasty.send(JSON.stringify({ kind: 'watch', id: 'x', table, secret }))
    await asked.promise
    hasty.close()
    await hasty.closed
    const numbers = () => fetch(`${house.http}/metrics`).then((response) => response.text())
    while (!(await numbers()).includes('athanor_connections 0')) await new Promise((resolve) => setTimeout(resolve, 10))
    found.resolve()
    const guest = testClient(house.ws)
    const { table: info } = await until(guest.watch(table), ({ phase }) => phase === 'live')
    expect(info?.seats[0]).toMatchObject({ name: 'Abigail', present: false })
    guest.close()
    await house.stop()
  })
})
