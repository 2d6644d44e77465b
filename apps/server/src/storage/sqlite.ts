import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { kyselyStore } from './kyselyStore.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'

/** A batch of appends has as many texts as it has rows, so the cache is not small. */
const mostStatements = 300

/**
 * The embedded database: one file, no set-up. The write-ahead log with full synchronisation flushes every commit, so
 * what was acknowledged survives a crash of the program and of the machine.
 */
export async function sqliteStore(path: string): Promise<Store> {
  const database = new DatabaseSync(path, { timeout: 5000 })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000')
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: adapted(database) }) })
  return kyselyStore(db, async () => database.exec('pragma wal_checkpoint(truncate)'))
}

/** Kysely speaks to better-sqlite3; Node's own module differs in three small ways. */
function adapted(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
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

function adaptedStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
