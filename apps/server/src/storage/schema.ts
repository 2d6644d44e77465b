/** The tables of the database, in the subset that SQLite and PostgreSQL share. Bodies are JSON as text. */
export interface Database {
  readonly tables: TablesTable
  readonly snapshots: SnapshotsTable
  readonly journal: JournalTable
}

interface TablesTable {
  readonly id: string
  readonly status: string
  readonly visibility: string
  readonly created_at: number
  readonly created_by: string
  readonly asked: string
  readonly summary: string
}

interface SnapshotsTable {
  readonly table_id: string
  readonly revision: number
  readonly body: string
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
}
