import type { Assignment } from '../assignment.ts'
import type { Ingredient, IngredientPair } from '../ingredient.ts'
import type { Theory } from '../theory.ts'
import type { Clue } from './look.ts'

/** What can be asked: all eight ingredients, the one theory that is certain, or the experiment that settles one. */
export const puzzleKinds = ['assignment', 'theory', 'experiment'] as const
export type PuzzleKind = (typeof puzzleKinds)[number]

export const puzzleGrades = ['easy', 'middle', 'hard'] as const
export type PuzzleGrade = (typeof puzzleGrades)[number]

/** What is asked. The answer is not part of it: it follows from the clues. */
export type PuzzleTask =
  | { readonly kind: 'assignment' }
  /** Which of some ingredients can be published without a risk, and as what. */
  | { readonly kind: 'theory'; readonly among: readonly Ingredient[] }
  /** Which two cards of the hand make sure, whatever comes of them, that one knows what the ingredient is. */
  | { readonly kind: 'experiment'; readonly ingredient: Ingredient; readonly hand: readonly Ingredient[] }

export interface Puzzle {
  readonly clues: readonly Clue[]
  readonly task: PuzzleTask
}

/** A puzzle with how hard it is. */
export interface GradedPuzzle extends Puzzle {
  readonly grade: PuzzleGrade
  /** Looks of its shortest proof. */
  readonly looks: number
}

export type PuzzleAnswer =
  | { readonly kind: 'assignment'; readonly assignment: Assignment }
  | { readonly kind: 'theory'; readonly theory: Theory }
  | { readonly kind: 'experiment'; readonly ingredients: IngredientPair }

/** The most looks of an easy puzzle and of a middle one. */
export const longestOf = { easy: 5, middle: 8 } as const

export function gradeOf(looks: number): PuzzleGrade {
  if (looks <= longestOf.easy) return 'easy'
  return looks <= longestOf.middle ? 'middle' : 'hard'
}
