import type { Evidence } from '@athanor/alchemy'
import type { ShownDemonstration } from '../engine/state.ts'

/** What a question about publications has shown, as the science reads it. */
export function evidenceOf(shown: ShownDemonstration): Evidence {
  if ('pair' in shown) return { kind: 'potion', ingredients: shown.pair, potion: shown.potion, made: shown.yes }
  return { kind: 'sign', ingredient: shown.ingredient, aspect: { colour: shown.colour, sign: shown.sign } }
}
