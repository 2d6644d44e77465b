import {
  type Alchemical,
  alchemicalIndex,
  type FactOf,
  type GolemPart,
  golemParts,
  type HardFact,
  type Ingredient,
  type IngredientPair,
  ingredientIndex,
  isOneOf,
  pairIndex,
  sameTrigger,
  type Trigger,
  triggers,
} from '@athanor/alchemy'

/** Something in a notebook that can be looked at and written on. */
export type NotebookPlace =
  | { readonly kind: 'cell'; readonly ingredient: Ingredient; readonly alchemical: Alchemical }
  | { readonly kind: 'trigger'; readonly part: GolemPart; readonly trigger: Trigger }
  | { readonly kind: 'pair'; readonly pair: IngredientPair }
  | { readonly kind: 'ingredient'; readonly ingredient: Ingredient }

/** The places that are cells of a grid. */
export type GridPlace = Extract<NotebookPlace, { kind: 'cell' | 'trigger' }>

const firstTrigger = 64
const firstPair = firstTrigger + golemParts.length * triggers.length
const firstIngredient = firstPair + 28

/** Places in all; every one has a number below it, the same on every device. */
export const placeCount = firstIngredient + 8

export function placeNumber(place: NotebookPlace): number {
  switch (place.kind) {
    case 'cell':
      return ingredientIndex(place.ingredient) * 8 + alchemicalIndex(place.alchemical)
    case 'trigger':
      return (
        firstTrigger +
        golemParts.indexOf(place.part) * triggers.length +
        triggers.findIndex((each) => sameTrigger(each, place.trigger))
      )
    case 'pair':
      return firstPair + pairIndex(...place.pair)
    case 'ingredient':
      return firstIngredient + ingredientIndex(place.ingredient)
  }
}

export function samePlace(one: NotebookPlace | null, other: NotebookPlace | null): boolean {
  return one !== null && other !== null && placeNumber(one) === placeNumber(other)
}

/** What a mark at a place would claim: what can be asked “why?”. */
export function claimAt(place: NotebookPlace): FactOf<'alchemical' | 'trigger'> | null {
  if (place.kind === 'cell') return isOneOf(place.ingredient, place.alchemical)
  if (place.kind === 'trigger') return { kind: 'trigger', part: place.part, triggers: [place.trigger] }
  return null
}

/** The ingredients that a fact speaks of: what lights up with it. */
export function ingredientsOf(fact: HardFact): readonly Ingredient[] {
  switch (fact.kind) {
    case 'mix':
    case 'animation':
      return fact.ingredients
    case 'article':
      return [...fact.plus, ...fact.minus]
    case 'trigger':
      return []
    default:
      return [fact.ingredient]
  }
}
