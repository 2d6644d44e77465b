import type { Colour } from '../aspect.ts'
import {
  canSucceed,
  type DebunkAnswer,
  type Debunking,
  debunkAnswers,
  isAskable,
  isDebunkQuestion,
} from '../debunking.ts'
import type { Ingredient, IngredientPair } from '../ingredient.ts'
import type { ColouredPotion, Potion } from '../potion.ts'
import type { Publications } from '../publications.ts'
import { type Answer, animatingIngredients, type Question, type Truth } from '../question.ts'
import { questionOf } from './input.ts'
import { closedReason } from './operate.ts'
import {
  type DebunkVariant,
  type GolemBranch,
  golemBranches,
  type ReaderEntry,
  type ReaderGame,
  type ReaderInput,
  type ReaderMode,
  type ReaderState,
  readerEntries,
  type Selection,
  type Watched,
} from './reader.ts'

/** Whom a screen is for: the player who acts, who holds the device so that nobody else sees it, or everybody. */
export const readerAudiences = ['actor', 'everybody'] as const
export type ReaderAudience = (typeof readerAudiences)[number]

/** Who looks at the reader: the player who holds it, or everybody else at the table. */
export const readerViewers = ['actor', 'table'] as const
export type ReaderViewer = (typeof readerViewers)[number]

/** What each answer to a debunking would do to what is published (AR-05, GR-79). */
export interface DebunkPreview {
  readonly answers: readonly DebunkAnswer[]
  /** GR-05: whether the procedure allows the question at all. */
  readonly askable: boolean
  /** whether some answer would succeed. */
  readonly valid: boolean
}

/** What one viewer may see, and whom it is for. Parts that are not for this viewer are null. */
export type ReaderScreen = ScreenContent & { readonly audience: ReaderAudience }

type ScreenContent =
  | { readonly kind: 'start'; readonly variant: DebunkVariant }
  | {
      readonly kind: 'menu'
      readonly code: string | null
      readonly differsFromOriginal: boolean
      readonly variant: DebunkVariant
      readonly finalRound: boolean
      readonly entries: readonly ReaderEntry[]
      /** For everybody: whether the list was opened, or a notebook follows. */
      readonly watched: Watched
    }
  | { readonly kind: 'research'; readonly branches: readonly GolemBranch[] }
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
      /** Public like the boards themselves (GR-79). */
      readonly debunking: Debunking | null
    }
  | { readonly kind: 'askAnswers' }
  /** A-042, G-287: the whole truth, and the pair that animates its golem, if it has one. */
  | { readonly kind: 'answers'; readonly truth: Truth; readonly animators: IngredientPair | null }

/** debunking is public from beginning to end, all other input is for the acting player. */
export function isInputPublic(mode: ReaderMode): boolean {
  return mode === 'debunk'
}

/** A-043, G-282, G-286: answers are for everybody, but for what a book says and what a golem test shows. */
export function isAnswerPublic(mode: ReaderMode): boolean {
  return mode !== 'library' && mode !== 'golemTest'
}

/** Whom the screen is for on which the reader now stands. */
export function readerAudience({ step }: ReaderState): ReaderAudience {
  if (step.kind === 'input') return isInputPublic(step.mode) ? 'everybody' : 'actor'
  if (step.kind === 'answer') return isAnswerPublic(step.mode) ? 'everybody' : 'actor'
  return 'everybody'
}

/** The reader as a viewer may see it, made by naming what is shown. */
export function readerScreen(state: ReaderState, viewer: ReaderViewer): ReaderScreen {
  return { ...contentOf(state, viewer), audience: readerAudience(state) }
}

function contentOf({ game, variant, selection, step }: ReaderState, viewer: ReaderViewer): ScreenContent {
  if (game === null) return { kind: 'start', variant }
  switch (step.kind) {
    case 'menu':
      return {
        kind: 'menu',
        code: game.code,
        differsFromOriginal: game.differsFromOriginal,
        variant,
        finalRound: game.finalRound,
        entries: readerEntries.filter((entry) => closedReason(game, entry) === null),
        watched: game.watched,
      }
    case 'research':
      return { kind: 'research', branches: golemBranches }
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
      const { mode, question, answer, debunking } = step
      const promised = question.kind === 'sale' ? question.promised : null
      return {
        kind: 'answer',
        mode,
        promised,
        question: viewer === 'actor' || isInputPublic(mode) ? question : null,
        answer: viewer === 'actor' || isAnswerPublic(mode) ? answer : null,
        debunking,
      }
    }
    case 'askAnswers':
      return { kind: 'askAnswers' }
    case 'answers':
      return { kind: 'answers', truth: game.truth, animators: animatingIngredients(game.truth) }
  }
}

function previewOf({ board }: ReaderGame, input: ReaderInput, variant: DebunkVariant): DebunkPreview | null {
  const question = questionOf(input, variant)
  return board === null || question === null ? null : previewQuestion(question, board)
}

/** What each answer to a debunking question would do; null for questions that debunk nothing. */
export function previewQuestion(question: Question, published: Publications): DebunkPreview | null {
  if (!isDebunkQuestion(question)) return null
  return {
    answers: debunkAnswers(question, published),
    askable: isAskable(question, published),
    valid: canSucceed(question, published),
  }
}
