import { at, type Seat } from '@athanor/kernel'
import type { Action } from '../action.ts'
import type { Ingredient } from '../components.ts'
import type { Cubes } from '../cubes.ts'
import type { Event, Happening } from '../event.ts'
import type { Player, State } from '../state.ts'

/**
 * One part of the rules, judged from outside: what the ledger objects to in an action and all that followed from it.
 *
 * The judges of this folder are a second reading of docs/rules/compendium.md. They share nothing with the engine but
 * types and the shape of the state: numbers, products and tables are written out here once more.
 */
export type Judge = (transition: Transition) => readonly string[]

export interface Transition {
  readonly before: State
  readonly seat: Seat
  readonly action: Action
  readonly events: readonly Event[]
  readonly after: State
}

/** gray, blue, orange, green, yellow. */
const order: readonly Ingredient[] = ['birdLegs', 'mushrooms', 'trollEyes', 'dragonsBlood', 'spiders']
const [gray, blue, orange, green, yellow] = [0, 1, 2, 3, 4]

export function numberOf(ingredient: Ingredient): number {
  return order.indexOf(ingredient)
}

/** R-088, in its order. */
const products: readonly (readonly number[])[] = [
  [yellow, green],
  [yellow, blue],
  [yellow, orange],
  [yellow, gray],
  [green, blue],
  [green, orange],
  [green, gray],
  [blue, orange],
  [blue, gray],
  [orange, gray],
]

export function productsOf(cauldron: number): readonly number[] {
  return at(products, cauldron, 'cauldron')
}

export function sizeOf(cubes: readonly number[]): number {
  return cubes.reduce((sum, count) => sum + count, 0)
}

/** How many kinds there are at least one cube of. */
export function kindsOf(cubes: readonly number[]): number {
  return cubes.filter((count) => count > 0).length
}

export function holds(hand: readonly number[], wanted: readonly number[]): boolean {
  return wanted.every((count, kind) => at(hand, kind) >= count)
}

export function changed(cubes: readonly number[], change: readonly number[], times: number): readonly number[] {
  return cubes.map((count, kind) => count + times * at(change, kind))
}

export function oneOf(kind: number): readonly number[] {
  return order.map((_, other) => (other === kind ? 1 : 0))
}

/** R-049..R-051, R-062: one cube of each product that the reserve still has. */
export function yieldOf(reserve: Cubes, cauldron: number): readonly number[] {
  const given = productsOf(cauldron)
  return order.map((_, kind) => (given.includes(kind) && (reserve[kind as 0] ?? 0) > 0 ? 1 : 0))
}

export function playerOf({ players }: State, seat: Seat): Player {
  const player = players[seat]
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`)
  return player
}

export function fameOf({ score }: Player): number {
  return score.creations + score.copies + score.halfPoints + score.award
}

type Of<Kind extends Happening['kind']> = Extract<Happening, { readonly kind: Kind }>

export function happened<Kind extends Happening['kind']>(events: readonly Event[], kind: Kind): readonly Of<Kind>[] {
  return events.flatMap(({ public: event }) => (event.kind === kind ? [event as Of<Kind>] : []))
}

/** A complaint, unless what is due was found. */
export function compare(what: string, due: unknown, found: unknown): readonly string[] {
  const [wanted, got] = [JSON.stringify(due), JSON.stringify(found)]
  return wanted === got ? [] : [`${what}: ${wanted} is due, not ${got}`]
}
