import { at, listed, type Seat } from '@athanor/kernel'
import type { ActionRule } from './actionRule.ts'
import { type DieColour, dieColours, lowestPrice } from './components.ts'
import { type Reason, reason } from './reasons.ts'
import { pointsAt, scored } from './score.ts'
import type { Die, State } from './state.ts'

/** Dice of a colour that are left for sale. */
export function leftOf({ pool }: Pick<State, 'pool'>, colour: DieColour): number {
  return at(pool, dieColours.indexOf(colour), 'colour of dice')
}

export function coloursLeft(state: State): readonly DieColour[] {
  return dieColours.filter((colour) => leftOf(state, colour) > 0)
}

/** DR-61. */
export function checkColour(state: State, colour: DieColour): Reason | null {
  return leftOf(state, colour) > 0 ? null : reason('apprentices.reject.colourGone', { colour })
}

/** D-108: a new die has no face until the next roll. */
export function withNewDie(state: State, seat: Seat, colour: DieColour): State {
  const pool = state.pool.slice()
  pool[dieColours.indexOf(colour)] = leftOf(state, colour) - 1
  const die: Die = { colour, owner: seat, holder: seat, face: null, state: 'resting' }
  return { ...state, pool, dice: [...state.dice, die] }
}

export const buyDie: ActionRule<'buyDie'> = {
  moment: 'work',
  /** D-103, D-118, DR-87. */
  closed(state, seat) {
    const points = pointsAt(state, seat)
    return points < state.price ? reason('apprentices.reject.pointsMissing', { needed: state.price, points }) : null
  },
  ways({ state }, groups) {
    groups.push(
      listed(
        'buyDie',
        coloursLeft(state).map((colour) => ({ kind: 'buyDie', colour })),
      ),
    )
  },
  check: (state, _, { colour }) => checkColour(state, colour),
  /** D-104..D-110. */
  apply(state, seat, { colour }, _, events) {
    const { price } = state
    events.push({ public: { kind: 'dieBought', seat, colour, price } })
    const paid = scored(state, seat, 'dice', -price, events)
    return { ...withNewDie(paid, seat, colour), price: Math.max(lowestPrice, price - 1) }
  },
}
