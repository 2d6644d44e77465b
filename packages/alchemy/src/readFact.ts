import { canonical, type Reason } from '@athanor/kernel'
import { alchemicals, isAlchemical } from './alchemical.ts'
import { articleWith } from './article.ts'
import { type Aspect, aspects, isColour, isSign, isSize } from './aspect.ts'
import { type Fact, type HardFact, isHardFact, isRight } from './fact.ts'
import { type GolemPart, golemParts, type Trigger, triggers } from './golem.ts'
import { type Ingredient, type IngredientPair, isIngredient, pairOf } from './ingredient.ts'
import { isLuminary } from './luminary.ts'
import { isPotion, potions } from './potion.ts'
import { reason } from './reasons.ts'

export type FactReading = { readonly ok: true; readonly fact: Fact } | { readonly ok: false; readonly reason: Reason }

/** Odds and weights beyond this would be facts, not signs. */
export const largestOdds = 1_000_000

/**
 * Reads a fact from outside, a file or another device, into its one stable form: pairs and lists in the order of the
 * rule book, nothing twice, nothing unknown.
 */
export function readFact(value: unknown): FactReading {
  try {
    return { ok: true, fact: factFrom(value) }
  } catch (problem) {
    if (problem instanceof BadFact) return { ok: false, reason: problem.reason }
    throw problem
  }
}

class BadFact extends Error {
  readonly reason: Reason

  constructor(...told: Parameters<typeof reason>) {
    super(told[0])
    this.reason = reason(...told)
  }
}

type Parts = Readonly<Record<string, unknown>>

function factFrom(value: unknown): Fact {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadFact('alchemy.reject.factShape')
  const parts = value as Parts
  const kind = parts['kind']
  switch (kind) {
    case 'mix':
      return exactly(parts, { kind, ingredients: pair(parts), potions: list(parts['potions'], potions, isPotion) })
    case 'glimpse':
      return exactly(parts, { kind, ingredient: ingredient(parts), potions: list(parts['potions'], potions, isPotion) })
    case 'aspect':
      return exactly(parts, { kind, ingredient: ingredient(parts), aspects: list(parts['aspects'], aspects, isAspect) })
    case 'alchemical': {
      const possible = list(parts['alchemicals'], alchemicals, isAlchemical)
      return exactly(parts, { kind, ingredient: ingredient(parts), alchemicals: possible })
    }
    case 'luminary':
      return exactly(parts, { kind, ingredient: ingredient(parts), luminary: word(parts['luminary'], isLuminary) })
    case 'article': {
      const colour = word(parts['colour'], isColour)
      const article = articleWith(colour, ingredientList(parts['plus']), ingredientList(parts['minus']))
      if (article === null) throw new BadFact('alchemy.reject.factArticle')
      return exactly(parts, isRight(article))
    }
    case 'reaction': {
      const [chest, ears] = [word(parts['chest'], isBoolean), word(parts['ears'], isBoolean)]
      return exactly(parts, { kind, ingredient: ingredient(parts), chest, ears })
    }
    case 'animation':
      return exactly(parts, { kind, ingredients: pair(parts), worked: word(parts['worked'], isBoolean) })
    case 'trigger': {
      const possible = list(parts['triggers'], triggers, isTrigger)
      return exactly(parts, { kind, part: word(parts['part'], isGolemPart), triggers: possible })
    }
    case 'publication': {
      const alchemical = word(parts['alchemical'], isAlchemical)
      return exactly(parts, { kind, ingredient: ingredient(parts), alchemical, odds: odds(parts['odds']) })
    }
    case 'hunch':
      return exactly(parts, { kind, fact: hardFact(parts['fact']), odds: odds(parts['odds']) })
    case 'leaning':
      return exactly(parts, { kind, ingredient: ingredient(parts), weights: weights(parts['weights']) })
    default:
      throw new BadFact('alchemy.reject.factKind')
  }
}

/** Parts that no fact of this kind has would be lost without a word, so they are refused. */
function exactly<Told extends Fact>(parts: Parts, fact: Told): Told {
  if (Object.keys(parts).some((name) => !Object.hasOwn(fact, name))) throw new BadFact('alchemy.reject.factShape')
  return fact
}

function hardFact(value: unknown): HardFact {
  const fact = factFrom(value)
  if (!isHardFact(fact)) throw new BadFact('alchemy.reject.factKind')
  return fact
}

function ingredient(parts: Parts): Ingredient {
  return word(parts['ingredient'], isIngredient)
}

function pair(parts: Parts): IngredientPair {
  const value = parts['ingredients']
  if (!Array.isArray(value) || value.length !== 2) throw new BadFact('alchemy.reject.factPair')
  const [one, other] = [word<Ingredient>(value[0], isIngredient), word<Ingredient>(value[1], isIngredient)]
  if (one === other) throw new BadFact('alchemy.reject.factPair')
  return pairOf(one, other)
}

function ingredientList(value: unknown): readonly Ingredient[] {
  if (!Array.isArray(value)) throw new BadFact('alchemy.reject.factList')
  return value.map((one) => word<Ingredient>(one, isIngredient))
}

function word<Word>(value: unknown, isWord: (candidate: unknown) => candidate is Word): Word {
  if (!isWord(value)) throw new BadFact('alchemy.reject.factWord', { word: typeof value === 'string' ? value : '' })
  return value
}

function list<Item>(value: unknown, all: readonly Item[], isItem: (candidate: unknown) => candidate is Item): Item[] {
  if (!Array.isArray(value) || value.length === 0) throw new BadFact('alchemy.reject.factList')
  const given = value.map((item) => word(item, isItem))
  return all.filter((item) => given.some((other) => sameItem(item, other)))
}

function sameItem(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function odds(value: unknown): number {
  if (typeof value !== 'number' || !(value >= 1 / largestOdds && value <= largestOdds)) {
    throw new BadFact('alchemy.reject.factOdds', { limit: largestOdds })
  }
  return value
}

function weights(value: unknown): readonly number[] {
  if (!Array.isArray(value) || value.length !== alchemicals.length) throw new BadFact('alchemy.reject.factList')
  return value.map(odds)
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

function isGolemPart(value: unknown): value is GolemPart {
  return (golemParts as readonly unknown[]).includes(value)
}

function isAspect(value: unknown): value is Aspect {
  return hasTwoParts(value) && isColour(value['colour']) && isSign(value['sign'])
}

function isTrigger(value: unknown): value is Trigger {
  return hasTwoParts(value) && isColour(value['colour']) && isSize(value['size'])
}

function hasTwoParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 2
}
