import type { Holder, PeopleChange, PeopleStore } from '../people/kept.ts'

/**
 * Where tables are kept. One interface, one contract suite, several databases.
 *
 * A table is a journal: every accepted command is one row, numbered without gaps. Whoever appends says which number
 * the row must get; of two that say the same, one is told that it lost. Snapshots only make loading faster. Bodies
 * are JSON texts that the store does not look into.
 *
 * A table that nobody needs is put away first: it is in no list and counts for nothing, but it can be brought back. What
 * was put away is removed for good later.
 */
export interface TableStore {
  /** What is kept of people. */
  readonly people: PeopleStore
  /** Makes a new table, or finds the one that the same command made before. */
  create(table: NewTable): Promise<Created>
  /** The table that a command made, null when it made none. */
  createdBy(origin: string): Promise<MadeTable | null>
  /** Resolves once the row is durable, or was refused. */
  append(append: Append): Promise<Appended>
  /**
   * The newest snapshot and every row after it; null when there is no such table. What is damaged is left out where it
   * can be mended, else this throws `DamagedTable`, as does whatever else reads a damaged row.
   */
  load(table: string): Promise<StoredTable | null>
  /** Writes anew what can be told from a table's state; nothing when the table has gone on since. */
  mend(table: MendedTable): Promise<void>
  rowsAfter(table: string, revision: number): Promise<readonly JournalRow[]>
  /** How long the journals of these tables are, as far as that is known. */
  revisions(tables: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** What happened in the game from a version on, in order. */
  movesFrom(table: string, version: number, most: number): Promise<readonly MoveRow[]>
  /** Lines of chat after a number, in order: the last ones of seats and of spectators where those are more than `most`. */
  chatAfter(table: string, number: number, most: number): Promise<readonly string[]>
  /** What an accepted command was answered, null when it never was accepted. */
  resultOf(table: string, actor: string, command: string): Promise<AcceptedCommand | null>
  /** Public tables that are open or running, newest first. */
  listed(most: number): Promise<readonly Listing[]>
  /** What the lobby knows of these tables; nothing of those that are away or gone. */
  listingsOf(tables: readonly string[]): Promise<readonly Listing[]>
  /** Tables of which the lobby's knowledge is damaged, as far as the lobby would want to know. */
  unlisted(most: number): Promise<readonly string[]>
  /** Running tables of which somebody's time was to be up by a moment, those first that wait longest. */
  dueBy(moment: number, most: number): Promise<readonly string[]>
  /** Tables that are open or running. */
  countLive(): Promise<number>
  /** Tables in a status without any command since a moment, in the order of their making, after a place in it. */
  quietSince(status: string, moment: number, after: TablePlace | null, most: number): Promise<readonly TablePlace[]>
  putAway(tables: readonly string[], at: number): Promise<void>
  bringBack(table: string): Promise<void>
  /** Tables that were put away before a moment, oldest first. */
  awaySince(moment: number, most: number): Promise<readonly string[]>
  /** Removes tables for good. */
  remove(tables: readonly string[]): Promise<void>
  note(name: string): Promise<string | null>
  setNote(name: string, body: string): Promise<void>
  /** Throws when the database cannot be written, or could not be a moment ago. */
  check(): Promise<void>
  /** Bytes that the database takes. */
  bytes(): number
  close(): Promise<void>
}

/** What the lobby needs to know about a table without loading it. */
export interface Listing {
  readonly id: string
  readonly status: string
  readonly visibility: string
  readonly createdAt: number
  readonly summary: string
}

/** A table's place in the order of making. */
export interface TablePlace {
  readonly id: string
  readonly createdAt: number
}

export interface Snapshot {
  readonly revision: number
  readonly body: string
}

export interface NewTable {
  readonly listing: Listing
  /** Hash of who asked and of the command's id: unique among all tables. */
  readonly createdBy: string
  /** Fingerprint of what was asked for. */
  readonly asked: string
  readonly snapshot: Snapshot
  /** Who holds its seats. */
  readonly holders?: readonly Holder[]
}

export interface Created {
  readonly id: string
  /** False when the same command had made it before. */
  readonly fresh: boolean
}

export interface MadeTable {
  readonly id: string
  /** Fingerprint of the command that made it. */
  readonly asked: string
}

/** What a command was that a table has accepted, and what it was answered. */
export interface AcceptedCommand {
  readonly asked: string
  readonly result: string
}

export interface JournalRow {
  readonly revision: number
  /** Who gave the command, and its id: together unique at a table. */
  readonly actor: string
  readonly command: string
  /** Fingerprint of what the command asked for. */
  readonly asked: string
  readonly result: string
  readonly at: number
  /** The table's record, where the command changed it. */
  readonly record: string | null
  /** The game's version, entry and events, where the command was a move. */
  readonly version: number | null
  readonly entry: string | null
  readonly events: string | null
  readonly chatNumber: number | null
  readonly chat: string | null
  /** A seat's private note, where the command was one. */
  readonly note: string | null
}

export interface MoveRow {
  readonly version: number
  readonly entry: string
  readonly events: string
}

export interface Append {
  readonly table: string
  readonly row: JournalRow
  /** Given when the lobby's knowledge changed. */
  readonly listing: Listing | null
  /** When somebody's time is up, null when nobody's will be; left out where that has not changed. Kept in whole milliseconds. */
  readonly due?: number | null | undefined
  readonly snapshot: Snapshot | null
  /** Given when others hold its seats, or the game is over. */
  readonly people?: PeopleChange | undefined
}

/** conflict: another row has this number; duplicate: this command was accepted before. */
export type Appended = 'done' | 'conflict' | 'duplicate'

export interface StoredTable {
  readonly snapshot: Snapshot
  readonly rows: readonly JournalRow[]
  /** It was put away, and nobody has brought it back yet. */
  readonly away: boolean
  /** What the lobby knows of it, and when somebody's time is up; null where that is damaged. */
  readonly listing: Listing | null
  readonly due: number | null
  /** Nothing had to be left out. */
  readonly isWhole: boolean
  /** Written before there were checksums: it cannot be told whether it is damaged. */
  readonly lacksChecksum: boolean
}

/** All of a table that can be told from its state. */
export interface MendedTable {
  readonly listing: Listing
  readonly due: number | null
  readonly snapshot: Snapshot
}

/**
 * A line of chat is kept until so many rows came after it: so long it can be read again. What only says that seats,
 * votes or notes changed is kept while its command may be repeated. Moves are kept as long as their table.
 */
export const rowsKept = 1000
export const quietRowsKept = 100
