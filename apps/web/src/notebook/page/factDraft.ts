import {
  type Alchemical,
  type Colour,
  type ColouredPotion,
  type Evidence,
  type Fact,
  factOfEvidence,
  type GolemPart,
  type HardFact,
  type Ingredient,
  isOneOf,
  isRight,
  type Luminary,
  made,
  type Potion,
  pairOf,
  type SaleQuality,
  type Sign,
  sold,
  type Trigger,
  usualOdds,
} from '@athanor/alchemy'
import { articleOf, type Claims } from '@athanor/alchemy-ui/ArticleClaims.tsx'

/** What can be written down by hand, in the order in which it is met in a game. */
export const draftKinds = [
  'experiment',
  'sale',
  'sign',
  'demonstration',
  'publication',
  'ownTheory',
  'article',
  'ownArticle',
  'periscope',
  'alchemical',
  'library',
  'reaction',
  'animation',
  'report',
] as const
export type DraftKind = (typeof draftKinds)[number]

/** Those that need the expansion. */
export const golemKinds: readonly DraftKind[] = ['article', 'ownArticle', 'library', 'reaction', 'animation', 'report']

/** Those that somebody was told and has not seen: they never count as certain. */
const hearsayKinds: readonly DraftKind[] = ['publication', 'ownTheory', 'article', 'ownArticle', 'report']

/** Whether a fact of this kind can also be a mere hint. */
export function mayBeHint(kind: DraftKind): boolean {
  return !hearsayKinds.includes(kind)
}

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
  readonly claims: Claims
  /** How much a hint counts; facts of one's own eyes have none. */
  readonly odds: number
}

export type DraftField = keyof DraftValues
export type FactDraft = { readonly kind: DraftKind } & {
  readonly [Field in DraftField]?: DraftValues[Field] | undefined
}

/** What each kind asks for. */
export const draftFields: Readonly<Record<DraftKind, readonly DraftField[]>> = {
  experiment: ['ingredient', 'second', 'potion'],
  sale: ['ingredient', 'second', 'promised', 'quality'],
  sign: ['ingredient', 'colour', 'sign'],
  demonstration: ['ingredient', 'second', 'potion', 'yes'],
  publication: ['ingredient', 'alchemical', 'odds'],
  ownTheory: ['ingredient', 'alchemical'],
  article: ['colour', 'claims', 'odds'],
  ownArticle: ['colour', 'claims'],
  periscope: ['ingredient', 'potion'],
  alchemical: ['ingredient', 'alchemical'],
  library: ['ingredient', 'luminary'],
  reaction: ['ingredient', 'chest', 'ears'],
  animation: ['ingredient', 'second', 'yes'],
  report: ['part', 'trigger', 'odds'],
}

/** What is published by oneself lies on the board and tells one nothing. */
const noOdds = 1

/** The fact, once all that it needs is there; else null. */
export function factFrom(draft: FactDraft): Fact | null {
  const { kind, ingredient, alchemical, odds } = draft
  if (kind === 'publication' || kind === 'ownTheory') {
    if (ingredient === undefined || alchemical === undefined) return null
    return { kind: 'publication', ingredient, alchemical, odds: oddsOf(draft) }
  }
  const fact = hardFrom(draft)
  if (fact === null || (odds === undefined && mayBeHint(kind))) return fact
  return { kind: 'hunch', fact, odds: oddsOf(draft) }
}

function oddsOf({ kind, odds = usualOdds }: FactDraft): number {
  return kind === 'ownTheory' || kind === 'ownArticle' ? noOdds : odds
}

/** what everybody saw, if the draft is a debunking. */
export function evidenceFrom(draft: FactDraft): Evidence | null {
  const { kind, ingredient, second, colour, sign, potion, yes, odds } = draft
  if (ingredient === undefined || odds !== undefined) return null
  if (kind === 'sign') {
    return colour === undefined || sign === undefined ? null : { kind, ingredient, aspect: { colour, sign } }
  }
  if (kind !== 'demonstration' || second === undefined || potion === undefined || yes === undefined) return null
  return { kind: 'potion', ingredients: pairOf(ingredient, second), potion, made: yes }
}

function hardFrom(draft: FactDraft): HardFact | null {
  const { ingredient, second, potion, promised, quality, colour, yes, alchemical, luminary, part, trigger } = draft
  const { chest = false, ears = false, claims = {} } = draft
  if (draft.kind === 'report') {
    return part === undefined || trigger === undefined ? null : { kind: 'trigger', part, triggers: [trigger] }
  }
  if (draft.kind === 'article' || draft.kind === 'ownArticle') {
    const article = colour === undefined ? null : articleOf(colour, claims)
    return article === null ? null : isRight(article)
  }
  if (ingredient === undefined || ingredient === second) return null
  switch (draft.kind) {
    case 'experiment':
      return second === undefined || potion === undefined ? null : made(ingredient, second, potion)
    case 'sale':
      if (second === undefined || promised === undefined || quality === undefined) return null
      return sold(ingredient, second, promised, quality)
    case 'sign':
    case 'demonstration': {
      const evidence = evidenceFrom({ ...draft, odds: undefined })
      return evidence === null ? null : factOfEvidence(evidence)
    }
    case 'periscope':
      return potion === undefined ? null : { kind: 'glimpse', ingredient, potions: [potion] }
    case 'library':
      return luminary === undefined ? null : { kind: 'luminary', ingredient, luminary }
    case 'reaction':
      return { kind: 'reaction', ingredient, chest, ears }
    case 'animation':
      if (second === undefined || yes === undefined) return null
      return { kind: 'animation', ingredients: pairOf(ingredient, second), worked: yes }
    default:
      return alchemical === undefined ? null : isOneOf(ingredient, alchemical)
  }
}
