import type { Reason as AnyReason } from '@athanor/kernel'

/** Every reason for which this game refuses something. */
export const reasonIds = [
  'kernel.reject.notYourTurn',
  'kernel.reject.gameOver',
  'apprentices.reject.noSuchSeat',
  'apprentices.reject.chooseDieFirst',
  'apprentices.reject.onlyBeforeTheGame',
  'apprentices.reject.ravensFirst',
  'apprentices.reject.threeRavensFirst',
  'apprentices.reject.noThreeRavens',
  'apprentices.reject.firstRound',
  'apprentices.reject.colourGone',
  'apprentices.reject.notARaven',
  'apprentices.reject.keepColoured',
  'apprentices.reject.notAGemstone',
  'apprentices.reject.askedAlready',
  'apprentices.reject.nobodyToAsk',
  'apprentices.reject.notAsked',
  'apprentices.reject.offeredAlready',
  'apprentices.reject.withdrawnAlready',
  'apprentices.reject.noSuchOffer',
  'apprentices.reject.atTheCap',
  'apprentices.reject.unitsNotReady',
  'apprentices.reject.wrongInputs',
  'apprentices.reject.wrongPayment',
  'apprentices.reject.pointsMissing',
  'apprentices.reject.noSuchAbility',
  'apprentices.reject.abilityUsed',
  'apprentices.reject.abilityBlocked',
  'apprentices.reject.wrongGains',
  'apprentices.reject.notYourDie',
  'apprentices.reject.cannotBlock',
  'apprentices.reject.notTheirs',
  'apprentices.reject.priceLimit',
] as const

export type ReasonId = (typeof reasonIds)[number]
export type Reason = AnyReason<ReasonId>

export function reason(id: ReasonId, params?: Readonly<Record<string, string | number>>): Reason {
  return params === undefined ? { id } : { id, params }
}
