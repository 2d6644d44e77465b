import { type Reason, type Stream, shuffled } from '@athanor/kernel'
import { newGame, readCode } from '../codes/gameCode.ts'
import { boardsAfter, type Debunking, debunkingBy, evidenceOf, isDebunkQuestion } from '../debunking.ts'
import { type Ingredient, ingredients } from '../ingredient.ts'
import { type Answer, answerTo, type Question, type Truth } from '../question.ts'
import { type AlchemyReasonId, reason } from '../reasons.ts'
import { assignmentOfFilling, isFilling } from './gamemaster.ts'
import { ingredientsNeeded, questionOf } from './input.ts'
import {
  type ReaderAction,
  type ReaderEntry,
  type ReaderGame,
  type ReaderInput,
  type ReaderMode,
  type ReaderState,
  unwatched,
  type Watched,
} from './reader.ts'

export type ReaderResult =
  | { readonly ok: true; readonly state: ReaderState }
  | { readonly ok: false; readonly reason: Reason }

/** One press of a button, or one card before the camera. A refusal changes nothing. */
export function operate(state: ReaderState, action: ReaderAction, stream: Stream): ReaderResult {
  switch (action.kind) {
    case 'newGame': {
      const { code, truth } = newGame(stream, action.scheme)
      return started(state, code, truth, action.scheme === 'veiled')
    }
    case 'enterCode': {
      const reading = readCode(action.code, action.edition)
      if (!reading.ok) return reading
      return started(state, reading.code, reading.truth, reading.differsFromOriginal)
    }
    case 'fillBoard':
      if (!isFilling(action.filling)) return refuse('alchemy.reject.readerBoard')
      return started(state, null, { assignment: assignmentOfFilling(action.filling) }, false)
    case 'setVariant':
      // nothing else is lost. In the middle of a debunking the question would change its kind.
      if (state.step.kind === 'input' && state.step.mode === 'debunk') return refuse('alchemy.reject.readerNotNow')
      return done({ ...state, variant: action.variant })
    case 'setSelection':
      return done({ ...state, selection: action.selection })
    default:
      return state.game === null ? refuse('alchemy.reject.readerNoGame') : inGame(state, state.game, action, stream)
  }
}

type GameAction = Exclude<
  ReaderAction,
  { readonly kind: 'newGame' | 'enterCode' | 'fillBoard' | 'setVariant' | 'setSelection' }
>

function inGame(state: ReaderState, game: ReaderGame, action: GameAction, stream: Stream): ReaderResult {
  const { step } = state
  switch (action.kind) {
    case 'noteBoard':
      return done({ ...state, game: { ...game, board: action.board } })
    case 'openList':
      if (step.kind !== 'menu') return refuse('alchemy.reject.readerNotNow')
      return watching(state, game, action.code, ({ listed, ...rest }) => ({ ...rest, listed: listed + 1 }))
    case 'follow':
      return watching(state, game, action.code, ({ following, followed, ...rest }) => ({
        ...rest,
        following: following + 1,
        followed: followed + 1,
      }))
    case 'unfollow': {
      const { watched } = game
      if (watched.following === 0) return refuse('alchemy.reject.readerNotNow')
      return done({ ...state, game: { ...game, watched: { ...watched, following: watched.following - 1 } } })
    }
    case 'back':
      return step.kind === 'menu' ? refuse('alchemy.reject.readerNotNow') : done({ ...state, step: { kind: 'menu' } })
    case 'finalRound':
      if (step.kind !== 'menu') return refuse('alchemy.reject.readerNotNow')
      return done({ ...state, game: { ...game, finalRound: action.on } })
    case 'open':
      return step.kind === 'menu' ? opened(state, game, action.entry, stream) : refuse('alchemy.reject.readerNotNow')
    case 'research':
      return step.kind === 'research' ? asked(state, action.branch) : refuse('alchemy.reject.readerNotNow')
    case 'showAnswers':
      if (step.kind !== 'menu') return refuse('alchemy.reject.readerNotNow')
      // the answers are for after the last round.
      if (!game.finalRound) return refuse('alchemy.reject.readerFinalRound')
      return done({ ...state, step: { kind: 'askAnswers' } })
    case 'confirm':
      if (step.kind === 'askAnswers') return done({ ...state, step: { kind: 'answers' } })
      return step.kind === 'input' ? confirmed(state, game, step) : refuse('alchemy.reject.readerNotNow')
    default:
      return step.kind === 'input' ? entered(state, game, step, action) : refuse('alchemy.reject.readerNotNow')
  }
}

/** Whether what everybody asked is locked: until the final round, unless a gamemaster knows it all anyway. */
export function isListLocked({ code, finalRound }: ReaderGame): boolean {
  return code !== null && !finalRound
}

