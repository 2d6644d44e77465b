import type { EndPoints, Purchase } from '../../engine/contributions.ts'
import type { Goods } from '../../engine/goods.ts'
import type { Source } from '../components/source.ts'

export const artifactLevels = [1, 2, 3] as const
export type ArtifactLevel = (typeof artifactLevels)[number]

/** What happens once, as part of the purchase. */
export type BasePurchase =
  | { readonly kind: 'gain'; readonly gain: Goods }
  | { readonly kind: 'tests'; readonly count: number }
  | { readonly kind: 'goldForReputation'; readonly most: number }

/** Points that are counted at the end only. */
export type BaseEndPoints =
  | { readonly kind: 'perReputation'; readonly reputation: number }
  | { readonly kind: 'perArtifact'; readonly points: number }
  | { readonly kind: 'perKindSetAside' }
  | { readonly kind: 'perSealOnCorrectTheory' }

/**
 * An artifact as it is printed: a price, points, and powers that the rules look for where they apply. A module
 * merges powers of a new kind into this interface.
 */
export interface ArtifactCard {
  readonly id: string
  readonly level: ArtifactLevel
  readonly cost: number
  readonly points: number
  readonly source: Source
  readonly purchase?: Purchase
  readonly endPoints?: EndPoints
  /** Added to every gain of reputation before the final round. */
  readonly gainBonus?: number
  /** Reputation for every publication and endorsement, besides the usual. */
  readonly publishBonus?: number
  /** No gold to the bank for publications and endorsements. */
  readonly freePublishing?: true
  /** Only one of two mixed ingredients is discarded. */
  readonly keepsOneIngredient?: true
  /** Once a round, a look at one ingredient of a rival's mix. */
  readonly peeks?: true
  /** Once a round, an action again after everybody is done. */
  readonly repeatsAction?: true
  /** Gold off the next artifact, and off every later one. */
  readonly discount?: { readonly next: number; readonly later: number }
  /** Order spaces give no ingredients. */
  readonly noOrderIngredients?: true
  /** Ingredients of successful exhibits are set aside. */
  readonly setsExhibitsAside?: true
}

/**
 * What an artifact counts at the end, in figures: `2` for points that are printed, `2×` for so many for each of
 * something that only the end will tell, `1+1×` for both.
 */
export function pointsMark({ points, endPoints }: Pick<ArtifactCard, 'points' | 'endPoints'>): string {
  if (endPoints === undefined) return String(points)
  const each = `${'points' in endPoints ? endPoints.points : 1}×`
  return points === 0 ? each : `${points}+${each}`
}
