import type { Transaction } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { Holder, NewResult, PeopleChange } from './kept.ts'

interface TableChange {
  readonly table: string
  readonly people?: PeopleChange | undefined
}

/** What tables that were changed mean for people, in the transaction of the change. What was said last counts. */
export async function keepPeople(transaction: Transaction<Database>, changes: readonly TableChange[]): Promise<void> {
  const holders = new Map<string, readonly Holder[]>()
  for (const { table, people } of changes) {
    if (people?.holders !== undefined) holders.set(table, people.holders)
  }
  await keepHolders(transaction, [...holders])
  for (const { table, people } of changes) {
    if (people?.result !== undefined) await keepResult(transaction, table, people.result)
  }
}

/** Who holds the seats of some tables now, and nobody else any more. */
export async function keepHolders(
  transaction: Transaction<Database>,
  tables: readonly (readonly [table: string, holders: readonly Holder[]])[],
): Promise<void> {
  if (tables.length === 0) return
  await transaction
    .deleteFrom('holders')
    .where(
      'table_id',
      'in',
      tables.map(([table]) => table),
    )
    .execute()
  const rows = tables.flatMap(([table, holders]) => holders.map(({ key, seat }) => ({ key, table_id: table, seat })))
  if (rows.length === 0) return
  await transaction
    .insertInto('holders')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A game that is over; it stays as it was when it was kept first. */
export async function keepResult(
  transaction: Transaction<Database>,
  table: string,
  { seats, ...result }: NewResult,
): Promise<void> {
  const { game, players, beganAt, endedAt, moves, pace, early } = result
  const made = await transaction
    .insertInto('results')
    .values({
      table_id: table,
      game,
      players,
      began_at: beganAt,
      ended_at: endedAt,
      moves,
      pace,
      early: Number(early),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('table_id')
    .executeTakeFirst()
  if (made === undefined) return
  await transaction
    .insertInto('result_seats')
    .values(
      seats.map(({ holder, name, bot, colour, place, total, figures }, seat) => ({
        table_id: table,
        seat,
        holder,
        name,
        bot,
        colour,
        place,
        total,
        figures: JSON.stringify(figures),
      })),
    )
    .execute()
}

/** Tables that go for good: of a game that somebody may still look for, who sat there and how it ended stays. */
export async function forgetTables(transaction: Transaction<Database>, tables: readonly string[]): Promise<void> {
  await transaction
    .deleteFrom('holders')
    .where('table_id', 'in', tables)
    .where(({ or, not, exists, selectFrom }) =>
      or([
        not(exists(selectFrom('ring_keys').select('ring_keys.key').whereRef('ring_keys.key', '=', 'holders.key'))),
        not(
          exists(
            selectFrom('results').select('results.table_id').whereRef('results.table_id', '=', 'holders.table_id'),
          ),
        ),
      ]),
    )
    .execute()
  for (const place of ['results', 'result_seats'] as const) {
    await transaction
      .deleteFrom(place)
      .where('table_id', 'in', tables)
      .where('table_id', 'not in', ({ selectFrom }) =>
        selectFrom('holders').select('table_id').where('table_id', 'in', tables),
      )
      .execute()
  }
}
