import { capFor, type State } from '@athanor/apprentices'
import type { Words } from './words.ts'

/** What the table says while the game is ending (D-111, D-112); null before that and when it is over. */
export function endingNote(state: State, { say }: Pick<Words, 'say'>): string | null {
  if (!state.endTriggered || state.phase === 'over') return null
  if (!state.tieRound) return say('web.apprentices.lastRound')
  // DR-94: whoever knows the usual last square would not look for another one.
  return state.cap > capFor(state.players.length)
    ? say('web.apprentices.tieRoundOpen', { cap: state.cap })
    : say('web.apprentices.tieRound')
}
