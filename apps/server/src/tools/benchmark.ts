// Measures the real server program from outside; prints one JSON object. `npm run bench -- server` shows it as a table.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quickChance } from '@athanor/kernel'
import { type LoadTable, loadTable } from './loadTable.ts'
import { postgresServer } from './postgresServer.ts'
import { type ServerProcess, serverProcess } from './serverProcess.ts'

export interface LoadFigures {
  readonly tables: number
  /** Moves per second that each table makes; null when people play as fast as they are answered. */
  readonly pace: number | null
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
  /** Milliseconds of processor time that a move costs the server, everything included. */
  readonly cpu: number
}

export interface ServerFigures {
  readonly loads: readonly LoadFigures[]
  /** Bytes of an update, median and 90th percentile. */
  readonly updateBytes: { readonly median: number; readonly p90: number }
  readonly wholeViewBytes: number
  readonly coldStart: number
  readonly secondStart: number
  /** Resident megabytes of the server without tables. */
  readonly idleServer: number
  /** Kilobytes for each table with two people who only look at it, and for each table that nobody looks at. */
  readonly watchedTable: number
  readonly forgottenTable: number
}

const [seconds = 10, most = 1000] = process.argv.slice(2, 4).map(Number)
/** A PostgreSQL of our own, with everything as it is when nobody has set it; null for the embedded database. */
const postgres = process.argv[4] === 'postgres' ? await postgresServer() : null
let databasesMade = 0
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const sizes: number[] = []
let wholeViewBytes = 0

/** The share of the values that is smaller. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A new and empty database. */
async function emptyDatabase(): Promise<Readonly<Record<string, string>>> {
  if (postgres === null) return {}
  databasesMade++
  return { ATHANOR_DATABASE: await postgres.create(`bench${databasesMade}`) }
}

async function withServer<Result>(
  env: Readonly<Record<string, string>>,
  work: (server: ServerProcess) => Promise<Result>,
  flags: 'plain' | 'weighed' = 'plain',
): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'athanor-bench-'))
  const server = await serverProcess(
    { ATHANOR_DATA: data, ...(await emptyDatabase()), ATHANOR_PORT: '0', ...env },
    flags,
  )
  try {
    return await work(server)
  } finally {
    await server.kill('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
}

/** Opens tables a few at a time. */
async function openTables(count: number, open: (index: number) => Promise<LoadTable>): Promise<LoadTable[]> {
  const tables: LoadTable[] = []
  for (let first = 0; first < count; first += 20) {
    const some = Array.from({ length: Math.min(20, count - first) }, (_, index) => open(first + index))
    tables.push(...(await Promise.all(some)))
  }
  return tables
}

async function load(count: number, pace: number | null): Promise<LoadFigures> {
  return withServer({}, async ({ ws, url }) => {
    const chance = quickChance(count)
    let go = () => {}
    const started = new Promise<void>((resolve) => {
      go = resolve
    })
    // Before the start everybody waits; at a pace, moves are spread evenly around it.
    const think = async () => {
      await started
      if (pace !== null) await wait((1000 / pace) * (0.5 + chance.below(1000) / 1000))
    }
    const open = (seed: number) =>
      loadTable({ url: ws, seed, people: 2, bots: [], think, onBytes: (bytes) => sizes.push(bytes) })
    const live = new Set(await openTables(count, open))
    let finishedMoves: number[] = []
    let stopping = false
    // A finished game makes room for a new one, so that the number of tables stays.
    const renewing = [...live].map(async (table) => {
      for (let current = table; ; ) {
        await current.done
        if (stopping) return
        finishedMoves = finishedMoves.concat(current.latencies)
        live.delete(current)
        current.close()
        current = await open(chance.below(1_000_000))
        live.add(current)
      }
    })
    go()
    await wait(2000)
    finishedMoves = []
    const before = new Map([...live].map((table) => [table, table.latencies.length]))
    const began = performance.now()
    const cpuBefore = await cpuSeconds(url)
    await wait(1000 * seconds)
    const cpu = (await cpuSeconds(url)) - cpuBefore
    const latencies = [...finishedMoves, ...[...live].flatMap((table) => table.latencies.slice(before.get(table) ?? 0))]
    const elapsed = (performance.now() - began) / 1000
    stopping = true
    for (const table of live) table.stop()
    await Promise.race([Promise.all(renewing), wait(5000)])
    for (const table of live) {
      wholeViewBytes = Math.max(wholeViewBytes, table.wholeViewBytes)
      table.close()
    }
    return {
      tables: count,
      pace,
      movesPerSecond: latencies.length / elapsed,
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      cpu: (1000 * cpu) / latencies.length,
    }
  })
}

async function cpuSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1])
}

async function memory(count: number): Promise<Pick<ServerFigures, 'idleServer' | 'watchedTable' | 'forgottenTable'>> {
  return withServer(
    { ATHANOR_EVICT_SECONDS: '1' },
    async (server) => {
      const text = await (await fetch(`${server.url}/metrics`)).text()
      const idleServer = Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1e6
      const forEver = new Promise<void>(() => undefined)
      const still = (seed: number) => loadTable({ url: server.ws, seed, people: 2, bots: [], think: () => forEver })
      // Some tables first, so that everything is loaded that a table needs.
      const warm = await openTables(50, still)
      const empty = await server.weigh()
      const tables = await openTables(count, still)
      const full = await server.weigh()
      for (const table of tables) table.close()
      await wait(20_000)
      const left = await server.weigh()
      for (const table of warm) table.close()
      return { idleServer, watchedTable: (full - empty) / count, forgottenTable: (left - empty) / count }
    },
    'weighed',
  )
}

async function starts(): Promise<Pick<ServerFigures, 'coldStart' | 'secondStart'>> {
  const data = mkdtempSync(join(tmpdir(), 'athanor-bench-'))
  const database = await emptyDatabase()
  const times: number[] = []
  for (let start = 0; start < 4; start++) {
    const server = await serverProcess({ ATHANOR_DATA: data, ...database, ATHANOR_PORT: '0' })
    times.push(server.startedIn)
    await server.kill('SIGTERM')
  }
  rmSync(data, { recursive: true, force: true })
  return { coldStart: times[0] ?? Number.NaN, secondStart: quantile(times.slice(1), 0.5) }
}

const loads = [await load(200, 1), await load(200, null), await load(most, 1), await load(most, null)]
const figures: ServerFigures = {
  loads,
  updateBytes: { median: quantile(sizes, 0.5), p90: quantile(sizes, 0.9) },
  wholeViewBytes,
  ...(await starts()),
  ...(await memory(most)),
}
await postgres?.remove()
console.log(JSON.stringify(figures))
process.exit(0)
