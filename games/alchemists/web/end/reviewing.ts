import { alchemists, lookBack, type Review } from '@athanor/alchemists'
import { type GameLog, ReplayError, replay } from '@athanor/kernel'

/** A finished game to look back on. */
export interface ReviewInquiry {
  readonly kind: 'review'
  readonly log: GameLog<unknown, unknown>
}

export interface ReviewAnswers {
  /** Null for a game that today's rules cannot play again. */
  readonly review: Review | null
}

/** Pure: the worker and the tests call the same. */
export function answer({ log }: ReviewInquiry): Review | null {
  try {
    return lookBack(replay(alchemists, log))
  } catch (error) {
    if (error instanceof ReplayError) return null
    throw error
  }
}
