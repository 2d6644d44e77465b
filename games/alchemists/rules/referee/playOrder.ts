import type { Seat } from '@athanor/kernel'
import type { Event } from '../base/event.ts'
import type { State } from '../engine/state.ts'
import { askIn, compare, goldFor, happened, newlyParalysed, owns, playerOf, standing } from './facts.ts'
import type { Judge } from './judge.ts'
import { canPay, type OrderPlace, placesOf } from './places.ts'
import { approvalFor } from './project.ts'
import { judgeDraw } from './supply.ts'
import { movedBy } from './zones.ts'

/** the green space. */
const greenSpace = [1, 1]

/** A-112..A-130: cards for a place in the order, then the order itself, and who declares first. */
export const judgePlayOrder: Judge = (before, seat, action, events, after) => {
  const complaints: string[] = []
  if (action.kind === 'chooseOrder') complaints.push(...judgePlace(before, seat, action.space, events, after))
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

/** GR-38, GR-72: everything is paid and everything is taken, or nothing where nothing can be paid. */
function judgePlace(
  before: State,
  seat: Seat,
  space: number,
  events: readonly Event[],
  after: State,
): readonly string[] {
  const place = placesOf(before)[space]
  if (place === undefined) return ['a place that is not there']
  const isPaid = canPay(before, seat, place)
  const { cost, gain }: Omit<OrderPlace, 'players'> = isPaid ? place : { cost: {}, gain: {} }
  const net = (good: string) => (gain[good] ?? 0) - (cost[good] ?? 0)
  const read = happened(events, 'bookTaken').filter((book) => book.seat === seat).length
  const { cubes } = playerOf(before, seat)
  const left = { ...cubes, board: cubes.board + net('c'), unused: cubes.unused - net('c') }
  return [
    ...compare('the gold for the place', net('g'), goldFor(events, seat, 'order')),
    ...compare('the tokens for the place', net('a'), approvalFor(events, seat, 'order')),
    ...compare(
      'the reputation for the place',
      movedBy(before, seat, net('r')),
      standing(before, events, seat, 'order'),
    ),
    ...compare('the cubes after the place', left, playerOf(after, seat).cubes),
    ...compare('the books of the place', gain['b'] ?? 0, read),
    ...judgeCards(before, seat, events, gain['i'] ?? 0, gain['f'] ?? 0),
  ]
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
