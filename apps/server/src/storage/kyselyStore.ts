import { setImmediate as breathe } from 'node:timers/promises'
import { at } from '@athanor/kernel'
import type { Kysely } from 'kysely'
import { forgetTables } from '../people/keptChanges.ts'
import { peopleStore } from '../people/peopleStore.ts'
import { appendAll, wholeMoment } from './appending.ts'
import { isSound, noteChecksum } from './checksum.ts'
import { createTable } from './creating.ts'
import { DamagedTable } from './damagedTable.ts'
import { type GroupCommit, groupCommit } from './groupCommit.ts'
import { mend } from './mending.ts'
import { migrate } from './migrations.ts'
import type { Access } from './patience.ts'
import { demandSound, journalColumns, load, rowsAfter, soundListing, soundRow, wholeNumber } from './reading.ts'
import type { Database } from './schema.ts'
import type { Append, Appended, TableStore } from './store.ts'

/** What each database does in its own way. */
export interface Engine {
  /** Does some work in the database, if need be a little later; throws `CannotKeep` where it would not stay. */
  work<Result>(kind: Access, work: () => Promise<Result>): Promise<Result>
  /** Transactions of appended rows that may be under way at once. */
  readonly committers: number
  /** Bytes that are in use. */
  bytes(): number
  /** Called before the connection ends. */
  close(): Promise<void>
}

/** A row of fifteen columns each; SQLite takes 32,766 parameters in a statement, PostgreSQL twice as many. */
const mostInOneCommit = 200
const mostRemovedAtOnce = 1000
/** Milliseconds for which a row that could not be written counts against the database. */
const failureCounts = 30_000
/** What is written to see whether anything can be: as much as a large row. */
const pulse = ' '.repeat(16_384)

/** The one implementation, for every database that Kysely knows, in SQL that SQLite and PostgreSQL share. */
export async function kyselyStore(db: Kysely<Database>, engine: Engine): Promise<TableStore> {
  await engine.work('write', () => migrate(db))
  /** What went wrong when a row was written last, and when; null when nothing did. */
  let failure: { readonly error: unknown; readonly at: number } | null = null
  const commits = Array.from({ length: engine.committers }, () => groupCommit(mostInOneCommit, appendTogether))

  async function appendTogether(appends: readonly Append[]): Promise<readonly Appended[]> {
    try {
      const done = await engine.work('write', () =>
        db.transaction().execute((transaction) => appendAll(transaction, appends)),
      )
      failure = null
      return done
    } catch (error) {
      failure = { error, at: performance.now() }
      throw error
    }
  }

  /** All rows of a table go the same way, in order. */
  function committerOf(table: string): GroupCommit<Append, Appended> {
    const sum = Array.from(table, (letter) => letter.charCodeAt(0)).reduce((one, other) => one + other, 0)
    return at(commits, sum % commits.length)
  }

  async function setNote(name: string, body: string): Promise<void> {
    const checksum = noteChecksum(name, body)
    await db
      .insertInto('notes')
      .values({ name, body, checksum })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ body, checksum }))
      .execute()
  }

  const store: TableStore = {
    people: peopleStore(db),
    create: (table) => db.transaction().execute((transaction) => createTable(transaction, table)),
    append: (append) => committerOf(append.table).add(append),
    load: (table) => load(db, table),
    rowsAfter: (table, revision) => rowsAfter(db, table, revision),
    async revisions(tables) {
      if (tables.length === 0) return new Map()
      const heads = await db
        .selectFrom('heads')
        .select(['table_id', 'revision'])
        .where('table_id', 'in', tables)
        .execute()
      return new Map(heads.map(({ table_id, revision }) => [table_id, wholeNumber(revision)]))
    },
    mend: (table) => db.transaction().execute((transaction) => mend(transaction, table)),

    async createdBy(origin) {
      const made = await db
        .selectFrom('tables')
        .select(['id', 'asked'])
        .where('created_by', '=', origin)
        .executeTakeFirst()
      return made ?? null
    },

    async movesFrom(table, version, most) {
      const rows = await db
        .selectFrom('journal')
        .select(journalColumns)
        .where('table_id', '=', table)
        .where('version', '>=', version)
        .orderBy('version')
        .limit(most)
        .execute()
      const gap = rows.findIndex((row, index) => row.version !== version + index)
      if (gap !== -1) throw new DamagedTable(`move ${version + gap} is gone`)
      return rows.map(demandSound).map((row) => ({
        version: row.version ?? 0,
        entry: row.entry ?? 'null',
        events: row.events ?? '[]',
      }))
    },

    async chatAfter(table, number, most) {
      const newest = (who: 'like' | 'not like') =>
        db
          .selectFrom('journal')
          .select(journalColumns)
          .where('table_id', '=', table)
          .where('chat_number', '>', number)
          .where('chat', who, '%"seat":null%')
          .orderBy('chat_number', 'desc')
          .limit(most)
          .execute()
      // What spectators say pushes nothing out that players have said.
      const rows = [...(await newest('like')), ...(await newest('not like'))]
      // A line that cannot be read any more is not said again; the game does not hang on it.
      return rows
        .sort((one, other) => Number(one.chat_number) - Number(other.chat_number))
        .flatMap((row) => soundRow(row)?.chat ?? [])
    },

    async resultOf(table, actor, command) {
      const row = await db
        .selectFrom('journal')
        .select(journalColumns)
        .where('table_id', '=', table)
        .where('actor', '=', actor)
        .where('command', '=', command)
        .executeTakeFirst()
      if (row === undefined) return null
      const { asked, result } = demandSound(row)
      return { asked, result }
    },

    async listed(most) {
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'status', 'visibility', 'created_at', 'summary', 'checksum'])
        .where('visibility', '=', 'public')
        .where('status', 'in', ['open', 'opening', 'running'])
        .where('removed_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(most)
        .execute()
      return rows.flatMap((row) => soundListing(row) ?? [])
    },

    async listingsOf(tables) {
      if (tables.length === 0) return []
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'status', 'visibility', 'created_at', 'summary', 'checksum'])
        .where('id', 'in', tables)
        .where('removed_at', 'is', null)
        .execute()
      return rows.flatMap((row) => soundListing(row) ?? [])
    },

    async unlisted(most) {
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'status', 'visibility', 'created_at', 'summary', 'checksum'])
        .where('removed_at', 'is', null)
        .where(({ or, and, eb }) =>
          or([
            and([eb('visibility', '=', 'public'), eb('status', 'in', ['open', 'running'])]),
            eb('visibility', 'not in', ['public', 'link']),
            eb('status', 'not in', ['open', 'running', 'finished', 'closed']),
          ]),
        )
        .orderBy('created_at', 'desc')
        .limit(most)
        .execute()
      return rows.filter((row) => soundListing(row) === null).map(({ id }) => id)
    },

    async dueBy(moment, most) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('due_at', '<=', Math.floor(moment))
        .where('status', 'in', ['opening', 'running'])
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
        .where('status', 'in', ['open', 'opening', 'running'])
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow()
      return wholeNumber(live)
    },

    async quietSince(status, since, after, most) {
      const moment = wholeMoment(since)
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

    async putAway(tables, moment) {
      await db
        .updateTable('tables')
        .set({ removed_at: wholeMoment(moment) })
        .where('id', 'in', tables)
        .execute()
    },

    async bringBack(table) {
      await db.updateTable('tables').set({ removed_at: null }).where('id', '=', table).execute()
    },

    async awaySince(moment, most) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('removed_at', '<', wholeMoment(moment))
        .orderBy('removed_at')
        .limit(most)
        .execute()
      return rows.map(({ id }) => id)
    },

    async remove(tables) {
      for (const table of tables) await removeJournal(db, table)
      await db.transaction().execute(async (transaction) => {
        for (const place of ['snapshots', 'snapshots_before', 'heads'] as const) {
          await transaction.deleteFrom(place).where('table_id', 'in', tables).execute()
        }
        await transaction.deleteFrom('tables').where('id', 'in', tables).execute()
        await forgetTables(transaction, tables)
      })
    },

    async note(name) {
      const note = await db.selectFrom('notes').selectAll().where('name', '=', name).executeTakeFirst()
      return note !== undefined && isSound(note.checksum, noteChecksum(name, note.body)) ? note.body : null
    },
    setNote,

    async check() {
      if (failure !== null && performance.now() - failure.at < failureCounts) throw failure.error
      await setNote('pulse', pulse)
    },
    bytes: () => engine.bytes(),

    async close() {
      await Promise.all(commits.map((each) => each.idle()))
      await engine.close()
      await db.destroy()
    },
  }
  return patientStore(store, engine)
}

