import { type RawBuilder, sql, type Transaction } from 'kysely'
import { keepPeople } from '../people/keptChanges.ts'
import { headChecksum, listingChecksum, rowChecksum, snapshotChecksum } from './checksum.ts'
import type { Database, JournalTable } from './schema.ts'
import { type Append, type Appended, type JournalRow, quietRowsKept, rowsKept, type Snapshot } from './store.ts'

/**
 * Appends for many tables in one transaction, so that they share one flush to the disk. A row whose number or whose
 * command is already there is left out and takes nothing of the others with it.
 *
 * Everything is written in the order of the tables: of two programs that write at the same tables, the one that comes
 * later waits at the first of them, and neither ever for the other in turn. Whoever has put its row into a table's journal
 * is alone at that table until it commits.
 */
export async function appendAll(
  transaction: Transaction<Database>,
  appends: readonly Append[],
): Promise<readonly Appended[]> {
  const sorted = appends.toSorted((one, other) => inOrder(one.table, other.table))
  const written = await transaction
    .insertInto('journal')
    .values(sorted.map(({ table, row }) => journalValues(table, row)))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['table_id', 'actor', 'command', 'revision'])
    .execute()
  await moveHeads(transaction, written)
  const keys = new Set(written.map((row) => keyOf(row.table_id, row.revision, row.actor, row.command)))
  const isDone = ({ table, row }: Append) => keys.delete(keyOf(table, row.revision, row.actor, row.command))
  const done = sorted.filter(isDone)
  await updateListings(transaction, done)
  await updateDue(transaction, done)
  await takeSnapshots(transaction, done)
  await keepPeople(transaction, done)
  const taken = new Set(done)
  const lost = await whyNot(
    transaction,
    sorted.filter((append) => !taken.has(append)),
  )
  return appends.map((append) => lost.get(append) ?? 'done')
}

function inOrder(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

type Written = Pick<JournalTable, 'table_id' | 'revision'>

/** How long each journal is now, in one statement for all of them. */
export async function moveHeads(transaction: Transaction<Database>, written: readonly Written[]): Promise<void> {
  const heads = new Map<string, number>()
  for (const { table_id, revision } of written) heads.set(table_id, Math.max(revision, heads.get(table_id) ?? 0))
  if (heads.size === 0) return
  await transaction
    .insertInto('heads')
    .values([...heads].map(([id, revision]) => ({ table_id: id, revision, checksum: headChecksum(id, revision) })))
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet(({ ref }) => ({
        revision: ref('excluded.revision'),
        checksum: ref('excluded.checksum'),
      })),
    )
    .execute()
}

/** What was said last counts. */
async function updateListings(transaction: Transaction<Database>, done: readonly Append[]): Promise<void> {
  const listings = new Map(done.flatMap(({ listing }) => (listing === null ? [] : [[listing.id, listing] as const])))
  if (listings.size === 0) return
  const rows = [...listings.values()].map((listing) => {
    const { id, status, visibility, summary } = listing
    return [id, status, visibility, summary, listingChecksum(listing)]
  })
  const columns = ['id', 'status', 'visibility', 'summary', 'checksum'] as const
  await transaction
    .updateTable('tables')
    .from(given<ListingRow>(columns, rows).as('given'))
    .set(({ ref }) => ({
      status: ref('given.status'),
      visibility: ref('given.visibility'),
      summary: ref('given.summary'),
      checksum: ref('given.checksum'),
    }))
    .whereRef('tables.id', '=', 'given.id')
    .execute()
}

type ListingRow = Pick<Database['tables'], 'id' | 'status' | 'visibility' | 'summary' | 'checksum'>

async function updateDue(transaction: Transaction<Database>, done: readonly Append[]): Promise<void> {
  const dues = new Map(
    done.flatMap(({ table, due }) => (due === undefined ? [] : [[table, wholeMoment(due)] as const])),
  )
  if (dues.size === 0) return
  await transaction
    .updateTable('tables')
    .from(given<Pick<Database['tables'], 'id' | 'due_at'>>(['id', 'due_at'], [...dues]).as('given'))
    .set(({ ref }) => ({ due_at: ref('given.due_at') }))
    .whereRef('tables.id', '=', 'given.id')
    .execute()
}

/** The clocks know parts of a millisecond, the database does not: nobody's time is up too early by that. */
export function wholeMoment<Moment extends number | null>(moment: Moment): Moment | number {
  return moment === null ? moment : Math.ceil(moment)
}

interface Taken {
  readonly table: string
  readonly snapshot: Snapshot
}

async function takeSnapshots(transaction: Transaction<Database>, done: readonly Append[]): Promise<void> {
  let left: readonly Taken[] = done.flatMap(({ table, snapshot }) => (snapshot === null ? [] : [{ table, snapshot }]))
  // Of a table that has two of them the first becomes the one before.
  while (left.length > 0) {
    const isFirst = ({ table }: Taken, index: number) => left.findIndex((other) => other.table === table) === index
    const first = left.filter(isFirst)
    left = left.filter((taken) => !first.includes(taken))
    await takeFirst(transaction, first)
  }
}

