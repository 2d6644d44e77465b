import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { at, type GameLog, namesOf, verify } from '@athanor/kernel'
import { seenOf, type TrustRecord, type TrustStore, trustInMemory } from '@athanor/protocol'
import { games } from '@athanor/registry/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playRandomly, type SeatedPlayer, startGame } from './testing/players.ts'
import { demandNoProblems, live, type TestClient, testClient, until } from './testing/testClient.ts'
import { type TestServer, testServer } from './testing/testServer.ts'

type Log = GameLog<unknown, unknown>

interface Held {
  readonly table: string
  readonly seat: number
  readonly secret: string
  /** What the seat's browser had kept of the table. */
  readonly kept: TrustRecord
  readonly log?: Log
}

interface Left {
  readonly schema: readonly string[]
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, string | number | null>>[]>>
  readonly pragma: { readonly application_id: number }
  readonly tables: Readonly<Record<'finished' | 'running' | 'byPost' | 'open', readonly Held[]>>
}

/** A server of protocol 2 was stopped in the middle of an evening: its database, and what browsers had kept. */
const left = JSON.parse(readFileSync(new URL('../fixtures/protocol2.json', import.meta.url), 'utf8')) as Left

const folder = mkdtempSync(join(tmpdir(), 'athanor-protocol2-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function restored(): string {
  const database = new DatabaseSync(join(folder, 'athanor.db'))
  database.exec(`pragma journal_mode = wal; pragma application_id = ${left.pragma.application_id}`)
  for (const statement of left.schema) database.exec(statement)
  for (const [table, rows] of Object.entries(left.rows)) {
    for (const row of rows) {
      const names = Object.keys(row)
      const places = names.map(() => '?').join(', ')
      database.prepare(`insert into ${table} (${names.join(', ')}) values (${places})`).run(...Object.values(row))
    }
  }
  database.close()
  return folder
}

describe('a server that takes over from one of protocol 2', { timeout: 120_000 }, () => {
  let house: TestServer
  const clients: TestClient[] = []
  beforeAll(async () => {
    house = await testServer({ ATHANOR_ABSENT_SECONDS: '3600' }, {}, restored())
  })
  afterAll(async () => {
    demandNoProblems(clients)
    for (const client of clients) client.close()
    await house.stop()
  })

  /** Comes back to a seat with what its browser kept. */
  async function back({
    table,
    secret,
    seat,
    kept,
  }: Held): Promise<SeatedPlayer & { readonly trustStore: TrustStore }> {
    const trustStore = trustInMemory()
    trustStore.save(table, kept)
    const client = testClient(house.ws, { trustStore })
    clients.push(client)
    const watch = client.watch(table, { secret })
    const seen = await live(watch)
    expect([seen.you, seen.doubt]).toEqual([seat, null])
    return { client, watch, table, seat, secret, trustStore }
  }

  async function provenLog({ client, table, trustStore }: Awaited<ReturnType<typeof back>>): Promise<Log> {
    const { log } = (await client.send('log', { table })) as unknown as { readonly log: Log }
    const game = games.newest(log.header.game) ?? expect.fail()
    expect(verify(game, log, seenOf(trustStore.load(table) ?? expect.fail()))).toMatchObject({ ok: true })
    return log
  }

  it('shows a finished game, whose log still proves', async () => {
    const held = at(left.tables.finished, 0)
    const log = await provenLog(await back(held))
    expect(log).toEqual(held.log)
    expect(log.header.format).toBe('athanor-log/2')
  })

  it('goes on with a running game in its format, chat, notes, bots and all', async () => {
    const [host, guest] = [await back(at(left.tables.running, 0)), await back(at(left.tables.running, 1))]
    const seen = host.watch.get()
    expect(seen.chat.map(({ text }) => text)).toEqual(['good luck'])
    expect(seen.note).toBe('mine')
    expect(seen.table?.seats.map(({ id, name }) => [id, name])).toEqual([
      [null, 'Abigail'],
      [null, 'Bertram'],
      [null, null],
    ])
    await Promise.all([playRandomly(host, 3), playRandomly(guest, 4)])
    await until(host.watch, ({ table }) => table?.status === 'finished')
    for (const player of [host, guest]) {
      expect(player.watch.get().doubt).toBeNull()
      const log = await provenLog(player)
      expect(log.header.format).toBe('athanor-log/2')
      expect(namesOf(log)).toEqual(['Abigail', 'Bertram', 'greedy'])
      expect(log.entries.some((entry) => 'by' in entry)).toBe(false)
    }
  })

  it('begins a game whose salts were being opened with what was agreed on then', async () => {
    const host = await back(at(left.tables.byPost, 0))
    expect(host.watch.get().table).toMatchObject({ status: 'opening', unopened: [1] })
    // Whoever was away looks in, and their client opens by itself.
    const guest = await back(at(left.tables.byPost, 1))
    await until(guest.watch, ({ game }) => game !== null)
    await Promise.all([playRandomly(host, 5), playRandomly(guest, 6)])
    await until(host.watch, ({ table }) => table?.status === 'finished')
    expect((await provenLog(guest)).header.format).toBe('athanor-log/2')
  })

  it('begins a game that waited for players as games are begun now', async () => {
    const host = await back(at(left.tables.open, 0))
    await host.client.send('bot', { table: host.table, seat: 1, bot: 'random' })
    await startGame(host)
    await playRandomly(host, 7)
    await until(host.watch, ({ table }) => table?.status === 'finished')
    const log = await provenLog(host)
    expect(log.header.format).toBe('athanor-log/3')
    expect(JSON.stringify(log.header)).not.toContain('Abigail')
    const made = new Set(log.entries.map((entry) => ('by' in entry ? entry.by?.bot : entry.seat)))
    expect(made).toEqual(new Set([0, 'random']))
  })

  it('marks the database, so that a program of protocol 2 refuses it instead of taking new games for damaged', () => {
    const database = new DatabaseSync(join(folder, 'athanor.db'), { readOnly: true })
    const steps = database.prepare('select name from kysely_migration order by name').all()
    database.close()
    expect(steps).toContainEqual({ name: '007_logs_without_names' })
  })

  it('has all of it after another start', async () => {
    await house.stop()
    house = await testServer({}, {}, folder)
    for (const held of [...left.tables.running, ...left.tables.byPost]) {
      const player = await back(held)
      expect(player.watch.get().table?.status).toBe('finished')
      await provenLog(player)
    }
  })
})
