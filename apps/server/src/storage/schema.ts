/** The tables of the database, in the subset that SQLite and PostgreSQL share. Bodies are JSON as text. */
export interface Database {
  readonly tables: TablesTable
  readonly snapshots: SnapshotsTable
  /** What the newest snapshot is mended from. */
  readonly snapshots_before: SnapshotsTable
  readonly heads: HeadsTable
  readonly journal: JournalTable
  readonly notes: NotesTable
  readonly rings: RingsTable
  readonly ring_keys: RingKeysTable
  readonly ring_sessions: RingSessionsTable
  readonly ring_passkeys: RingPasskeysTable
  readonly ring_challenges: RingChallengesTable
  readonly holders: HoldersTable
  readonly results: ResultsTable
  readonly result_seats: ResultSeatsTable
}

interface TablesTable {
  readonly id: string
  readonly status: string
  readonly visibility: string
  readonly created_at: number
  readonly created_by: string
  readonly asked: string
  readonly summary: string
  /** When the table was put away; null while it is not. */
  readonly removed_at: number | null
  /** When the time of somebody who is waited for is up; null while no clock runs. */
  readonly due_at: number | null
  /** Of what the lobby knows of the table. Every row has one, but for those from before there were any. */
  readonly checksum: string | null
}

/** The few things that the house remembers. */
interface NotesTable {
  readonly name: string
  readonly body: string
  readonly checksum: string | null
}

interface SnapshotsTable {
  readonly table_id: string
  readonly revision: number
  readonly body: string
  readonly checksum: string | null
}

/** How many rows a journal has, so that nobody takes one that has lost its last for whole. */
interface HeadsTable {
  readonly table_id: string
  readonly revision: number
  readonly checksum: string | null
}

export interface JournalTable {
  readonly table_id: string
  readonly revision: number
  readonly actor: string
  readonly command: string
  readonly asked: string
  readonly result: string
  readonly at: number
  readonly record: string | null
  readonly version: number | null
  readonly entry: string | null
  readonly events: string | null
  readonly chat_number: number | null
  readonly chat: string | null
  readonly note: string | null
  readonly checksum: string | null
}

/** Somebody who wants to find their seats again: a ring of the keys that hold them. */
interface RingsTable {
  readonly id: string
  /** Holds the seats that are taken with the ring; nobody has a secret for it. */
  readonly key: string
  readonly name: string
  readonly made_at: number
  /** Slow hash of the recovery code. */
  readonly code_hash: string
  readonly code_at: number
}

/** Keys that hold seats and belong to a ring, those of browsers among them: they count for nothing without it. */
interface RingKeysTable {
  readonly key: string
  readonly ring_id: string
}

/** A device on which somebody is signed in. */
interface RingSessionsTable {
  readonly hash: string
  readonly id: string
  readonly ring_id: string
  readonly label: string
  readonly made_at: number
  readonly seen_at: number
}

interface RingPasskeysTable {
  readonly id: string
  readonly ring_id: string
  readonly public_key: string
  readonly counter: number
  readonly transports: string
  readonly label: string
  readonly made_at: number
  readonly used_at: number | null
}

interface RingChallengesTable {
  readonly challenge: string
  /** Null where somebody wants to sign in, and is not known yet. */
  readonly ring_id: string | null
  readonly until: number
}

/** Who holds which seat, so that a key finds its tables. */
interface HoldersTable {
  readonly key: string
  readonly table_id: string
  readonly seat: number
}

/** What is kept of a game that is over, longer than the game itself. */
interface ResultsTable {
  readonly table_id: string
  readonly game: string
  readonly players: number
  readonly began_at: number
  readonly ended_at: number
  readonly moves: number
  /** By correspondence, and such: what a row of the history says of it. */
  readonly pace: string | null
  /** 1 where its people or the house ended it before its end. */
  readonly early: number
}

interface ResultSeatsTable {
  readonly table_id: string
  readonly seat: number
  /** Null for a bot, and for somebody who was forgotten. */
  readonly name: string | null
  readonly bot: string | null
  readonly holder: string
  readonly colour: string | null
  readonly place: number | null
  readonly total: number | null
  /** What the game counts of a seat, as JSON. */
  readonly figures: string
}
