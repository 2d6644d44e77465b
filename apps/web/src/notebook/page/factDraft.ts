import {
  type Alchemical,
  type Colour,
  type ColouredPotion,
  type Fact,
  type GolemPart,
  hasAspects,
  type Ingredient,
  isOneOf,
  type Luminary,
  made,
  madeNot,
  type Potion,
  pairOf,
  type SaleQuality,
  type Sign,
  sold,
  type Trigger,
} from '@athanor/alchemy'

/** What can be written down by hand, in the order in which it is met in a game. */
export const draftKinds = [
  'experiment',
  'sale',
  'sign',
  'demonstration',
  'publication',
  'periscope',
  'alchemical',
  'library',
  'reaction',
  'animation',
  'report',
] as const
export type DraftKind = (typeof draftKinds)[number]

/** Those that need the expansion. */
export const golemKinds: readonly DraftKind[] = ['library', 'reaction', 'animation', 'report']

/** All that a form can hold; each kind asks for some of it. */
export interface DraftValues {
  readonly ingredient: Ingredient
  readonly second: Ingredient
  readonly potion: Potion
  readonly promised: ColouredPotion
  readonly quality: SaleQuality
  readonly colour: Colour
  readonly sign: Sign
  readonly yes: boolean
  readonly alchemical: Alchemical
  readonly luminary: Luminary
  readonly chest: boolean
  readonly ears: boolean
  readonly part: GolemPart
  readonly trigger: Trigger
  readonly odds: number
}

export type DraftField = keyof DraftValues
export type FactDraft = { readonly kind: DraftKind } & Partial<DraftValues>

/** What each kind asks for. */
export const draftFields: Readonly<Record<DraftKind, readonly DraftField[]>> = {
  experiment: ['ingredient', 'second', 'potion'],
  sale: ['ingredient', 'second', 'promised', 'quality'],
  sign: ['ingredient', 'colour', 'sign'],
  demonstration: ['ingredient', 'second', 'potion', 'yes'],
  publication: ['ingredient', 'alchemical', 'odds'],
  periscope: ['ingredient', 'potion'],
  alchemical: ['ingredient', 'alchemical'],
  library: ['ingredient', 'luminary'],
  reaction: ['ingredient', 'chest', 'ears'],
  animation: ['ingredient', 'second', 'yes'],
  report: ['part', 'trigger', 'odds'],
}

/** A rival's word counts so much unless somebody says otherwise. */
export const usualOdds = 3

/** The fact, once all that it needs is there; else null. */
export function factFrom(draft: FactDraft): Fact | null {
  const { ingredient, second, potion, promised, quality, colour, sign, yes, alchemical, luminary, part, trigger } =
    draft
  const { chest = false, ears = false, odds = usualOdds } = draft
  if (draft.kind === 'report') {
    if (part === undefined || trigger === undefined) return null
    return { kind: 'hunch', fact: { kind: 'trigger', part, triggers: [trigger] }, odds }
  }
  if (ingredient === undefined || ingredient === second) return null
  switch (draft.kind) {
    case 'experiment':
      return second === undefined || potion === undefined ? null : made(ingredient, second, potion)
    case 'sale':
      if (second === undefined || promised === undefined || quality === undefined) return null
      return sold(ingredient, second, promised, quality)
    case 'sign':
      return colour === undefined || sign === undefined ? null : hasAspects(ingredient, { colour, sign })
    case 'demonstration':
      if (second === undefined || potion === undefined || yes === undefined) return null
      return yes ? made(ingredient, second, potion) : madeNot(ingredient, second, potion)
    case 'publication':
      return alchemical === undefined ? null : { kind: 'publication', ingredient, alchemical, odds }
    case 'periscope':
      return potion === undefined ? null : { kind: 'glimpse', ingredient, potions: [potion] }
    case 'alchemical':
      return alchemical === undefined ? null : isOneOf(ingredient, alchemical)
    case 'library':
      return luminary === undefined ? null : { kind: 'luminary', ingredient, luminary }
    case 'reaction':
      return { kind: 'reaction', ingredient, chest, ears }
    case 'animation':
      if (second === undefined || yes === undefined) return null
      return { kind: 'animation', ingredients: pairOf(ingredient, second), worked: yes }
  }
}
