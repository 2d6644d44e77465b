import { canHold, holds, type PackedHand, packed } from './hand.ts'
import { outlook, type PackedSquares, squareIn } from './outlook.ts'
import type { Exchange, Scene } from './scene.ts'

/** Where a turn stands, in numbers: a search visits thousands of them. */
export interface Standing {
  readonly hand: PackedHand
  readonly squares: PackedSquares
  /** Bits of the slots that were used since the search began. */
  readonly used: number
  readonly points: number
}

/** Something that can be done in the work step, and where it leads. */
export type Deed =
  | { readonly kind: 'research'; readonly table: number; readonly amount: number; readonly next: Standing }
  | { readonly kind: 'exchange'; readonly table: number; readonly exchange: Exchange; readonly next: Standing }

/** Goes through everything that can be done, without a throw, until nothing more is worth doing. */
export interface WorkSearch {
  /** The best chance that can be had from here on. */
  value(standing: Standing): number
  deeds(standing: Standing, visit: (deed: Deed) => void): void
}

/** So many standings are looked at for one move at the most; beyond them a turn is taken to end where it is. */
const mostStandings = 20_000

export function workSearch(scene: Scene): WorkSearch {
  const { state, tables } = scene
  const known = new Map<number, Map<number, number>>()
  let visited = 0

  function deeds({ hand, squares, used, points }: Standing, visit: (deed: Deed) => void): void {
    for (let table = 0; table < tables.length; table++) {
      const { amounts, side, slots } = tables[table] as (typeof tables)[number]
      const square = squareIn(squares, table)
      if (square < state.cap) {
        const gain = side.points[square] ?? 0
        for (let amount = 0; amount < amounts.length; amount++) {
          const spent = amounts[amount] as (typeof amounts)[number]
          if (!holds(hand, spent)) continue
          const next = {
            hand: hand - packed(spent),
            squares: squares + (1 << (3 * table)),
            used,
            points: points + gain,
          }
          visit({ kind: 'research', table, amount, next })
        }
      }
      const slot = slots[square]
      if (slot === null || slot === undefined || (slot.bit & ~used) === 0) continue
      for (const exchange of slot.exchanges) {
        const next = exchanged({ hand, squares, used, points }, exchange, slot.bit)
        if (next !== null) visit({ kind: 'exchange', table, exchange, next })
      }
    }
  }

  function value(standing: Standing): number {
    const { hand, squares, used, points } = standing
    let seen = known.get(points)
    if (seen === undefined) {
      seen = new Map()
      known.set(points, seen)
    }
    const key = hand + 65_536 * (squares + 262_144 * used)
    const before = seen.get(key)
    if (before !== undefined) return before
    let best = outlook(scene, points, hand, squares).chance
    if (++visited <= mostStandings) {
      deeds(standing, ({ next }) => {
        const chance = value(next)
        if (chance > best) best = chance
      })
    }
    seen.set(key, best)
    return best
  }

  return { value, deeds }
}

/** What comes of an exchange; null when it cannot be paid. */
export function exchanged({ hand, squares, used, points }: Standing, exchange: Exchange, bit: number): Standing | null {
  const { spent, gained } = exchange
  if (!holds(hand, spent) || points + Math.min(0, exchange.points) < 0) return null
  const left = hand - packed(spent)
  if (!canHold(left, gained)) return null
  return { hand: left + packed(gained), squares, used: used | bit, points: points + exchange.points }
}
