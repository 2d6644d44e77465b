import { alchemicals } from '../alchemical.ts'
import type { Sign } from '../aspect.ts'
import type { Fact, FactOf, HardFact } from '../fact.ts'
import { type Trigger, triggers } from '../golem.ts'
import type { Ingredient } from '../ingredient.ts'
import { potions } from '../potion.ts'
import { aspectSign, ingredientWord, potionSign } from './words.ts'

/** A fact as a line that `readFacts` reads back. */
export function factText(fact: Fact): string {
  switch (fact.kind) {
    case 'publication':
      return `${ingredientWord(fact.ingredient)} ~ ${fact.alchemical} x${fact.odds}`
    case 'hunch':
      return `${hardFactText(fact.fact)} x${fact.odds}`
    case 'leaning':
      return `${ingredientWord(fact.ingredient)} ~ ${fact.weights.join(' ')}`
    default:
      return hardFactText(fact)
  }
}

function hardFactText(fact: HardFact): string {
  switch (fact.kind) {
    case 'mix': {
      const [one, other] = fact.ingredients
      return `${ingredientWord(one)} + ${ingredientWord(other)} ${relation(fact.potions, potions, potionSign)}`
    }
    case 'glimpse':
      return `${ingredientWord(fact.ingredient)} + ? ${relation(fact.potions, [], potionSign)}`
    case 'aspect':
      return `${ingredientWord(fact.ingredient)} has ${fact.aspects.map(aspectSign).join(' | ')}`
    case 'alchemical':
      return `${ingredientWord(fact.ingredient)} ${relation(fact.alchemicals, alchemicals, String)}`
    case 'luminary':
      return `${ingredientWord(fact.ingredient)} = ${fact.luminary}`
    case 'article':
      return articleText(fact)
    case 'reaction':
      return `golem ${ingredientWord(fact.ingredient)} = ${reactionText(fact.chest, fact.ears)}`
    case 'animation': {
      const [one, other] = fact.ingredients
      return `animate ${ingredientWord(one)} + ${ingredientWord(other)} = ${fact.worked ? 'yes' : 'no'}`
    }
    case 'trigger':
      return `${fact.part} ${relation(fact.triggers, triggers, triggerText)}`
  }
}

/** Says what it is; or, when that is shorter, what it is not. */
function relation<Item>(items: readonly Item[], all: readonly Item[], text: (item: Item) => string): string {
  const texts = items.map(text)
  const missing = all.filter((item) => !texts.includes(text(item)))
  const [sign, said] = missing.length > 0 && missing.length < items.length ? ['!=', missing] : ['=', items]
  return `${sign} ${said.map(text).join(' | ')}`
}

/** The signs of an article, each with the ingredients under it. */
function articleText({ colour, plus, minus }: FactOf<'article'>): string {
  const side = (sign: Sign, listed: readonly Ingredient[]) =>
    listed.length === 0 ? [] : [`${aspectSign({ colour, sign })}: ${listed.map(ingredientWord).join(', ')}`]
  return `article ${[...side('plus', plus), ...side('minus', minus)].join(' | ')}`
}

function reactionText(chest: boolean, ears: boolean): string {
  if (chest) return ears ? 'both' : 'chest'
  return ears ? 'ears' : 'none'
}

function triggerText({ colour, size }: Trigger): string {
  return `${size} ${colour}`
}
