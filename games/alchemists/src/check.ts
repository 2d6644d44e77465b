import type { Seat } from '@athanor/kernel'
import type { Action } from './action.ts'
import { checkBuy } from './buyArtifact.ts'
import { favoursHeld } from './cards.ts'
import { checkChooseOrder } from './chooseOrder.ts'
import type { Space } from './components/spaces.ts'
import { checkDebunk, checkDemonstrate } from './debunkTheory.ts'
import { checkDeclare } from './declareActions.ts'
import { checkDrink, checkExhibit, checkTest } from './experiments.ts'
import { checkForage } from './forage.ts'
import { checkDiscard } from './herbalist.ts'
import { checkEndorse, checkPublish } from './publishTheory.ts'
import { type Reason, reason } from './reasons.ts'
import { isAsked } from './round.ts'
import { checkBid, checkSell } from './sellPotion.ts'
import type { Ask, Own, Table } from './state.ts'
import { checkCapTest } from './thinkingCap.ts'
import { checkTransmute } from './transmute.ts'
import type { View } from './view.ts'

/** Null, or why the viewer may not do this now. */
export function check(view: View, action: Action): Reason | null {
  const { table, own, viewer } = view
  const { ask } = table
  if (ask === null || ask.kind === 'over') return reason('kernel.reject.gameOver')
  if (viewer === 'spectator' || own === null || !isAsked(table, viewer)) return reason('kernel.reject.notYourTurn')
  return checkAnswer(table, viewer, own, ask, action) ?? null
}

function notAsked(ask: Ask): Reason {
  return reason('alchemists.reject.notAsked', { ask: ask.kind })
}

function checkAnswer(table: Table, seat: Seat, own: Own, ask: Ask, action: Action): Reason | null {
  switch (ask.kind) {
    case 'keepFavour': {
      if (action.kind !== 'keepFavour') return notAsked(ask)
      if (favoursHeld(own.favours, action.favour) > 0) return null
      return reason('alchemists.reject.favourMissing', { favour: action.favour, needed: 1, held: 0 })
    }
    case 'chooseOrder':
      return action.kind === 'chooseOrder' ? checkChooseOrder(table, seat, action) : notAsked(ask)
    case 'declare':
      return action.kind === 'declare' ? checkDeclare(table, seat, own, action) : notAsked(ask)
    case 'act':
      return action.kind === 'decline' ? null : checkAct(table, seat, own, ask, action)
    case 'bid':
      return action.kind === 'bid' ? checkBid(table, seat, action) : notAsked(ask)
    case 'herbalist':
      return action.kind === 'discard' ? checkDiscard(own.hand, action) : notAsked(ask)
    case 'periscope':
      return action.kind === 'periscope' || action.kind === 'decline' ? null : notAsked(ask)
    case 'feather':
      return action.kind === 'setBothAside' || action.kind === 'decline' ? null : notAsked(ask)
    case 'thinkingCap':
      if (action.kind === 'decline') return null
      return action.kind === 'test' ? checkCapTest(own, ask.left, action) : notAsked(ask)
    case 'immediate':
      if (action.kind === 'decline') return null
      return action.kind === 'publish' ? checkPublish(table, seat, own, action, ask.fallen) : notAsked(ask)
    case 'grant':
      if (action.kind !== 'takeGrant') return notAsked(ask)
      return ask.grants.includes(action.grant) ? null : reason('alchemists.reject.grantNotOffered')
    case 'over':
      return notAsked(ask)
  }
}

/** What can be done on each space, besides declining. */
const actionsOn: Readonly<Record<Space, readonly Action['kind'][]>> = {
  forage: ['forage'],
  transmute: ['transmute'],
  custodian: ['drink'],
  sell: ['sell'],
  buy: ['buy'],
  debunk: ['debunk', 'demonstrate'],
  publish: ['publish', 'endorse'],
  test: ['test'],
  drink: ['drink'],
  exhibit: ['exhibit'],
}

function checkAct(
  table: Table,
  seat: Seat,
  own: Own,
  ask: Extract<Ask, { kind: 'act' }>,
  action: Action,
): Reason | null {
  if (!actionsOn[ask.space].includes(action.kind)) return notAsked(ask)
  switch (action.kind) {
    case 'forage':
      return checkForage(table, action)
    case 'transmute':
      return checkTransmute(own, action)
    case 'sell':
      return checkSell(table, seat, own, action)
    case 'buy':
      return checkBuy(table, seat, own, action)
    case 'debunk':
      return checkDebunk(table, seat, action)
    case 'demonstrate':
      return checkDemonstrate(table, seat, action)
    case 'publish':
      return checkPublish(table, seat, own, action, null)
    case 'endorse':
      return checkEndorse(table, seat, own, action)
    case 'test':
      return checkTest(table, seat, own.hand, action)
    case 'drink':
      return checkDrink(table, seat, own.hand, action)
    case 'exhibit':
      return checkExhibit(table, seat, own.hand, action)
    default:
      return notAsked(ask)
  }
}
