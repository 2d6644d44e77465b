import type { Kysely } from 'kysely'
import { headChecksum, isSound, listingChecksum, rowChecksum, snapshotChecksum } from './checksum.ts'
import { DamagedTable } from './damagedTable.ts'
import type { Database, JournalTable } from './schema.ts'
import type { JournalRow, Listing, StoredTable } from './store.ts'

export const journalColumns = [
  'table_id',
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
  'checksum',
] as const

/** PostgreSQL gives big numbers as text, unless it is told otherwise. */
export function wholeNumber(value: number | string): number {
  return Number(value)
}

/** A row as it was written, or null when it is not that any more. */
export function soundRow(kept: JournalTable): JournalRow | null {
  const { table_id: table, chat_number: chatNumber, checksum, ...same } = kept
  const row = { ...same, at: wholeNumber(same.at), chatNumber }
  return isSound(checksum, rowChecksum(table, row)) ? row : null
}

export function demandSound(kept: JournalTable): JournalRow {
  const row = soundRow(kept)
  if (row === null) throw new DamagedTable(`row ${kept.revision} of its journal is damaged`)
  return row
}

export async function rowsAfter(db: Kysely<Database>, table: string, revision: number): Promise<readonly JournalRow[]> {
  const rows = await db
    .selectFrom('journal')
    .select(journalColumns)
    .where('table_id', '=', table)
    .where('revision', '>', revision)
    .orderBy('revision')
    .execute()
  return rows.map(demandSound)
}

export async function load(db: Kysely<Database>, table: string): Promise<StoredTable | null> {
  // Before its rows: another program may append some in between, and take none away.
  const head = await headOf(db, table)
  const known = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst()
  const latest = await snapshotFrom(db, 'snapshots', table)
  const found = latest ?? (await snapshotFrom(db, 'snapshots_before', table))
  if (found === null) {
    if (known === undefined) return null
    throw new DamagedTable('its snapshots are damaged')
  }
  const { snapshot, lacksChecksum } = found
  const rows = await rowsAfter(db, table, snapshot.revision)
  const last = rows.at(-1)?.revision ?? snapshot.revision
  if (head !== null && head !== 'damaged' && head > last) {
    throw new DamagedTable(`its journal has ${last} rows instead of ${head}`)
  }
  const listing = known === undefined ? null : soundListing(known)
  const isWhole = latest !== null && head !== 'damaged' && listing !== null
  const dueAt = known?.due_at ?? null
  const due = dueAt === null ? null : wholeNumber(dueAt)
  return { snapshot, rows, away: (known?.removed_at ?? null) !== null, listing, due, isWhole, lacksChecksum }
}

/** How many rows a table's journal has; null when nobody has ever counted them. */
async function headOf(db: Kysely<Database>, table: string): Promise<number | 'damaged' | null> {
  const head = await db.selectFrom('heads').selectAll().where('table_id', '=', table).executeTakeFirst()
  if (head === undefined) return null
  return isSound(head.checksum, headChecksum(table, head.revision)) ? head.revision : 'damaged'
}

async function snapshotFrom(
  db: Kysely<Database>,
  from: 'snapshots' | 'snapshots_before',
  table: string,
): Promise<Pick<StoredTable, 'snapshot' | 'lacksChecksum'> | null> {
  const kept = await db.selectFrom(from).selectAll().where('table_id', '=', table).executeTakeFirst()
  if (kept === undefined) return null
  const snapshot = { revision: kept.revision, body: kept.body }
  const { checksum } = kept
  return isSound(checksum, snapshotChecksum(table, snapshot)) ? { snapshot, lacksChecksum: checksum === null } : null
}

type KeptListing = Pick<Database['tables'], 'id' | 'status' | 'visibility' | 'created_at' | 'summary' | 'checksum'>

export function soundListing({ checksum, created_at, ...row }: KeptListing): Listing | null {
  const { id, status, visibility, summary } = row
  const listing = { id, status, visibility, summary, createdAt: wholeNumber(created_at) }
  return isSound(checksum, listingChecksum(listing)) && isJson(summary) ? listing : null
}

/** Rows from before there were checksums may be damaged as well. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
