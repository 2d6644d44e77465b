import { setImmediate as breathe } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { appendAll } from './appending.ts'
import { groupCommit } from './groupCommit.ts'
import { migrate } from './migrations.ts'
import type { Database } from './schema.ts'
import type { Append, Appended, Created, JournalRow, NewTable, Store } from './store.ts'

/** What each database does in its own way. */
export interface Engine {
  /** Bytes that are in use. */
  bytes(): number
  /** Called before the connection ends. */
  close(): Promise<void>
}

/** A row of thirteen columns each; SQLite takes 32,766 parameters in a statement, PostgreSQL twice as many. */
const mostInOneCommit = 200
const mostRemovedAtOnce = 1000
/** Milliseconds for which a row that could not be written counts against the database. */
const failureCounts = 30_000
/** What is written to see whether anything can be: as much as a large row. */
const pulse = ' '.repeat(16_384)

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
  'note',
] as const

/** The one implementation, for every database that Kysely knows, in SQL that SQLite and PostgreSQL share. */
export async function kyselyStore(db: Kysely<Database>, engine: Engine): Promise<Store> {
  await migrate(db)
  /** What went wrong when a row was written last, and when; null when nothing did. */
  let failure: { readonly error: unknown; readonly at: number } | null = null
  const commits = groupCommit<Append, Appended>(mostInOneCommit, async (appends) => {
    try {
      const done = await db.transaction().execute((transaction) => appendAll(transaction, appends))
      failure = null
      return done
    } catch (error) {
      failure = { error, at: performance.now() }
      throw error
    }
  })

  async function setNote(name: string, body: string): Promise<void> {
    await db
      .insertInto('notes')
      .values({ name, body })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ body }))
      .execute()
  }

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
      const found = await db
        .selectFrom('snapshots')
        .innerJoin('tables', 'tables.id', 'snapshots.table_id')
        .select(['snapshots.revision', 'snapshots.body', 'tables.removed_at'])
        .where('snapshots.table_id', '=', table)
        .executeTakeFirst()
      if (found === undefined) return null
      const { removed_at, ...snapshot } = found
      return { snapshot, rows: await rowsAfter(db, table, snapshot.revision), away: removed_at !== null }
    },

    rowsAfter: (table, revision) => rowsAfter(db, table, revision),

    async movesFrom(table, version, most) {
      const rows = await db
        .selectFrom('journal')
        .select(['version', 'entry', 'events'])
        .where('table_id', '=', table)
        .where('version', '>=', version)
        .orderBy('version')
        .limit(most)
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
        .where('removed_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(most)
        .execute()
      return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: wholeNumber(created_at) }))
    },

    async dueBy(moment, most) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('due_at', '<=', moment)
        .where('status', '=', 'running')
        .where('removed_at', 'is', null)
        .orderBy('due_at')
        .limit(most)
        .execute()
      return rows.map(({ id }) => id)
    },

    async countLive() {
      const { live } = await db
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll<number | string>().as('live'))
        .where('status', 'in', ['open', 'running'])
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow()
      return wholeNumber(live)
    },

    async quietSince(status, moment, after, most) {
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'created_at'])
        .where('status', '=', status)
        .where('removed_at', 'is', null)
        .where('created_at', '<', moment)
        .$if(after !== null, (query) =>
          query.where(({ or, and, eb }) =>
            or([
              eb('created_at', '>', after?.createdAt ?? 0),
              and([eb('created_at', '=', after?.createdAt ?? 0), eb('id', '>', after?.id ?? '')]),
            ]),
          ),
        )
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
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map(({ id, created_at }) => ({ id, createdAt: wholeNumber(created_at) }))
    },

    async putAway(tables, at) {
      await db.updateTable('tables').set({ removed_at: at }).where('id', 'in', tables).execute()
    },

    async bringBack(table) {
      await db.updateTable('tables').set({ removed_at: null }).where('id', '=', table).execute()
    },

    async awaySince(moment, most) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('removed_at', '<', moment)
        .orderBy('removed_at')
        .limit(most)
        .execute()
      return rows.map(({ id }) => id)
    },

    async remove(tables) {
      for (const table of tables) await removeJournal(db, table)
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('snapshots').where('table_id', 'in', tables).execute()
        await transaction.deleteFrom('tables').where('id', 'in', tables).execute()
      })
    },

    async note(name) {
      const note = await db.selectFrom('notes').select('body').where('name', '=', name).executeTakeFirst()
      return note?.body ?? null
    },
    setNote,

    async check() {
      if (failure !== null && performance.now() - failure.at < failureCounts) throw failure.error
      await setNote('pulse', pulse)
    },
    bytes: () => engine.bytes(),

    async close() {
      await commits.idle()
      await engine.close()
      await db.destroy()
    },
  }
}

async function createTable(transaction: Transaction<Database>, table: NewTable): Promise<Created> {
  const { id, status, visibility, createdAt, summary } = table.listing
  const { createdBy, asked } = table
  const made = await transaction
    .insertInto('tables')
    .values({
      id,
      status,
      visibility,
      created_at: createdAt,
      created_by: createdBy,
      asked,
      summary,
      removed_at: null,
      due_at: null,
    })
    .onConflict((conflict) => conflict.column('created_by').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) {
    const earlier = await transaction
      .selectFrom('tables')
      .select('id')
      .where('created_by', '=', createdBy)
      .executeTakeFirstOrThrow()
    return { id: earlier.id, fresh: false }
  }
  await transaction
    .insertInto('snapshots')
    .values({ table_id: id, ...table.snapshot })
    .execute()
  return { id, fresh: true }
}

/** A long journal goes piece by piece, so that nobody has to wait for it. */
async function removeJournal(db: Kysely<Database>, table: string): Promise<void> {
  for (;;) {
    const gone = await db
      .deleteFrom('journal')
      .where('table_id', '=', table)
      .where('revision', 'in', ({ selectFrom }) =>
        selectFrom('journal').select('revision').where('table_id', '=', table).limit(mostRemovedAtOnce),
      )
      .executeTakeFirst()
    if (gone.numDeletedRows < mostRemovedAtOnce) return
    await breathe()
  }
}

/** PostgreSQL gives big numbers as text, unless it is told otherwise. */
function wholeNumber(value: number | string): number {
  return Number(value)
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
