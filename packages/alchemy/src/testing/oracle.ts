import { type Chance, pick } from '@athanor/kernel'
import { type Alchemical, alchemicalIndex, alchemicals, hasAspect } from '../alchemical.ts'
import { type Colour, colours } from '../aspect.ts'
import { type Assignment, mixIngredients } from '../assignment.ts'
import { assignmentOfWorld, worldCount } from '../belief/worlds.ts'
import { concernsGolem, type Fact, type HardFact } from '../fact.ts'
import { type Golem, golems, type Trigger } from '../golem.ts'
import { type Ingredient, ingredientPairs, ingredients } from '../ingredient.ts'
import { luminaryOf } from '../luminary.ts'
import { colouredPotions, potions } from '../potion.ts'
import { type Answer, answerTo, possibleAnswers, type Question, type Truth } from '../question.ts'

/** All assignments as plain objects, for slow and simple reckoning. */
export const assignments: readonly Assignment[] = Array.from({ length: worldCount }, (_, world) =>
  assignmentOfWorld(world),
)

/** What the name of an alchemical says about each colour: a capital is a big circle, a p is a plus. */
const spelt = new Map(
  alchemicals.map((alchemical) => [
    alchemical,
    Object.fromEntries(
      colours.map((colour, place) => {
        const letter = alchemical.charAt(place)
        return [colour, { big: letter === letter.toUpperCase(), plus: letter.toLowerCase() === 'p' }]
      }),
    ) as Readonly<Record<Colour, { readonly big: boolean; readonly plus: boolean }>>,
  ]),
)

/** G-184, read off the name. */
export function reacts(alchemical: Alchemical, { colour, size }: Trigger): boolean {
  return spelt.get(alchemical)?.[colour].big === (size === 'big')
}

/** G-253, read off the name: where a trigger is big it needs a plus, else a minus. */
export function obeys(alchemical: Alchemical, { chest, ears }: Golem): boolean {
  const aspects = spelt.get(alchemical)
  return aspects?.[chest.colour].plus === (chest.size === 'big') && aspects[ears.colour].plus === (ears.size === 'big')
}

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
    case 'article': {
      const plus = (ingredient: Ingredient) => spelt.get(assignment[ingredient])?.[fact.colour].plus === true
      return fact.plus.every(plus) && !fact.minus.some(plus)
    }
    case 'reaction': {
      const alchemical = assignment[fact.ingredient]
      return reacts(alchemical, golem.chest) === fact.chest && reacts(alchemical, golem.ears) === fact.ears
    }
    case 'animation': {
      const [one, other] = fact.ingredients
      return (obeys(assignment[one], golem) && obeys(assignment[other], golem)) === fact.worked
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

/** Every assignment with every golem that some facts leave possible, with its weight: 967,680 are tried. */
export function eachTruth(
  facts: readonly Fact[],
  visit: (assignment: Assignment, golem: Golem, weight: number) => void,
): void {
  const ground = facts.filter((fact) => !concernsGolem(fact))
  const golemic = facts.filter(concernsGolem)
  for (const assignment of assignments) {
    const weight = weightOf(ground, assignment, golems[0] as Golem)
    if (weight === 0) continue
    for (const golem of golems) {
      const odds = weightOf(golemic, assignment, golem)
      if (odds > 0) visit(assignment, golem, weight * odds)
    }
  }
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
