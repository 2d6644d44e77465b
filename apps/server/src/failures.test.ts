import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sqliteStore } from './storage/sqlite.ts'
import type { Store } from './storage/store.ts'
import { hostTable } from './testing/players.ts'
import { refusalOf } from './testing/rejections.ts'
import { testClient, until } from './testing/testClient.ts'
import { testServer } from './testing/testServer.ts'

describe('when the database fails', { timeout: 30_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-failing-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('every command is still answered, nobody hears of what was not written, and all goes on afterwards', async () => {
    const sound = await sqliteStore(join(folder, 'athanor.db'))
    let broken = false
    const fragile: Store = { ...sound }
    for (const name of Object.keys(sound) as (keyof Store)[]) {
      const work = sound[name] as (...input: readonly unknown[]) => Promise<unknown>
      const guarded = (...input: readonly unknown[]) =>
        broken ? Promise.reject(new Error('disk full')) : work(...input)
      Object.assign(fragile, { [name]: guarded })
    }
    const house = await testServer({}, { store: fragile })
    const [one, two] = [testClient(house.ws), testClient(house.ws)]
    const host = await hostTable(one, { bots: ['random'], options: { firstPlayer: 'seat1' } })
    const { table, secret } = host
    await one.send('start', { table })
    const { actions } = await one.send('legal', { table, from: 0, count: 1 })

    broken = true
    const act = () => refusalOf(one.send('act', { table, version: 0, action: actions[0] }))
    expect(await act()).toBe('server.reject.internal')
    expect(await act()).toBe('server.reject.internal')
    expect((await until(two.watch(table, { secret }), ({ phase }) => phase === 'refused')).reason?.id).toBe(
      'server.reject.internal',
    )
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
})
