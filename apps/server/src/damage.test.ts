import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTable, joinTable, type SeatedPlayer, startGame } from './testing/players.ts'
import { atVersion, testClient, until } from './testing/testClient.ts'
import { testServer } from './testing/testServer.ts'
import { type Cell, cellsOf, flip } from './tools/faults/cells.ts'

// Hundreds of starts: where there is a disk in memory, nobody waits for a real one.
const disk = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const root = mkdtempSync(join(disk, 'athanor-damage-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const whole = join(root, 'whole')
/** Snapshots so often that there are rows before the newest one, after the one before it, and after both. */
const env = { ATHANOR_SNAPSHOT_EVERY: '4' }

interface Kept {
  readonly table: string
  readonly secret: string
  /** What its owner sees when all is well. */
  readonly seen: Seen
}

interface Seen {
  readonly you: number | null
  readonly version: number | null
  readonly head: string | null
  readonly sight: unknown
  readonly note: string
}

let tables: readonly Kept[] = []
let cells: readonly Cell[] = []

async function glanceAt(ws: string, table: string, secret: string): Promise<Seen | string> {
  const client = testClient(ws)
  try {
    const watch = client.watch(table, { secret })
    const { phase, reason, you, game, note } = await until(
      watch,
      (now) => now.phase === 'live' || now.phase === 'refused',
      5000,
    )
    if (phase === 'refused') return reason?.id ?? 'no reason'
    return { you, version: game?.version ?? null, head: game?.head ?? null, sight: game?.sight ?? null, note }
  } finally {
    client.close()
  }
}

beforeAll(async () => {
  const house = await testServer(env, {}, whole)
  const [one, two] = [testClient(house.ws), testClient(house.ws)]
  const seated: SeatedPlayer[] = []
  for (let each = 0; each < 2; each++) {
    const host = await hostTable(one, {
      options: { firstPlayer: 'seat1' },
      clock: { move: 600, reserve: 600, bot: null },
    })
    await joinTable(two, host.table)
    await startGame(host)
    for (let version = 0; version < 7; version++) {
      for (const player of [one, two]) {
        const { actions } = await player.send('legal', { table: host.table, from: 0, count: 1 })
        if (actions[0] === undefined) continue
        await player.send('act', { table: host.table, version, action: actions[0] })
        break
      }
      await until(host.watch, atVersion(version + 1))
      if (version !== 4) continue
      await one.send('note', { table: host.table, text: 'toad' })
      await one.send('chat', { table: host.table, text: 'hello' })
    }
    seated.push(host)
  }
  seated.push(await hostTable(one, {}))
  const kept: Kept[] = []
  for (const { table, secret } of seated) {
    const seen = await glanceAt(house.ws, table, secret)
    if (typeof seen === 'string') throw new Error(seen)
    kept.push({ table, secret, seen })
  }
  tables = kept
  for (const client of [one, two]) client.close()
  await house.stop()
  cells = cellsOf(join(whole, 'athanor.db'))
}, 60_000)

describe('a bit that flips in a database', () => {
  it('is in a game that is worth it', () => {
    expect(tables.map(({ seen }) => seen.version === null)).toEqual([false, false, true])
    expect(tables[0]?.seen).toMatchObject({ you: 0, note: 'toad' })
    expect(tables[0]?.seen.version).toBeGreaterThan(3)
    const places = new Set(cells.map(({ place }) => place))
    expect([...places]).toEqual([
      'heads',
      'holders',
      'journal',
      'kysely_migration',
      'notes',
      'snapshots',
      'snapshots_before',
      'tables',
    ])
    expect(cells.length).toBeGreaterThan(300)
  })

  it('anywhere costs its own table at the most, and is never believed', { timeout: 300_000 }, async () => {
    const outcomes = { flipped: 0, refused: 0, mended: 0 }
    const wrong: object[] = []
    for (const cell of cells) {
      const folder = join(root, 'damaged')
      rmSync(folder, { recursive: true, force: true })
      cpSync(whole, folder, { recursive: true })
      if (!flip(join(folder, 'athanor.db'), cell)) continue
      outcomes.flipped++
      const house = await testServer(env, {}, folder)
      const refused: string[] = []
      for (const { table, secret, seen } of tables) {
        const now = await glanceAt(house.ws, table, secret).catch((error: unknown) => String(error))
        if (now === 'server.reject.tableDamaged') refused.push(table)
        else if (JSON.stringify(now) !== JSON.stringify(seen)) wrong.push({ cell, now })
      }
      if (refused.length > 1) wrong.push({ cell, refused })
      if (refused.length === 1) outcomes.refused++
      else outcomes.mended++
      await house.stop()
    }
    expect(wrong).toEqual([])
    expect(outcomes.flipped).toBeGreaterThan(300)
    expect(outcomes.mended).toBeGreaterThan(100)
    expect(outcomes.refused).toBeGreaterThan(20)
  })

  it('in a snapshot, a listing or a count is mended for good', { timeout: 60_000 }, async () => {
    const places = ['snapshots', 'tables', 'heads']
    const unmended: Cell[] = []
    for (const cell of cells.filter(({ place, column }) => places.includes(place) && column !== 'created_by')) {
      const folder = join(root, 'mended')
      rmSync(folder, { recursive: true, force: true })
      cpSync(whole, folder, { recursive: true })
      if (!flip(join(folder, 'athanor.db'), cell)) continue
      for (const time of ['first', 'second']) {
        const house = await testServer(env, {}, folder)
        for (const { table } of tables) {
          const kept = await house.server.store.load(table)
          if (time === 'second' && kept?.isWhole !== true) unmended.push(cell)
          await glanceAt(house.ws, table, '0'.repeat(64))
        }
        await house.stop()
      }
    }
    expect(unmended).toEqual([])
  })

  it('in a listing leaves the table in the lobby', { timeout: 60_000 }, async () => {
    const listings = cells.filter(
      ({ place, column }) => place === 'tables' && ['status', 'visibility', 'summary'].includes(column),
    )
    for (const cell of listings) {
      const folder = join(root, 'listing')
      rmSync(folder, { recursive: true, force: true })
      cpSync(whole, folder, { recursive: true })
      flip(join(folder, 'athanor.db'), cell)
      const house = await testServer(env, {}, folder)
      const client = testClient(house.ws)
      const listed = await until(client.lobby, (list) => (list?.length ?? 0) >= tables.length)
      expect(new Set(listed?.map(({ id }) => id))).toEqual(new Set(tables.map(({ table }) => table)))
      client.close()
      await house.stop()
    }
  })

  it('in a row from before there were checksums stops neither the start, nor the lobby, nor the clocks', async () => {
    const folder = join(root, 'older')
    cpSync(whole, folder, { recursive: true })
    const [first, second, third] = tables.map(({ table }) => table)
    const database = new DatabaseSync(join(folder, 'athanor.db'))
    for (const place of ['tables', 'snapshots', 'snapshots_before', 'journal', 'notes', 'heads']) {
      database.exec(`update ${place} set checksum = null`)
    }
    database.exec("update notes set body = '[{' where name = 'awake'")
    database.prepare("update tables set summary = '{' where id = ?").run(third ?? '')
    // Both are due, and the one that cannot be read is so first.
    database.prepare("update snapshots set body = '{' where table_id = ?").run(first ?? '')
    database.prepare('update tables set due_at = 1 where id = ?').run(first ?? '')
    database.prepare('update tables set due_at = 2 where id = ?').run(second ?? '')
    database.close()
    const house = await testServer(env, {}, folder)
    const client = testClient(house.ws)
    const listed = await until(client.lobby, (list) => (list?.length ?? 0) >= 3)
    expect(listed?.map(({ id }) => id)).toContain(third)
    client.close()
    expect(loadedIn(await metricsOf(house.http))).toBe(1)
    await house.server.wakeDue()
    expect(loadedIn(await metricsOf(house.http))).toBe(2)
    expect(await glanceAt(house.ws, first ?? '', tables[0]?.secret ?? '')).toBe('server.reject.tableDamaged')
    expect(await glanceAt(house.ws, second ?? '', tables[1]?.secret ?? '')).toEqual(tables[1]?.seen)
    await house.stop()
  })
})

async function metricsOf(http: string): Promise<string> {
  return (await fetch(`${http}/metrics`)).text()
}

function loadedIn(metrics: string): number {
  return Number(/^athanor_tables_loaded (\d+)/m.exec(metrics)?.[1])
}
