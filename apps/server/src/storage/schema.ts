/** The tables of the database, in the subset that SQLite and PostgreSQL share. Bodies are JSON as text. */
export interface Database {
  readonly tables: TablesTable
  readonly snapshots: SnapshotsTable
  /** What the newest snapshot is mended from. */
  readonly snapshots_before: SnapshotsTable
  readonly heads: HeadsTable
  readonly journal: JournalTable
  readonly notes: NotesTable
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
