import { pairOf } from '../ingredient.ts'
import type { Question } from '../question.ts'
import type { DebunkVariant, ReaderInput, ReaderMode } from './reader.ts'

/** How many ingredients a mode asks for. */
export function ingredientsNeeded(mode: ReaderMode, variant: DebunkVariant): 1 | 2 {
  if (mode === 'debunk') return variant === 'master' ? 2 : 1
  return mode === 'library' || mode === 'golemTest' ? 1 : 2
}

/** The question that an input asks, or null while something is missing. */
export function questionOf(input: ReaderInput, variant: DebunkVariant): Question | null {
  const [one, other] = input.ingredients
  if (one === undefined) return null
  if (ingredientsNeeded(input.mode, variant) === 1) {
    if (input.mode === 'library') return { kind: 'library', ingredient: one }
    if (input.mode === 'golemTest') return { kind: 'golemTest', ingredient: one }
    return input.colour === null ? null : { kind: 'aspect', ingredient: one, colour: input.colour }
  }
  if (other === undefined) return null
  const ingredients = pairOf(one, other)
  switch (input.mode) {
    case 'sell':
      return input.promised === null ? null : { kind: 'sale', ingredients, promised: input.promised }
    case 'debunk':
      return input.potion === null ? null : { kind: 'demonstration', ingredients, potion: input.potion }
    case 'animate':
      return { kind: 'animation', ingredients }
    default:
      return { kind: 'mix', ingredients }
  }
}
