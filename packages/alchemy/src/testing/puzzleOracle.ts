import { type Alchemical, alchemicals } from '../alchemical.ts'
import { type Assignment, mixIngredients } from '../assignment.ts'
import { type Golem, golems } from '../golem.ts'
import { type Ingredient, ingredients } from '../ingredient.ts'
import { potions } from '../potion.ts'
import { type Puzzle, type PuzzleAnswer, solutionsOf } from '../puzzle/index.ts'
import type { Clue } from '../puzzle/look.ts'
import { type ProofStep, proofsOf } from '../puzzle/steps.ts'
import { assignments, holds } from './oracle.ts'

/** A golem for facts that do not ask about one. */
const anyGolem = golems[0] as Golem

/** All that is wrong with a puzzle, found by going through all 40,320 assignments; empty for a sound one. */
export function flawsOf(puzzle: Puzzle): readonly string[] {
  const fitting = assignments.filter((assignment) => puzzle.clues.every((clue) => holds(clue, assignment, anyGolem)))
  const answers = answersIn(fitting, puzzle)
  const flaws: string[] = []
  if (answers.length !== 1) flaws.push(`${answers.length} answers`)
  if (JSON.stringify(answers) !== JSON.stringify(solutionsOf(puzzle))) flaws.push('the science finds other answers')
  const proofs = proofsOf(puzzle)
  if (proofs.length === 0) flaws.push('no proof')
  for (const { clues, steps } of proofs) flaws.push(...unsound(clues, steps), ...shortOf(puzzle, steps, answers[0]))
  return flaws
}

/** The right answers, word by word from what is asked. */
function answersIn(fitting: readonly Assignment[], { task }: Puzzle): readonly PuzzleAnswer[] {
  const foundIn = (some: readonly Assignment[], ingredient: Ingredient) =>
    alchemicals.filter((alchemical) => some.some((assignment) => assignment[ingredient] === alchemical))
  switch (task.kind) {
    case 'assignment':
      return fitting.map((assignment) => ({ kind: 'assignment', assignment }))
    case 'theory':
      return task.among.flatMap((ingredient): readonly PuzzleAnswer[] => {
        const [only, ...others] = foundIn(fitting, ingredient)
        if (only === undefined || others.length > 0) return []
        return [{ kind: 'theory', theory: { ingredient, alchemical: only } }]
      })
    case 'experiment':
      return task.hand.flatMap((one, place) =>
        task.hand.slice(place + 1).flatMap((other): readonly PuzzleAnswer[] => {
          const isSettled = potions.every((potion) => {
            const then = fitting.filter((assignment) => mixIngredients(assignment, one, other) === potion)
            return foundIn(then, task.ingredient).length <= 1
          })
          return isSettled ? [{ kind: 'experiment', ingredients: [one, other] }] : []
        }),
      )
  }
}

function cellOf(ingredient: Ingredient, alchemical: Alchemical): string {
  return `${ingredient} ${alchemical}`
}

/** Steps that strike out what could be, as far as the clue in question and the crosses before it tell. */
function unsound(clues: readonly Clue[], steps: readonly ProofStep[]): readonly string[] {
  const flaws: string[] = []
  let left: readonly Assignment[] = assignments
  for (const { look, struck } of steps) {
    const clue = look.kind === 'clue' ? clues[look.clue] : undefined
    const seen = clue === undefined ? left : left.filter((assignment) => holds(clue, assignment, anyGolem))
    if (seen.some((assignment) => struck.some(({ ingredient, alchemical }) => assignment[ingredient] === alchemical))) {
      flaws.push(`unsound: ${JSON.stringify(look)}`)
    }
    // A person sees the crosses alone, not what else the clues would tell.
    left = left.filter((assignment) =>
      struck.every(({ ingredient, alchemical }) => assignment[ingredient] !== alchemical),
    )
  }
  return flaws
}

/** Whether the crosses of a proof leave the answer, or show that nothing is left at all. */
function shortOf({ task }: Puzzle, steps: readonly ProofStep[], answer: PuzzleAnswer | undefined): readonly string[] {
  const crosses = new Set(
    steps.flatMap(({ struck }) => struck.map(({ ingredient, alchemical }) => cellOf(ingredient, alchemical))),
  )
  const leftFor = (ingredient: Ingredient) =>
    alchemicals.filter((alchemical) => !crosses.has(cellOf(ingredient, alchemical)))
  const isImpossible =
    ingredients.some((ingredient) => leftFor(ingredient).length === 0) ||
    alchemicals.some((alchemical) => ingredients.every((each) => crosses.has(cellOf(each, alchemical))))
  if (isImpossible && task.kind === 'experiment') return []
  const asked =
    task.kind === 'assignment'
      ? ingredients
      : task.kind === 'experiment'
        ? [task.ingredient]
        : answer?.kind === 'theory'
          ? [answer.theory.ingredient]
          : []
  return asked.every((ingredient) => leftFor(ingredient).length === 1) ? [] : ['the proof stops short']
}
