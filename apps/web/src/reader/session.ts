import {
  type Answer,
  type DebunkVariant,
  type Filling,
  newReader,
  operate,
  type Question,
  type ReaderAction,
  type ReaderMode,
  type ReaderState,
} from '@athanor/alchemy'
import {
  commitmentOf,
  firstHash,
  type GameLog,
  type LogEntry,
  logFormat,
  logHeader,
  nextHash,
  type Reason,
  type Stream,
  seededChance,
  seedFor,
} from '@athanor/kernel'

/** What a game of the reader begins with: a code, or a board that a gamemaster has filled. */
export type Beginning = { readonly code: string } | { readonly filling: Filling }

/** A game of the reader as it is kept: how it began, and every press since. What it shows follows from that. */
export interface ReaderSession {
  /** Draws the books of the library (GR-96); it has nothing to do with the code. */
  readonly secret: string
  readonly variant: DebunkVariant
  readonly beginning: Beginning
  readonly actions: readonly ReaderAction[]
}

/** One question that was asked, with its answer. */
export interface Asked {
  readonly mode: ReaderMode
  readonly question: Question
  readonly answer: Answer
}

/** A session and where it has led to. */
export interface Desk {
  readonly session: ReaderSession
  readonly state: ReaderState
  readonly asked: readonly Asked[]
}

export type DeskResult = { readonly ok: true; readonly desk: Desk } | { readonly ok: false; readonly reason: Reason }

/** Begins a game. A code that means nothing is refused. */
export function beginSession(secret: string, variant: DebunkVariant, beginning: Beginning): DeskResult {
  const fresh: ReaderState = { ...newReader, variant, selection: 'hand' }
  const action: ReaderAction =
    'code' in beginning
      ? { kind: 'enterCode', code: beginning.code }
      : { kind: 'fillBoard', filling: beginning.filling }
  const result = operate(fresh, action, booksAt(secret, 0))
  if (!result.ok) return result
  const code = result.state.game?.code ?? null
  const session = { secret, variant, beginning: code === null ? beginning : { code }, actions: [] }
  return { ok: true, desk: { session, state: result.state, asked: [] } }
}

/** One press. A refusal changes nothing. */
export function press({ session, state, asked }: Desk, action: ReaderAction): DeskResult {
  const actions = [...session.actions, action]
  const result = operate(state, action, booksAt(session.secret, actions.length))
  if (!result.ok) return result
  const { step } = result.state
  const told =
    action.kind === 'confirm' && step.kind === 'answer'
      ? [...asked, { mode: step.mode, question: step.question, answer: step.answer }]
      : asked
  return { ok: true, desk: { session: { ...session, actions }, state: result.state, asked: told } }
}

/** Where a session leads, press by press; null when it is not one that the reader would have gone through. */
export function deskOf({ secret, variant, beginning, actions }: ReaderSession): Desk | null {
  let result = beginSession(secret, variant, beginning)
  for (const action of actions) {
    if (!result.ok) return null
    result = press(result.desk, action)
  }
  return result.ok ? result.desk : null
}

/** GR-96: the books on offer are drawn by the device; the same press always draws the same ones. */
function booksAt(secret: string, step: number): Stream {
  return seededChance(secret).at(step).stream('library')
}

export interface ReaderOptions {
  readonly variant: DebunkVariant
  readonly beginning: Beginning
}

/** The rules of the reader that a log speaks of. */
const rulesVersion = 1

/** The game as a log of the house: one seat, every press an entry, and the chain of hashes that holds them together. */
export function readerLog({ session }: Desk): GameLog<ReaderOptions, ReaderAction> {
  const { secret, variant, beginning, actions } = session
  const fields = {
    game: 'reader',
    rulesVersion,
    options: { variant, beginning },
    commitment: commitmentOf(secret),
  }
  const header = logHeader(logFormat, fields, [{ name: 'reader', colour: 'none', salt: '' }])
  const seed = seedFor(secret, header)
  const entries: LogEntry<ReaderAction>[] = []
  let head = firstHash(header)
  for (const action of actions) {
    const move = { seat: 0, action }
    head = nextHash(seed, head, entries.length + 1, move)
    entries.push({ ...move, hash: head })
  }
  return { header, entries, secret, outcome: null }
}