/** What shows the secrets of others is opened knowingly, and leaves its mark. */
function watching(
  state: ReaderState,
  game: ReaderGame,
  code: string,
  mark: (watched: Watched) => Watched,
): ReaderResult {
  const typed = isListLocked(game) ? readCode(code) : null
  if (typed !== null && !(typed.ok && typed.code === game.code)) return refuse('alchemy.reject.readerOtherCode')
  return done({ ...state, game: { ...game, watched: mark(game.watched) } })
}

function started(state: ReaderState, code: string | null, truth: Truth, differsFromOriginal: boolean): ReaderResult {
  const game: ReaderGame = {
    code,
    truth,
    differsFromOriginal,
    finalRound: false,
    board: null,
    offer: null,
    watched: unwatched,
  }
  return done({ ...state, game, step: { kind: 'menu' } })
}

/** The reason for which an entry is closed. */
export function closedReason({ truth, finalRound }: ReaderGame, entry: ReaderEntry): AlchemyReasonId | null {
  if (entry === 'library' || entry === 'researchGolem') {
    return truth.golem === undefined ? 'alchemy.reject.readerNoExpansion' : null
  }
  // the exhibition replaces the test; drinking stays for the Custodian (AR-82).
  if (entry === 'test') return finalRound ? 'alchemy.reject.readerFinalRound' : null
  if (entry === 'exhibit') return finalRound ? null : 'alchemy.reject.readerFinalRound'
  return null
}

function opened(state: ReaderState, game: ReaderGame, entry: ReaderEntry, stream: Stream): ReaderResult {
  const closed = closedReason(game, entry)
  if (closed !== null) return refuse(closed)
  if (entry === 'researchGolem') return done({ ...state, step: { kind: 'research' } })
  if (entry !== 'library') return asked(state, entry)
  return asked({ ...state, game: { ...game, offer: game.offer ?? fourBooks(stream) } }, entry)
}

function asked(state: ReaderState, mode: ReaderMode): ReaderResult {
  const step: ReaderInput = { kind: 'input', mode, ingredients: [], promised: null, colour: null, potion: null }
  return done({ ...state, step })
}

/** G-015: four different ingredients out of the eight. */
function fourBooks(stream: Stream): readonly Ingredient[] {
  const drawn = shuffled(stream, ingredients).slice(0, 4)
  return ingredients.filter((ingredient) => drawn.includes(ingredient))
}

type EntryAction = Extract<
  GameAction,
  { readonly kind: 'promise' | 'add' | 'remove' | 'chooseColour' | 'choosePotion' }
>

function entered(state: ReaderState, game: ReaderGame, input: ReaderInput, action: EntryAction): ReaderResult {
  const change = (part: Partial<ReaderInput>) => done({ ...state, step: { ...input, ...part } })
  const isDebunk = (variant: ReaderState['variant']) => input.mode === 'debunk' && state.variant === variant
  switch (action.kind) {
    case 'promise':
      return input.mode === 'sell' ? change({ promised: action.potion }) : refuse('alchemy.reject.readerNotNow')
    case 'chooseColour':
      return isDebunk('apprentice') ? change({ colour: action.colour }) : refuse('alchemy.reject.readerNotNow')
    case 'choosePotion':
      return isDebunk('master') ? change({ potion: action.potion }) : refuse('alchemy.reject.readerNotNow')
    case 'remove':
      return change({ ingredients: input.ingredients.filter((ingredient) => ingredient !== action.ingredient) })
    case 'add': {
      const { ingredient } = action
      // the promise comes first.
      if (input.mode === 'sell' && input.promised === null) return refuse('alchemy.reject.readerIncomplete')
      if (input.mode === 'library' && !game.offer?.includes(ingredient))
        return refuse('alchemy.reject.readerNotOffered')
      if (input.ingredients.includes(ingredient)) return refuse('alchemy.reject.readerSameIngredient')
      const needed = ingredientsNeeded(input.mode, state.variant)
      if (input.ingredients.length === needed) return refuse('alchemy.reject.readerTooMany', { count: needed })
      return change({ ingredients: [...input.ingredients, ingredient] })
    }
  }
}

function confirmed(state: ReaderState, game: ReaderGame, input: ReaderInput): ReaderResult {
  const question = questionOf(input, state.variant)
  if (question === null) return refuse('alchemy.reject.readerIncomplete')
  const answer = answerTo(question, game.truth)
  const debunking = debunkingOf(game, question, answer)
  const after = {
    ...game,
    offer: input.mode === 'library' ? null : game.offer,
    board: debunking === null || game.board === null ? game.board : boardsAfter(debunking, game.board),
  }
  return done({ ...state, game: after, step: { kind: 'answer', mode: input.mode, question, answer, debunking } })
}

function debunkingOf({ board }: ReaderGame, question: Question, answer: Answer): Debunking | null {
  const evidence = isDebunkQuestion(question) ? evidenceOf(question, answer) : null
  return board === null || evidence === null ? null : debunkingBy(evidence, board)
}

function done(state: ReaderState): ReaderResult {
  return { ok: true, state }
}

function refuse(...told: Parameters<typeof reason>): ReaderResult {
  return { ok: false, reason: reason(...told) }
}
