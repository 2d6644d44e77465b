import { canonical } from '@athanor/kernel'
import { signOf } from './alchemical.ts'
import type { Colour, Sign } from './aspect.ts'
import { signs } from './aspect.ts'
import { type Assignment, ingredientWith, mixIngredients } from './assignment.ts'
import { type FactOf, hasAspects, made, madeNot, sold } from './fact.ts'
import { animatorsOf, type Golem, reactionOf, reactions } from './golem.ts'
import { type Ingredient, type IngredientPair, pairOf } from './ingredient.ts'
import { type Luminary, luminaries, luminaryOf } from './luminary.ts'
import { type ColouredPotion, type Potion, potions } from './potion.ts'
import { type SaleQuality, saleQualities, saleQuality } from './saleQuality.ts'

/** The hidden truth: the assignment, and the golem's law in games that have a golem. */
export interface Truth {
  readonly assignment: Assignment
  readonly golem?: Golem
}

/** Everything that can be asked of the reader. */
export type Question =
  /** test, drink or exhibit. */
  | { readonly kind: 'mix'; readonly ingredients: IngredientPair }
  /** */
  | { readonly kind: 'sale'; readonly ingredients: IngredientPair; readonly promised: ColouredPotion }
  /** apprentice debunking. */
  | { readonly kind: 'aspect'; readonly ingredient: Ingredient; readonly colour: Colour }
  /** master debunking. */
  | { readonly kind: 'demonstration'; readonly ingredients: IngredientPair; readonly potion: Potion }
  /** G-017. */
  | { readonly kind: 'library'; readonly ingredient: Ingredient }
  /** G-176. */
  | { readonly kind: 'golemTest'; readonly ingredient: Ingredient }
  /** G-261. */
  | { readonly kind: 'animation'; readonly ingredients: IngredientPair }

export const questionKinds = [
  'mix',
  'sale',
  'aspect',
  'demonstration',
  'library',
  'golemTest',
  'animation',
] as const satisfies readonly Question['kind'][]

/** Exactly what the reader says, and no more. */
export type Answer =
  | { readonly kind: 'mix'; readonly potion: Potion }
  | { readonly kind: 'sale'; readonly quality: SaleQuality }
  | { readonly kind: 'aspect'; readonly sign: Sign }
  | { readonly kind: 'demonstration'; readonly yes: boolean }
  | { readonly kind: 'library'; readonly luminary: Luminary }
  | { readonly kind: 'golemTest'; readonly chest: boolean; readonly ears: boolean }
  | { readonly kind: 'animation'; readonly worked: boolean }

/** What an answer can prove. */
export type AnswerFact = FactOf<'mix' | 'aspect' | 'luminary' | 'reaction' | 'animation'>

/** An answer beside what it proves. */
export interface PossibleAnswer {
  readonly answer: Answer
  readonly fact: AnswerFact
}

const yesAndNo = [true, false] as const

/** All answers to a question, each with the fact that whoever knows the question learns from it. */
export function possibleAnswers(question: Question): readonly PossibleAnswer[] {
  switch (question.kind) {
    case 'mix': {
      const [one, other] = question.ingredients
      return potions.map((potion) => ({ answer: { kind: 'mix', potion }, fact: made(one, other, potion) }))
    }
    case 'sale': {
      const [one, other] = question.ingredients
      return saleQualities.map((quality) => ({
        answer: { kind: 'sale', quality },
        fact: sold(one, other, question.promised, quality),
      }))
    }
    case 'aspect': {
      const { ingredient, colour } = question
      return signs.map((sign) => ({ answer: { kind: 'aspect', sign }, fact: hasAspects(ingredient, { colour, sign }) }))
    }
    case 'demonstration': {
      const [one, other] = question.ingredients
      return yesAndNo.map((yes) => ({
        answer: { kind: 'demonstration', yes },
        fact: yes ? made(one, other, question.potion) : madeNot(one, other, question.potion),
      }))
    }
    case 'library':
      return luminaries.map((luminary) => ({
        answer: { kind: 'library', luminary },
        fact: { kind: 'luminary', ingredient: question.ingredient, luminary },
      }))
    case 'golemTest':
      return reactions.map((reaction) => ({
        answer: { kind: 'golemTest', ...reaction },
        fact: { kind: 'reaction', ingredient: question.ingredient, ...reaction },
      }))
    case 'animation':
      return yesAndNo.map((worked) => ({
        answer: { kind: 'animation', worked },
        fact: { kind: 'animation', ingredients: question.ingredients, worked },
      }))
  }
}

/** What the reader answers in a world. Questions about the golem need one. */
export function answerTo(question: Question, truth: Truth): Answer {
  const { assignment } = truth
  switch (question.kind) {
    case 'mix':
      return { kind: 'mix', potion: mixed(question.ingredients, assignment) }
    case 'sale':
      return { kind: 'sale', quality: saleQuality(question.promised, mixed(question.ingredients, assignment)) }
    case 'aspect':
      return { kind: 'aspect', sign: signOf(assignment[question.ingredient], question.colour) }
    case 'demonstration':
      return { kind: 'demonstration', yes: mixed(question.ingredients, assignment) === question.potion }
    case 'library':
      return { kind: 'library', luminary: luminaryOf(assignment[question.ingredient]) }
    case 'golemTest':
      return { kind: 'golemTest', ...reactionOf(golemOf(truth), assignment[question.ingredient]) }
    case 'animation': {
      const [one, other] = animatorsOf(golemOf(truth))
      const used = question.ingredients.map((ingredient) => assignment[ingredient])
      return { kind: 'animation', worked: used.includes(one) && used.includes(other) }
    }
  }
}

/** G-251: the one pair that animates the golem; null when there is none. */
export function animatingIngredients({ assignment, golem }: Truth): IngredientPair | null {
  if (golem === undefined) return null
  const [one, other] = animatorsOf(golem)
  return pairOf(ingredientWith(assignment, one), ingredientWith(assignment, other))
}

function mixed([one, other]: IngredientPair, assignment: Assignment): Potion {
  return mixIngredients(assignment, one, other)
}

function golemOf({ golem }: Truth): Golem {
  if (golem === undefined) throw new TypeError('this game has no golem')
  return golem
}

/** What whoever asked has learned from an answer; undefined when the question has no such answer. */
export function factOfAnswer(question: Question, answer: Answer): AnswerFact | undefined {
  const given = canonical(answer)
  return possibleAnswers(question).find((possible) => canonical(possible.answer) === given)?.fact
}
