import type { Transaction } from 'kysely'
import { keepHolders } from '../people/keptChanges.ts'
import { moveHeads } from './appending.ts'
import { listingChecksum, snapshotChecksum } from './checksum.ts'
import type { Database } from './schema.ts'
import type { Created, NewTable } from './store.ts'

/** A table's first rows; whoever asks twice for the same table gets the one that was made first. */
export async function createTable(transaction: Transaction<Database>, table: NewTable): Promise<Created> {
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
      checksum: listingChecksum(table.listing),
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
  const snapshot = { table_id: id, ...table.snapshot, checksum: snapshotChecksum(id, table.snapshot) }
  for (const place of ['snapshots', 'snapshots_before'] as const) {
    await transaction.insertInto(place).values(snapshot).execute()
  }
  await moveHeads(transaction, [snapshot])
  await keepHolders(transaction, [[id, table.holders ?? []]])
  return { id, fresh: true }
}
