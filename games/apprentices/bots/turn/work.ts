import { at } from '@athanor/kernel'
import type { Effort } from './effort.ts'
import { canHold, holds, type PackedHand, packed } from './hand.ts'
import { outlook } from './outlook.ts'
import type { Exchange, Scene } from './scene.ts'
import { type PackedSquares, squareIn } from './squares.ts'

/** Where a turn stands, in numbers: a search visits thousands of them. */
export interface WorkPosition {
  readonly hand: PackedHand
  readonly squares: PackedSquares
  /** Bits of the slots that were used since the search began. */
  readonly used: number
  readonly points: number
}

/** Something that can be done in the work step, and where it leads. */
export type WorkOption =
  | { readonly kind: 'research'; readonly table: number; readonly amount: number; readonly next: WorkPosition }
  | { readonly kind: 'exchange'; readonly table: number; readonly exchange: Exchange; readonly next: WorkPosition }

/** Goes through everything that can be done, without a throw, until nothing more is worth doing. */
export interface WorkSearch {
  /** The best chance that can be had from here on. */
  value(standing: WorkPosition): number
  options(standing: WorkPosition, visit: (option: WorkOption) => void): void
}

export function workSearch(scene: Scene, effort: Effort): WorkSearch {
  const { state, tables } = scene
  const known = new Map<number, Map<number, number>>()
  let visited = 0

  function options({ hand, squares, used, points }: WorkPosition, visit: (option: WorkOption) => void): void {
    for (let table = 0; table < tables.length; table++) {
      const { amounts, side, slots } = at(tables, table)
      const square = squareIn(squares, table)
      if (square < state.cap) {
        const gain = at(side.points, square, 'square')
        for (let amount = 0; amount < amounts.length; amount++) {
          const spent = at(amounts, amount)
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
      const slot = at(slots, square, 'square')
      if (slot === null || (slot.bit & ~used) === 0) continue
      for (const exchange of slot.exchanges) {
        const next = exchanged({ hand, squares, used, points }, exchange, slot.bit)
        if (next !== null) visit({ kind: 'exchange', table, exchange, next })
      }
    }
  }

  function value(standing: WorkPosition): number {
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
    if (++visited <= effort.standings && !effort.isOver()) {
      options(standing, ({ next }) => {
        const chance = value(next)
        if (chance > best) best = chance
      })
    }
    seen.set(key, best)
    return best
  }

  return { value, options }
}

/** What comes of an exchange; null when it cannot be paid. */
export function exchanged(
  { hand, squares, used, points }: WorkPosition,
  exchange: Exchange,
  bit: number,
): WorkPosition | null {
  const { spent, gained } = exchange
  if (!holds(hand, spent) || points + Math.min(0, exchange.points) < 0) return null
  const left = hand - packed(spent)
  if (!canHold(left, gained)) return null
  return { hand: left + packed(gained), squares, used: used | bit, points: points + exchange.points }
}
