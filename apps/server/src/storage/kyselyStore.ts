import type { Kysely, Transaction } from 'kysely'
import { groupCommit } from './groupCommit.ts'
import { migrate } from './migrations.ts'
import type { Database, JournalTable } from './schema.ts'
import type { Append, Appended, Created, JournalRow, Listing, NewTable, Store } from './store.ts'

/** A row of thirteen columns each; SQLite takes 32,766 parameters in a statement, PostgreSQL twice as many. */
const mostInOneCommit = 200

const journalColumns = [
  'revision',
  'actor',
  'command',
  'asked',
  'result',
  'at',
  'record',
  'version',
  'entry',
  'events',
  'chat_number',
  'chat',
] as const

/** The one implementation, for every database that Kysely knows, in SQL that SQLite and PostgreSQL share. */
export async function kyselyStore(db: Kysely<Database>, onClose: () => Promise<void>): Promise<Store> {
  await migrate(db)
  const commits = groupCommit<Append, Appended>(mostInOneCommit, (appends) =>
    db.transaction().execute((transaction) => appendAll(transaction, appends)),
  )

  return {
    create: (table) => db.transaction().execute((transaction) => createTable(transaction, table)),
    append: (append) => commits.add(append),

    async createdBy(origin) {
      const made = await db
        .selectFrom('tables')
        .select(['id', 'asked'])
        .where('created_by', '=', origin)
        .executeTakeFirst()
      return made ?? null
    },

    async load(table) {
      const snapshot = await db
        .selectFrom('snapshots')
        .select(['revision', 'body'])
        .where('table_id', '=', table)
        .executeTakeFirst()
      if (snapshot === undefined) return null
      return { snapshot, rows: await rowsAfter(db, table, snapshot.revision) }
    },

    rowsAfter: (table, revision) => rowsAfter(db, table, revision),

    async movesFrom(table, version) {
      const rows = await db
        .selectFrom('journal')
        .select(['version', 'entry', 'events'])
        .where('table_id', '=', table)
        .where('version', '>=', version)
        .orderBy('version')
        .execute()
      return rows.map((row) => ({
        version: row.version ?? 0,
        entry: row.entry ?? 'null',
        events: row.events ?? '[]',
      }))
    },

    async chatAfter(table, number, most) {
      const rows = await db
        .selectFrom('journal')
        .select('chat')
        .where('table_id', '=', table)
        .where('chat_number', '>', number)
        .orderBy('chat_number', 'desc')
        .limit(most)
        .execute()
      return rows.map(({ chat }) => chat ?? '').reverse()
    },

    async resultOf(table, actor, command) {
      const row = await db
        .selectFrom('journal')
        .select(['asked', 'result'])
        .where('table_id', '=', table)
        .where('actor', '=', actor)
        .where('command', '=', command)
        .executeTakeFirst()
      return row ?? null
    },

    async listed(most) {
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'status', 'visibility', 'created_at', 'summary'])
        .where('visibility', '=', 'public')
        .where('status', 'in', ['open', 'running'])
        .orderBy('created_at', 'desc')
        .limit(most)
        .execute()
      return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: wholeNumber(created_at) }))
    },

    async countLive() {
      const { live } = await db
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll<number | string>().as('live'))
        .where('status', 'in', ['open', 'running'])
        .executeTakeFirstOrThrow()
      return Number(live)
    },

    async quietSince(status, moment, most) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', status)
        .where('created_at', '<', moment)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('journal')
                .select('revision')
                .whereRef('journal.table_id', '=', 'tables.id')
                .where('journal.at', '>=', moment),
            ),
          ),
        )
        .orderBy('created_at')
        .limit(most)
        .execute()
      return rows.map(({ id }) => id)
    },

    remove: (table) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('journal').where('table_id', '=', table).execute()
        await transaction.deleteFrom('snapshots').where('table_id', '=', table).execute()
        await transaction.deleteFrom('tables').where('id', '=', table).execute()
      }),

    async check() {
      await db.selectFrom('tables').select('id').limit(1).execute()
    },

    async close() {
      await commits.idle()
      await onClose()
      await db.destroy()
    },
  }
}

async function createTable(transaction: Transaction<Database>, table: NewTable): Promise<Created> {
  const { id, status, visibility, createdAt, summary } = table.listing
  const made = await transaction
    .insertInto('tables')
    .values({ id, status, visibility, created_at: createdAt, created_by: table.createdBy, asked: table.asked, summary })
    .onConflict((conflict) => conflict.column('created_by').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) {
    const earlier = await transaction
      .selectFrom('tables')
      .select('id')
      .where('created_by', '=', table.createdBy)
      .executeTakeFirstOrThrow()
    return { id: earlier.id, fresh: false }
  }
  await transaction
    .insertInto('snapshots')
    .values({ table_id: id, ...table.snapshot })
    .execute()
  return { id, fresh: true }
}

/**
 * Appends for many tables in one transaction, so that they share one flush to the disk. A row whose number or whose
 * command is already there is left out and takes nothing of the others with it.
 */
async function appendAll(transaction: Transaction<Database>, appends: readonly Append[]): Promise<readonly Appended[]> {
  const written = await transaction
    .insertInto('journal')
    .values(appends.map(({ table, row }) => journalValues(table, row)))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['table_id', 'actor', 'command', 'revision'])
    .execute()
  const done = new Set(written.map((row) => keyOf(row.table_id, row.revision, row.actor, row.command)))
  const results: Appended[] = []
  for (const append of appends) {
    const { table, row, listing, snapshot } = append
    if (!done.delete(keyOf(table, row.revision, row.actor, row.command))) {
      results.push(await whyNot(transaction, append))
      continue
    }
    results.push('done')
    if (listing !== null) await updateListing(transaction, listing)
    if (snapshot !== null) {
      await transaction
        .updateTable('snapshots')
        .set({ revision: snapshot.revision, body: snapshot.body })
        .where('table_id', '=', table)
        .where('revision', '<', snapshot.revision)
        .execute()
    }
  }
  return results
}

async function updateListing(transaction: Transaction<Database>, listing: Listing): Promise<void> {
  const { id, status, visibility, summary } = listing
  await transaction.updateTable('tables').set({ status, visibility, summary }).where('id', '=', id).execute()
}

async function whyNot(transaction: Transaction<Database>, { table, row }: Append): Promise<Appended> {
  const same = await transaction
    .selectFrom('journal')
    .select('revision')
    .where('table_id', '=', table)
    .where('actor', '=', row.actor)
    .where('command', '=', row.command)
    .executeTakeFirst()
  return same === undefined ? 'conflict' : 'duplicate'
}

/** PostgreSQL gives big numbers as text, unless it is told otherwise. */
function wholeNumber(value: number | string): number {
  return Number(value)
}

function keyOf(...parts: readonly (string | number)[]): string {
  return parts.join(' ')
}

function journalValues(table: string, row: JournalRow): JournalTable {
  const { chatNumber, ...same } = row
  return { ...same, table_id: table, chat_number: chatNumber }
}

async function rowsAfter(db: Kysely<Database>, table: string, revision: number): Promise<readonly JournalRow[]> {
  const rows = await db
    .selectFrom('journal')
    .select(journalColumns)
    .where('table_id', '=', table)
    .where('revision', '>', revision)
    .orderBy('revision')
    .execute()
  return rows.map(({ chat_number, ...row }) => ({ ...row, at: wholeNumber(row.at), chatNumber: chat_number }))
}
