import type { TableStore } from '../storage/store.ts'
import { seatOfKey } from '../tables/record.ts'
import type { Tables } from '../tables/tables.ts'
import { holdersOf, resultOf } from './keepingRecord.ts'

/**
 * A browser knows its tables. Those that were kept before anybody noted who sits where are noted now: of all that it
 * names, the ones at which it does hold a seat.
 */
export async function rememberTables(
  { tables, store }: { readonly tables: Tables; readonly store: TableStore },
  keys: readonly string[],
  named: readonly string[],
): Promise<void> {
  const known = new Set((await store.people.running(keys, named.length)).map(({ table }) => table))
  for (const id of named) {
    if (known.has(id)) continue
    const found = await tables.find(id)
    if (!found.ok) continue
    const { game, state } = found.actor
    if (!keys.some((key) => seatOfKey(state.record, key) !== null)) continue
    const [last] = await store.rowsAfter(id, state.revision - 1)
    const result = resultOf(game, state, last?.at ?? state.record.createdAt)
    await store.people.remember(id, holdersOf(state.record), result)
  }
}
