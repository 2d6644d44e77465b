import type { GameLibrary } from '@athanor/kernel'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { UnusableData } from '../storage/unusableData.ts'
import type { Kept } from './backupFile.ts'
import { type KeptRow, keptTables, notesIn, placeNames, ringPlaces, ringsIn } from './keptTable.ts'
import { type Tally, tallyKeeper } from './tally.ts'
import { type Wholeness, wholenessKeeper } from './wholeness.ts'

/** Rows of one statement: a journal's have fifteen columns each. */
const rowsAtOnce = 500

export interface Poured {
  readonly tally: Tally
  readonly wholeness: Wholeness
}

/**
 * Puts a whole club into an empty database, reads it again from there and compares. What is not the same is thrown, and
 * with it the transaction that all of this happens in.
 */
export async function pour(source: Kept, target: Kysely<Database>, place: string, games: GameLibrary): Promise<Poured> {
  await demandEmpty(target, place)
  const [sent, arrived, wholeness] = [tallyKeeper(), tallyKeeper(), wholenessKeeper(games)]
  sent.countNotes(source.notes)
  await insert(target, 'notes', source.notes)
  sent.countRings(source.rings)
  for (const ring of ringPlaces) await insert(target, ring, source.rings[ring])
  for await (const table of source.tables) {
    sent.count(table)
    for (const name of placeNames) await insert(target, name, table[name])
  }
  arrived.countNotes(await notesIn(target))
  arrived.countRings(await ringsIn(target))
  for await (const table of keptTables(target)) {
    arrived.count(table)
    await wholeness.look(table)
  }
  if (sent.tally.digest !== arrived.tally.digest) {
    throw new UnusableData({ id: 'server.house.notTheSame', params: { place } })
  }
  return { tally: arrived.tally, wholeness: wholeness.found }
}

/** A server that was started there has left notes of its own, and nothing that anybody would miss. */
async function demandEmpty(target: Kysely<Database>, place: string): Promise<void> {
  for await (const _ of keptTables(target)) {
    throw new UnusableData({ id: 'server.house.notEmpty', params: { place } })
  }
  await target.deleteFrom('notes').execute()
  for (const rows of Object.values(await ringsIn(target))) {
    const [row] = rows
    if (row !== undefined) throw new UnusableData({ id: 'server.house.notEmpty', params: { place } })
  }
}

async function insert(target: Kysely<Database>, place: string, rows: readonly KeptRow[]): Promise<void> {
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    const some = rows.slice(first, first + rowsAtOnce)
    // Rows that an older program has backed up may lack what came later.
    const columns = [...new Set(some.flatMap((row) => Object.keys(row)))]
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
    await sql`insert into ${sql.table(place)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(target)
  }
}
