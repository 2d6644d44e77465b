import { at, type Seat } from '@athanor/kernel'
import type { State } from '../engine/state.ts'

/** A-379..A-382, AR-53: whether a seat is a master in any of the three differences; a handicap goes before the table. */
export function isMaster(
  { table }: State,
  seat: Seat,
  difference: 'ingredients' | 'conferences' | 'debunking',
): boolean {
  const { options } = table
  const handicap = at([options.seat1, options.seat2, options.seat3, options.seat4], seat, 'seat')
  if (handicap === 'table')
    return options[difference === 'ingredients' ? 'startingIngredients' : difference] === 'master'
  if (handicap === 'apprentice' || handicap === 'master') return handicap === 'master'
  // The one difference that is named is played so, the two others the other way.
  const named = handicap.toLowerCase().endsWith(difference)
  return handicap.startsWith('master') === named
}
