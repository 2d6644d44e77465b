import {
  type Aspect,
  type Colour,
  type Fact,
  type FactOf,
  type HardFact,
  potions,
  type Sign,
  type Trigger,
} from '@athanor/alchemy'
import type { Words } from './words.ts'

/** A fact as a sentence. */
export function factSentence(fact: Fact, words: Words): string {
  const { say } = words
  switch (fact.kind) {
    case 'publication':
      return say('notebook.fact.publication', {
        ingredient: nameOf(fact.ingredient, words),
        alchemical: say(`alchemy.alchemical.${fact.alchemical}`),
        odds: fact.odds,
      })
    case 'hunch':
      return say('notebook.fact.hunch', {
        fact: hardSentence(fact.fact, words),
        odds: fact.odds,
      })
    case 'leaning':
      return say('notebook.fact.leaning', { ingredient: nameOf(fact.ingredient, words) })
    default:
      return hardSentence(fact, words)
  }
}

function hardSentence(fact: HardFact, words: Words): string {
  const { say } = words
  switch (fact.kind) {
    case 'mix':
      return mixSentence(fact, words)
    case 'glimpse':
      return say('notebook.fact.glimpse', {
        ingredient: nameOf(fact.ingredient, words),
        potions: words.either(fact.potions.map((potion) => say('notebook.fact.potion', { potion }))),
      })
    case 'aspect':
      return say('notebook.fact.aspect', {
        ingredient: nameOf(fact.ingredient, words),
        aspects: words.either(fact.aspects.map((each) => aspectName(each, words))),
      })
    case 'alchemical':
      return say('notebook.fact.alchemical', {
        ingredient: nameOf(fact.ingredient, words),
        alchemicals: fact.alchemicals.map((each) => say(`alchemy.alchemical.${each}`)).join('; '),
      })
    case 'luminary':
      return say('notebook.fact.luminary', {
        ingredient: nameOf(fact.ingredient, words),
        luminary: fact.luminary,
      })
    case 'article':
      return say('notebook.fact.article', {
        colour: fact.colour,
        signs: [side('plus', fact, words), side('minus', fact, words)].filter((each) => each !== '').join('; '),
      })
    case 'reaction':
      return say('notebook.fact.reaction', {
        ingredient: nameOf(fact.ingredient, words),
        shown: fact.chest ? (fact.ears ? 'both' : 'chest') : fact.ears ? 'ears' : 'none',
      })
    case 'animation':
      return say('notebook.fact.animation', {
        ingredients: pairName(fact.ingredients, words),
        worked: fact.worked ? 'yes' : 'no',
      })
    case 'trigger':
      return say('notebook.fact.trigger', {
        part: fact.part,
        triggers: words.either(fact.triggers.map((each) => triggerName(each, words))),
      })
  }
}

/** What was made; or, where that is shorter, what was not. */
function mixSentence({ ingredients, potions: possible }: FactOf<'mix'>, words: Words): string {
  const [missing, ...more] = potions.filter((potion) => !possible.includes(potion))
  const pair = pairName(ingredients, words)
  if (missing !== undefined && more.length === 0) {
    return words.say('notebook.fact.madeNot', {
      ingredients: pair,
      potion: words.say('notebook.fact.potion', { potion: missing }),
    })
  }
  const made = words.either(possible.map((potion) => words.say('notebook.fact.potion', { potion })))
  return words.say('notebook.fact.made', { ingredients: pair, potions: made })
}

function side(sign: Sign, fact: FactOf<'article'>, words: Words): string {
  const listed = fact[sign].map((each) => nameOf(each, words))
  return listed.length === 0 ? '' : words.say('notebook.fact.articleSide', { sign, ingredients: words.list(listed) })
}

export function pairName(pair: readonly [string, string], words: Words): string {
  return words.list(pair.map((each) => nameOf(each, words)))
}

export function nameOf(ingredient: string, { data }: Pick<Words, 'data'>): string {
  return data({ id: `alchemy.ingredient.${ingredient}` })
}

export function articleName(colour: Colour, { say }: Words): string {
  return say('alchemy.article.on', { colour })
}

export function aspectName({ colour, sign }: Aspect, { say }: Words): string {
  return say('notebook.fact.sign', { colour: say(`alchemy.colour.${colour}`), sign })
}

export function triggerName({ colour, size }: Trigger, { say }: Words): string {
  return say('notebook.fact.circle', { colour, size })
}
