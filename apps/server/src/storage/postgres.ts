import { at } from '@athanor/kernel'
import type { MessageData } from '@athanor/messages'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { CannotKeep } from './cannotKeep.ts'
import { type HouseLock, type HouseUse, houseLock } from './houseLock.ts'
import { kyselyStore } from './kyselyStore.ts'
import { type Access, patience } from './patience.ts'
import { type PostgresAddress, placeOf } from './postgresAddress.ts'
import { postgresPool } from './postgresPool.ts'
import { mayPass, unusablePostgres } from './postgresTrouble.ts'
import { nowAndThen, type Report } from './report.ts'
import type { Database } from './schema.ts'
import type { TableStore } from './store.ts'
import { UnusableData } from './unusableData.ts'

/** PostgreSQL's own years of support are five; this is the oldest that has some left, or had until a moment ago. */
const leastVersion = 14
/** Transactions of appended rows that are under way at once; those that wait share a flush of PostgreSQL's own. */
const committers = 4
/** Milliseconds between two looks at how large the database is. */
const weighEvery = 10_000

export interface PostgresOptions {
  /** Beside whom it may be used; whoever does not say so asks nobody. */
  readonly use?: HouseUse
  /** Where a connection is had that stays one's own; the same address unless something lies in between. */
  readonly listen?: PostgresAddress
  readonly report?: Report
}

/** A database of a PostgreSQL server. What is wrong with it is thrown as `UnusableData`. */
export async function postgresStore(address: PostgresAddress, options: PostgresOptions = {}): Promise<TableStore> {
  const { use, listen = address } = options
  const report = nowAndThen(options.report ?? (() => undefined))
  let db: Kysely<Database> | null = null
  let lock: HouseLock | null = null
  try {
    const opened = openPostgres(address, (error) => report({ err: error }, 'a connection to the database broke'))
    db = opened
    const patiently = patience(mayPass)
    await patiently('read', () => demandUsable(opened, address))
    if (use !== undefined) lock = await patiently('write', () => houseLock(listen, use, report))
    const held = lock
    const weight = await weigher(opened)
    return await kyselyStore(opened, {
      async work<Result>(kind: Access, task: () => Promise<Result>): Promise<Result> {
        try {
          return await patiently(kind, async () => {
            if (kind === 'write') held?.demandHeld()
            return task()
          })
        } catch (error) {
          if (error instanceof CannotKeep && error.cause !== undefined) {
            report({ err: error.cause }, 'the database does not answer')
          }
          throw error
        }
      },
      committers,
      bytes: () => weight.bytes,
      async close() {
        weight.stop()
        await held?.close()
      },
    })
  } catch (error) {
    await lock?.close()
    await db?.destroy()
    throw unusablePostgres(error, address)
  }
}

/** What is acknowledged is on the disk, whatever somebody sets for the database later on. */
const settingsOfConnection = `select
  set_config('synchronous_commit', coalesce(nullif(current_setting('synchronous_commit'), 'off'), 'on'), false),
  set_config('statement_timeout', $1, false),
  set_config('idle_in_transaction_session_timeout', $1, false)`

/** The database for Kysely, each connection with what we count on. */
export function openPostgres(address: PostgresAddress, onError: (error: Error) => void): Kysely<Database> {
  const timeout = `${address.statementTimeout}s`
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: postgresPool(address, onError),
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(settingsOfConnection, [timeout]))
      },
    }),
  })
}

/** What has to be known before a database is trusted. */
export interface PostgresState {
  readonly version: number
  readonly encoding: string
  readonly isReadOnly: boolean
  readonly fsync: boolean
  /** Tables in the place where ours are, or would be. */
  readonly tables: readonly string[]
}

export async function postgresState(db: Kysely<Database>): Promise<PostgresState> {
  const { rows } = await sql<{
    readonly version: string
    readonly encoding: string
    readonly read_only: boolean
    readonly fsync: string
    readonly tables: readonly string[]
  }>`select
      current_setting('server_version_num') as version,
      current_setting('server_encoding') as encoding,
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as read_only,
      current_setting('fsync') as fsync,
      array(select tablename::text from pg_tables where schemaname = current_schema()) as tables`.execute(db)
  const [state] = rows
  if (state === undefined) throw new TypeError('the database says nothing about itself')
  return {
    version: Math.floor(Number(state.version) / 10_000),
    encoding: state.encoding,
    isReadOnly: state.read_only,
    fsync: state.fsync === 'on',
    tables: state.tables,
  }
}

async function demandUsable(db: Kysely<Database>, address: PostgresAddress): Promise<void> {
  const complaint = complaintAbout(await postgresState(db), address)
  if (complaint !== null) throw new UnusableData(complaint)
}

/** Why a database is not trusted; null where it is. */
export function complaintAbout(state: PostgresState, address: PostgresAddress): MessageData | null {
  const { version, encoding, isReadOnly, fsync, tables } = state
  const where = placeOf(address)
  const { database } = address
  if (version < leastVersion) {
    return { id: 'server.start.databaseOld', params: { where, version: String(version), least: String(leastVersion) } }
  }
  if (encoding !== 'UTF8') return { id: 'server.start.databaseEncoding', params: { database, encoding } }
  if (isReadOnly) return { id: 'server.start.databaseReadOnly', params: { where } }
  if (!fsync) return { id: 'server.start.databaseForgets', params: { where } }
  const isForeign = !tables.includes('kysely_migration') && ownTables.some((name) => tables.includes(name))
  return isForeign ? { id: 'server.start.databaseForeign', params: { where } } : null
}

const ownTables: readonly string[] = ['tables', 'snapshots', 'snapshots_before', 'heads', 'journal', 'notes']

/** How large the database is, as it was a moment ago. */
async function weigher(db: Kysely<Database>): Promise<{ readonly bytes: number; stop(): void }> {
  async function weigh(): Promise<number> {
    const { rows } = await sql<{ readonly bytes: number }>`
      select pg_database_size(current_database()) as bytes`.execute(db)
    return at(rows, 0, 'size').bytes
  }
  let bytes = await weigh()
  async function weighAgain(): Promise<void> {
    bytes = await weigh()
  }
  const timer = setInterval(() => {
    // Where the database does not answer, whoever writes hears of it.
    void weighAgain().catch(() => undefined)
  }, weighEvery).unref()
  return {
    get bytes() {
      return bytes
    },
    stop: () => clearInterval(timer),
  }
}
