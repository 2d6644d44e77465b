import { hash } from 'node:crypto'
import { type KeptRow, type KeptTable, placeNames } from './keptTable.ts'

/** What went by, so that it can be compared with what arrived. */
export interface Tally {
  readonly rows: Readonly<Record<string, number>>
  /** Of all rows, in whatever order they came: databases differ in what they take for an order. */
  readonly digest: string
}

export interface TallyKeeper {
  count(table: KeptTable): void
  countNotes(notes: readonly KeptRow[]): void
  readonly tally: Tally
}

const room = 2n ** 256n

export function tallyKeeper(): TallyKeeper {
  const rows: Record<string, number> = {}
  let sum = 0n

  function countRows(place: string, some: readonly KeptRow[]): void {
    rows[place] = (rows[place] ?? 0) + some.length
    for (const row of some) {
      const columns = Object.entries(row).filter(([, value]) => value !== null)
      const text = JSON.stringify([place, columns.toSorted(([one], [other]) => (one < other ? -1 : 1))])
      sum = (sum + BigInt(`0x${hash('sha256', text)}`)) % room
    }
  }

  return {
    count(table) {
      for (const place of placeNames) countRows(place, table[place])
    },
    countNotes: (notes) => countRows('notes', notes),
    get tally() {
      return { rows: { ...rows }, digest: sum.toString(16).padStart(64, '0') }
    },
  }
}
