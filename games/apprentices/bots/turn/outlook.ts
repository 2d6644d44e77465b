import { highestPrice, lowestPrice, topOfStairs } from '@athanor/apprentices'
import { at, steadyExp } from '@athanor/kernel'
import { countIn, type PackedHand } from './hand.ts'
import type { Scene } from './scene.ts'
import { type PackedSquares, squareIn } from './squares.ts'

/** What is likely to come of a turn that ends like this. */
export interface TurnOutlook {
  /** The chance to win, as far as it can be told. */
  readonly chance: number
  /** Dice that are worth their price now. */
  readonly purchases: number
  /** What one more point of the strongest rival takes from the chance. */
  readonly rivalsPoint: number
}

/** How a turn looks that ends with these points, units and squares. */
export function outlook(scene: Scene, points: number, hand: PackedHand, squares: PackedSquares): TurnOutlook {
  const { state, rivals, taste, tables } = scene
  let leader = points
  for (const rival of rivals) leader = Math.max(leader, rival.points)
  const ends = state.endTriggered || points >= topOfStairs
  const rounds = ends ? 0 : Math.max(0.7, (topOfStairs - leader) / taste.pace)
  let own = points
  for (let index = 0; index < tables.length; index++) {
    own += rounds * at(at(tables, index).own, squareIn(squares, index))
  }
  // Gemstones that are left over are wanted by whoever has ravens.
  own += 0.25 * Math.min(countIn(hand, 1), scene.ravensToCome) * (rivals.length > 1 ? 1 : 0.2)
  const dieWorth = taste.die * Math.max(0, rounds - 0.4)
  let purchases = 0
  let { price } = state
  for (let left = points; left >= price && dieWorth > price && purchases < scene.diceForSale; purchases++) {
    own += dieWorth - price
    left -= price
    price = Math.max(lowestPrice, price - 1)
  }
  let best = Number.NEGATIVE_INFINITY
  for (let index = 0; index < rivals.length; index++) {
    const rival = at(rivals, index)
    let worth = rival.points + (rival.isYetToAct ? taste.pace : 0) + (rival.dice - 5) * dieWorth
    for (let table = 0; table < tables.length; table++) {
      worth += rounds * at(at(at(tables, table).rivals, index), squareIn(squares, table))
    }
    best = Math.max(best, worth)
  }
  const dice = state.dice.reduce((count, die) => count + (die.owner === scene.seat ? 1 : 0), 0)
  own += (dice - 5) * dieWorth
  const doubt = taste.doubt + taste.doubtPerRound * rounds
  const chance = 1 / (1 + steadyExp((best - own) / doubt))
  return { chance, purchases, rivalsPoint: (chance * (1 - chance)) / doubt }
}

/** Whether another price is good for the player. */
export function betterPrice(price: number, purchases: number): 1 | -1 | null {
  if (purchases > 0) return price > lowestPrice ? -1 : null
  return price < highestPrice ? 1 : null
}
