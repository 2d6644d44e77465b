import { type Reason, type Stream, seededChance } from '@athanor/kernel'
import type { Answer, Question } from '../question.ts'
import type { Filling } from './gamemaster.ts'
import { operate } from './operate.ts'
import { type DebunkVariant, newReader, type ReaderAction, type ReaderMode, type ReaderState } from './reader.ts'

/** What a game of the reader begins with: a code, or a board that a gamemaster has filled. */
export type SessionBeginning = { readonly code: string } | { readonly filling: Filling }

/** A game of the reader as it is kept: how it began, and every press since. What it shows follows from that. */
export interface ReaderSession {
  /** Draws the books of the library (GR-96); it has nothing to do with the code. */
  readonly secret: string
  readonly variant: DebunkVariant
  readonly beginning: SessionBeginning
  readonly actions: readonly ReaderAction[]
}

/** One question that was asked, with its answer. */
export interface AnsweredQuestion {
  readonly mode: ReaderMode
  readonly question: Question
  readonly answer: Answer
}

/** What the card reader shows after all presses of a session, and what was asked so far. */
export interface ReaderSnapshot {
  readonly session: ReaderSession
  readonly state: ReaderState
  readonly asked: readonly AnsweredQuestion[]
}

export type SnapshotResult =
  | { readonly ok: true; readonly snapshot: ReaderSnapshot }
  | { readonly ok: false; readonly reason: Reason }

/** Begins a game. A code that means nothing is refused. */
export function beginSession(secret: string, variant: DebunkVariant, beginning: SessionBeginning): SnapshotResult {
  const fresh: ReaderState = { ...newReader, variant, selection: 'hand' }
  const action: ReaderAction =
    'code' in beginning
      ? { kind: 'enterCode', code: beginning.code }
      : { kind: 'fillBoard', filling: beginning.filling }
  const result = operate(fresh, action, booksAt(secret, 0))
  if (!result.ok) return result
  const code = result.state.game?.code ?? null
  const session = { secret, variant, beginning: code === null ? beginning : { code }, actions: [] }
  return { ok: true, snapshot: { session, state: result.state, asked: [] } }
}

/** One press. A refusal changes nothing. */
export function snapshotAfter({ session, state, asked }: ReaderSnapshot, action: ReaderAction): SnapshotResult {
  const actions = [...session.actions, action]
  const result = operate(state, action, booksAt(session.secret, actions.length))
  if (!result.ok) return result
  const { step } = result.state
  const told =
    action.kind === 'confirm' && step.kind === 'answer'
      ? [...asked, { mode: step.mode, question: step.question, answer: step.answer }]
      : asked
  return { ok: true, snapshot: { session: { ...session, actions }, state: result.state, asked: told } }
}

/** Where a session leads, press by press; null when it is not one that the reader would have gone through. */
export function snapshotOf({ secret, variant, beginning, actions }: ReaderSession): ReaderSnapshot | null {
  let result = beginSession(secret, variant, beginning)
  for (const action of actions) {
    if (!result.ok) return null
    result = snapshotAfter(result.snapshot, action)
  }
  return result.ok ? result.snapshot : null
}

/** GR-96: the books on offer are drawn by the device; the same press always draws the same ones. */
function booksAt(secret: string, step: number): Stream {
  return seededChance(secret).at(step).stream('library')
}
