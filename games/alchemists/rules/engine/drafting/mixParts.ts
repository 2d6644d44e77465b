import {
  chanceOfPotion,
  colouredPotions,
  type Ingredient,
  ingredientIndex,
  ingredients,
  potions,
} from '@athanor/alchemy'
import { at } from '@athanor/kernel'
import type { Preview } from '../contributions.ts'
import { countOf } from '../counts.ts'
import type { Pair } from '../state.ts'
import type { ActionPartsOf, Informed, PartNamed, PromptContext } from './part.ts'
import type { PreviewChance } from './preview.ts'

/** An action with two cards that are mixed, and perhaps the Magic Mortar. */
interface Mixing {
  readonly pair: Pair
  readonly mortar: boolean
}

/** The first of two cards can be either of them, in printed order. */
export function firstOf(cards: readonly Ingredient[]): readonly Ingredient[] {
  return cards
}

/** The second one is the other of them, whichever was chosen first. */
export function secondOf<Card>(cards: readonly Card[], first: Card | undefined): readonly Card[] {
  if (first === undefined) return cards
  return cards.includes(first) ? cards.toSpliced(cards.indexOf(first), 1) : []
}

/** How many of a card are in the hand. */
export function inHand({ at: { own } }: PromptContext, ingredient: Ingredient): Preview {
  return { kind: 'held', count: countOf(own.hand, ingredientIndex(ingredient)) }
}

/** What two ingredients may make by the asked seat's notes, likeliest first. */
export function potionsOf({ insight }: Informed, one: Ingredient, other: Ingredient): Preview {
  const { chances } = insight()
  return {
    kind: 'potions',
    chances: likeliest(potions.map((of) => ({ of, chance: chanceOfPotion(chances, one, other, of) }))),
  }
}

/** What is possible at all, likeliest first. */
export function likeliest<Thing>(chances: readonly PreviewChance<Thing>[]): readonly PreviewChance<Thing>[] {
  return chances.filter(({ chance }) => chance > 0).toSorted((a, b) => b.chance - a.chance)
}

type MixParts<Each> = readonly [PartNamed<'first', Each>, PartNamed<'second', Each>, PartNamed<'mortar', Each>]

/** Two cards of the hand; each pair can be reached from both sides. AR-43: an owner of the Mortar may waive it. */
export function mixParts<Each extends Mixing>(preview: PartNamed<'second', Each>['preview']): MixParts<Each> {
  return [
    { part: 'first', valuesOf: ({ pair }) => firstOf(pair), preview: inHand },
    {
      part: 'second',
      valuesOf: ({ pair }, { first }) => secondOf(pair, first),
      ...(preview === undefined ? {} : { preview }),
    },
    { part: 'mortar', valuesOf: ({ mortar }) => [mortar] },
  ]
}

const plainMix = mixParts((context, other, _, { first }) =>
  first === undefined ? null : potionsOf(context, first, other),
)

/** Whoever cannot mix at all lacks a second ingredient of another kind. */
export function sameTwice({ at: { own } }: PromptContext): Mixing {
  const card = ingredients.find((each) => countOf(own.hand, ingredientIndex(each)) > 0) ?? ingredients[0]
  return { pair: [card, card], mortar: false }
}

export const testParts: ActionPartsOf<'test'> = {
  action: 'test',
  parts: plainMix,
  attempt: (context) => ({ kind: 'test', ...sameTwice(context) }),
}

export const drinkParts: ActionPartsOf<'drink'> = {
  action: 'drink',
  parts: plainMix,
  attempt: (context) => ({ kind: 'drink', ...sameTwice(context) }),
}

/** the promise, then the mix. */
export const exhibitParts: ActionPartsOf<'exhibit'> = {
  action: 'exhibit',
  parts: [{ part: 'promised', valuesOf: ({ potion }) => [potion] }, ...plainMix],
  attempt: (context) => ({ kind: 'exhibit', potion: at(colouredPotions, 0), ...sameTwice(context) }),
}
