import { existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { at } from '@athanor/kernel'
import type { MessageData } from '@athanor/messages'
import { sql } from 'kysely'
import packageJson from '../../package.json' with { type: 'json' }
import { readSettings, type ServerSettings } from '../settings.ts'
import { missingSteps } from '../storage/migrations.ts'
import { complaintAbout, openPostgres, postgresState } from '../storage/postgres.ts'
import { type PostgresAddress, placeOf } from '../storage/postgresAddress.ts'
import { unusablePostgres } from '../storage/postgresTrouble.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { UnusableData, unusable } from '../storage/unusableData.ts'

/** What was looked at, and what was found there. */
export interface Finding {
  readonly state: 'well' | 'doubtful' | 'wrong'
  readonly sentence: MessageData
}

type Env = Readonly<Record<string, string | undefined>>

const leastNode = 24
/** Bytes of free room below which it gets tight, and below which nothing is safe. */
const littleRoom = { doubtful: 2e9, wrong: 2e8 } as const
/** Milliseconds by which two clocks may differ. */
const clocksDiffer = 5000
/** Milliseconds for an answer of a server. */
const patience = 5000

/** Looks at everything that keeps a house from running well. */
export async function* doctor(env: Env, now: () => number): AsyncGenerator<Finding> {
  const read = readSettings(env)
  if (!read.ok) {
    for (const sentence of read.complaints) yield { state: 'wrong', sentence }
    return
  }
  const { settings } = read
  yield { state: 'well', sentence: { id: 'server.doctor.settings' } }
  yield versions()
  yield* settings.database === null ? embedded(settings, now) : postgres(settings.database, now)
  yield* proxy(settings)
  yield* addresses(settings, now)
}

function versions(): Finding {
  const node = process.versions.node
  const params = { version: packageJson.version, node, least: String(leastNode) }
  const isOld = Number.parseInt(node, 10) < leastNode
  return {
    state: isOld ? 'wrong' : 'well',
    sentence: { id: isOld ? 'server.doctor.oldNode' : 'server.doctor.versions', params },
  }
}

async function* embedded({ data }: ServerSettings, now: () => number): AsyncGenerator<Finding> {
  const file = join(data, 'athanor.db')
  if (existsSync(file)) {
    yield await embeddedDatabase(data, file)
    const newest = Math.max(
      ...[file, `${file}-wal`].filter((each) => existsSync(each)).map((each) => statSync(each).mtimeMs),
    )
    if (newest > now() + clocksDiffer) {
      yield {
        state: 'wrong',
        sentence: { id: 'server.doctor.clockBehind', params: { seconds: Math.round((newest - now()) / 1000) } },
      }
    } else yield { state: 'well', sentence: { id: 'server.doctor.clock' } }
  } else yield { state: 'well', sentence: { id: 'server.doctor.noDatabase', params: { file } } }
  yield await room(data)
}

async function embeddedDatabase(folder: string, file: string): Promise<Finding> {
  try {
    const db = openSqlite(file, 'read')
    try {
      const missing = await missingSteps(db)
      const { rows } = await sql<{ readonly tables: number }>`select count(*) as tables from tables`.execute(db)
      const place = file
      if (missing.length > 0)
        return { state: 'doubtful', sentence: { id: 'server.doctor.databaseOlder', params: { place } } }
      return {
        state: 'well',
        sentence: { id: 'server.doctor.database', params: { place, tables: at(rows, 0, 'count').tables } },
      }
    } finally {
      await db.destroy()
    }
  } catch (error) {
    return { state: 'wrong', sentence: unusable(error, folder, file).data }
  }
}

async function room(folder: string): Promise<Finding> {
  const there = existsSync(folder) ? folder : dirname(folder)
  const { bavail, bsize } = await statfs(existsSync(there) ? there : '.')
  const bytes = bavail * bsize
  const params = { folder, megabytes: Math.floor(bytes / 1e6) }
  if (bytes < littleRoom.wrong) return { state: 'wrong', sentence: { id: 'server.doctor.diskFull', params } }
  if (bytes < littleRoom.doubtful) return { state: 'doubtful', sentence: { id: 'server.doctor.diskTight', params } }
  return { state: 'well', sentence: { id: 'server.doctor.disk', params } }
}

async function* postgres(address: PostgresAddress, now: () => number): AsyncGenerator<Finding> {
  const place = placeOf(address)
  const db = openPostgres(address, () => undefined)
  try {
    const state = await postgresState(db)
    const complaint = complaintAbout(state, address)
    if (complaint !== null) throw new UnusableData(complaint)
    yield {
      state: 'well',
      sentence: { id: 'server.doctor.postgres', params: { place, version: String(state.version) } },
    }
    if (state.tables.length === 0)
      yield { state: 'well', sentence: { id: 'server.doctor.emptyDatabase', params: { place } } }
    else if ((await missingSteps(db)).length > 0) {
      yield { state: 'doubtful', sentence: { id: 'server.doctor.databaseOlder', params: { place } } }
    } else {
      const { rows } = await sql<{ readonly tables: number }>`select count(*) as tables from tables`.execute(db)
      yield {
        state: 'well',
        sentence: { id: 'server.doctor.database', params: { place, tables: at(rows, 0, 'count').tables } },
      }
    }
    const began = now()
    const { rows } = await sql<{ readonly now: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db)
    yield clockBeside(at(rows, 0, 'clock').now, (began + now()) / 2, place)
  } catch (error) {
    yield { state: 'wrong', sentence: unusablePostgres(error, address).data }
  } finally {
    await db.destroy()
  }
}

function clockBeside(theirs: number, ours: number, place: string): Finding {
  const seconds = Math.round((theirs - ours) / 1000)
  if (Math.abs(theirs - ours) <= clocksDiffer) return { state: 'well', sentence: { id: 'server.doctor.clock' } }
  return { state: 'doubtful', sentence: { id: 'server.doctor.clocksDiffer', params: { place, seconds } } }
}

function* proxy({ publicUrl, proxies, host }: ServerSettings): Generator<Finding> {
  if (publicUrl?.protocol === 'https:' && proxies === 0) {
    yield { state: 'wrong', sentence: { id: 'server.doctor.proxyUncounted', params: { url: publicUrl.origin } } }
  } else if (proxies > 0 && publicUrl === null) {
    yield { state: 'doubtful', sentence: { id: 'server.doctor.proxyWithoutAddress', params: { proxies } } }
  } else if (proxies > 0 && !isLoopback(host)) {
    yield { state: 'doubtful', sentence: { id: 'server.doctor.proxyAvoidable', params: { host } } }
  } else yield { state: 'well', sentence: { id: 'server.doctor.proxy', params: { proxies } } }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

/** The server as it is reached on this machine, and as everybody else reaches it. */
async function* addresses({ host, port, publicUrl }: ServerSettings, now: () => number): AsyncGenerator<Finding> {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  const own = new URL(`http://${name}:${port}/`)
  const isRunning = (await answerOf(own)) !== null
  if (!isRunning) {
    yield { state: 'doubtful', sentence: { id: 'server.doctor.notRunning', params: { url: own.origin } } }
    return
  }
  yield* reached(own, now)
  if (publicUrl !== null) yield* reached(publicUrl, now)
}

async function* reached(url: URL, now: () => number): AsyncGenerator<Finding> {
  const answer = await answerOf(url)
  const params = { url: url.origin, status: answer?.status ?? 0 }
  if (answer?.status !== 200) {
    yield {
      state: 'wrong',
      sentence: { id: answer === null ? 'server.doctor.unreachable' : 'server.doctor.notReady', params },
    }
    return
  }
  yield { state: 'well', sentence: { id: 'server.doctor.reached', params } }
  const date = Date.parse(answer.headers.get('date') ?? '')
  if (!Number.isNaN(date) && Math.abs(date - now()) > clocksDiffer) yield clockBeside(date, now(), url.origin)
  const isOpen = await opensSocket(url)
  yield {
    state: isOpen ? 'well' : 'wrong',
    sentence: { id: isOpen ? 'server.doctor.socket' : 'server.doctor.noSocket', params },
  }
}

async function answerOf(url: URL): Promise<Response | null> {
  try {
    return await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(patience) })
  } catch {
    return null
  }
}

/** Whether the live connection comes through, and somebody of ours says hello at its other end. */
function opensSocket(url: URL): Promise<boolean> {
  const socket = new WebSocket(new URL('/ws', url.href.replace(/^http/, 'ws')))
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patience)
    const done = (isOpen: boolean) => {
      clearTimeout(timer)
      socket.close()
      resolve(isOpen)
    }
    socket.addEventListener('message', ({ data }) => done(String(data).startsWith('{"kind":"hello"')))
    socket.addEventListener('error', () => done(false))
  })
}
