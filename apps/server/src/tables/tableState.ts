import {
  act,
  asksTheSame,
  at,
  type Game,
  type MadeBy,
  type Match,
  type MatchSetup,
  type Position,
  type Seat,
  type Shape,
  startMatch,
  undo,
} from '@athanor/kernel'
import { DamagedTable } from '../storage/damagedTable.ts'
import type { JournalRow, StoredTable } from '../storage/store.ts'
import { botKey } from './botKey.ts'
import { fromJournal, nickname, type TableRecord, upToDate } from './record.ts'
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
class BrokenTable extends DamagedTable {
  constructor(table: string, why: string) {
    super(`table ${nickname(table)}: ${why}`)
  }
}

/** Older programs kept beside the match which moves of its way back were bots'. */
type Snapshot = Omit<TableState, 'revision'> & { readonly byBots?: readonly boolean[] }

/** A table as it is made. */
export function newTable(record: TableRecord): TableState {
  return {
    record,
    revision: 0,
    match: null,
    unchangedSince: [],
    lastByPerson: 0,
    undos: [],
    chats: 0,
    notes: [],
  }
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
  const { byBots, ...snapshot } = snapshotIn(stored)
  const match = withMakers(snapshot.record, snapshot.match, byBots)
  let state: TableState = { ...newTable(snapshot.record), ...snapshot, match, revision: stored.snapshot.revision }
  for (const row of stored.rows) state = afterRow(game, state, row)
  return state
}

/**
 * A match says by itself which moves of its way back a bot made. Older snapshots said so beside it, and still older ones
 * nowhere: what is done for a seat that a person holds may have been that person's.
 */
function withMakers(
  record: TableRecord,
  match: Match<Shape> | null,
  byBots: readonly boolean[] | undefined,
): Match<Shape> | null {
  if (match === null || match.header.format === 'athanor-log/3') return match
  const isBots = (seat: Seat, point: number) => byBots?.[point] ?? record.seats[seat]?.holder === 'bot'
  const wayBack = match.wayBack.map((point, number) =>
    point.by === undefined && isBots(point.seat, number) ? { ...point, by: someBot(record, point.seat) } : point,
  )
  return { ...match, wayBack }
}

/** The maker of a move of which only is known that a bot made it: games that began with older formats go on in them. */
function someBot({ seats }: TableRecord, seat: Seat): MadeBy {
  return { bot: at(seats, seat, 'seat').bot ?? '', effort: 1000, cutShort: false }
}

/** The state after a row that somebody else may have written: moves are played again and their hashes compared. */
export function afterRow(game: Game<Shape>, state: TableState, row: JournalRow): TableState {
  if (row.revision !== state.revision + 1) throw new BrokenTable(state.record.id, `row ${row.revision} is out of order`)
  const record = row.record === null ? state.record : fromJournal(row.record, state.record)
  const note = row.note === null ? undefined : (JSON.parse(row.note) as SeatNote)
  const common = {
    record,
    revision: row.revision,
    chats: row.chatNumber ?? state.chats,
    notes: withNote(state.notes, note),
  }
  if (row.version === null) return { ...state, ...common }
  const entry = JSON.parse(row.entry ?? 'null') as AnyEntry | null
  const by = makerOf(row, entry, record)
  const match = playedAgain(game, state, record, row.version, entry, by)
  return { ...common, ...afterMove(game, state, match, entry, by !== undefined) }
}

function makerOf({ actor }: JournalRow, entry: AnyEntry | null, record: TableRecord): MadeBy | undefined {
  if (entry === null || 'undo' in entry) return undefined
  return entry.by ?? (actor === botKey ? someBot(record, entry.seat) : undefined)
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
    ...(move === undefined ? {} : afterMove(game, state, move.match, move.entry, move.by !== undefined)),
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
  { match: before, unchangedSince, lastByPerson, undos }: TableState,
  match: Match<Shape>,
  entry: AnyEntry | null,
  byBot: boolean,
): Pick<TableState, 'match' | 'unchangedSince' | 'lastByPerson' | 'undos'> {
  const others = before !== null && leavesDecisions(game, before.position, match.position) ? unchangedSince : []
  const since = (_: unknown, seat: Seat) => (seat === entry?.seat ? undefined : others[seat]) ?? match.version
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
  by: MadeBy | undefined,
): Match<Shape> {
  if (entry === null || match === null) {
    const started = startMatch(game, setupOf(record))
    if (!started.ok) throw new BrokenTable(record.id, started.reason.id)
    return started.match
  }
  const next = 'undo' in entry ? undo(match, entry.seat, () => true) : act(game, match, entry.seat, entry.action, by)
  if (!next.ok) throw new BrokenTable(record.id, `version ${version}: ${next.reason.id}`)
  if (next.entry.hash !== entry.hash) throw new BrokenTable(record.id, `version ${version}: the hash differs`)
  return next.match
}

/**
 * What a match begins with. Where the salts were being opened before there were ids, everybody has agreed to names: bots
 * take part under their ids then, and the game is one of the format before.
 */
export function setupOf({ options, seats, secret }: TableRecord): MatchSetup {
  const ids = seats.flatMap(({ id }) => id ?? [])
  const shared = seats.map(({ colour, salt }) => ({ colour: colour ?? '', salt: salt ?? '' }))
  if (ids.length === seats.length) {
    return { options, secret, seats: shared.map((seat, index) => ({ id: at(ids, index), ...seat })) }
  }
  const named = shared.map((seat, index) => {
    const { name, bot } = at(seats, index, 'seat')
    return { name: name ?? bot ?? '', ...seat }
  })
  return { options, secret, seats: named, format: 'athanor-log/2' }
}
