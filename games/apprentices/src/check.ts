import type { Seat } from '@athanor/kernel'
import { checkAbility } from './abilities.ts'
import type { Action, CancelAction, Raven } from './action.ts'
import { checkAsk, checkHelp, isHelpAction } from './help.ts'
import { checkColour, checkPurchase } from './market.ts'
import { isLiveRaven, keepableRavens, ownerOf } from './ravens.ts'
import { type Reason, reason } from './reasons.ts'
import { checkResearch } from './research.ts'
import { hasLiveRaven, isYetToAct, type State } from './state.ts'
import { isGemstone } from './units.ts'
import type { View } from './view.ts'

export function check({ viewer, table }: View, action: Action): Reason | null {
  if (table.phase === 'over') return reason('kernel.reject.gameOver')
  if (viewer === 'spectator') return reason('kernel.reject.notYourTurn')
  if (isHelpAction(action)) return checkHelp(table, viewer, action)
  if (viewer !== table.active) return reason('kernel.reject.notYourTurn')
  if (table.phase === 'fifthDie') {
    return action.kind === 'chooseDie' ? checkColour(table, action.colour) : reason('apprentices.reject.chooseDieFirst')
  }
  if (table.phase === 'threeRavens') return checkThreeRavens(table, action)
  return checkTurn(table, viewer, action)
}

/** DR-20: asked first, before anything else. */
function checkThreeRavens(state: State, action: Action): Reason | null {
  if (action.kind === 'keepRavens') return null
  if (action.kind !== 'rerollRavens') return reason('apprentices.reject.threeRavensFirst')
  if (keepableRavens(state).includes(action.kept)) return null
  return isOwnRaven(state, action.kept)
    ? reason('apprentices.reject.keepColoured')
    : reason('apprentices.reject.notARaven')
}

function checkTurn(state: State, seat: Seat, action: Action): Reason | null {
  switch (action.kind) {
    case 'chooseDie':
      return reason('apprentices.reject.onlyBeforeTheGame')
    case 'rerollRavens':
    case 'keepRavens':
      return reason('apprentices.reject.noThreeRavens')
    case 'cancelRaven':
      return checkCancel(state, seat, action)
    case 'rollRaven':
      return isOwnRaven(state, action.raven) ? null : reason('apprentices.reject.notARaven')
    case 'askHelp':
      return checkAsk(state)
    case 'acceptHelp':
      if (!state.help.offers.some(({ gemstone }) => gemstone === action.gemstone)) {
        return reason('apprentices.reject.noSuchOffer')
      }
      return isOwnRaven(state, action.raven) ? null : reason('apprentices.reject.notARaven')
    case 'research':
      return checkWork(state) ?? checkResearch(state, seat, action)
    case 'buyDie':
      return checkWork(state) ?? checkPurchase(state, seat, action.colour)
    case 'endTurn':
      return checkWork(state)
    case 'offerHelp':
    case 'withdrawHelp':
    case 'declineHelp':
      return checkHelp(state, seat, action)
    default:
      return checkAbility(state, seat, action)
  }
}

/** D-039, D-040, D-103. */
function checkWork(state: State): Reason | null {
  return hasLiveRaven(state) ? reason('apprentices.reject.ravensFirst') : null
}

function isOwnRaven(state: State, raven: Raven): boolean {
  return isLiveRaven(state, raven) && ownerOf(state, raven) === state.active
}

/** D-041, D-049, DR-18. */
function checkCancel(state: State, seat: Seat, { gemstone, raven }: CancelAction): Reason | null {
  if (state.round < 2) return reason('apprentices.reject.firstRound')
  if (!isGemstone(state, seat, gemstone)) return reason('apprentices.reject.notAGemstone')
  if (!isLiveRaven(state, raven)) return reason('apprentices.reject.notARaven')
  const owner = ownerOf(state, raven)
  return owner === seat || isYetToAct(state, owner) ? null : reason('apprentices.reject.notARaven')
}
