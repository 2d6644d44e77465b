import type { Game, Seat, Shape } from '@athanor/kernel'
import { waitedFor } from './clocks.ts'
import type { TableState } from './tableState.ts'

/** For how long a table has waited for each seat's decision, by the time in which the server was there. */
export interface Waits {
  /** Milliseconds; null for a seat that owes nothing. */
  waitedFor(seat: Seat): number | null
  /** The table changed; `mover` has just moved, or nobody. */
  follow(after: TableState, mover: Seat | null): void
  /** Whoever was gone for long and is back has all the time again before anybody calls them idle. */
  came(seat: Seat): void
}

/** A table that was just read from the disk waits anew for everybody. */
export function waits(game: Game<Shape>, first: TableState, now: () => number): Waits {
  let since: ReadonlyMap<Seat, number> = new Map()

  function follow(after: TableState, mover: Seat | null): void {
    const before = since
    const begun = (seat: Seat) => (seat === mover ? undefined : before.get(seat)) ?? now()
    since = new Map(waitedFor(game, after).map((seat) => [seat, begun(seat)]))
  }

  follow(first, null)
  return {
    waitedFor(seat) {
      const began = since.get(seat)
      return began === undefined ? null : now() - began
    },
    follow,
    came(seat) {
      if (since.has(seat)) since = new Map([...since, [seat, now()]])
    },
  }
}
