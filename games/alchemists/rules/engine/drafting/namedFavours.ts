import type { NamedFavours } from '../../base/favourUses.ts'
import type { Action, Favour } from '../contributions.ts'
import type { PartNamed } from './part.ts'

/** Favor cards that are played by name, each as often as it is played; empty for none. */
export type FavourNames = string

/** The cards that such a name stands for. */
export function favoursIn(names: FavourNames): readonly Favour[] {
  return names === '' ? [] : (names.split(' ') as Favour[])
}

function namesOf(action: Action): FavourNames {
  const others: NamedFavours = 'others' in action ? (action.others ?? {}) : {}
  return Object.entries(others)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([favour, count]) => Array.from({ length: count }, () => favour))
    .join(' ')
}

/** Which further cards are played, where the action counts but one of those with their effect. */
export const namedFavoursPart: PartNamed<'others'> = { part: 'others', valuesOf: (action) => [namesOf(action)] }
