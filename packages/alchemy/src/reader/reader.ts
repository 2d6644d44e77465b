import type { Colour } from '../aspect.ts'
import type { CodeEdition, CodeScheme } from '../codes/gameCode.ts'
import type { Debunking } from '../debunking.ts'
import type { Ingredient } from '../ingredient.ts'
import type { ColouredPotion, Potion } from '../potion.ts'
import type { Publications } from '../publications.ts'
import type { Answer, Question, Truth } from '../question.ts'
import type { Filling } from './gamemaster.ts'

/** the setting that decides how theories are debunked. */
export const debunkVariants = ['apprentice', 'master'] as const
export type DebunkVariant = (typeof debunkVariants)[number]

/** What can be asked. The last three need a code of five letters. */
export const readerModes = ['test', 'drink', 'sell', 'debunk', 'exhibit', 'library', 'golemTest', 'animate'] as const
export type ReaderMode = (typeof readerModes)[number]

/** G-286: the two branches of Research Golem. */
export const golemBranches = ['golemTest', 'animate'] as const satisfies readonly ReaderMode[]
export type GolemBranch = (typeof golemBranches)[number]

/** What the menu of a running game offers. */
export const readerEntries = ['test', 'drink', 'sell', 'debunk', 'exhibit', 'library', 'researchGolem'] as const
export type ReaderEntry = (typeof readerEntries)[number]

/** cards are scanned, or tapped by hand; everything else is the same. */
export const selections = ['camera', 'hand'] as const
export type Selection = (typeof selections)[number]

/**
 * Who has looked behind the screens of others: the list of what was asked shows everybody's ingredients, and a notebook
 * that follows the reader writes them down. Everybody sees this, and nothing takes it back.
 */
export interface Watched {
  /** How often the list was opened. */
  readonly listed: number
  /** How many notebooks follow the reader now, and how many ever did. */
  readonly following: number
  readonly followed: number
}

export const unwatched: Watched = { listed: 0, following: 0, followed: 0 }

export interface ReaderGame {
  /** The code, or nothing when a gamemaster filled the board. */
  readonly code: string | null
  readonly truth: Truth
  readonly differsFromOriginal: boolean
  readonly finalRound: boolean
  /** What is published, if somebody noted it: a debunking is reckoned against it, and takes off what falls. */
  readonly board: Publications | null
  /** GR-96: the four books on offer, until one is read. */
  readonly offer: readonly Ingredient[] | null
  readonly watched: Watched
}

/** What is being entered. */
export interface ReaderInput {
  readonly kind: 'input'
  readonly mode: ReaderMode
  readonly ingredients: readonly Ingredient[]
  readonly promised: ColouredPotion | null
  readonly colour: Colour | null
  readonly potion: Potion | null
}

export type ReaderStep =
  | { readonly kind: 'menu' }
  /** G-286: Research Golem asks which of its branches is meant. */
  | { readonly kind: 'research' }
  | ReaderInput
  | {
      readonly kind: 'answer'
      readonly mode: ReaderMode
      readonly question: Question
      readonly answer: Answer
      /** What the answer did to the board that was noted; null without one, and for questions that debunk nothing. */
      readonly debunking: Debunking | null
    }
  /** asks before it shows all answers. */
  | { readonly kind: 'askAnswers' }
  | { readonly kind: 'answers' }

/** The whole reader as plain data. It holds the truth: what may be seen of it is `readerScreen`. */
export interface ReaderState {
  readonly game: ReaderGame | null
  readonly variant: DebunkVariant
  readonly selection: Selection
  readonly step: ReaderStep
}

export type ReaderAction =
  | { readonly kind: 'newGame'; readonly scheme: CodeScheme }
  /** G-007, G-288: the length says whether it is a game with an expansion, unless that was chosen before. */
  | { readonly kind: 'enterCode'; readonly code: string; readonly edition?: CodeEdition }
  | { readonly kind: 'fillBoard'; readonly filling: Filling }
  | { readonly kind: 'setVariant'; readonly variant: DebunkVariant }
  | { readonly kind: 'setSelection'; readonly selection: Selection }
  | { readonly kind: 'noteBoard'; readonly board: Publications | null }
  | { readonly kind: 'finalRound'; readonly on: boolean }
  | { readonly kind: 'open'; readonly entry: ReaderEntry }
  | { readonly kind: 'research'; readonly branch: GolemBranch }
  | { readonly kind: 'promise'; readonly potion: ColouredPotion }
  | { readonly kind: 'add'; readonly ingredient: Ingredient }
  | { readonly kind: 'remove'; readonly ingredient: Ingredient }
  | { readonly kind: 'chooseColour'; readonly colour: Colour }
  | { readonly kind: 'choosePotion'; readonly potion: Potion }
  | { readonly kind: 'showAnswers' }
  /** Opens the list of what was asked; before the final round only with the code, typed once more. */
  | { readonly kind: 'openList'; readonly code: string }
  /** A notebook begins to follow the reader, behind the same lock, or no longer does. */
  | { readonly kind: 'follow'; readonly code: string }
  | { readonly kind: 'unfollow' }
  | { readonly kind: 'confirm' }
  /** Back to the menu: from an input without an answer, or after an answer was read. */
  | { readonly kind: 'back' }

/** A reader that was just switched on. */
export const newReader: ReaderState = {
  game: null,
  variant: 'apprentice',
  selection: 'camera',
  step: { kind: 'menu' },
}
