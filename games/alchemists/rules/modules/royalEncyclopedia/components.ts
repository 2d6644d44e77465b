import type { Source } from '../../base/components/source.ts'
import type { Options } from '../../base/options.ts'
import { printedAt } from '../printedValues/values.ts'

/** G-072, G-098: tokens of each ingredient, hence articles that it can be in at the same time. */
export const tokensOfIngredient = 2

/** GR-17: no source tells how many seals an article has room for; as many as a theory is our proposal. */
export const articleSealSpaces: { readonly count: number; readonly source: Source } = {
  count: 3,
  source: 'reconstructed',
}

/** GR-97: as the host of a table has read it off the board. */
export function sealSpacesAt(options: Options): number {
  return printedAt(options).articleSeals ?? articleSealSpaces.count
}

/** G-077: gold to the bank for an article or an endorsement. */
export const articleGold = 1

/** G-073, GR-18: one more star of silver, and a question mark on the white space, for each player. */
export const silverSeals = 4
export const whiteSeal = { id: 'white', copies: 1, points: 0, hedge: 'white', source: 'component' } as const

/** GR-20: that there is one is printed, its points are our proposal. */
export const encyclopediaGrant = {
  name: 'encyclopedia',
  ingredients: [],
  points: 2,
  source: 'reconstructed',
} as const
