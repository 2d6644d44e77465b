import { type ColouredPotion, colouredPotions } from '@athanor/alchemy'
import { listed } from '@athanor/kernel'
import type { Action } from '../engine/contributions.ts'
import { checkGold } from '../engine/goods.ts'
import { product } from '../engine/groups.ts'
import { changeGold } from '../engine/mutableState.ts'
import type { SeatContext } from '../engine/rules.ts'
import type { SpaceActionOf, SpaceRules } from '../engine/space.ts'
import { type Pair, playerAt, type Table } from '../engine/state.ts'
import { studentFee } from './components/players.ts'
import { spaceCost } from './components/spaceCosts.ts'
import { finalRound } from './components/spaces.ts'
import { takeIn } from './declareActions.ts'
import { checkMix, mortarChoices, pairsIn, startMix } from './mixing.ts'
import { reason } from './reasons.ts'

/** only a charging student costs anything. */
function testFee(table: Table): number {
  return table.studentCharges ? studentFee : 0
}

function hasTwoCards({ table, seat }: SeatContext): boolean {
  return playerAt(table, seat).cards >= 2
}

const test: SpaceActionOf<'test'> = {
  action: 'test',
  isPossible: (at) => hasTwoCards(at) && checkGold(at, testFee(at.table)) === null,
  legal(at) {
    const { rules, table, seat, own } = at
    if (checkGold(at, testFee(table)) !== null) return [listed('test', [])]
    const mortars = mortarChoices(rules, playerAt(table, seat).artifacts)
    return [
      product<Action, [Pair, boolean]>('test', [pairsIn(own.hand), mortars], (pair, mortar) => ({
        kind: 'test',
        pair,
        mortar,
      })),
    ]
  },
  check: (at, action) => checkGold(at, testFee(at.table)) ?? checkMix(at, at.own.hand, action),
  /** A-169, AR-56: the fee comes before the mix. */
  act(state, seat, { pair, mortar }) {
    changeGold(state, seat, -testFee(state.table), 'student')
    startMix(state, { seat, at: 'test', mortar, price: 0, barmaids: 0, promised: null }, pair)
  },
}

/** on its own space, or on the Custodian's card. */
function drinkAt(place: 'drink' | 'custodian'): SpaceActionOf<'drink'> {
  return {
    action: 'drink',
    isPossible: hasTwoCards,
    legal: ({ rules, table, seat, own }) => [
      product<Action, [Pair, boolean]>(
        'drink',
        [pairsIn(own.hand), mortarChoices(rules, playerAt(table, seat).artifacts)],
        (pair, mortar) => ({ kind: 'drink', pair, mortar }),
      ),
    ],
    check: (at, action) => checkMix(at, at.own.hand, action),
    act(state, seat, { pair, mortar }) {
      startMix(state, { seat, at: place, mortar, price: 0, barmaids: 0, promised: null }, pair)
    },
  }
}

/** AR-93. */
const exhibit: SpaceActionOf<'exhibit'> = {
  action: 'exhibit',
  isPossible: (at) => hasTwoCards(at) && playerAt(at.table, at.seat).exhibited.length < colouredPotions.length,
  legal({ rules, table, seat, own }) {
    const { exhibited, artifacts } = playerAt(table, seat)
    const left = colouredPotions.filter((potion) => !exhibited.includes(potion))
    return [
      product<Action, [ColouredPotion, Pair, boolean]>(
        'exhibit',
        [left, pairsIn(own.hand), mortarChoices(rules, artifacts)],
        (potion, pair, mortar) => ({ kind: 'exhibit', potion, pair, mortar }),
      ),
    ]
  },
  check(at, action) {
    if (playerAt(at.table, at.seat).exhibited.includes(action.potion)) {
      return reason('alchemists.reject.alreadyExhibited', { potion: action.potion })
    }
    return checkMix(at, at.own.hand, action)
  },
  act(state, seat, { potion, pair, mortar }) {
    startMix(state, { seat, at: 'exhibit', mortar, price: 0, barmaids: 0, promised: potion }, pair)
  },
}

/** the last round has an exhibition instead of experiments. */
function beforeFinalRound(round: number): boolean {
  return round < finalRound
}

export function custodianSpace(players: number): SpaceRules {
  return {
    id: 'custodian',
    ...spaceCost(players, 'custodian'),
    isOpen: () => true,
    actions: [drinkAt('custodian')],
    card: 'drink',
    /** */
    finish: takeIn,
  }
}

export function testSpace(players: number): SpaceRules {
  return { id: 'test', ...spaceCost(players, 'test'), isOpen: beforeFinalRound, actions: [test] }
}

export function drinkSpace(players: number): SpaceRules {
  return { id: 'drink', ...spaceCost(players, 'drink'), isOpen: beforeFinalRound, actions: [drinkAt('drink')] }
}

export function exhibitSpace(players: number): SpaceRules {
  return {
    id: 'exhibit',
    ...spaceCost(players, 'exhibit'),
    isOpen: (round) => round === finalRound,
    actions: [exhibit],
  }
}
