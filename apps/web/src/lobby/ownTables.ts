import type { ResultOf, TableInfo } from '@athanor/protocol'

/** A table at which this browser has a seat, and that is not over. */
export interface OwnTable {
  readonly table: TableInfo
  readonly waitedFor: readonly number[]
  readonly isMyTurn: boolean
  /** Milliseconds of mine that are left, where a clock runs for me. */
  readonly left: number | null
}

/** Tables that are looked at. */
export const mostShown = 12

/** Those first where everybody waits for me, of them those whose time is shortest; then the newest. */
export function ownTables(glances: readonly ResultOf<'glance'>[]): readonly OwnTable[] {
  return glances
    .flatMap(({ table, you, waitedFor }): readonly OwnTable[] => {
      const isOver = table.status === 'finished' || table.status === 'closed'
      if (you === null || isOver || table.seats[you]?.holder !== 'person') return []
      const clock = table.clocks[you]
      const left = clock?.running === true ? clock.move + clock.reserve : null
      return [{ table, waitedFor, isMyTurn: waitedFor.includes(you), left }]
    })
    .toSorted(
      (one, other) =>
        Number(other.isMyTurn) - Number(one.isMyTurn) ||
        (one.left ?? Number.MAX_SAFE_INTEGER) - (other.left ?? Number.MAX_SAFE_INTEGER) ||
        other.table.createdAt - one.table.createdAt,
    )
}