/** Every access through the engine; appends share theirs. */
function patientStore(store: TableStore, { work }: Engine): TableStore {
  const through =
    <Input extends readonly unknown[], Output>(kind: Access, method: (...input: Input) => Promise<Output>) =>
    (...input: Input) =>
      work(kind, () => method(...input))
  const { people } = store
  return {
    ...store,
    people: {
      whoShows: through('read', people.whoShows),
      makeRing: through('write', people.makeRing),
      ringOf: through('read', people.ringOf),
      ringOfCode: through('read', people.ringOfCode),
      setCode: through('write', people.setCode),
      rename: through('write', people.rename),
      claim: through('write', people.claim),
      signIn: through('write', people.signIn),
      signOut: through('write', people.signOut),
      seen: through('write', people.seen),
      endedOf: through('read', people.endedOf),
      forgetOld: through('write', people.forgetOld),
      removeRing: through('write', people.removeRing),
      scrub: through('write', people.scrub),
      addPasskey: through('write', people.addPasskey),
      passkey: through('read', people.passkey),
      removePasskey: through('write', people.removePasskey),
      passkeyUsed: through('write', people.passkeyUsed),
      challenge: through('write', people.challenge),
      takeChallenge: through('write', people.takeChallenge),
      running: through('read', people.running),
      remember: through('write', people.remember),
      results: through('read', people.results),
      result: through('read', people.result),
    },
    create: through('write', store.create),
    createdBy: through('read', store.createdBy),
    load: through('read', store.load),
    mend: through('write', store.mend),
    rowsAfter: through('read', store.rowsAfter),
    revisions: through('read', store.revisions),
    movesFrom: through('read', store.movesFrom),
    chatAfter: through('read', store.chatAfter),
    resultOf: through('read', store.resultOf),
    listed: through('read', store.listed),
    listingsOf: through('read', store.listingsOf),
    unlisted: through('read', store.unlisted),
    dueBy: through('read', store.dueBy),
    countLive: through('read', store.countLive),
    quietSince: through('read', store.quietSince),
    putAway: through('write', store.putAway),
    bringBack: through('write', store.bringBack),
    awaySince: through('read', store.awaySince),
    remove: through('write', store.remove),
    note: through('read', store.note),
    setNote: through('write', store.setNote),
    check: through('write', store.check),
  }
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
