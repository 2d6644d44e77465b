import type { Outcome, Seat } from '@athanor/kernel'

/** What is counted of a move: who made it, and everybody's points before and after. */
export interface CountedMove {
  readonly version: number
  readonly seat: Seat
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** A turn, or the final count, after which the winner stood otherwise than before. */
export interface DecidingTurn {
  /** Before its first move: from here on it is seen happening. */
  readonly from: number
  /** Its weightiest move. */
  readonly version: number
  /** Null for the final count. */
  readonly seat: Seat | null
  /** How far the winner was ahead of the best of the others; behind is below 0. */
  readonly before: number
  readonly after: number
}

/** More would not be deciding. */
const mostTurns = 3

/** The turns that moved the winner's lead most, either way, in the order in which they were played. */
export function decidingTurns(moves: readonly CountedMove[], outcome: Outcome): readonly DecidingTurn[] {
  const turns = turnsOf(moves, outcome)
  const weightiest = turns
    .toReversed()
    .filter((turn) => swing(turn) !== 0)
    .toSorted((a, b) => Math.abs(swing(b)) - Math.abs(swing(a)))
    .slice(0, mostTurns)
  return turns.filter((turn) => weightiest.includes(turn))
}

/** The turn that brought the winner furthest; of equal ones the last. Null when nothing ever did. */
export function turningPoint(turns: readonly DecidingTurn[]): DecidingTurn | null {
  const gains = turns.filter((turn) => swing(turn) > 0)
  // What is counted last is seen in the final count; a turn of the game is worth watching first.
  const played = gains.filter(({ seat }) => seat !== null)
  return (played.length > 0 ? played : gains).toSorted((a, b) => swing(b) - swing(a) || b.from - a.from)[0] ?? null
}

function swing({ before, after }: DecidingTurn): number {
  return after - before
}

/** Moves that a seat makes one after the other are one turn. What the final count adds is a turn of nobody. */
function turnsOf(moves: readonly CountedMove[], outcome: Outcome): readonly DecidingTurn[] {
  const winner = outcome.seats.find(({ place }) => place === 1)?.seat
  if (winner === undefined || outcome.seats.length < 2) return []
  const turns: DecidingTurn[] = []
  let weight = 0
  for (const [index, { version, seat, before, after }] of moves.entries()) {
    const own = { before: lead(before, winner), after: lead(after, winner) }
    const moved = Math.abs(own.after - own.before)
    const last = turns.at(-1)
    if (last === undefined || last.seat !== seat) {
      turns.push({ from: moves[index - 1]?.version ?? 0, version, seat, ...own })
      weight = moved
    } else {
      turns[turns.length - 1] = { ...last, after: own.after, ...(moved > weight ? { version } : {}) }
      weight = Math.max(weight, moved)
    }
  }
  const end = moves.at(-1)
  if (end === undefined) return []
  const totals = outcome.seats.toSorted((a, b) => a.seat - b.seat).map(({ total }) => total)
  const counted = { before: lead(end.after, winner), after: lead(totals, winner) }
  return [...turns, { from: moves.at(-2)?.version ?? 0, version: end.version, seat: null, ...counted }]
}

function lead(points: readonly number[], winner: Seat): number {
  return (points[winner] ?? 0) - Math.max(...points.filter((_, seat) => seat !== winner))
}
