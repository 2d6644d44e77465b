import type { Seat } from '@athanor/kernel'
import type { Event } from '../base/event.ts'
import type { State } from '../engine/state.ts'
import { compare, happened, seatsOf } from './facts.ts'
import { hasProject, projectIn } from './project.ts'

/** G-229: a report of two tokens counts half of one that is certain. */
function halvesIn(state: State, seat: Seat): number {
  const { chest, ears } = projectIn(state, seat).reports
  return [chest, ears].reduce((sum: number, tokens) => sum + (tokens === 1 ? 2 : tokens === 2 ? 1 : 0), 0)
}

/** G-226..G-234, GR-55, GR-56: what the tile for reports brings a seat in reputation. */
export function forReports(after: State, seat: Seat, conference: 1 | 2, side: 'apprentice' | 'master'): number {
  if (!hasProject(after)) return 0
  const own = halvesIn(after, seat)
  if (conference === 1) {
    if (own > 0) return side === 'apprentice' ? 1 : 0
    return side === 'master' ? -2 : 0
  }
  const halves = seatsOf(after).map((one) => halvesIn(after, one))
  const highest = own > 0 && own === Math.max(...halves) ? 2 : 0
  const lowest = own === Math.min(...halves) ? 2 : 0
  return highest - lowest + (projectIn(after, seat).flask === 3 ? 3 : 0)
}

/** G-226, GR-71: a favor card at the first conference for whoever has reported, in the order of play. */
export function judgeFavours(before: State, events: readonly Event[], after: State): readonly string[] {
  const told = events.map(({ public: event }) => event)
  const held = told.findIndex((event) => event.kind === 'conferenceHeld' && event.conference === 1)
  const supply = before.table.favourDiscard.reduce((sum, count) => sum + count, before.table.favourDeck)
  if (held < 0 || !hasProject(before) || supply < before.table.players.length) return []
  const end = told.findIndex((event) => event.kind === 'artifactsReplaced')
  const draws = happened(events.slice(held, end < 0 ? undefined : end), 'cardsDrawn')
  const given = draws.filter(({ favours }) => favours > 0)
  const due = before.table.order.filter((seat) => halvesIn(after, seat) > 0)
  return compare(
    'favor cards for reports',
    // A Herbalist among them asks before the next one draws.
    (end < 0 ? due.slice(0, given.length) : due).map((seat) => [seat, 1]),
    given.map(({ seat, favours }) => [seat, favours]),
  )
}
