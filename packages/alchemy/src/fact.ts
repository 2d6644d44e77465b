import type { Alchemical } from './alchemical.ts'
import { type Article, claimedSign } from './article.ts'
import type { Aspect, Colour, Sign } from './aspect.ts'
import type { GolemPart, Trigger } from './golem.ts'
import { type Ingredient, type IngredientPair, ingredients, pairOf } from './ingredient.ts'
import type { Luminary } from './luminary.ts'
import { type ColouredPotion, type Potion, potions } from './potion.ts'
import { potionsOfQuality, type SaleQuality } from './saleQuality.ts'

/** Something that is so: it rules worlds out. */
export type HardFact =
  /** The two ingredients make one of these potions. */
  | { readonly kind: 'mix'; readonly ingredients: IngredientPair; readonly potions: readonly Potion[] }
  /** This ingredient and some other one make one of these potions: what a Periscope shows. */
  | { readonly kind: 'glimpse'; readonly ingredient: Ingredient; readonly potions: readonly Potion[] }
  /** The ingredient has at least one of these aspects. */
  | { readonly kind: 'aspect'; readonly ingredient: Ingredient; readonly aspects: readonly Aspect[] }
  /** The ingredient has one of these alchemicals. */
  | { readonly kind: 'alchemical'; readonly ingredient: Ingredient; readonly alchemicals: readonly Alchemical[] }
  | { readonly kind: 'luminary'; readonly ingredient: Ingredient; readonly luminary: Luminary }
  /** All that an article says (G-083): these ingredients have plus in a colour, those have minus. */
  | {
      readonly kind: 'article'
      readonly colour: Colour
      readonly plus: readonly Ingredient[]
      readonly minus: readonly Ingredient[]
    }
  /** What the golem did when it was fed the ingredient. */
  | { readonly kind: 'reaction'; readonly ingredient: Ingredient; readonly chest: boolean; readonly ears: boolean }
  | { readonly kind: 'animation'; readonly ingredients: IngredientPair; readonly worked: boolean }
  /** The part of the golem reacts to one of these. */
  | { readonly kind: 'trigger'; readonly part: GolemPart; readonly triggers: readonly Trigger[] }

export type FactOf<Kind extends HardFact['kind']> = Extract<HardFact, { readonly kind: Kind }>

/** A fact about the golem: it tells the golem's 24 laws apart. */
export type GolemFact = FactOf<'reaction' | 'animation' | 'trigger'>

/** A fact about the ingredients alone. */
export type GroundFact = Exclude<HardFact, GolemFact>

/** Something that is a sign of how things are: it makes worlds likelier or less likely, and rules none out. */
export type SoftFact =
  /** A rival's theory: the publication is `odds` times as likely where the theory is correct. */
  | {
      readonly kind: 'publication'
      readonly ingredient: Ingredient
      readonly alchemical: Alchemical
      readonly odds: number
    }
  /** Worlds in which the fact holds are `odds` times as likely as before, beside the others. */
  | { readonly kind: 'hunch'; readonly fact: HardFact; readonly odds: number }
  /** One weight for each alchemical, in grid order, that the ingredient may have. */
  | { readonly kind: 'leaning'; readonly ingredient: Ingredient; readonly weights: readonly number[] }

/** One thing that somebody knows about a world. Plain data: notebooks, bots and logs keep lists of them. */
export type Fact = HardFact | SoftFact

export const hardFactKinds = [
  'mix',
  'glimpse',
  'aspect',
  'alchemical',
  'luminary',
  'article',
  'reaction',
  'animation',
  'trigger',
] as const satisfies readonly HardFact['kind'][]

export const softFactKinds = ['publication', 'hunch', 'leaning'] as const satisfies readonly SoftFact['kind'][]

export function isHardFact(fact: Fact): fact is HardFact {
  return (hardFactKinds as readonly string[]).includes(fact.kind)
}

export function isGolemFact(fact: Fact): fact is GolemFact {
  return fact.kind === 'reaction' || fact.kind === 'animation' || fact.kind === 'trigger'
}

/** Whether a fact says something about the golem, for sure or as a sign. */
export function concernsGolem(fact: Fact): boolean {
  return isGolemFact(fact.kind === 'hunch' ? fact.fact : fact)
}

/** An experiment showed the potion. */
export function made(one: Ingredient, other: Ingredient, ...possible: readonly Potion[]): FactOf<'mix'> {
  return {
    kind: 'mix',
    ingredients: pairOf(one, other),
    potions: potions.filter((potion) => possible.includes(potion)),
  }
}

/** A demonstration was answered with no. */
export function madeNot(one: Ingredient, other: Ingredient, impossible: Potion): FactOf<'mix'> {
  return made(one, other, ...potions.filter((potion) => potion !== impossible))
}

/** A rival’s word counts so much unless somebody says otherwise. */
export const usualOdds = 3

/** A sale showed its quality. */
export function sold(
  one: Ingredient,
  other: Ingredient,
  promised: ColouredPotion,
  quality: SaleQuality,
): FactOf<'mix'> {
  return made(one, other, ...potionsOfQuality(promised, quality))
}

/** A debunking showed the sign of an aspect. */
export function hasAspects(ingredient: Ingredient, ...aspects: readonly Aspect[]): FactOf<'aspect'> {
  return { kind: 'aspect', ingredient, aspects }
}

/** That an article is right: as a claim to be explained, or within a hunch that somebody's seal on it gives. */
export function isRight(article: Article): FactOf<'article'> {
  const listed = (sign: Sign) => ingredients.filter((ingredient) => claimedSign(article, ingredient) === sign)
  return { kind: 'article', colour: article.colour, plus: listed('plus'), minus: listed('minus') }
}

export function isOneOf(ingredient: Ingredient, ...alchemicals: readonly Alchemical[]): FactOf<'alchemical'> {
  return { kind: 'alchemical', ingredient, alchemicals }
}
