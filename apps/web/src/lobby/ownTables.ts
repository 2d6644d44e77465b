import type { ResultOf, TableInfo } from '@athanor/protocol'

/** A table at which this browser has a seat, and that is not over. */
export interface OwnTable {
  readonly table: TableInfo
  readonly you: number
  readonly waitedFor: readonly number[]
  /** What I am asked there: to decide, or to say a word about others or the game; null while nothing is. */
  readonly calls: 'turn' | 'vote' | null
  /** Who said last that everybody waits for me. */
  readonly nudgedBy: number | null
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
      const nudge = table.nudges.find(({ seat, answered }) => seat === you && !answered)
      return [{ table, you, waitedFor, calls: callsOf(table, you, waitedFor), nudgedBy: nudge?.by ?? null, left }]
    })
    .toSorted(
      (one, other) =>
        weightOf(other) - weightOf(one) ||
        (one.left ?? Number.MAX_SAFE_INTEGER) - (other.left ?? Number.MAX_SAFE_INTEGER) ||
        other.table.createdAt - one.table.createdAt,
    )
}

/** Those at which something is asked of me. */
export function waitingForMe(tables: readonly OwnTable[]): readonly OwnTable[] {
  return tables.filter(({ calls }) => calls !== null)
}

/** Where a bot plays my seat, nobody waits for me. */
function callsOf(table: TableInfo, you: number, waitedFor: readonly number[]): OwnTable['calls'] {
  if (table.seats[you]?.bot !== null) return null
  if (waitedFor.includes(you)) return 'turn'
  const isAsked = [table.ending, ...table.proposals].some((vote) => vote?.missing.includes(you) === true)
  return isAsked ? 'vote' : null
}

function weightOf({ calls, nudgedBy }: OwnTable): number {
  return 2 * Number(calls !== null) + Number(nudgedBy !== null)
}
