import type { Ingredient } from '@athanor/alchemy'
import type { Glance, GlanceVerdict } from '@athanor/markers'
import { verdictOf } from '@athanor/markers'
import type { CameraFailure } from './useCamera.ts'

/** So long a card may be missing before the page says what to do about it, in milliseconds. */
const patience = 2500

/** What the page says while it looks. */
export type CameraAdvice =
  | { readonly kind: 'looking' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'steady'; readonly ingredient: Ingredient }
  | { readonly kind: 'one'; readonly ingredient: Ingredient }
  | { readonly kind: 'twice'; readonly ingredient: Ingredient }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'failed'; readonly failure: CameraFailure }

/** Words for a verdict that is not final; `waited` is how long the camera has been looking. */
export function adviceOn(verdict: GlanceVerdict, waited: number): CameraAdvice {
  switch (verdict.kind) {
    case 'looking':
      return { kind: waited > patience ? 'nothing' : 'looking' }
    case 'twice':
      return { kind: 'twice', ingredient: verdict.ingredient }
    case 'tooMany':
      return { kind: 'tooMany' }
    case 'some':
    case 'agreed': {
      const [first] = verdict.kind === 'some' ? verdict.seen : verdict.ingredients
      if (first === undefined) return { kind: 'looking' }
      const isAlone = verdict.kind === 'some' && verdict.seen.length === 1 && waited > patience
      return { kind: isAlone ? 'one' : 'steady', ingredient: first }
    }
  }
}

/** What the last glances come to, and how long there have been any. */
export function judged(glances: readonly Glance[], since: number, needed: 1 | 2): readonly [GlanceVerdict, number] {
  return [verdictOf(glances, needed), (glances.at(-1)?.time ?? since) - since]
}
