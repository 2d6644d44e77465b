import { randomInt } from 'node:crypto'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { CannotKeep } from './cannotKeep.ts'
import { type FileGuard, fileGuard } from './fileGuard.ts'
import { kyselyStore } from './kyselyStore.ts'
import { type Access, patience, shortWait } from './patience.ts'
import { nowAndThen, type Report } from './report.ts'
import type { Database } from './schema.ts'
import type { TableStore } from './store.ts'
import { UnusableData } from './unusableData.ts'

/** A batch of appends has as many texts as it has rows, so the cache is not small. */
const mostStatements = 300
/** Milliseconds for which somebody waits who holds nobody up. */
const patientWait = 5000
/** Bytes of a database that is looked through at the start. */
const mostLookedThrough = 64_000_000
/** Stands in the file's header and says whose database it is: "Athr". */
const applicationId = 0x41_74_68_72
export interface SqliteOptions {
  /** Pages after which the disk counts as full; 0 for as many as there is room for. */
  readonly mostPages?: number
  /** Nobody else opens this file: it gets a stamp of its own, so that another one in its place is known from it. */
  readonly alone?: boolean
  /** Told once when nothing can be kept any more. */
  readonly report?: Report
}

/**
 * The embedded database: one file, no set-up. The write-ahead log with full synchronisation flushes every commit, so
 * what was acknowledged survives a crash of the program and of the machine.
 */
export async function sqliteStore(path: string, options: SqliteOptions = {}): Promise<TableStore> {
  const { report = () => undefined } = options
  const database = new DatabaseSync(path, { timeout: shortWait })
  let guard: FileGuard | null = null
  try {
    await patience(isBusy)('write', () => prepare(database, path, options))
    guard = fileGuard(path, pragma(database, 'user_version'))
    const { work, isLost } = watched(database, guard, report)
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: adapted(database) }) })
    const store = await kyselyStore(db, {
      work,
      // One writes at a time.
      committers: 1,
      bytes: () =>
        pragma(database, 'page_size') * (pragma(database, 'page_count') - pragma(database, 'freelist_count')),
      async close() {
        // What is in its place now is not ours to write into.
        if (!isLost()) database.exec('pragma wal_checkpoint(truncate)')
      },
    })
    return {
      ...store,
      async close() {
        await store.close()
        guard?.close()
      },
    }
  } catch (error) {
    database.close()
    guard?.close()
    throw error
  }
}

function prepare(database: DatabaseSync, path: string, { mostPages = 0, alone = false }: SqliteOptions): void {
  demandOurs(database, path)
  demandSound(database, path)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000')
  if (mostPages > 0) database.exec(`pragma max_page_count = ${mostPages}`)
  if (pragma(database, 'application_id') === 0) database.exec(`pragma application_id = ${applicationId}`)
  // Into the file itself, where it is looked for.
  if (alone) database.exec(`pragma user_version = ${randomInt(1, 2 ** 31)}; pragma wal_checkpoint(passive)`)
}

/** Result codes of SQLite: another program, or another part of this one, holds a lock. */
const busyCodes: readonly number[] = [5, 6]

function isBusy(error: unknown): boolean {
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: number }
  return code === 'ERR_SQLITE_ERROR' && busyCodes.includes((errcode ?? 0) & 0xff)
}

/** Work in the database that is believed only while its files are where they were. */
function watched(database: DatabaseSync, guard: FileGuard, report: Report) {
  const patiently = patience(isBusy)
  const reportOnce = nowAndThen(report)
  let saved = false

  function demandThere(): void {
    const file = guard.lost()
    if (file === null) return
    // Without its log the database is still the right place for what only the log holds.
    const isWithoutLog = file.endsWith('-wal') || file.endsWith('-shm')
    if (isWithoutLog && !saved) database.exec('pragma wal_checkpoint(truncate)')
    saved = true
    reportOnce({ file }, 'the database was replaced or removed: nothing is taken until the server is started again')
    throw new CannotKeep('server.reject.notKept')
  }

  async function work<Result>(kind: Access, task: () => Promise<Result>): Promise<Result> {
    try {
      demandThere()
      const result = await patiently(kind, task)
      if (kind === 'write') demandThere()
      return result
    } catch (error) {
      if (error instanceof CannotKeep && error.cause !== undefined) {
        reportOnce({ err: error.cause }, 'another program holds the database')
      }
      throw error
    }
  }

  return { work, isLost: () => guard.lost() !== null }
}

/** Refuses the database of another program, in which our tables would be a surprise. */
function demandOurs(database: DatabaseSync, file: string): void {
  const id = pragma(database, 'application_id')
  if (id === applicationId) return
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all()
  const names = tables.map(({ name }) => String(name))
  // Before it had an application id, our own had these tables, or the first of them when its first start was cut short.
  const isOlder = ['kysely_migration', 'journal'].every((name) => names.includes(name))
  const isBegun = names.includes('kysely_migration') && names.every((name) => ownTables.includes(name))
  if (id === 0 && (tables.length === 0 || isOlder || isBegun)) return
  throw new UnusableData({ id: 'server.start.dataForeign', params: { file } })
}

const ownTables: readonly string[] = ['kysely_migration', 'kysely_migration_lock', 'tables', 'snapshots', 'journal']

/** Looks whether the file is whole, unless it is so large that the look would take seconds. */
function demandSound(database: DatabaseSync, file: string): void {
  if (pragma(database, 'page_size') * pragma(database, 'page_count') > mostLookedThrough) return
  const answer = database.prepare('pragma quick_check(1)').get()?.['quick_check']
  if (answer !== 'ok') throw new UnusableData({ id: 'server.start.dataDamaged', params: { file } }, answer)
}

function pragma(database: DatabaseSync, name: string): number {
  return Number(database.prepare(`pragma ${name}`).get()?.[name])
}

/** The database beside the one who serves from it, for whoever copies it. */
export function openSqlite(path: string, kind: Access): Kysely<Database> {
  const database = new DatabaseSync(path, { timeout: patientWait, readOnly: kind === 'read' })
  if (kind === 'write') database.exec('pragma synchronous = full')
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: adapted(database) }) })
}

/** Kysely speaks to better-sqlite3; Node's own module differs in a few small ways. */
function adapted(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      // A full disk makes SQLite roll back by itself. The complaint that there is nothing left to roll back would hide
      // the error that counts.
      if (sql === 'rollback' && !database.isTransaction) return nothingToDo
      let statement = prepared.get(sql)
      if (statement === undefined) {
        statement = adaptedStatement(database.prepare(sql))
        if (prepared.size >= mostStatements) prepared.clear()
        prepared.set(sql, statement)
      }
      return statement
    },
  }
}

const nothingToDo: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

function adaptedStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
