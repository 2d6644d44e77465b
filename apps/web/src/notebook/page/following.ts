import { evidenceOf, factOfAnswer, isDebunkQuestion } from '@athanor/alchemy'
import { type Asked, type Desk, readerLogGame, readReaderLog } from '@athanor/alchemy/reader'
import { type GameLog, logFlaw } from '@athanor/kernel'
import { type Noted, type Told, withTold } from './board.ts'
import { mostFacts, type NotebookContent } from './keptNotebook.ts'

/** Which game of the reader a notebook follows, and how many of its answers it has taken in. */
export interface Following {
  readonly game: string
  readonly taken: number
}

/** The name of a game of the reader on this device; two games of one code are two. */
export function gameOf({ session }: Desk): string {
  return session.secret.slice(0, 16)
}

/** What whoever asked has learned from an answer of the reader, and what it showed everybody. */
export function toldBy({ question, answer }: Asked): Told | undefined {
  const fact = factOfAnswer(question, answer)
  if (fact === undefined) return undefined
  return { fact, evidence: isDebunkQuestion(question) ? evidenceOf(question, answer) : null }
}

/** The game of the reader that a saved log tells; null when it is no such log. */
export function deskInLog(value: unknown): Desk | null {
  if (logFlaw(value) !== null) return null
  const log = value as GameLog<unknown, unknown>
  const reading = log.header.game === readerLogGame ? readReaderLog(log) : null
  return reading?.ok === true ? reading.desk : null
}

/** All that a game of the reader has said, as a notebook begins with it. */
export function notedAt({ asked, state }: Desk): Pick<NotebookContent, 'golem' | 'procedure' | 'facts' | 'conflicts'> {
  const told = asked.slice(-mostFacts).flatMap((each) => toldBy(each) ?? [])
  const noted = told.reduce<Noted>(withTold, { facts: [], conflicts: [] })
  return { golem: state.game?.truth.golem !== undefined, procedure: state.variant, ...noted }
}

export interface News {
  readonly told: readonly Told[]
  readonly follows: Following
}

/** What the reader has answered since a notebook looked last; null when there is nothing new, or another game. */
export function newsFor(follows: Following, desk: Desk | null): News | null {
  if (desk === null || gameOf(desk) !== follows.game || desk.asked.length <= follows.taken) return null
  return {
    told: desk.asked.slice(follows.taken).flatMap((asked) => toldBy(asked) ?? []),
    follows: { ...follows, taken: desk.asked.length },
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
