import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compendium } from '@athanor/compendium'
import { type GameLog, verify } from '@athanor/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localBus } from './bus.ts'
import { sqliteStore } from './storage/sqlite.ts'
import { hostTable, joinTable, playRandomly, startGame } from './testing/players.ts'
import { refusalOf } from './testing/rejections.ts'
import { atVersion, live, testClient, until } from './testing/testClient.ts'
import { type TestServer, testServer } from './testing/testServer.ts'

describe('two servers on one database', { timeout: 30_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-cluster-'))
  const file = join(folder, 'athanor.db')
  const bus = localBus()
  let left: TestServer
  let right: TestServer
  beforeAll(async () => {
    left = await testServer({}, { bus, store: await sqliteStore(file) }, folder)
    right = await testServer({}, { bus, store: await sqliteStore(file) }, folder)
  })
  afterAll(async () => {
    await Promise.all([left.stop(), right.stop()])
    rmSync(folder, { recursive: true, force: true })
  })

  it('serve the same table: a game is played across both', async () => {
    const [one, two, guest] = [testClient(left.ws), testClient(right.ws), testClient(right.ws)]
    const host = await hostTable(one, { seats: 3, bots: ['random'] })
    const second = await joinTable(two, host.table)
    const watch = guest.watch(host.table)
    await until(host.watch, (seen) => seen.table?.seats[1]?.name === 'Bertram')
    // Presence is known to each node alone, so the second player is seen on the host's node too.
    await live(testClient(left.ws).watch(host.table, { secret: second.secret }))
    await startGame(host)
    await Promise.all([playRandomly(host, 1), playRandomly(second, 2)])
    const { log } = await guest.send('log', { table: host.table })
    expect(verify(compendium, log as unknown as GameLog<unknown, unknown>)).toMatchObject({ ok: true })
    const { game } = await until(watch, (seen) => seen.table?.status === 'finished')
    const { game: seen } = await until(host.watch, ({ game: now }) => now?.version === game?.version)
    expect(seen?.head).toBe(game?.head)
    for (const client of [one, two, guest]) {
      expect(client.problems).toEqual([])
      client.close()
    }
  })

  it('settle a race by reading and judging again: both lines of chat count, one move does', async () => {
    // Without news from each other they must find out by the conflict itself.
    const deaf = await testServer({}, { bus: localBus(), store: await sqliteStore(file) }, folder)
    const [one, two] = [testClient(left.ws), testClient(deaf.ws)]
    const host = await hostTable(one, { options: { firstPlayer: 'seat1' } })
    const { table } = host
    await joinTable(testClient(left.ws), table)
    await startGame(host)
    const watch = two.watch(table, { secret: host.secret })
    await live(watch)
    const chats = await Promise.all([
      one.send('chat', { table, text: 'left' }),
      two.send('chat', { table, text: 'right' }),
      one.send('chat', { table, text: 'left again' }),
      two.send('chat', { table, text: 'right again' }),
    ])
    expect(chats.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
    const { actions, version } = await one.send('legal', { table, from: 0, count: 2 })
    const moves = await Promise.all([
      refusalOf(one.send('act', { table, version, action: actions[0] })),
      refusalOf(two.send('act', { table, version, action: actions[1] })),
    ])
    expect(moves.filter((answer) => typeof answer === 'string')).toEqual(['server.reject.stale'])
    await until(watch, atVersion(1))
    for (const client of [one, two]) client.close()
    await deaf.stop()
  })
})
