import { type Game, type LogEntry, type Refused, type Shape, toLog } from '@athanor/kernel'
import type { TableStore } from '../storage/store.ts'
import { hasEndedEarly } from './endingTogether.ts'
import { personAt } from './record.ts'
import { refusalOf } from './refusalOf.ts'
import type { TableState } from './tableState.ts'
import { refuse } from './verdict.ts'

export interface FinishedLog {
  readonly ok: true
  readonly log: object
}

/** The whole game with its secret, once it is over. */
export async function finishedLog(
  game: Game<Shape>,
  store: Pick<TableStore, 'movesFrom'>,
  { match, record }: TableState,
): Promise<FinishedLog | Refused> {
  if (match === null || record.status !== 'finished') return refuse('server.reject.notFinished')
  try {
    const moves = await store.movesFrom(record.id, 1, match.version)
    if (moves.length < match.version) return refuse('server.reject.tableDamaged')
    const entries = moves.map(({ entry }) => JSON.parse(entry) as LogEntry<Shape['action']>)
    return { ok: true, log: toLog(game, match, entries, record.seats.map(personAt), hasEndedEarly(record)) }
  } catch (error) {
    const refused = refusalOf(error)
    if (refused === null) throw error
    return refused
  }
}
