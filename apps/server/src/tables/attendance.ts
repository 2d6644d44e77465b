import type { Seat } from '@athanor/kernel'

/** Who is looking at a table, who has gone, and for how long. */
export interface Attendance {
  isPresent(seat: Seat): boolean
  /** Gone for long enough that the others may think of a bot, and need not wait for this player's word. */
  isAbsent(seat: Seat): boolean
  /** Gone for so long that a seat need not be kept for them before the start. */
  hasGivenUp(seat: Seat): boolean
  /** Gone for so long that the others may end the game without asking. */
  isLongGone(seat: Seat): boolean
  /** The last connection of the seat is gone, since this moment if not since now. */
  left(seat: Seat, since?: number): void
  /** The player said goodbye: nobody has to find out by waiting. */
  saidGoodbye(seat: Seat): void
  hasSaidGoodbye(seat: Seat): boolean
  /** Whoever comes now was gone for so long that the others did not wait for their word any more. */
  wasAbsent(seat: Seat): boolean
  /** Milliseconds until one of these seats, gone but not for long, counts as absent; null when none is. */
  nextAbsence(seats: readonly Seat[]): number | null
  /** The same until it counts as gone for long. */
  nextGone(seats: readonly Seat[]): number | null
}

export interface Attending {
  isPresent(seat: Seat): boolean
  /** Milliseconds after which a player who has gone is absent. */
  readonly absentAfter: number
  /** Milliseconds for which the seat of somebody who has gone is kept before the start. */
  readonly keepSeatFor: number
  /** Milliseconds after which the others may end the game without whoever has gone. */
  readonly endAfter: number
  /** By a clock that nobody sets. */
  now(): number
}

/** A table that was just read from the disk gives everybody the time to come back. */
export function attendance({ isPresent, absentAfter, keepSeatFor, endAfter, now }: Attending): Attendance {
  const awaySince = new Map<Seat, number>()
  const goodbyes = new Set<Seat>()
  const start = now()

  function awayFor(seat: Seat): number {
    return now() - (awaySince.get(seat) ?? start)
  }

  function patienceLeft(seat: Seat): number {
    return goodbyes.has(seat) ? 0 : absentAfter - awayFor(seat)
  }

  function next(seats: readonly Seat[], left: (seat: Seat) => number): number | null {
    const waits = seats.flatMap((seat) => (isPresent(seat) ? [] : [left(seat)])).filter((wait) => wait > 0)
    return waits.length === 0 ? null : Math.min(...waits)
  }

  return {
    isPresent,
    isAbsent: (seat) => !isPresent(seat) && patienceLeft(seat) <= 0,
    hasGivenUp: (seat) => !isPresent(seat) && (goodbyes.has(seat) || awayFor(seat) >= keepSeatFor),
    isLongGone: (seat) => !isPresent(seat) && awayFor(seat) >= endAfter,
    left(seat, since = now()) {
      awaySince.set(seat, since)
      goodbyes.delete(seat)
    },
    wasAbsent: (seat) => patienceLeft(seat) <= 0,
    saidGoodbye: (seat) => void goodbyes.add(seat),
    hasSaidGoodbye: (seat) => goodbyes.has(seat),
    nextAbsence: (seats) => next(seats, patienceLeft),
    nextGone: (seats) => next(seats, (seat) => endAfter - awayFor(seat)),
  }
}
