import type { JournalRow } from '../storage/store.ts'
import { journalled, type TableRecord } from './record.ts'
import type { TableCommand } from './tableActor.ts'
import type { Accepted } from './verdict.ts'

/** What a row takes beside its texts: its numbers, its checksum and its places in the indices. */
const bytesBeside = 300

/** A command as the journal keeps it; `record` is the table's, where the command changed it. */
export function journalRow(
  { key, id, asked }: TableCommand,
  { move, chat, note, result }: Accepted,
  revision: number,
  at: number,
  record: TableRecord | undefined,
): JournalRow {
  return {
    revision,
    actor: key,
    command: id,
    asked: asked(),
    result: JSON.stringify(result),
    at,
    record: record === undefined ? null : journalled(record),
    version: move === undefined ? null : move.match.version,
    entry: move === undefined ? null : JSON.stringify(move.entry),
    events: move === undefined ? null : JSON.stringify(move.events),
    chatNumber: chat?.number ?? null,
    chat: chat === undefined ? null : JSON.stringify(chat),
    note: note === undefined ? null : JSON.stringify(note),
  }
}

/** What stays of it on the disk. */
export function bytesOf(row: JournalRow): number {
  const texts = Object.values(row).filter((value) => typeof value === 'string')
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), bytesBeside)
}
