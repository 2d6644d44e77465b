import { evidenceOf, factOfAnswer, isDebunkQuestion } from '@athanor/alchemy'
import {
  type AnsweredQuestion,
  isAnswerPublic,
  type ReaderSnapshot,
  readerLogGame,
  readReaderLog,
} from '@athanor/alchemy/reader'
import { type GameLog, logFlaw } from '@athanor/kernel'
import { type Noted, type ToldFact, withTold } from './board.ts'
import { mostFacts, type NotebookContent } from './keptNotebook.ts'

/** Which game of the reader a notebook follows, and how many of its answers it has taken in. */
export interface Following {
  readonly game: string
  readonly taken: number
}

/** The name of a game of the reader on this device; two games of one code are two. */
export function gameOf({ session }: ReaderSnapshot): string {
  return session.secret.slice(0, 16)
}

/** What whoever asked has learned from an answer of the reader, and what it showed everybody. */
export function toldBy({ question, answer }: AnsweredQuestion): ToldFact | undefined {
  const fact = factOfAnswer(question, answer)
  if (fact === undefined) return undefined
  return { fact, evidence: isDebunkQuestion(question) ? evidenceOf(question, answer) : null }
}

/** The game of the reader that a saved log tells; null when it is no such log. */
export function snapshotInLog(value: unknown): ReaderSnapshot | null {
  if (logFlaw(value) !== null) return null
  const log = value as GameLog<unknown, unknown>
  const reading = log.header.game === readerLogGame ? readReaderLog(log) : null
  return reading?.ok === true ? reading.snapshot : null
}

/** All that a game of the reader has said, as a notebook begins with it. */
export function notedAt({
  asked,
  state,
}: ReaderSnapshot): Pick<NotebookContent, 'golem' | 'procedure' | 'facts' | 'conflicts'> {
  const told = asked.slice(-mostFacts).flatMap((each) => toldBy(each) ?? [])
  const noted = told.reduce<Noted>(withTold, { facts: [], conflicts: [] })
  return { golem: state.game?.truth.golem !== undefined, procedure: state.variant, ...noted }
}

export interface News {
  readonly told: readonly ToldFact[]
  readonly follows: Following
}

/** Whether a notebook follows this game of the reader, with the mark that everybody sees. */
export function isFollowing(follows: Following | null, snapshot: ReaderSnapshot): boolean {
  return follows !== null && gameOf(snapshot) === follows.game && (snapshot.state.game?.watched.following ?? 0) > 0
}

/**
 * What the reader has answered since a notebook looked last; null when there is nothing new, or another game. What it
 * answered to one player alone never goes along.
 */
export function newsFor(follows: Following, snapshot: ReaderSnapshot | null): News | null {
  if (snapshot === null || !isFollowing(follows, snapshot) || snapshot.asked.length <= follows.taken) return null
  return {
    told: snapshot.asked
      .slice(follows.taken)
      .flatMap((asked) => (isAnswerPublic(asked.mode) ? (toldBy(asked) ?? []) : [])),
    follows: { ...follows, taken: snapshot.asked.length },
  }
}

/** Reads what was kept; null when it is none. */
export function readFollowing(value: unknown): Following | null {
  if (typeof value !== 'object' || value === null) return null
  const { game, taken } = value as { readonly game?: unknown; readonly taken?: unknown }
  return typeof game === 'string' && typeof taken === 'number' && Number.isInteger(taken) && taken >= 0
    ? { game, taken }
    : null
}
