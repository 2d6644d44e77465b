import type { Ingredient } from '@athanor/alchemy'
import type { GrantName } from '../../engine/contributions.ts'
import type { Source } from './source.ts'

export interface Grant {
  /** For one that is about something else than ingredients. */
  readonly name?: GrantName
  readonly ingredients: readonly Ingredient[]
  readonly points: number
  readonly source: Source
}

/** one tile is printed in the rule book; the other sets and all points are our proposal (AR-95). */
export const baseGrants: readonly Grant[] = [
  { ingredients: ['mushroom', 'toad', 'scorpion'], points: 2, source: 'rulebook' },
  { ingredients: ['scorpion', 'ravensFeather', 'mandrakeRoot'], points: 2, source: 'reconstructed' },
  { ingredients: ['mandrakeRoot', 'flower', 'birdClaw'], points: 2, source: 'reconstructed' },
  { ingredients: ['birdClaw', 'fern', 'mushroom'], points: 2, source: 'reconstructed' },
  { ingredients: ['toad', 'ravensFeather', 'flower', 'fern'], points: 1, source: 'reconstructed' },
]

/** seals needed for the first grant and for every further one. */
export const sealsForFirstGrant = 2
export const sealsForFurtherGrant = 3
