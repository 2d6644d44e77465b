import type { Alchemical } from '../alchemical.ts'
import { alchemicals } from '../alchemical.ts'
import type { Assignment } from '../assignment.ts'
import { explain } from '../belief/explanation.ts'
import { assignmentOfWorld } from '../belief/worlds.ts'
import { isOneOf } from '../fact.ts'
import { ingredients } from '../ingredient.ts'
import { type Potion, potions } from '../potion.ts'
import type { Theory } from '../theory.ts'
import { isOne } from './grid.ts'
import { alchemicalsIn, leftAfter, worldsFitting } from './outlook.ts'
import type { Puzzle, PuzzleAnswer } from './puzzle.ts'

/** What an answer is worth, and why: a wrong one teaches something. */
export type PuzzleVerdict =
  | { readonly kind: 'right' }
  /** Some clues rule a theory out; they are given as places in the list. */
  | { readonly kind: 'impossible'; readonly theory: Theory; readonly because: readonly number[] }
  /** The theory may be right, but so may another: a world that fits all clues. */
  | { readonly kind: 'unsure'; readonly theory: Theory; readonly instead: Assignment }
  /** An outcome of the experiment that leaves more than one alchemical. */
  | { readonly kind: 'open'; readonly potion: Potion; readonly left: readonly Alchemical[] }

/** Judges an answer by the clues alone. */
export function judge({ clues, task }: Puzzle, answer: PuzzleAnswer): PuzzleVerdict {
  if (answer.kind === 'experiment') {
    if (task.kind !== 'experiment') throw new TypeError('this puzzle asks for no experiment')
    const left = leftAfter(worldsFitting(clues), answer.ingredients, task.ingredient)
    const potion = potions.find((each) => left.has(each) && !isOne(left.get(each) as number))
    if (potion === undefined) return { kind: 'right' }
    return { kind: 'open', potion, left: alchemicalsIn(left.get(potion) as number) }
  }
  if (answer.kind === 'theory') return judgeTheory(answer.theory, clues)
  const theories = ingredients.map((ingredient) => ({ ingredient, alchemical: answer.assignment[ingredient] }))
  // Of several mistakes the one that fewest clues show.
  const mistakes = theories
    .map((theory) => judgeTheory(theory, clues))
    .flatMap((verdict) => (verdict.kind === 'right' ? [] : [verdict]))
    .sort((one, other) => reasonsIn(one) - reasonsIn(other))
  return mistakes[0] ?? { kind: 'right' }
}

function judgeTheory(theory: Theory, clues: Puzzle['clues']): PuzzleVerdict {
  const others = alchemicals.filter((each) => each !== theory.alchemical)
  const because = explain(clues, isOneOf(theory.ingredient, ...others))
  if (because !== undefined) return { kind: 'impossible', theory, because }
  const instead = worldsFitting(clues)
    .map(assignmentOfWorld)
    .find((assignment) => assignment[theory.ingredient] !== theory.alchemical)
  return instead === undefined ? { kind: 'right' } : { kind: 'unsure', theory, instead }
}

function reasonsIn(verdict: PuzzleVerdict): number {
  return verdict.kind === 'impossible' ? verdict.because.length : Number.POSITIVE_INFINITY
}
