import {
  act,
  asksTheSame,
  type Game,
  type Match,
  type Position,
  type Seat,
  type Shape,
  startMatch,
  undo,
} from '@athanor/kernel'
import type { JournalRow, StoredTable } from '../storage/store.ts'
import { isPlayedByBot, nickname, storedRecord, type TableRecord, upToDate } from './record.ts'
import type { Accepted, AnyEntry, SeatNote } from './verdict.ts'

/** A table at one revision. The same journal gives the same state on every machine. */
export interface TableState {
  readonly record: TableRecord
  /** Rows in the journal so far. */
  readonly revision: number
  readonly match: Match<Shape> | null
  /**
   * For each seat the version after which nothing happened that makes its decision another one: others may have given
   * sealed answers, or taken them back, or moved without anything else being asked of anybody, as guests do. Who decided
   * in sight of that version, or of a later one, may be heard now; the rules judge it as the table is now.
   */
  readonly unchangedSince: readonly number[]
  /** Version of the last move that a person made; all later ones are bots' answers to it. */
  readonly lastByPerson: number
  /** For each seat how often it has taken a move back. */
  readonly undos: readonly number[]
  /** Lines of chat so far. */
  readonly chats: number
  /** What each seat keeps for itself; nothing for those that never did. */
  readonly notes: readonly string[]
}

/** A journal that the rules do not allow: somebody changed the database, or a rules version is gone. */
class BrokenTable extends Error {
  constructor(table: string, why: string) {
    super(`table ${nickname(table)}: ${why}`)
  }
}

type Snapshot = Omit<TableState, 'revision'>

/** A table as it is made. */
export function newTable(record: TableRecord): TableState {
  return { record, revision: 0, match: null, unchangedSince: [], lastByPerson: 0, undos: [], chats: 0, notes: [] }
}

export function snapshotOf(state: TableState): string {
  const { revision: _, ...snapshot } = state
  return JSON.stringify(snapshot satisfies Snapshot)
}

/** The record that a snapshot was taken with, to find out which game's rules are needed. */
export function recordIn(stored: StoredTable): TableRecord {
  return snapshotIn(stored).record
}

function snapshotIn(stored: StoredTable): Snapshot {
  const snapshot = JSON.parse(stored.snapshot.body) as Snapshot
  return { ...snapshot, record: upToDate(snapshot.record) }
}

export function stateFrom(game: Game<Shape>, stored: StoredTable): TableState {
  const snapshot = snapshotIn(stored)
  let state: TableState = { ...newTable(snapshot.record), ...snapshot, revision: stored.snapshot.revision }
  for (const row of stored.rows) state = afterRow(game, state, row)
  return state
}

/** The state after a row that somebody else may have written: moves are played again and their hashes compared. */
export function afterRow(game: Game<Shape>, state: TableState, row: JournalRow): TableState {
  if (row.revision !== state.revision + 1) throw new BrokenTable(state.record.id, `row ${row.revision} is out of order`)
  const record = row.record === null ? state.record : storedRecord(row.record)
  const note = row.note === null ? undefined : (JSON.parse(row.note) as SeatNote)
  const common = {
    record,
    revision: row.revision,
    chats: row.chatNumber ?? state.chats,
    notes: withNote(state.notes, note),
  }
  if (row.version === null) return { ...state, ...common }
  const entry = JSON.parse(row.entry ?? 'null') as AnyEntry | null
  return { ...common, ...afterMove(game, state, playedAgain(game, state, record, row.version, entry), entry) }
}

/** The state after a command of our own. */
export function afterAccepted(
  game: Game<Shape>,
  state: TableState,
  { record, move, chat, note }: Accepted,
): TableState {
  return {
    ...state,
    record: record ?? state.record,
    revision: state.revision + 1,
    chats: chat?.number ?? state.chats,
    notes: withNote(state.notes, note),
    ...(move === undefined ? {} : afterMove(game, state, move.match, move.entry)),
  }
}

function withNote(notes: readonly string[], note: SeatNote | undefined): readonly string[] {
  if (note === undefined) return notes
  return Array.from({ length: Math.max(notes.length, note.seat + 1) }, (_, seat) =>
    seat === note.seat ? note.text : (notes[seat] ?? ''),
  )
}

function afterMove(
  game: Game<Shape>,
  { record, match: before, unchangedSince, lastByPerson, undos }: TableState,
  match: Match<Shape>,
  entry: AnyEntry | null,
): Pick<TableState, 'match' | 'unchangedSince' | 'lastByPerson' | 'undos'> {
  const others = before !== null && leavesDecisions(game, before.position, match.position) ? unchangedSince : []
  const since = (_: unknown, seat: Seat) => (seat === entry?.seat ? undefined : others[seat]) ?? match.version
  const byBot = entry !== null && isPlayedByBot(record, entry.seat)
  return {
    match,
    unchangedSince: match.header.seats.map(since),
    lastByPerson: byBot ? lastByPerson : match.version,
    undos: match.header.seats.map((_, seat) => (undos[seat] ?? 0) + (isUndoOf(entry, seat) ? 1 : 0)),
  }
}

/** Only a sealed answer, given or taken back, leaves the step as it was. */
function leavesDecisions(game: Game<Shape>, before: Position<Shape>, after: Position<Shape>): boolean {
  return before.step === after.step || asksTheSame(game, before.state, after.state)
}

function isUndoOf(entry: AnyEntry | null, seat: Seat): boolean {
  return entry?.seat === seat && 'undo' in entry
}

function playedAgain(
  game: Game<Shape>,
  { match }: TableState,
  record: TableRecord,
  version: number,
  entry: AnyEntry | null,
): Match<Shape> {
  if (entry === null || match === null) {
    const started = startMatch(game, setupOf(record))
    if (!started.ok) throw new BrokenTable(record.id, started.reason.id)
    return started.match
  }
  const next = 'undo' in entry ? undo(match, entry.seat, () => true) : act(game, match, entry.seat, entry.action)
  if (!next.ok) throw new BrokenTable(record.id, `version ${version}: ${next.reason.id}`)
  if (next.entry.hash !== entry.hash) throw new BrokenTable(record.id, `version ${version}: the hash differs`)
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
