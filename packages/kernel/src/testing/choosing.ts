import type { Decision, Seat, Shape } from '../game.ts'
import type { LegalActions } from '../legalActions.ts'
import { interrupts, owed, type Position } from '../position.ts'
import type { QuickChance } from '../quickChance.ts'
import type { Table } from './table.ts'

/** Any kind of action, then any action of that kind: rare kinds come up as often as those with thousands of forms. */
export function anyAction<Action>(legal: LegalActions<Action>, chance: QuickChance): Action {
  const group = legal.groups[chance.below(legal.groups.length)]
  if (group === undefined) throw new RangeError('there is no legal action')
  return group.at(chance.below(group.size))
}

/** Some legal actions, as far as there are any, without the same number twice. */
export function someActions<Action>(legal: LegalActions<Action>, count: number, chance: QuickChance): Action[] {
  if (legal.size <= count) return [...legal]
  const numbers = new Set<number>()
  while (numbers.size < count) numbers.add(chance.below(legal.size))
  return [...numbers].map((number) => legal.at(number))
}

/** Some of the given things, each once, in an order that chance makes. */
export function some<Item>(items: readonly Item[], count: number, chance: QuickChance): readonly Item[] {
  const rest = items.slice()
  const chosen: Item[] = []
  while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(chance.below(rest.length), 1))
  return chosen
}

/** The decisions that nobody has answered yet. */
export function unanswered<G extends Shape>(table: Table<G>, position: Position<G>): readonly Decision[] {
  return owed(table.game, position).filter((decision) => !decision.answered)
}

/** One in so many moves of a test game is made by somebody who is invited, if anybody is. */
const interruptions = 3

/** Now and then somebody who may act although nobody waits for them. Chance is asked only when there is somebody. */
export function guestToMove<G extends Shape>(
  { game }: Table<G>,
  position: Position<G>,
  chance: QuickChance,
): Seat | undefined {
  const seats = interrupts(game, position)
  return seats.length > 0 && chance.below(interruptions) === 0 ? seats[chance.below(seats.length)] : undefined
}

/** True for the given share of all calls. */
export function sampled(chance: QuickChance, rate: number): boolean {
  return rate >= 1 || chance.below(1_000_000) < rate * 1_000_000
}
