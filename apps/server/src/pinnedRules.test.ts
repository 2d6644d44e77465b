import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type GameLog, gameLibrary, type PinnedVersions, verify } from '@athanor/kernel'
import { firstPebbles, secondPebbles } from '@athanor/kernel/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTable, joinTable, playRandomly, type SeatedPlayer } from './testing/players.ts'
import { refusalOf } from './testing/rejections.ts'
import { live, type TestClient, testClient, until } from './testing/testClient.ts'
import { testServer } from './testing/testServer.ts'

const root = resolve(import.meta.dirname, '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'athanor kept '))
const data = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Freezes the first rules of the toy with the tool that freezes real ones. */
function keep(into: string): string {
  const rules = join(root, 'packages/kernel/src/testing/pebbles/first.ts')
  const args = ['tools/keep.ts', '--rules', rules, '--export', 'firstPebbles', '--into', join(folder, into)]
  execFileSync(process.execPath, args, { cwd: root })
  return readFileSync(join(folder, into, 'v1.js'), 'utf8')
}

async function pinnedPebbles(): Promise<PinnedVersions> {
  const index = pathToFileURL(join(folder, 'kept', 'index.js')).href
  const { pinned } = (await import(/* @vite-ignore */ index)) as { readonly pinned: PinnedVersions }
  return pinned
}

/** The same seat again, from another connection. */
async function back(client: TestClient, { table, seat, secret }: SeatedPlayer): Promise<SeatedPlayer> {
  const watch = client.watch(table, { secret })
  await live(watch)
  return { client, watch, table, seat, secret }
}

describe('a table that lives through a change of the rules', { timeout: 60_000 }, () => {
  let players: readonly SeatedPlayer[]
  let frozen: string

  beforeAll(async () => {
    frozen = keep('kept')
    const house = await testServer({}, { games: gameLibrary([firstPebbles]) }, data)
    const [one, two] = [testClient(house.ws), testClient(house.ws)]
    const host = await hostTable(one, { game: 'pebbles' })
    const guest = await joinTable(two, host.table)
    await until(host.watch, ({ table }) => table?.seats[1]?.name === 'Bertram')
    await one.send('start', { table: host.table })
    players = [host, guest]
    for (let version = 0; version < 4; version++) {
      const { game } = await until(host.watch, ({ game: now }) => now?.version === version)
      const seat = game?.sight.owed[0]?.seat ?? 0
      await players[seat]?.client.send('act', { table: host.table, version, action: { kind: 'take', count: 2 } })
    }
    one.close()
    two.close()
    await house.stop()
  })

  it('begins with rules that the tool freezes in one file, the same bytes every time', () => {
    expect(keep('again')).toBe(frozen)
    expect(frozen).not.toMatch(/\bimport\b|\brequire\b/)
    expect(frozen).not.toContain(root)
  })

  it('is gone with a sentence where its rules are not pinned', async () => {
    const house = await testServer({}, { games: gameLibrary([secondPebbles]) }, data)
    const client = testClient(house.ws)
    const { table, secret } = players[0] as SeatedPlayer
    const gone = { id: 'kernel.reject.rulesGone', params: { version: 1, newest: 2 } }
    const { reason } = await until(client.watch(table, { secret }), ({ phase }) => phase === 'refused')
    expect(reason).toEqual(gone)
    expect(await refusalOf(client.send('log', { table }))).toEqual(gone.id)
    const answer = await fetch(`${house.http}/api/tables/${table}/log`)
    expect(answer.status).toBe(410)
    expect(await answer.json()).toEqual({ error: gone })
    client.close()
    await house.stop()
  })

  it('is played on to its end with the rules it began with, while a new table gets the new ones', async () => {
    const pinned = await pinnedPebbles()
    const house = await testServer({}, { games: gameLibrary([secondPebbles], { pebbles: pinned }) }, data)
    const clients = [testClient(house.ws), testClient(house.ws)] as const
    const [before] = players as readonly [SeatedPlayer, SeatedPlayer]
    const seated = await Promise.all(players.map((player, index) => back(clients[index] ?? clients[0], player)))
    const { table, game } = await live((seated[0] as SeatedPlayer).watch)
    expect(table?.rulesVersion).toBe(1)
    expect(game?.version).toBe(4)

    // Three at once are what the new rules allow, and the old ones do not.
    const asked = seated[game?.sight.owed[0]?.seat ?? 0] as SeatedPlayer
    const greedy = asked.client.send('act', { table: before.table, version: 4, action: { kind: 'take', count: 3 } })
    expect(await refusalOf(greedy)).toBe('pebbles.reject.count')
    await Promise.all(seated.map((player, index) => playRandomly(player, index)))

    const { log } = await clients[0].send('log', { table: before.table })
    const told = log as unknown as GameLog<unknown, { readonly count: number }>
    const { game: first } = (await pinned[1]?.()) ?? {}
    expect(first && verify(first, told)).toMatchObject({ ok: true })
    expect(told.header.rulesVersion).toBe(1)
    expect(verify(secondPebbles, told)).toMatchObject({ ok: false })

    const { table: next } = await hostTable(clients[0], { game: 'pebbles' })
    const { table: fresh } = await live(clients[1].watch(next))
    expect(fresh?.rulesVersion).toBe(2)
    const { table: rematch } = await clients[0].send('rematch', { table: before.table })
    expect((await live(clients[1].watch(rematch))).table?.rulesVersion).toBe(2)
    for (const client of clients) {
      expect(client.problems).toEqual([])
      client.close()
    }
    await house.stop()
  })
})
