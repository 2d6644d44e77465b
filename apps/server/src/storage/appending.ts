import type { Transaction } from 'kysely'
import type { Database, JournalTable } from './schema.ts'
import { type Append, type Appended, type JournalRow, type Listing, rowsKept, type Snapshot } from './store.ts'

/**
 * Appends for many tables in one transaction, so that they share one flush to the disk. A row whose number or whose
 * command is already there is left out and takes nothing of the others with it.
 */
export async function appendAll(
  transaction: Transaction<Database>,
  appends: readonly Append[],
): Promise<readonly Appended[]> {
  const written = await transaction
    .insertInto('journal')
    .values(appends.map(({ table, row }) => journalValues(table, row)))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['table_id', 'actor', 'command', 'revision'])
    .execute()
  const done = new Set(written.map((row) => keyOf(row.table_id, row.revision, row.actor, row.command)))
  const results: Appended[] = []
  for (const append of appends) {
    const { table, row, listing, due, snapshot } = append
    if (!done.delete(keyOf(table, row.revision, row.actor, row.command))) {
      results.push(await whyNot(transaction, append))
      continue
    }
    results.push('done')
    if (listing !== null) await updateListing(transaction, listing)
    if (due !== undefined) {
      await transaction.updateTable('tables').set({ due_at: due }).where('id', '=', table).execute()
    }
    if (snapshot !== null) await takeSnapshot(transaction, table, snapshot)
  }
  return results
}

async function updateListing(transaction: Transaction<Database>, listing: Listing): Promise<void> {
  const { id, status, visibility, summary } = listing
  await transaction.updateTable('tables').set({ status, visibility, summary }).where('id', '=', id).execute()
}

async function takeSnapshot(
  transaction: Transaction<Database>,
  table: string,
  { revision, body }: Snapshot,
): Promise<void> {
  await transaction
    .updateTable('snapshots')
    .set({ revision, body })
    .where('table_id', '=', table)
    .where('revision', '<', revision)
    .execute()
  if (revision <= rowsKept) return
  await transaction
    .deleteFrom('journal')
    .where('table_id', '=', table)
    .where('revision', '<=', revision - rowsKept)
    // What came long before went long before.
    .where('revision', '>', revision - 2 * rowsKept)
    .where('version', 'is', null)
    .execute()
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

function keyOf(...parts: readonly (string | number)[]): string {
  return parts.join(' ')
}

function journalValues(table: string, row: JournalRow): JournalTable {
  const { chatNumber, ...same } = row
  return { ...same, table_id: table, chat_number: chatNumber }
}
