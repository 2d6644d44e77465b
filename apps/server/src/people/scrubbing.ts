import type { Transaction } from 'kysely'
import { rowChecksum } from '../storage/checksum.ts'
import { demandSound, journalColumns } from '../storage/reading.ts'
import type { Database } from '../storage/schema.ts'

/**
 * Takes everything out of a table's journal that still names somebody: the snapshots hold the table as it is now, from
 * this revision on, so nobody needs to know any more who sat where before. Moves stay, and so does what others have said.
 * False where the snapshots are older than that.
 */
export async function scrub(
  transaction: Transaction<Database>,
  table: string,
  seat: number,
  revision: number,
): Promise<boolean> {
  for (const place of ['snapshots', 'snapshots_before'] as const) {
    const kept = await transaction.selectFrom(place).select('revision').where('table_id', '=', table).executeTakeFirst()
    if (kept === undefined || kept.revision < revision) return false
  }
  const rows = await transaction
    .selectFrom('journal')
    .select(journalColumns)
    .where('table_id', '=', table)
    .where('revision', '<=', revision)
    .where(({ or, eb }) => or([eb('record', 'is not', null), eb('chat', 'is not', null)]))
    .execute()
  for (const row of rows.map(demandSound)) {
    const chat =
      row.chat !== null && (JSON.parse(row.chat) as { readonly seat: number | null }).seat === seat ? null : row.chat
    // A move stays, and so does what others said; of everything else nothing is left to be known.
    const own = { ...row, record: null, chat, chatNumber: chat === null ? null : row.chatNumber }
    const where = transaction.updateTable('journal').where('table_id', '=', table).where('revision', '=', row.revision)
    if (own.version === null && own.chat === null && row.revision < revision) {
      await transaction
        .deleteFrom('journal')
        .where('table_id', '=', table)
        .where('revision', '=', row.revision)
        .execute()
    } else {
      await where.set({ record: null, chat, chat_number: own.chatNumber, checksum: rowChecksum(table, own) }).execute()
    }
  }
  return true
}
