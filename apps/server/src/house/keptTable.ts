import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** The rows of one table, as they lie in the database. */
export type KeptTable = { readonly id: string } & { readonly [place in TablePlaceName]: readonly KeptRow[] }

export type KeptRow = Readonly<Record<string, string | number | null>>

/** Where a table's rows lie, and what they are found by there. */
export const places = {
  tables: 'id',
  snapshots: 'table_id',
  snapshots_before: 'table_id',
  heads: 'table_id',
  journal: 'table_id',
  holders: 'table_id',
  results: 'table_id',
  result_seats: 'table_id',
} as const
export type TablePlaceName = keyof typeof places
export const placeNames = Object.keys(places) as readonly TablePlaceName[]

/** Tables that are read at once: all of their rows are in memory then. */
const atATime = 50

/** Every table of a database, also one of which only some rows are left. */
export async function* keptTables(db: Kysely<Database>): AsyncGenerator<KeptTable> {
  let last = ''
  for (;;) {
    const ids = await idsAfter(db, last)
    if (ids.length === 0) return
    const found = new Map(ids.map((id) => [id, emptyTable(id)]))
    for (const place of placeNames) {
      for (const row of await rowsIn(db, place, ids)) found.get(String(row[places[place]]))?.[place].push(row)
    }
    yield* found.values()
    last = ids.at(-1) ?? last
  }
}

export async function notesIn(db: Kysely<Database>): Promise<readonly KeptRow[]> {
  return (await sql<KeptRow>`select * from notes order by name`.execute(db)).rows
}

/** What is kept of rings, beside the tables at which they hold seats. What somebody was asked a moment ago is not. */
export const ringPlaces = ['rings', 'ring_keys', 'ring_sessions', 'ring_passkeys'] as const
export type KeptRings = { readonly [place in (typeof ringPlaces)[number]]: readonly KeptRow[] }
export const noRings: KeptRings = { rings: [], ring_keys: [], ring_sessions: [], ring_passkeys: [] }

export async function ringsIn(db: Kysely<Database>): Promise<KeptRings> {
  const rowsOf = async (place: string) => (await sql<KeptRow>`select * from ${sql.table(place)}`.execute(db)).rows
  const [rings, keys, sessions, passkeys] = ringPlaces
  return {
    rings: await rowsOf(rings),
    ring_keys: await rowsOf(keys),
    ring_sessions: await rowsOf(sessions),
    ring_passkeys: await rowsOf(passkeys),
  }
}

/** Plain bytes decide what comes after what, in any database. */
async function idsAfter(db: Kysely<Database>, last: string): Promise<readonly string[]> {
  const some = placeNames.map((place) => {
    const id = sql.ref(places[place])
    return sql`select id from (
      select distinct ${id} as id from ${sql.table(place)} where ${id} > ${last} order by ${id} limit ${sql.lit(atATime)}
    ) as ${sql.ref(`of_${place}`)}`
  })
  const { rows } = await sql<{ readonly id: string }>`
    select id from (${sql.join(some, sql` union `)}) as every order by id limit ${sql.lit(atATime)}`.execute(db)
  return rows.map(({ id }) => id)
}

const orders: { readonly [place in TablePlaceName]?: ReturnType<typeof sql> } = {
  journal: sql`table_id, revision`,
  holders: sql`table_id, key`,
  result_seats: sql`table_id, seat`,
}

async function rowsIn(
  db: Kysely<Database>,
  place: TablePlaceName,
  ids: readonly string[],
): Promise<readonly KeptRow[]> {
  const order = orders[place] ?? sql.ref(places[place])
  const { rows } = await sql<KeptRow>`
    select * from ${sql.table(place)} where ${sql.ref(places[place])} in (${sql.join(ids)}) order by ${order}`.execute(
    db,
  )
  return rows
}

function emptyTable(id: string) {
  const none = (): KeptRow[] => []
  return {
    id,
    tables: none(),
    snapshots: none(),
    snapshots_before: none(),
    heads: none(),
    journal: none(),
    holders: none(),
    results: none(),
    result_seats: none(),
  }
}
