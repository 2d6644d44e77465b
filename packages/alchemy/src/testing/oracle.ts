import { type Chance, pick } from '@athanor/kernel'
import { alchemicalIndex, hasAspect } from '../alchemical.ts'
import { colours } from '../aspect.ts'
import { type Assignment, mixIngredients } from '../assignment.ts'
import { assignmentOfWorld, worldCount } from '../belief/worlds.ts'
import type { Fact, HardFact } from '../fact.ts'
import { animatorsOf, type Golem, golems, reactionOf } from '../golem.ts'
import { ingredientPairs, ingredients } from '../ingredient.ts'
import { luminaryOf } from '../luminary.ts'
import { colouredPotions, potions } from '../potion.ts'
import { type Answer, answerTo, possibleAnswers, type Question, type Truth } from '../question.ts'

/** All assignments as plain objects, for slow and simple reckoning. */
export const assignments: readonly Assignment[] = Array.from({ length: worldCount }, (_, world) =>
  assignmentOfWorld(world),
)

const animators = new Map(golems.map((golem) => [golem, animatorsOf(golem)]))

/** Whether a fact holds in a world, word by word from the rules. */
export function holds(fact: HardFact, assignment: Assignment, golem: Golem): boolean {
  switch (fact.kind) {
    case 'mix':
      return fact.potions.includes(mixIngredients(assignment, ...fact.ingredients))
    case 'glimpse':
      return ingredients.some(
        (other) =>
          other !== fact.ingredient && fact.potions.includes(mixIngredients(assignment, fact.ingredient, other)),
      )
    case 'aspect':
      return fact.aspects.some((aspect) => hasAspect(assignment[fact.ingredient], aspect))
    case 'alchemical':
      return fact.alchemicals.includes(assignment[fact.ingredient])
    case 'luminary':
      return luminaryOf(assignment[fact.ingredient]) === fact.luminary
    case 'reaction': {
      const { chest, ears } = reactionOf(golem, assignment[fact.ingredient])
      return chest === fact.chest && ears === fact.ears
    }
    case 'animation': {
      const used = fact.ingredients.map((ingredient) => assignment[ingredient])
      return animators.get(golem)?.every((animator) => used.includes(animator)) === fact.worked
    }
    case 'trigger': {
      const { colour, size } = golem[fact.part]
      return fact.triggers.some((trigger) => trigger.colour === colour && trigger.size === size)
    }
  }
}

/** How much a fact leaves of the weight of a world. */
export function factorOf(fact: Fact, assignment: Assignment, golem: Golem): number {
  switch (fact.kind) {
    case 'publication':
      return assignment[fact.ingredient] === fact.alchemical ? fact.odds : 1
    case 'hunch':
      return holds(fact.fact, assignment, golem) ? fact.odds : 1
    case 'leaning':
      return fact.weights[alchemicalIndex(assignment[fact.ingredient])] ?? 0
    default:
      return holds(fact, assignment, golem) ? 1 : 0
  }
}

export function weightOf(facts: readonly Fact[], assignment: Assignment, golem: Golem): number {
  let weight = 1
  for (const fact of facts) {
    weight *= factorOf(fact, assignment, golem)
    if (weight === 0) return 0
  }
  return weight
}

export function randomTruth(chance: Chance): Required<Truth> {
  const stream = chance.stream('truth')
  return { assignment: pick(stream, assignments), golem: pick(stream, golems) }
}

export function randomQuestion(chance: Chance, withGolem: boolean): Question {
  const stream = chance.stream('question')
  const pair = pick(stream, ingredientPairs)
  const ingredient = pick(stream, ingredients)
  const base: readonly Question[] = [
    { kind: 'mix', ingredients: pair },
    { kind: 'sale', ingredients: pair, promised: pick(stream, colouredPotions) },
    { kind: 'aspect', ingredient, colour: pick(stream, colours) },
    { kind: 'demonstration', ingredients: pair, potion: pick(stream, potions) },
  ]
  const golem: readonly Question[] = [
    { kind: 'library', ingredient },
    { kind: 'golemTest', ingredient },
    { kind: 'animation', ingredients: pair },
  ]
  return pick(stream, withGolem ? [...base, ...golem] : base)
}

export function sameAnswer(one: Answer, other: Answer): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What somebody learns who asks the question in this world. */
export function learnt(question: Question, truth: Truth): HardFact {
  const answer = answerTo(question, truth)
  const found = possibleAnswers(question).find((possible) => sameAnswer(possible.answer, answer))
  if (found === undefined) throw new Error(`${JSON.stringify(answer)} is no answer to ${JSON.stringify(question)}`)
  return found.fact
}

/** Facts as a game would bring them. */
export function randomFacts(chance: Chance, truth: Truth, count: number, withGolem: boolean): readonly HardFact[] {
  return Array.from({ length: count }, () => learnt(randomQuestion(chance, withGolem), truth))
}
