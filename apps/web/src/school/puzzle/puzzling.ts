import {
  type DailyPuzzle,
  judge,
  type ProofStep,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleVerdict,
  puzzleOfDay,
  stepsOf,
} from '@athanor/alchemy/puzzle'

/** What the page asks about puzzles. */
export type PuzzleInquiry =
  | { readonly kind: 'deal'; readonly day: string }
  | { readonly kind: 'judge'; readonly puzzle: Puzzle; readonly answer: PuzzleAnswer }
  | { readonly kind: 'steps'; readonly puzzle: Puzzle }

/** How each is answered; there is no puzzle before the first day. */
export interface PuzzleAnswers {
  readonly deal: DailyPuzzle | null
  readonly judge: PuzzleVerdict
  readonly steps: readonly ProofStep[]
}

export function answer(inquiry: PuzzleInquiry): PuzzleAnswers[PuzzleInquiry['kind']] {
  switch (inquiry.kind) {
    case 'deal':
      return puzzleOfDay(inquiry.day)
    case 'judge':
      return judge(inquiry.puzzle, inquiry.answer)
    case 'steps':
      return stepsOf(inquiry.puzzle)
  }
}
