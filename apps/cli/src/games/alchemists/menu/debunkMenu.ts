import {
  type DebunkAction,
  type DemonstrateAction,
  knowledgeOf,
  publishedTheories,
  theoryOn,
  type View,
} from '@athanor/alchemists'
import {
  type Colour,
  chanceOfAspect,
  chanceOfPotion,
  type Ingredient,
  previewDemonstration,
  signOf,
} from '@athanor/alchemy'
import { by } from '@athanor/kernel'
import type { Look } from '../../gameFace.ts'
import { alchemicalMark, inAspectColour, ingredientName, potionText } from '../terms.ts'
import { cardsFacet, chancesText, percent } from './mixFacets.ts'
import type { Facet } from './narrowing.ts'

/** the theory, and which of its aspects is put to the test. */
export function debunkFacets(view: View, question: string, look: Look): readonly Facet<DebunkAction>[] {
  const { words } = look
  return [
    by(
      question,
      ({ ingredient }) => ingredient,
      (ingredient) => ({ label: theoryText(view, ingredient, look) }),
    ),
    by(
      words.say('cli.alchemists.menu.aspect'),
      ({ colour }) => colour,
      (colour, [first]) => ({
        label: inAspectColour(words.say(`alchemy.colour.${colour}`), colour, look),
        hint: first === undefined ? undefined : refutedText(view, first.ingredient, colour, look),
      }),
    ),
  ]
}

/** An ingredient with what is said about it, if anything. */
function theoryText({ table }: View, ingredient: Ingredient, look: Look): string {
  const theory = theoryOn(table, ingredient)
  const mark = theory === null ? ' · ' : alchemicalMark(theory.alchemical, look)
  return `${mark} ${ingredientName(ingredient, look)}`
}

/** How likely the theory falls, by the viewer's notes. */
function refutedText(view: View, ingredient: Ingredient, colour: Colour, look: Look): string {
  const theory = theoryOn(view.table, ingredient)
  if (theory === null) return ''
  const sign = signOf(theory.alchemical, colour) === 'plus' ? 'minus' : 'plus'
  const chance = chanceOfAspect(knowledgeOf(view).chances, ingredient, { colour, sign })
  return look.words.say('cli.alchemists.menu.success', { chance: percent(chance, look) })
}

/** two ingredients, and the potion that they are said to make. */
export function demonstrateFacets(view: View, question: string, look: Look): readonly Facet<DemonstrateAction>[] {
  const { words } = look
  return [
    cardsFacet(
      [question, words.say('cli.alchemists.menu.secondIngredient')],
      ({ pair }) => pair,
      (ingredient) => theoryText(view, ingredient, look),
      (one, other) => chancesText(view, one, other, look),
    ),
    by(
      words.say('cli.alchemists.menu.demonstrated'),
      ({ potion }) => potion,
      (potion, [first]) => ({
        label: potionText(potion, look),
        hint: first === undefined ? undefined : successText(view, first, look),
      }),
    ),
  ]
}

/** A-326, AR-05: whether any answer would help, and how likely it is. */
function successText(view: View, { pair, potion }: DemonstrateAction, look: Look): string {
  const { table } = view
  const question = { ingredients: pair, potion }
  const { yes, no, valid } = previewDemonstration(question, publishedTheories(table), table.conflicts)
  if (!valid) return look.words.say('cli.alchemists.menu.pointless')
  const chance = chanceOfPotion(knowledgeOf(view).chances, pair[0], pair[1], potion)
  const success = (yes.kind === 'failed' ? 0 : chance) + (no.kind === 'failed' ? 0 : 1 - chance)
  return look.words.say('cli.alchemists.menu.success', { chance: percent(success, look) })
}