async function takeFirst(transaction: Transaction<Database>, snapshots: readonly Taken[]): Promise<void> {
  const before = await keepBefore(transaction, snapshots)
  const rows = snapshots.map(({ table, snapshot }) => {
    return [table, snapshot.revision, snapshot.body, snapshotChecksum(table, snapshot)]
  })
  const columns = ['table_id', 'revision', 'body', 'checksum'] as const
  await transaction
    .updateTable('snapshots')
    .from(given<Database['snapshots']>(columns, rows).as('given'))
    .set(({ ref }) => ({
      revision: ref('given.revision'),
      body: ref('given.body'),
      checksum: ref('given.checksum'),
    }))
    .whereRef('snapshots.table_id', '=', 'given.table_id')
    .whereRef('snapshots.revision', '<', 'given.revision')
    .execute()
  for (const { table, snapshot } of snapshots) {
    const revision = before.get(table)
    if (revision === undefined) continue
    // The snapshot before this one is nothing without the rows after it.
    await forget(transaction, table, Math.min(revision, snapshot.revision - rowsKept), 'chat too')
    await forget(transaction, table, Math.min(revision, snapshot.revision - quietRowsKept), 'no chat')
  }
}

/** Snapshots that newer ones replace become the ones before: their revisions by table, where there is any. */
async function keepBefore(
  transaction: Transaction<Database>,
  snapshots: readonly Taken[],
): Promise<ReadonlyMap<string, number>> {
  const kept = await transaction
    .insertInto('snapshots_before')
    .columns(['table_id', 'revision', 'body', 'checksum'])
    .expression(({ selectFrom }) =>
      selectFrom('snapshots')
        .select(['table_id', 'revision', 'body', 'checksum'])
        .where(({ or, and, eb }) =>
          or(
            snapshots.map(({ table, snapshot }) =>
              and([eb('table_id', '=', table), eb('revision', '<', snapshot.revision)]),
            ),
          ),
        ),
    )
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet(({ ref }) => ({
        revision: ref('excluded.revision'),
        body: ref('excluded.body'),
        checksum: ref('excluded.checksum'),
      })),
    )
    .returning(['table_id', 'revision'])
    .execute()
  return new Map(kept.map(({ table_id, revision }) => [table_id, revision]))
}

const types: Readonly<Record<string, 'integer' | 'bigint'>> = { revision: 'integer', due_at: 'bigint' }

/** Rows of our own to read from in a statement, in words that SQLite and PostgreSQL share. */
function given<Row>(columns: readonly (keyof Row & string)[], rows: readonly (readonly unknown[])[]): RawBuilder<Row> {
  const typed = columns.map(
    (name, index) =>
      sql`cast(${sql.ref(`column${index + 1}`)} as ${sql.raw(types[name] ?? 'text')}) as ${sql.ref(name)}`,
  )
  const values = rows.map((row) => sql`(${sql.join(row)})`)
  return sql<Row>`(select ${sql.join(typed)} from (values ${sql.join(values)}) as plain)`
}

async function forget(
  transaction: Transaction<Database>,
  table: string,
  until: number,
  what: 'chat too' | 'no chat',
): Promise<void> {
  if (until <= 0) return
  await transaction
    .deleteFrom('journal')
    .where('table_id', '=', table)
    .where('revision', '<=', until)
    // What came long before went long before.
    .where('revision', '>', until - rowsKept)
    .where('version', 'is', null)
    .$if(what === 'no chat', (query) => query.where('chat', 'is', null))
    .execute()
}

/** For each append that was left out, why it was. */
async function whyNot(
  transaction: Transaction<Database>,
  lost: readonly Append[],
): Promise<ReadonlyMap<Append, Appended>> {
  if (lost.length === 0) return new Map()
  const same = await transaction
    .selectFrom('journal')
    .select(['table_id', 'actor', 'command'])
    .where(({ or, and, eb }) =>
      or(
        lost.map(({ table, row }) =>
          and([eb('table_id', '=', table), eb('actor', '=', row.actor), eb('command', '=', row.command)]),
        ),
      ),
    )
    .execute()
  const known = new Set(same.map((row) => keyOf(row.table_id, row.actor, row.command)))
  return new Map(
    lost.map((append) => {
      const { table, row } = append
      return [append, known.has(keyOf(table, row.actor, row.command)) ? 'duplicate' : 'conflict']
    }),
  )
}

function keyOf(...parts: readonly (string | number)[]): string {
  return parts.join(' ')
}

function journalValues(table: string, row: JournalRow): JournalTable {
  const { chatNumber, ...same } = row
  return { ...same, table_id: table, chat_number: chatNumber, checksum: rowChecksum(table, row) }
}
