import { type Action, type ApprenticesShape, apprentices, standing, type View } from '@athanor/apprentices'
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
  if (!thrown.includes(action.kind)) {
    return worthOf(apprentices.apply(view.table, seat, action, noChance).state, seat) - now
  }
  return reckoned(view, seat, action)
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
