import { at } from '@athanor/kernel'
import { assignmentOfWorld } from '../belief/worlds.ts'
import { made } from '../fact.ts'
import { ingredientIndex } from '../ingredient.ts'
import { potions } from '../potion.ts'
import { isOne } from './grid.ts'
import { type Inspection, looksAt } from './look.ts'
import { certainIn, pairsOf, settles, worldsFitting } from './outlook.ts'
import { type Goal, proves, shortestProof } from './proof.ts'
import type { Puzzle, PuzzleAnswer } from './puzzle.ts'

/** The answers that are right. A puzzle has exactly one. */
export function solutionsOf({ clues, task }: Puzzle): readonly PuzzleAnswer[] {
  const fitting = worldsFitting(clues)
  switch (task.kind) {
    case 'assignment':
      return fitting.map((world) => ({ kind: 'assignment', assignment: assignmentOfWorld(world) }))
    case 'theory':
      return certainIn(fitting, task.among).map((theory) => ({ kind: 'theory', theory }))
    case 'experiment':
      return pairsOf(task.hand)
        .filter((pair) => settles(fitting, pair, task.ingredient))
        .map((pair) => ({ kind: 'experiment', ingredients: pair }))
  }
}

/** What a person has to show who gives this answer. */
export function goalsOf({ clues, task }: Puzzle, answer: PuzzleAnswer): readonly Goal[] {
  if (answer.kind === 'assignment') return [{ clues, isReached: (grid) => grid.every(isOne) }]
  if (answer.kind === 'theory') {
    const place = ingredientIndex(answer.theory.ingredient)
    return [{ clues, isReached: (grid) => isOne(grid[place] as number) }]
  }
  const place = task.kind === 'experiment' ? ingredientIndex(task.ingredient) : 0
  // One goal for each potion that may come of it; of those that cannot, that they cannot.
  return potions.map((potion) => ({
    clues: [...clues, made(...answer.ingredients, potion)],
    isReached: (grid) => isOne(grid[place] as number),
  }))
}

/** All looks that a puzzle offers: an experiment that is thought of is a clue like the others, whatever comes of it. */
export function looksOf(goals: readonly Goal[]): readonly Inspection[] {
  return looksAt(at(goals, 0, 'goal').clues)
}

/** Whether the answer follows by looks alone. */
export function canBeShown(puzzle: Puzzle, answer: PuzzleAnswer): boolean {
  const goals = goalsOf(puzzle, answer)
  return proves(looksOf(goals), goals)
}

/** The fewest looks that show an answer; null when looks do not, or when more than `patience` obstacles are met. */
export function shortestProofOf(
  puzzle: Puzzle,
  answer: PuzzleAnswer,
  patience: number = Number.POSITIVE_INFINITY,
): readonly Inspection[] | null {
  const goals = goalsOf(puzzle, answer)
  return shortestProof(looksOf(goals), goals, patience)
}
