import { type ColouredPotion, colouredPotions } from '@athanor/alchemy'
import { listed } from '@athanor/kernel'
import { discardFavour } from './cards.ts'
import { studentFee } from './components/players.ts'
import { spaceCost } from './components/spaceCosts.ts'
import { finalRound } from './components/spaces.ts'
import type { Action } from './contributions.ts'
import { changeGold } from './draft.ts'
import { checkGold } from './goods.ts'
import { product } from './groups.ts'
import { checkMix, mortarChoices, pairsIn, startMix } from './mixing.ts'
import { reason } from './reasons.ts'
import type { Standing } from './rules.ts'
import type { DeedOf, SpaceRules } from './space.ts'
import { type Pair, playerAt, type Table } from './state.ts'

/** only a charging student costs anything. */
function testFee(table: Table): number {
  return table.studentCharges ? studentFee : 0
}

function hasTwoCards({ table, seat }: Standing): boolean {
  return playerAt(table, seat).cards >= 2
}

const test: DeedOf<'test'> = {
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
  act(draft, seat, { pair, mortar }) {
    changeGold(draft, seat, -testFee(draft.table), 'student')
    startMix(draft, { seat, at: 'test', mortar, price: 0, barmaids: 0, promised: null }, pair)
  },
}

/** on its own space, or on the Custodian's card. */
function drinkAt(place: 'drink' | 'custodian'): DeedOf<'drink'> {
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
    act(draft, seat, { pair, mortar }) {
      startMix(draft, { seat, at: place, mortar, price: 0, barmaids: 0, promised: null }, pair)
    },
  }
}

/** AR-93. */
const exhibit: DeedOf<'exhibit'> = {
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
  act(draft, seat, { potion, pair, mortar }) {
    startMix(draft, { seat, at: 'exhibit', mortar, price: 0, barmaids: 0, promised: potion }, pair)
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
    deeds: [drinkAt('custodian')],
    card: 'drink',
    /** */
    finish(draft) {
      if (!draft.table.custodianOut) return
      draft.table.custodianOut = false
      discardFavour(draft, draft.rules.favourFor('declaring', 'drink').id)
    },
  }
}

export function testSpace(players: number): SpaceRules {
  return { id: 'test', ...spaceCost(players, 'test'), isOpen: beforeFinalRound, deeds: [test] }
}

export function drinkSpace(players: number): SpaceRules {
  return { id: 'drink', ...spaceCost(players, 'drink'), isOpen: beforeFinalRound, deeds: [drinkAt('drink')] }
}

export function exhibitSpace(players: number): SpaceRules {
  return {
    id: 'exhibit',
    ...spaceCost(players, 'exhibit'),
    isOpen: (round) => round === finalRound,
    deeds: [exhibit],
  }
}
