import { hash } from 'node:crypto'
import type { JournalRow, Listing, Snapshot } from './store.ts'

/**
 * What a row must hash to, kept beside it: a disk may forget a bit, and neither a database nor the rules of a game need
 * notice. Rows from before there were checksums have none and are believed.
 */
function checksum(...columns: readonly (string | number | null)[]): string {
  // What no text in a database can hold comes back as another letter.
  const kept = columns.map((column) => (typeof column === 'string' ? column.toWellFormed() : column))
  return hash('sha256', JSON.stringify(kept), 'base64url')
}

export function isSound(kept: string | null, expected: string): boolean {
  return kept === null || kept === expected
}

export function rowChecksum(table: string, row: JournalRow): string {
  const { revision, actor, command, asked, result, at, record } = row
  const { version, entry, events, chatNumber, chat, note } = row
  const said = [record, version, entry, events, chatNumber, chat, note]
  return checksum(table, revision, actor, command, asked, result, at, ...said)
}

export function snapshotChecksum(table: string, { revision, body }: Snapshot): string {
  return checksum(table, revision, body)
}

export function headChecksum(table: string, revision: number): string {
  return checksum(table, revision)
}

export function listingChecksum({ id, status, visibility, createdAt, summary }: Listing): string {
  return checksum(id, status, visibility, createdAt, summary)
}

export function noteChecksum(name: string, body: string): string {
  return checksum(name, body)
}
