import { hash } from 'node:crypto'
import { type KeptRings, type KeptRow, type KeptTable, placeNames, ringPlaces } from './keptTable.ts'

/** What went by, so that it can be compared with what arrived. */
export interface Tally {
  readonly rows: Readonly<Record<string, number>>
  /** Of all rows, in whatever order they came: databases differ in what they take for an order. */
  readonly digest: string
}

export interface TallyKeeper {
  count(table: KeptTable): void
  countNotes(notes: readonly KeptRow[]): void
  countRings(rings: KeptRings): void
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
    countRings(rings) {
      for (const place of ringPlaces) countRows(place, rings[place])
    },
    get tally() {
      return { rows: { ...rows }, digest: sum.toString(16).padStart(64, '0') }
    },
  }
}
