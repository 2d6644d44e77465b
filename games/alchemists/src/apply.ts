import type { Applied, Chance, Seat } from '@athanor/kernel'
import type { Action } from './action.ts'
import { buy } from './buyArtifact.ts'
import { loseFavour } from './cards.ts'
import { chooseOrder } from './chooseOrder.ts'
import type { Bid } from './components/bids.ts'
import { added, countOf } from './counts.ts'
import { debunk, demonstrate } from './debunkTheory.ts'
import { declare } from './declareActions.ts'
import { decline } from './decline.ts'
import { changePlayer, type Draft, draftOf, emit, finished, moveCubes, ownOf } from './draft.ts'
import type { Happening, OwnPart } from './event.ts'
import { drink, exhibit, test } from './experiments.ts'
import { type Favour, favourNumber, favours } from './favours/favours.ts'
import { forage } from './forage.ts'
import { checkGrants, takeGrant } from './grantCheck.ts'
import { discard } from './herbalist.ts'
import { chooseForFeather } from './mixing.ts'
import { look, lookAway } from './periscope.ts'
import { endorse, publish } from './publishTheory.ts'
import { run } from './round.ts'
import { revealBids, sell } from './sellPotion.ts'
import type { Ask, State } from './state.ts'
import { capTest } from './thinkingCap.ts'
import { transmute } from './transmute.ts'

type Change = Applied<State, Happening, OwnPart>

/** Carries out an answer that `check` allows, and goes on until the next question. */
export function apply(state: State, seat: Seat, action: Action, chance: Chance): Change {
  const draft = draftOf(state, chance)
  const ask = state.table.ask as Ask
  draft.table.ask = null
  answer(draft, seat, ask, action)
  run(draft)
  return finished(draft)
}

/** Sealed answers: the first favor cards (AR-71) and the bids. */
export function resolve(state: State, sealed: ReadonlyMap<Seat, Action>, chance: Chance): Change {
  const draft = draftOf(state, chance)
  draft.table.ask = null
  const bids = new Map<Seat, Bid>()
  for (const [seat, action] of sealed) {
    if (action.kind === 'bid') bids.set(seat, action.bid)
    if (action.kind === 'keepFavour') keepFavour(draft, seat, action.favour)
  }
  if (bids.size > 0) revealBids(draft, bids)
  else draft.table.waiting = seatsFrom(draft.table.startingPlayer, draft.table.players.length)
  run(draft)
  return finished(draft)
}

function seatsFrom(first: Seat, players: number): readonly Seat[] {
  return Array.from({ length: players }, (_, step) => (first + step) % players)
}

/** the other card goes face up to the pile; of two Herbalists one goes without effect (AR-72). */
function keepFavour(draft: Draft, seat: Seat, kept: Favour): void {
  const rest = added(ownOf(draft, seat).favours, favourNumber(kept), -1)
  for (const favour of favours) {
    if (countOf(rest, favourNumber(favour)) === 0) continue
    loseFavour(draft, seat, favour)
    draft.table.favourDiscard = added(draft.table.favourDiscard, favourNumber(favour), 1)
    emit(draft, { kind: 'favourRejected', seat, favour })
  }
}

function answer(draft: Draft, seat: Seat, ask: Ask, action: Action): void {
  if (ask.kind === 'act' && action.kind !== 'decline') begin(draft, seat, ask)
  switch (action.kind) {
    case 'keepFavour':
    case 'bid':
      // Sealed: carried out together in `resolve`.
      return
    case 'chooseOrder':
      chooseOrder(draft, seat, action)
      return
    case 'declare':
      declare(draft, seat, action)
      return
    case 'forage':
      forage(draft, seat, action)
      return
    case 'transmute':
      transmute(draft, seat, action)
      return
    case 'sell':
      sell(draft, seat, action)
      return
    case 'buy':
      buy(draft, seat, action)
      return
    case 'debunk':
      debunk(draft, seat, action)
      return
    case 'demonstrate':
      demonstrate(draft, seat, action)
      return
    case 'publish':
      publish(draft, seat, action, ask.kind === 'immediate')
      return
    case 'endorse':
      endorse(draft, seat, action)
      return
    case 'test':
      if (ask.kind === 'thinkingCap') capTest(draft, seat, ask.left, action)
      else test(draft, seat, action)
      return
    case 'drink':
      drink(draft, seat, ask.kind === 'act' && ask.space === 'custodian' ? 'custodian' : 'drink', action)
      return
    case 'exhibit':
      exhibit(draft, seat, action)
      return
    case 'discard':
      discard(draft, seat, action)
      return
    case 'periscope':
      look(draft, seat)
      return
    case 'setBothAside':
      chooseForFeather(draft, seat, true)
      return
    case 'takeGrant':
      takeGrant(draft, seat, action.grant)
      return
    case 'decline':
      refuse(draft, seat, ask)
  }
}

/** the cubes of the action return to their owner's board; a repeat has none (AR-80). */
function begin(draft: Draft, seat: Seat, ask: Extract<Ask, { kind: 'act' }>): void {
  moveCubes(draft, seat, 'placed', 'board', ask.cubes)
  if (!ask.boots) return
  changePlayer(draft, seat, { bootsUsed: true })
  emit(draft, { kind: 'bootsUsed', seat, space: ask.space })
}

/** Not doing what was offered. */
function refuse(draft: Draft, seat: Seat, ask: Ask): void {
  switch (ask.kind) {
    case 'act':
      decline(draft, seat, ask, false)
      return
    case 'periscope':
      lookAway(draft, seat)
      return
    case 'feather':
      chooseForFeather(draft, seat, false)
      return
    case 'immediate':
      emit(draft, { kind: 'declined', seat, ask: 'immediate', forced: false })
      // AR-19: the debunking is complete now.
      checkGrants(draft, seat)
      return
    default:
      emit(draft, { kind: 'declined', seat, ask: ask.kind, forced: false })
  }
}
