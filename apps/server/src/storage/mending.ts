import type { Transaction } from 'kysely'
import { moveHeads, wholeMoment } from './appending.ts'
import { listingChecksum, snapshotChecksum } from './checksum.ts'
import type { Database } from './schema.ts'
import type { MendedTable } from './store.ts'

/** Writes anew what was damaged, or never there, from a state that was played again. */
export async function mend(transaction: Transaction<Database>, { listing, due, snapshot }: MendedTable): Promise<void> {
  const { id, status, visibility, createdAt, summary } = listing
  const later = await transaction
    .selectFrom('journal')
    .select('revision')
    .where('table_id', '=', id)
    .where('revision', '>', snapshot.revision)
    .executeTakeFirst()
  if (later !== undefined) return
  const known = {
    status,
    visibility,
    created_at: createdAt,
    summary,
    due_at: wholeMoment(due),
    checksum: listingChecksum(listing),
  }
  // Who made the table is forgotten with its row, and need not be known any more.
  await transaction
    .insertInto('tables')
    .values({ id, created_by: `mended ${id}`, asked: '', removed_at: null, ...known })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(known))
    .execute()
  const kept = { ...snapshot, checksum: snapshotChecksum(id, snapshot) }
  for (const place of ['snapshots', 'snapshots_before'] as const) {
    await transaction
      .insertInto(place)
      .values({ table_id: id, ...kept })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet(kept))
      .execute()
  }
  await moveHeads(transaction, [{ table_id: id, revision: snapshot.revision }])
}
