import type { Colour, Sign } from '../aspect.ts'
import { signs } from '../aspect.ts'
import {
  apprenticeOutcome,
  type DebunkOutcome,
  type DemonstrationPreview,
  previewDemonstration,
} from '../demonstration.ts'
import type { Ingredient } from '../ingredient.ts'
import type { ColouredPotion, Potion } from '../potion.ts'
import type { Answer, Question, Truth } from '../question.ts'
import { questionOf } from './input.ts'
import { closedReason } from './operate.ts'
import {
  type DebunkVariant,
  type NotedBoard,
  type ReaderGame,
  type ReaderInput,
  type ReaderMode,
  type ReaderState,
  readerModes,
  type Selection,
} from './reader.ts'

/** Who looks at the reader: the player who holds it, or everybody else at the table. */
export const readerViewers = ['actor', 'table'] as const
export type ReaderViewer = (typeof readerViewers)[number]

/** What each answer to a debunking would do to the theories on the noted board (AR-05). */
export type DebunkPreview =
  | { readonly kind: 'apprentice'; readonly outcomes: Readonly<Record<Sign, DebunkOutcome>> }
  | ({ readonly kind: 'master' } & DemonstrationPreview)

/** What one viewer may see. Parts that are not for this viewer are null. */
export type ReaderScreen =
  | { readonly kind: 'start'; readonly variant: DebunkVariant }
  | {
      readonly kind: 'menu'
      readonly code: string | null
      readonly differsFromOriginal: boolean
      readonly variant: DebunkVariant
      readonly finalRound: boolean
      readonly modes: readonly ReaderMode[]
    }
  | {
      readonly kind: 'input'
      readonly mode: ReaderMode
      readonly selection: Selection
      readonly promised: ColouredPotion | null
      readonly ingredients: readonly Ingredient[] | null
      readonly offer: readonly Ingredient[] | null
      readonly colour: Colour | null
      readonly potion: Potion | null
      readonly preview: DebunkPreview | null
      readonly complete: boolean | null
    }
  | {
      readonly kind: 'answer'
      readonly mode: ReaderMode
      readonly promised: ColouredPotion | null
      readonly question: Question | null
      readonly answer: Answer | null
    }
  | { readonly kind: 'askAnswers' }
  | { readonly kind: 'answers'; readonly truth: Truth }

/** debunking is public from beginning to end, all other input is for the acting player. */
export function isInputPublic(mode: ReaderMode): boolean {
  return mode === 'debunk'
}

/** A-043, G-282, G-286: answers are for everybody, but for what a book says and what a golem test shows. */
export function isAnswerPublic(mode: ReaderMode): boolean {
  return mode !== 'library' && mode !== 'golemTest'
}

/** The reader as a viewer may see it, made by naming what is shown. */
export function readerScreen({ game, variant, selection, step }: ReaderState, viewer: ReaderViewer): ReaderScreen {
  if (game === null) return { kind: 'start', variant }
  switch (step.kind) {
    case 'menu':
      return {
        kind: 'menu',
        code: game.code,
        differsFromOriginal: game.differsFromOriginal,
        variant,
        finalRound: game.finalRound,
        modes: readerModes.filter((mode) => closedReason(game, mode) === null),
      }
    case 'input': {
      const { mode, promised, colour, potion } = step
      const common = { kind: 'input', mode, selection, promised, colour, potion } as const
      const preview = previewOf(game, step, variant)
      if (viewer === 'table' && !isInputPublic(mode)) {
        return { ...common, ingredients: null, offer: null, preview, complete: null }
      }
      const offer = mode === 'library' ? game.offer : null
      const complete = questionOf(step, variant) !== null
      return { ...common, ingredients: step.ingredients, offer, preview, complete }
    }
    case 'answer': {
      const { mode, question, answer } = step
      const promised = question.kind === 'sale' ? question.promised : null
      return {
        kind: 'answer',
        mode,
        promised,
        question: viewer === 'actor' || isInputPublic(mode) ? question : null,
        answer: viewer === 'actor' || isAnswerPublic(mode) ? answer : null,
      }
    }
    case 'askAnswers':
      return { kind: 'askAnswers' }
    case 'answers':
      return { kind: 'answers', truth: game.truth }
  }
}

function previewOf({ board }: ReaderGame, input: ReaderInput, variant: DebunkVariant): DebunkPreview | null {
  const question = questionOf(input, variant)
  return board === null || question === null ? null : previewQuestion(question, board)
}

/** What each answer to a debunking question would do; null for questions that debunk nothing. */
export function previewQuestion(question: Question, { theories, conflicts }: NotedBoard): DebunkPreview | null {
  if (question.kind === 'demonstration') {
    return { kind: 'master', ...previewDemonstration(question, theories, conflicts) }
  }
  if (question.kind !== 'aspect') return null
  const { ingredient, colour } = question
  const outcomes = signs.map((sign) => [sign, apprenticeOutcome(ingredient, { colour, sign }, theories)])
  return { kind: 'apprentice', outcomes: Object.fromEntries(outcomes) as Record<Sign, DebunkOutcome> }
}
