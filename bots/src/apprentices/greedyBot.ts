import {
  type Action,
  type ApprenticesShape,
  apprentices,
  handOf,
  researchPayments,
  type State,
  squareOf,
  standing,
  tableSide,
  type View,
  waysToPay,
} from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'
import type { Bot } from '../bot.ts'
import { worthOf } from './appraisal.ts'

/** Chance that is never asked: only acts without a throw are tried out. */
const noChance = {
  stream(): never {
    throw new RangeError('an act that is tried out must not throw dice')
  },
}

/** Acts whose result a throw decides; their worth is reckoned, not tried out. */
const thrown: readonly Action['kind'][] = ['rollRaven', 'rerollRavens', 'rerollDie', 'endTurn', 'chooseDie']

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
  // A gemstone that is left over buys a point; with one rival alone, what the rival is spared weighs more.
  volunteer: (view) => (view.table.players.length > 2 ? standing.fulfil(view, 'leftovers') : null),
}

/** What an act is worth, against the table as it lies. */
function gainOf(view: View, seat: Seat, action: Action, now: number): number {
  if (thrown.includes(action.kind)) return reckoned(view, seat, action)
  const after = apprentices.apply(view.table, seat, action, noChance).state
  // A conversion is worth what can be researched with it and could not be before; for its own sake it is a waste.
  if (action.kind === 'convert') return prize(after, seat) - prize(view.table, seat) - wear
  return worthOf(after, seat) - now
}

/** What a conversion must bring at least. */
const wear = 0.2

/** The most points that one step of research would bring with the units at hand. */
function prize(state: State, seat: Seat): number {
  const hand = handOf(state, seat)
  let most = 0
  for (const [index, side] of state.sides.entries()) {
    const square = squareOf(state, seat, index + 1)
    const points = tableSide(side, index + 1).points[square] ?? 0
    if (points <= most || square >= state.cap) continue
    const { amounts } = researchPayments(side, index + 1, state.round)
    if (amounts.some((amount) => waysToPay(hand, amount) > 0)) most = points
  }
  return most
}

function reckoned({ table }: View, seat: Seat, action: Action): number {
  switch (action.kind) {
    case 'chooseDie':
      return { green: 3, purple: 2, yellow: 1, black: 0 }[action.colour]
    case 'rerollRavens':
      return 1
    case 'rollRaven':
      // Dealt with last, once nothing better is left to do.
      return -1 - (action.raven === 'marker' || table.dice[action.raven]?.colour === 'black' ? 1 : 0)
    case 'rerollDie':
      return table.dice[action.die]?.face === 'raven' && table.dice[action.die]?.owner === seat ? 1.5 : -0.2
    default:
      return 0
  }
}
