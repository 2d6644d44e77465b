import type { Seat } from '@athanor/kernel'
import { helpIsOpen } from './help.ts'
import { hasLiveRaven } from './ravens.ts'
import { type Reason, reason } from './reasons.ts'
import type { State } from './state.ts'

/**
 * When an action has its place: while fifth dice are chosen, at the choice of three ravens, in one's turn, in its work
 * step, or in the raven step of somebody else (15.6).
 */
export type Moment = 'fifthDie' | 'threeRavens' | 'turn' | 'work' | 'help'

const inWorkStep: readonly Moment[] = ['turn', 'work']
const inRavenStep: readonly Moment[] = ['turn']
const offTurn: readonly Moment[] = ['help']

/** What a seat may do now. */
export function momentsNow(state: State, seat: Seat): readonly Moment[] {
  const { phase, active } = state
  if (phase === 'over') return []
  // DR-15, DR-16: off turn there is nothing but help.
  if (seat !== active) return helpIsOpen(state) ? offTurn : []
  // DR-20: the choice of three ravens is asked first, before anything else.
  if (phase !== 'turn') return [phase]
  // D-039, D-040, D-103.
  return hasLiveRaven(state) ? inRavenStep : inWorkStep
}

/** Why nothing of this moment can be done now; null when it has come. */
export function untimely(state: State, seat: Seat, moment: Moment): Reason | null {
  const { phase, active } = state
  if (momentsNow(state, seat).includes(moment)) return null
  if (phase === 'over') return reason('kernel.reject.gameOver')
  if (seat !== active || moment === 'help') return reason('kernel.reject.notYourTurn')
  if (phase === 'fifthDie') return reason('apprentices.reject.chooseDieFirst')
  if (phase === 'threeRavens') return reason('apprentices.reject.threeRavensFirst')
  switch (moment) {
    case 'fifthDie':
      return reason('apprentices.reject.onlyBeforeTheGame')
    case 'threeRavens':
      return reason('apprentices.reject.noThreeRavens')
    case 'work':
      return reason('apprentices.reject.ravensFirst')
    case 'turn':
      throw new RangeError('whoever acts is in their turn')
  }
}
