import type { AutoResponse, Seat } from '@athanor/kernel'
import type { Action } from './action.ts'
import { mayDecline, offerable } from './help.ts'
import type { State } from './state.ts'
import { isYetToAct } from './turnOrder.ts'
import type { View } from './view.ts'

/** IN-4: be asked each time, never help, offer what is left over after one's own turn, offer every gemstone. */
const wishes = ['ask', 'never', 'leftovers', 'always'] as const

/** DR-81: help that was settled before sends the same commands as anybody's hand. */
export const autoResponse: AutoResponse<View, Action> = {
  wishes,
  fulfil({ viewer, table }, wish) {
    if (viewer === 'spectator') return null
    if (wish === 'never') return mayDecline(table, viewer) ? { kind: 'declineHelp' } : null
    const willing = wish === 'always' || (wish === 'leftovers' && hasActed(table, viewer))
    const gemstone = willing ? offerable(table, viewer)[0] : undefined
    return gemstone === undefined ? null : { kind: 'offerHelp', gemstone }
  },
}

function hasActed(state: State, seat: Seat): boolean {
  return seat !== state.active && !isYetToAct(state, seat)
}
