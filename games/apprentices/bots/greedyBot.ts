import {
  type Action,
  type ApprenticesShape,
  apprentices,
  handOf,
  isFirstRound,
  ravenAt,
  researchPayments,
  type State,
  squareOf,
  tableSide,
  type View,
  waysToPay,
} from '@athanor/apprentices'
import type { Bot } from '@athanor/bots'
import { at, type Seat } from '@athanor/kernel'
import { worthOf } from './appraisal.ts'
import { helping } from './helping.ts'

/** Chance that is never asked: only acts without a throw are tried out. */
const noChance = {
  stream(): never {
    throw new RangeError('an act that is tried out must not throw dice')
  },
}

/** Of payments that only differ in which units pay, so many are looked at. */
const looks = 24

/** Takes what leaves the best table in sight: points, units at what they may still buy, dice for the rounds to come. */
export const greedyBot: Bot<ApprenticesShape> = {
  id: 'greedy',
  choose(view) {
    const seat = view.viewer === 'spectator' ? view.table.active : view.viewer
    const now = worthOf(view.table, seat)
    let [best, most]: [Action | null, number] = [null, Number.NEGATIVE_INFINITY]
    for (const group of apprentices.legal(view).groups) {
      const step = Math.max(1, Math.floor(group.size / looks))
      for (let index = 0; index < group.size; index += step) {
        const action = group.at(index)
        const worth = gainOf(view, seat, action, now)
        if (worth > most) [best, most] = [action, worth]
      }
    }
    if (best === null) throw new RangeError('there is no legal action')
    return best
  },
  volunteer: helping,
}

/** What an act is worth, against the table as it lies. Acts whose result a throw decides are reckoned, not tried out. */
function gainOf(view: View, seat: Seat, action: Action, now: number): number {
  const { table } = view
  switch (action.kind) {
    case 'chooseDie':
      return { green: 3, purple: 2, yellow: 1, black: 0 }[action.colour]
    case 'rerollRavens':
      return 1
    case 'rollRaven':
      // Dealt with last, once nothing better is left to do.
      return -1 - (ravenAt(table, action.raven)?.colour === 'black' ? 1 : 0)
    case 'rerollDie':
      return ravenAt(table, action.die)?.owner === seat ? 1.5 : -0.2
    case 'endTurn':
      return 0
    // A conversion is worth what can be researched with it and could not be before; for its own sake it is a waste.
    case 'convert':
      return prize(tried(table, seat, action), seat) - prize(table, seat) - wear
    default:
      return worthOf(tried(table, seat, action), seat) - now
  }
}

function tried(state: State, seat: Seat, action: Action): State {
  return apprentices.apply(state, seat, action, noChance).state
}

/** What a conversion must bring at least. */
const wear = 0.2

/** The most points that one step of research would bring with the units at hand. */
function prize(state: State, seat: Seat): number {
  const hand = handOf(state, seat)
  let most = 0
  for (const [index, side] of state.sides.entries()) {
    const square = squareOf(state, seat, index + 1)
    if (square >= state.cap) continue
    const points = at(tableSide(side, index + 1).points, square, 'square')
    if (points <= most) continue
    const { amounts } = researchPayments(side, index + 1, isFirstRound(state))
    if (amounts.some((amount) => waysToPay(hand, amount) > 0)) most = points
  }
  return most
}
