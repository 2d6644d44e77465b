import { countOf, knowledgeOf, type View } from '@athanor/alchemists'
import { chanceOfPotion, type Ingredient, ingredientIndex, ingredients, potions } from '@athanor/alchemy'
import { by, byPair } from '@athanor/kernel'
import { chanceText } from '../../../solve/chanceText.ts'
import type { Look } from '../../gameFace.ts'
import { counted, ingredientName, potionMark } from '../terms.ts'
import type { Facet } from './narrowing.ts'

/** What can be said of two ingredients before they are mixed. */
export type PairHint<Action> = (one: Ingredient, other: Ingredient, left: readonly Action[]) => string

/** Asks for one card and then for the other. Each pair can be reached from both sides. */
export function cardsFacet<Action>(
  questions: readonly [first: string, second: string],
  cardsOf: (action: Action) => readonly Ingredient[],
  label: (ingredient: Ingredient) => string,
  hint?: PairHint<Action>,
): Facet<Action> {
  return byPair(ingredients, cardsOf, {
    questions,
    first: (ingredient) => ({ label: label(ingredient) }),
    second: (other, one, left) => ({ label: label(other), hint: hint?.(one, other, left) }),
  })
}

/** Two cards of the hand, with what the viewer's own notes say about them. */
export function mixFacet<Action extends { readonly pair: readonly Ingredient[] }>(
  view: View,
  look: Look,
  hint: PairHint<Action> = (one, other) => chancesText(view, one, other, look),
): Facet<Action> {
  const { say } = look.words
  return cardsFacet(
    [say('cli.alchemists.menu.firstIngredient'), say('cli.alchemists.menu.secondIngredient')],
    ({ pair }) => pair,
    (ingredient) => inHand(view, ingredient, look),
    hint,
  )
}

/** A card of the hand, with how many there are. */
export function inHand({ own }: View, ingredient: Ingredient, look: Look): string {
  return counted(ingredientName(ingredient, look), countOf(own?.hand ?? [], ingredientIndex(ingredient)))
}

/** AR-43: an owner of the Magic Mortar may waive it. */
export function mortarFacet<Action extends { readonly mortar: boolean }>({ words }: Look): Facet<Action> {
  return by(
    words.say('cli.alchemists.menu.mortar'),
    ({ mortar }) => mortar,
    (mortar) => ({ label: words.say('cli.alchemists.menu.mortarUse', { use: mortar ? 'yes' : 'no' }) }),
  )
}

/** The likeliest potions of a pair, by the viewer's notes: `R+ 50 %, 0 25 %`. */
export function chancesText(view: View, one: Ingredient, other: Ingredient, look: Look): string {
  const { chances } = knowledgeOf(view)
  return potions
    .map((potion) => ({ potion, chance: chanceOfPotion(chances, one, other, potion) }))
    .filter(({ chance }) => chance > 0)
    .toSorted((a, b) => b.chance - a.chance)
    .map(({ potion, chance }) => `${potionMark(potion, look)} ${percent(chance, look)}`)
    .join(', ')
}

/** A chance with its sign; what is certain needs none. */
export function percent(chance: number, { words }: Look): string {
  const text = chanceText(chance, words)
  if (text === '·') return '0 %'
  return text === '✓' ? text : `${text} %`
}
