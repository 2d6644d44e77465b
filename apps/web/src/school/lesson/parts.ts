import {
  type Alchemical,
  alchemicals,
  believe,
  chanceOfAlchemical,
  type HardFact,
  type Ingredient,
  ingredients,
  isOneOf,
  marginals,
} from '@athanor/alchemy'
import { nameOf } from '@athanor/alchemy-ui/notebook/factWords.ts'
import type { Exercise, Option } from '@athanor/lessons/lesson.ts'
import { stillFits } from '@athanor/lessons/reasons.tsx'

/** What was worked out once stays so: exercises do not change. */
const known = new WeakMap<Exercise, readonly Option[]>()

/** What can be pressed in an exercise, in the order in which it lies there. */
export function partsOf(exercise: Exercise): readonly Option[] {
  const parts = known.get(exercise) ?? workedOut(exercise)
  known.set(exercise, parts)
  return parts
}

function workedOut(exercise: Exercise): readonly Option[] {
  switch (exercise.kind) {
    case 'tell':
      return []
    // The table itself says what can be done there.
    case 'act':
      return []
    case 'mix':
      return ingredients.map((ingredient) => ({
        id: ingredient,
        label: (words) => nameOf(ingredient, words),
        wrong: exercise.pair.includes(ingredient) ? null : ({ say }) => say('school.wrong.otherPair'),
      }))
    case 'pick':
      return exercise.options
    case 'mark':
      return exercise.columns.flatMap((ingredient) => cellsOf(ingredient, exercise.facts))
  }
}

export function cellId(ingredient: Ingredient, alchemical: Alchemical): string {
  return `${ingredient} ${alchemical}`
}

function cellsOf(ingredient: Ingredient, facts: readonly HardFact[]): readonly Option[] {
  const chances = marginals(believe(facts))
  return alchemicals.map((alchemical) => ({
    id: cellId(ingredient, alchemical),
    label: ({ say }) => say(`alchemy.alchemical.${alchemical}`),
    wrong:
      chanceOfAlchemical(chances, ingredient, alchemical) === 0
        ? null
        : stillFits(facts, isOneOf(ingredient, alchemical)),
  }))
}

/** The parts that are right. */
export function rightIn(exercise: Exercise): readonly string[] {
  return partsOf(exercise)
    .filter(({ wrong }) => wrong === null)
    .map(({ id }) => id)
}

/** How many right parts are still to be pressed. */
export function leftIn(exercise: Exercise, taken: readonly string[]): number {
  const right = rightIn(exercise)
  const wanted = exercise.kind === 'pick' && exercise.all !== true ? 1 : right.length
  return wanted - right.filter((id) => taken.includes(id)).length
}

export function isDone(exercise: Exercise, taken: readonly string[]): boolean {
  return leftIn(exercise, taken) === 0
}
