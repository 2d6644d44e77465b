import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { at } from '@athanor/kernel'
import type { MessageData } from '@athanor/messages'
import { type Kysely, sql } from 'kysely'
import { openFolder } from '../storage/dataFolder.ts'
import { missingSteps } from '../storage/migrations.ts'
import { openPostgres, postgresStore } from '../storage/postgres.ts'
import { type PostgresAddress, placeOf, postgresAddress } from '../storage/postgresAddress.ts'
import { ConnectionLost, unusablePostgres } from '../storage/postgresTrouble.ts'
import type { Database } from '../storage/schema.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { TableStore } from '../storage/store.ts'
import { UnusableData, unusable } from '../storage/unusableData.ts'

/** Where a club is kept: the folder of an embedded database, or a database of PostgreSQL. */
export interface ClubPlace {
  /** As sentences call it. */
  readonly name: string
  /** Reads it as it is at one moment, while people play. */
  read<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>
  /** Works in it while no server does, wholly or not at all. `existing` is not made if it is not there. */
  alone<Result>(kind: 'existing' | 'any', work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>
}

/** Somebody names a place: an address of PostgreSQL or else a folder. */
export function clubAt(name: string, option: string): ClubPlace {
  if (!/^postgres(?:ql)?:/.test(name)) return clubInFolder(resolve(name))
  const read = postgresAddress(option, name)
  if (read.ok) return clubInPostgres(read.address)
  throw wrongSetting(read.complaints)
}

/** The first of several complaints: one is enough to begin with. */
export function wrongSetting(complaints: readonly MessageData[]): UnusableData {
  return new UnusableData(at(complaints, 0, 'complaint'))
}

export function clubInFolder(folder: string): ClubPlace {
  const file = join(folder, 'athanor.db')

  function demandThere(): void {
    if (!existsSync(file)) throw new UnusableData({ id: 'server.house.nothingThere', params: { place: folder } })
  }

  async function within<Result>(kind: 'read' | 'write', work: (db: Kysely<Database>) => Promise<Result>) {
    try {
      const db = openSqlite(file, kind)
      try {
        return await db.transaction().execute(async (transaction) => {
          if (kind === 'read') await demandCurrent(transaction, folder)
          return work(transaction)
        })
      } finally {
        await db.destroy()
      }
    } catch (error) {
      throw isOfDatabase(error) ? unusable(error, folder, file) : error
    }
  }

  return {
    name: folder,
    async read(work) {
      demandThere()
      return within('read', work)
    },
    async alone(kind, work) {
      if (kind === 'existing') demandThere()
      return whileOpen(await openFolder(folder), () => within('write', work))
    },
  }
}

export function clubInPostgres(address: PostgresAddress): ClubPlace {
  const name = placeOf(address)

  async function within<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
    const db = openPostgres(address, () => undefined)
    try {
      return await work(db)
    } catch (error) {
      throw isOfDatabase(error) ? unusablePostgres(error, address) : error
    } finally {
      await db.destroy()
    }
  }

  return {
    name,
    read: (work) =>
      within((db) =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(async (transaction) => {
            // A disk that writes the backup slowly holds nothing up.
            await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
            await demandCurrent(transaction, name)
            return work(transaction)
          }),
      ),
    alone: async (_, work) =>
      whileOpen(await postgresStore(address, { use: 'alone' }), () =>
        within((db) =>
          db.transaction().execute(async (transaction) => {
            await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
            return work(transaction)
          }),
        ),
      ),
  }
}

/** An open store keeps servers out, and its database is up to date. */
async function whileOpen<Result>(store: TableStore, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } finally {
    await store.close()
  }
}

async function demandCurrent(db: Kysely<Database>, place: string): Promise<void> {
  const missing = await missingSteps(db).catch(() => null)
  if (missing?.length === 0) return
  throw new UnusableData({ id: 'server.house.notCurrent', params: { place } })
}

/** What a database says, or the system of a file; everything else is our own. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof ConnectionLost || (error instanceof Error && 'code' in error)
}
