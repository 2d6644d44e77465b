import type { Reason as AnyReason } from '@athanor/kernel'
import type { ReasonId } from '../engine/contributions.ts'

/** Every reason for which this game refuses something. */
export const baseReasonIds = [
  'kernel.reject.notYourTurn',
  'kernel.reject.gameOver',
  'alchemists.reject.noSuchSeat',
  'alchemists.reject.notAsked',
  'alchemists.reject.noGold',
  'alchemists.reject.favourMissing',
  'alchemists.reject.ingredientMissing',
  'alchemists.reject.sameIngredient',
  'alchemists.reject.orderSpaceTaken',
  'alchemists.reject.orderSpaceClosed',
  'alchemists.reject.spaceClosed',
  'alchemists.reject.tooManyActions',
  'alchemists.reject.tooFewCubes',
  'alchemists.reject.associateTwice',
  'alchemists.reject.associateWithoutCube',
  'alchemists.reject.nothingThere',
  'alchemists.reject.bidTooLow',
  'alchemists.reject.potionBlocked',
  'alchemists.reject.guaranteeWorthless',
  'alchemists.reject.mortarMissing',
  'alchemists.reject.artifactGone',
  'alchemists.reject.noAltar',
  'alchemists.reject.noTheory',
  'alchemists.reject.otherVariant',
  'alchemists.reject.theoryExists',
  'alchemists.reject.alchemicalTaken',
  'alchemists.reject.sealMissing',
  'alchemists.reject.notConcerned',
  'alchemists.reject.justDebunked',
  'alchemists.reject.alreadySealed',
  'alchemists.reject.noSealSpace',
  'alchemists.reject.inConflict',
  'alchemists.reject.alreadyExhibited',
  'alchemists.reject.wrongNumberOfCards',
  'alchemists.reject.grantNotOffered',
] as const

export type BaseReasonId = (typeof baseReasonIds)[number]
export type Reason = AnyReason<ReasonId>

export function reason(id: ReasonId, params?: Readonly<Record<string, string | number>>): Reason {
  return params === undefined ? { id } : { id, params }
}
