import type { Reason } from '@athanor/kernel'

/** Every reason for which the science refuses something. */
export const alchemyReasonIds = [
  'alchemy.reject.articleLine',
  'alchemy.reject.codeDigits',
  'alchemy.reject.codeEdition',
  'alchemy.reject.codeLength',
  'alchemy.reject.codeLetters',
  'alchemy.reject.codeUnknown',
  'alchemy.reject.factArticle',
  'alchemy.reject.factKind',
  'alchemy.reject.factLine',
  'alchemy.reject.factList',
  'alchemy.reject.factOdds',
  'alchemy.reject.factPair',
  'alchemy.reject.factShape',
  'alchemy.reject.factWord',
  'alchemy.reject.readerBoard',
  'alchemy.reject.readerFinalRound',
  'alchemy.reject.readerIncomplete',
  'alchemy.reject.readerNoExpansion',
  'alchemy.reject.readerNoGame',
  'alchemy.reject.readerNotNow',
  'alchemy.reject.readerNotOffered',
  'alchemy.reject.readerOtherCode',
  'alchemy.reject.readerSameIngredient',
  'alchemy.reject.readerTooMany',
] as const

export type AlchemyReasonId = (typeof alchemyReasonIds)[number]

export function reason(id: AlchemyReasonId, params?: Readonly<Record<string, string | number>>): Reason {
  return params === undefined ? { id } : { id, params }
}
