import type { Reason as AnyReason } from '@athanor/kernel'

/** Every reason for which this game refuses something. */
export const reasonIds = [
  'kernel.reject.notYourTurn',
  'kernel.reject.gameOver',
  'compendium.reject.noSuchSeat',
  'compendium.reject.openingAction',
  'compendium.reject.openingTile',
  'compendium.reject.noStones',
  'compendium.reject.cauldronTaken',
  'compendium.reject.recipeEmpty',
  'compendium.reject.recipeTooLong',
  'compendium.reject.tooManyOfAKind',
  'compendium.reject.ownProduct',
  'compendium.reject.recipeExists',
  'compendium.reject.tileGone',
  'compendium.reject.cubesMissing',
  'compendium.reject.nothingToCopy',
  'compendium.reject.ownPotion',
  'compendium.reject.tributeNotPaid',
  'compendium.reject.pileEmpty',
  'compendium.reject.bagEmpty',
] as const

export type ReasonId = (typeof reasonIds)[number]
export type Reason = AnyReason<ReasonId>

export function reason(id: ReasonId, params?: Readonly<Record<string, string | number>>): Reason {
  return params === undefined ? { id } : { id, params }
}
