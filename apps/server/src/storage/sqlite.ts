import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { kyselyStore } from './kyselyStore.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'
import { UnusableData } from './unusableData.ts'

/** A batch of appends has as many texts as it has rows, so the cache is not small. */
const mostStatements = 300
/** Bytes of a database that is looked through at the start. */
const mostLookedThrough = 64_000_000
/** Stands in the file's header and says whose database it is: "Athr". */
const applicationId = 0x41_74_68_72

export interface SqliteOptions {
  /** Pages after which the disk counts as full; 0 for as many as there is room for. */
  readonly mostPages?: number
}

/**
 * The embedded database: one file, no set-up. The write-ahead log with full synchronisation flushes every commit, so
 * what was acknowledged survives a crash of the program and of the machine.
 */
export async function sqliteStore(path: string, { mostPages = 0 }: SqliteOptions = {}): Promise<Store> {
  const database = new DatabaseSync(path, { timeout: 5000 })
  try {
    demandOurs(database, path)
    demandSound(database, path)
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000')
    if (mostPages > 0) database.exec(`pragma max_page_count = ${mostPages}`)
    if (pragma(database, 'application_id') === 0) database.exec(`pragma application_id = ${applicationId}`)
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: adapted(database) }) })
    return await kyselyStore(db, {
      bytes: () =>
        pragma(database, 'page_size') * (pragma(database, 'page_count') - pragma(database, 'freelist_count')),
      close: async () => database.exec('pragma wal_checkpoint(truncate)'),
    })
  } catch (error) {
    database.close()
    throw error
  }
}

/** Refuses the database of another program, in which our tables would be a surprise. */
function demandOurs(database: DatabaseSync, file: string): void {
  const id = pragma(database, 'application_id')
  if (id === applicationId) return
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all()
  // Before it had an application id, our own had these tables.
  const isOlder = ['kysely_migration', 'journal'].every((name) => tables.some((table) => table['name'] === name))
  if (id === 0 && (tables.length === 0 || isOlder)) return
  throw new UnusableData({ id: 'server.start.dataForeign', params: { file } })
}

/** Looks whether the file is whole, unless it is so large that the look would take seconds. */
function demandSound(database: DatabaseSync, file: string): void {
  if (pragma(database, 'page_size') * pragma(database, 'page_count') > mostLookedThrough) return
  const answer = database.prepare('pragma quick_check(1)').get()?.['quick_check']
  if (answer !== 'ok') throw new UnusableData({ id: 'server.start.dataDamaged', params: { file } }, answer)
}

function pragma(database: DatabaseSync, name: string): number {
  return Number(database.prepare(`pragma ${name}`).get()?.[name])
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
