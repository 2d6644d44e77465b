export { type DailyPuzzle, puzzleOfDay, puzzleVersion } from './daily.ts'
export { dayOfNumber, firstDay, numberOfDay } from './day.ts'
export { shortestProofOf, solutionsOf } from './goals.ts'
export { judge, type PuzzleVerdict } from './judge.ts'
export type { Clue, Inspection } from './look.ts'
export { pairsOf } from './outlook.ts'
export {
  type GradedPuzzle,
  gradeOf,
  longestOf,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleGrade,
  type PuzzleKind,
  type PuzzleTask,
  puzzleGrades,
  puzzleKinds,
} from './puzzle.ts'
export { type ProofStep, proofsOf, stepsOf } from './steps.ts'
