import { act, type Game, type Match, type Shape, startMatch, undo } from '@athanor/kernel'
import type { JournalRow, StoredTable } from '../storage/store.ts'
import { nickname, type TableRecord } from './record.ts'
import type { Accepted, AnyEntry } from './verdict.ts'

/** A table at one revision. The same journal gives the same state on every machine. */
export interface TableState {
  readonly record: TableRecord
  /** Rows in the journal so far. */
  readonly revision: number
  readonly match: Match<Shape> | null
  /** Lines of chat so far. */
  readonly chats: number
}

/** A journal that the rules do not allow: somebody changed the database, or a rules version is gone. */
class BrokenTable extends Error {
  constructor(table: string, why: string) {
    super(`table ${nickname(table)}: ${why}`)
  }
}

type Snapshot = Omit<TableState, 'revision'>

export function snapshotOf({ record, match, chats }: TableState): string {
  const snapshot: Snapshot = { record, match, chats }
  return JSON.stringify(snapshot)
}

/** The record that a snapshot was taken with, to find out which game's rules are needed. */
export function recordIn(stored: StoredTable): TableRecord {
  return (JSON.parse(stored.snapshot.body) as Snapshot).record
}

export function stateFrom(game: Game<Shape>, stored: StoredTable): TableState {
  const snapshot = JSON.parse(stored.snapshot.body) as Snapshot
  let state: TableState = { ...snapshot, revision: stored.snapshot.revision }
  for (const row of stored.rows) state = afterRow(game, state, row)
  return state
}

/** The state after a row that somebody else may have written: moves are played again and their hashes compared. */
export function afterRow(game: Game<Shape>, state: TableState, row: JournalRow): TableState {
  if (row.revision !== state.revision + 1) throw new BrokenTable(state.record.id, `row ${row.revision} is out of order`)
  const record = row.record === null ? state.record : (JSON.parse(row.record) as TableRecord)
  return {
    record,
    revision: row.revision,
    match: row.version === null ? state.match : playedAgain(game, state, record, row),
    chats: row.chatNumber ?? state.chats,
  }
}

/** The state after a command of our own. */
export function afterAccepted(state: TableState, { record, move, chat }: Accepted): TableState {
  return {
    record: record ?? state.record,
    revision: state.revision + 1,
    match: move?.match ?? state.match,
    chats: chat?.number ?? state.chats,
  }
}

function playedAgain(game: Game<Shape>, state: TableState, record: TableRecord, row: JournalRow): Match<Shape> {
  const { match } = state
  const entry = JSON.parse(row.entry ?? 'null') as AnyEntry | null
  if (entry === null || match === null) {
    const started = startMatch(game, setupOf(record))
    if (!started.ok) throw new BrokenTable(record.id, started.reason.id)
    return started.match
  }
  const next = 'undo' in entry ? undo(match, entry.seat) : act(game, match, entry.seat, entry.action)
  if (!next.ok) throw new BrokenTable(record.id, `version ${row.version}: ${next.reason.id}`)
  if (next.entry.hash !== entry.hash) throw new BrokenTable(record.id, `version ${row.version}: the hash differs`)
  return next.match
}

/** What a match begins with: bots take part under their ids. */
export function setupOf({ options, seats, secret }: TableRecord) {
  return {
    options,
    secret,
    seats: seats.map(({ name, colour, bot, salt }) => ({
      name: name ?? bot ?? '',
      colour: colour ?? '',
      salt: salt ?? '',
    })),
  }
}
