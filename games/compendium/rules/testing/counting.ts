import type { Happening } from '../event.ts'
import { compendium } from '../game.ts'
import { one } from './cubes.ts'
import { played, take } from './play.ts'
import { type TablePlan, tableWith } from './table.ts'

/**
 * The last turn of a game: whoever sits last takes the only gray cube of the reserve, and the count begins. That cube
 * is back in the reserve for the count, so the piles counted are the hands of the plan and one gray cube.
 */
export function counted(plan: TablePlan) {
  const before = tableWith({ turn: plan.players - 1, reserve: one('gray'), ...plan })
  return { before, ...played(before, [take('gray')]) }
}

export function awardsPaid(seen: readonly Happening[]): readonly (readonly [number, number])[] {
  return seen.flatMap((happening) => (happening.kind === 'awardPaid' ? [[happening.place, happening.points]] : []))
}

export function placesAndTotals(plan: TablePlan): readonly (readonly [number, number])[] {
  const { seats } = compendium.outcome(counted(plan).state) ?? { seats: [] }
  return seats.map(({ place, total }) => [place, total])
}
