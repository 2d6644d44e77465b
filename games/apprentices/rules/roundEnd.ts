import { lastRound, squaresPerTrack } from './components.ts'
import { leaders } from './score.ts'
import type { State } from './state.ts'
import { isDry } from './tracks.ts'

/** All that counts when the last player of a round has ended their turn. */
export interface RoundFacts {
  readonly round: number
  /** The last square in use. */
  readonly cap: number
  /** DR-58: every token of every player stands on it. */
  readonly dry: boolean
  /** DR-66: somebody has had enough points. */
  readonly endTriggered: boolean
  /** DR-68: this was the extra round. */
  readonly tieRound: boolean
  /** Several players share the lead. */
  readonly tied: boolean
}

/** What the end of a round means. */
export interface RoundEnd {
  /** DR-58, DR-89: the end counts as triggered only now, because nothing is left to play for; null if it does not. */
  readonly triggers: 'tracks' | 'limit' | null
  /** DR-94: the next square opens, for all. */
  readonly opens: boolean
  readonly next: 'nextRound' | 'extraRound' | 'over'
}

/** D-111..D-114, DR-94: every way in which full tracks, the end, its limit and a tie can meet. */
export function roundEnd({ round, cap, dry, endTriggered, tieRound, tied }: RoundFacts): RoundEnd {
  const isFull = dry && cap === squaresPerTrack
  const isStuck = isFull || round >= lastRound
  const triggers = endTriggered || !isStuck ? null : isFull ? 'tracks' : 'limit'
  const next = followed(endTriggered || isStuck, tied && !tieRound)
  return { triggers, opens: dry && !isFull && next !== 'over', next }
}

function followed(isEnding: boolean, mayBeBroken: boolean): RoundEnd['next'] {
  if (!isEnding) return 'nextRound'
  return mayBeBroken ? 'extraRound' : 'over'
}

export function roundFacts(state: State): RoundFacts {
  const { round, cap, endTriggered, tieRound } = state
  return { round, cap, dry: isDry(state), endTriggered, tieRound, tied: leaders(state).length > 1 }
}
