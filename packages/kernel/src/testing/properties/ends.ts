import type { Decision, Outcome, Seat, Shape } from '../../game.ts'
import { declaredInterrupts } from '../../position.ts'
import type { Property } from '../property.ts'
import type { Scene } from '../scene.ts'

/**
 * Somebody owes something exactly until there is an outcome. Every seat that is asked exists and is asked once, a seat that
 * may interrupt owes nothing, and the outcome is a valid ranking. (That a game ends at all, and that nobody is stuck, is
 * checked while it is played.)
 */
export const ends: Property = {
  name: 'ends',
  rate: 1,
  *position<G extends Shape>({ table, position }: Scene<G>) {
    const { game, setup } = table
    const decisions = game.decisions(position.state)
    const outcome = game.outcome(position.state)
    if (decisions.length === 0 && outcome === null) yield 'nobody owes anything, but there is no outcome'
    if (decisions.length > 0 && outcome !== null) yield 'there is an outcome, but somebody still owes something'
    yield* wrongDecisions(decisions, setup.seats)
    yield* wrongInvitations(declaredInterrupts(game, position.state), decisions, setup.seats)
    if (decisions.some(({ sealed }) => sealed) && game.resolve === undefined) {
      yield 'decisions are sealed, but the game cannot resolve them'
    }
    if (outcome !== null) yield* wrongOutcome(outcome, setup.seats)
  },
}

function* wrongDecisions(decisions: readonly Decision[], seats: number): Iterable<string> {
  if (new Set(decisions.map(({ seat }) => seat)).size < decisions.length) yield 'one seat owes two things at once'
  for (const { seat } of decisions) if (!isSeat(seat, seats)) yield `seat ${seat} owes something, but nobody sits there`
  const sealed = decisions.filter((decision) => decision.sealed === true).length
  if (sealed > 0 && sealed < decisions.length) yield 'sealed and open decisions are asked at the same time'
}

function* wrongInvitations(seats: readonly Seat[], decisions: readonly Decision[], count: number): Iterable<string> {
  if (new Set(seats).size < seats.length) yield 'one seat is invited twice'
  for (const seat of seats) {
    if (!isSeat(seat, count)) yield `seat ${seat} is invited, but nobody sits there`
    if (decisions.some((decision) => decision.seat === seat)) yield `seat ${seat} owes something and is invited besides`
  }
  if (seats.length === 0) return
  if (decisions.length === 0) yield 'somebody is invited after the end'
  if (decisions.some(({ sealed }) => sealed)) yield 'somebody is invited while answers are sealed'
}

function* wrongOutcome({ seats }: Outcome, count: number): Iterable<string> {
  if (seats.length !== count || seats.some(({ seat }, index) => seat !== index)) {
    yield 'the outcome does not name every seat once, in seat order'
  }
  for (const { seat, place, total, breakdown } of seats) {
    const due = 1 + seats.filter((other) => other.place < place).length
    if (place !== due) yield `seat ${seat} has place ${place}, but place ${due} is due`
    const sum = breakdown.reduce((points, part) => points + part.points, 0)
    if (sum !== total) yield `seat ${seat} has a total of ${total}, but its breakdown adds up to ${sum}`
  }
}

function isSeat(seat: number, seats: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats
}
