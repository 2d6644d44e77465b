import { begin, type Game, type Position, perform, quickChance, type Seat, seededChance } from '@athanor/kernel'
import type { Event } from '../base/event.ts'
import type { Action } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import { type AlchemistsShape, alchemists } from '../game.ts'
import { baseSetups, expansionSetups } from './harness.ts'
import { livelyChoice } from './lively.ts'
import { optionsWith } from './table.ts'

/** An answer and all that followed from it. A sealed answer that waits for others changes nothing. */
export interface Transition {
  readonly before: State
  readonly seat: Seat
  readonly action: Action
  readonly events: readonly Event[]
  readonly after: State
}

/** Longer than any game. */
const stepLimit = 2000

/** The referee has read the ledgers, and no file of a host. */
const readSetups = expansionSetups.filter(({ options }) => options.printedValues === undefined)

/** One table of each combination, then another one of each, so that few games see all of them. */
const refereedSetups = [0, 1, 2, 3, 4, 5].flatMap((table) => readSetups.filter((_, number) => number % 6 === table))

/** Whole games at tables with and without modules. */
export function* refereedGames(games: number, seed: string): Iterable<Transition> {
  yield* playedGames(games, seed)
  yield* playedGames(Math.max(1, Math.floor(games / 3)), `${seed} with modules`, refereedSetups)
}

/** Whole games at all the tables of the harness: two by lively players, then one by players who do anything legal. */
export function* playedGames(
  games: number,
  seed: string,
  setups = baseSetups,
  of: Game<AlchemistsShape> = alchemists,
): Iterable<Transition> {
  for (let number = 0; number < games; number++) yield* playedGame(of, setups, number, `${seed}/${number}`)
}

function* playedGame(
  game: Game<AlchemistsShape>,
  setups: typeof baseSetups,
  number: number,
  seed: string,
): Iterable<Transition> {
  const setup = setups[number % setups.length]
  if (setup === undefined) throw new RangeError('there is no table')
  const chance = quickChance(seed)
  const source = seededChance(hexadecimal(chance.stream('seed').below(2 ** 30)))
  const colours = game.colours.slice(0, setup.seats).map((colour) => ({ colour }))
  // Every third round of all tables, so that each kind of player sits at each of them.
  const lively = Math.floor(number / setups.length) % 3 < 2
  let { position }: { position: Position<AlchemistsShape> } = begin(
    game,
    optionsWith(setup.options, game),
    colours,
    source,
  )
  for (let step = 0; step < stepLimit; step++) {
    const answered = new Set(position.sealed.map(({ seat }) => seat))
    const decision = game.decisions(position.state).find(({ seat }) => !answered.has(seat))
    if (decision === undefined) return
    const { seat } = decision
    const view = game.view(position.state, seat)
    const legal = game.legal(view)
    const action = lively ? livelyChoice(view, legal, chance) : legal.at(chance.below(legal.size))
    const done = perform(game, position, seat, action, source)
    if (!done.ok) throw new Error(`${JSON.stringify(action)} is legal and was refused: ${done.reason.id}`)
    yield { before: position.state, seat, action, events: done.events, after: done.position.state }
    position = done.position
  }
  throw new Error(`game ${seed} does not end`)
}

function hexadecimal(number: number): string {
  return number.toString(16).padStart(64, '0')
}
