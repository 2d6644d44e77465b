import { alchemicals } from '../alchemical.ts'
import { ingredients } from '../ingredient.ts'
import type { Theory } from '../theory.ts'
import { goalsOf, shortestProofOf, solutionsOf } from './goals.ts'
import { type Grid, openGrid } from './grid.ts'
import { afterLook, type Clue, type Inspection } from './look.ts'
import type { Puzzle } from './puzzle.ts'

/** A look that is taken, and what it strikes out. */
export interface ProofStep {
  readonly look: Inspection
  readonly struck: readonly Theory[]
}

/** The steps that looks lead to, one after the other until nothing more is struck out. */
function stepsBy(looks: readonly Inspection[], clues: readonly Clue[]): readonly ProofStep[] {
  const steps: ProofStep[] = []
  let grid = openGrid
  for (let isDone = false; !isDone; ) {
    isDone = true
    for (const look of looks) {
      const next = afterLook(grid, look, clues)
      if (next === grid) continue
      steps.push({ look, struck: struckBetween(grid, next) })
      grid = next
      isDone = false
    }
  }
  return steps
}

function struckBetween(before: Grid, after: Grid): readonly Theory[] {
  return ingredients.flatMap((ingredient, column) =>
    alchemicals.flatMap((alchemical, row) => {
      const gone = (before[column] as number) & ~(after[column] as number)
      return ((gone >> row) & 1) === 1 ? [{ ingredient, alchemical }] : []
    }),
  )
}

/** What follows from the clues of a puzzle before anything is tried, by the looks of its shortest proof. */
export function stepsOf(puzzle: Puzzle): readonly ProofStep[] {
  const [answer] = solutionsOf(puzzle)
  const looks = answer === undefined ? null : shortestProofOf(puzzle, answer)
  const known = (looks ?? []).filter((look) => look.kind !== 'clue' || look.clue < puzzle.clues.length)
  return stepsBy(known, puzzle.clues)
}

/** One proof for each potion that may come of an experiment, or one for the whole. */
export function proofsOf(
  puzzle: Puzzle,
): readonly { readonly clues: readonly Clue[]; readonly steps: readonly ProofStep[] }[] {
  const [answer] = solutionsOf(puzzle)
  const looks = answer === undefined ? null : shortestProofOf(puzzle, answer)
  if (answer === undefined || looks === null) return []
  return goalsOf(puzzle, answer).map(({ clues }) => ({ clues, steps: stepsBy(looks, clues) }))
}
