import type { Seat } from '@athanor/kernel'
import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import { askIn, compare, goldFor, happened, newlyParalysed, owns } from './facts.ts'
import type { Judge } from './judge.ts'
import { judgeDraw } from './supply.ts'

/** Ingredients and favor cards of the order spaces, from the top: A-434 for two and three players, A-435 for four. */
const smallSide = [
  [0, 0],
  [0, 0],
  [1, 0],
  [2, 0],
  [1, 1],
  [0, 2],
  [2, 1],
]
const largeSide = [
  [0, 0],
  [0, 0],
  [1, 0],
  [2, 0],
  [1, 1],
  [0, 2],
  [3, 0],
  [2, 1],
]
/** the green space. */
const greenSpace = [1, 1]

/** A-112..A-130: cards for a place in the order, then the order itself, and who declares first. */
export const judgePlayOrder: Judge = (before, seat, action, events, after) => {
  const complaints: string[] = []
  const spaces = before.table.players.length === 4 ? largeSide : smallSide
  if (action.kind === 'chooseOrder') {
    const [ingredients = 0, favours = 0] = spaces[action.space] ?? []
    complaints.push(...compare('the price of the place', action.space === 0 ? -1 : 0, goldFor(events, seat, 'order')))
    complaints.push(...judgeCards(before, seat, events, ingredients, favours))
  }
  // With everybody paralysed the next round may get its order in the same breath, and no marker is placed (AR-55).
  const fresh = happened(events, 'roundBegan').length > 0
  const placed = action.kind === 'chooseOrder' ? before.table.markers.with(action.space, seat) : before.table.markers
  const chosen = fresh ? [] : placed.filter((marker) => marker !== null)
  const paralysed = fresh ? newlyParalysed(before, events) : before.table.paralysed
  for (const { order } of happened(events, 'orderSet')) {
    complaints.push(...compare('the play order', [...chosen, ...paralysed], order))
  }
  for (const { seat: drawer } of happened(events, 'paralysedDrew')) {
    const from = events.findIndex(({ public: event }) => event.kind === 'paralysedDrew' && event.seat === drawer)
    const [ingredients = 0, favours = 0] = greenSpace
    complaints.push(...judgeCards(before, drawer, events.slice(from), ingredients, favours))
  }
  const { order } = after.table
  const ask = askIn(after)
  if (ask?.kind !== 'declare') return complaints
  const lowest = order.findLast((one) => after.table.players[one]?.plan === null)
  return [...complaints, ...compare('who declares next', lowest, ask.seat)]
}

/** a Trunk keeps the ingredients of order spaces away. */
function judgeCards(
  before: State,
  seat: Seat,
  events: readonly Event[],
  ingredients: number,
  favours: number,
): readonly string[] {
  const due = { ingredients: owns(before, seat, 'witchsTrunk') ? 0 : ingredients, favours }
  return judgeDraw(`the cards for the place of ${seat}`, before, seat, events, due)
}
