import { begin, type Position, perform, quickChance, type Seat, seededChance } from '@athanor/kernel'
import type { Action } from '../contributions.ts'
import type { Event } from '../event.ts'
import { type AlchemistsShape, alchemists } from '../game.ts'
import { expansionFlags } from '../modules/expansion/flags.ts'
import type { State } from '../state.ts'
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

/** Modules whose rules the referee has read. */
const refereed: readonly string[] = ['startupFunding', 'busyDays']

const refereedSetups = expansionSetups.filter(
  ({ options }) =>
    options.printedValues === undefined &&
    expansionFlags.every((flag) => options[flag] !== true || refereed.includes(flag)),
)

/** Whole games at tables with and without modules, as far as the referee knows them. */
export function* refereedGames(games: number, seed: string): Iterable<Transition> {
  yield* playedGames(games, seed)
  yield* playedGames(Math.max(1, Math.floor(games / 5)), `${seed} with modules`, refereedSetups)
}

/** Whole games at all the tables of the harness: two by lively players, then one by players who do anything legal. */
export function* playedGames(games: number, seed: string, setups = baseSetups): Iterable<Transition> {
  for (let game = 0; game < games; game++) yield* playedGame(setups, game, `${seed}/${game}`)
}

function* playedGame(setups: typeof baseSetups, number: number, seed: string): Iterable<Transition> {
  const setup = setups[number % setups.length]
  if (setup === undefined) throw new RangeError('there is no table')
  const chance = quickChance(seed)
  const source = seededChance(hexadecimal(chance.stream('seed').below(2 ** 30)))
  const colours = alchemists.colours.slice(0, setup.seats).map((colour) => ({ colour }))
  // Every third round of all tables, so that each kind of player sits at each of them.
  const lively = Math.floor(number / setups.length) % 3 < 2
  let { position }: { position: Position<AlchemistsShape> } = begin(
    alchemists,
    optionsWith(setup.options),
    colours,
    source,
  )
  for (let step = 0; step < stepLimit; step++) {
    const answered = new Set(position.sealed.map(({ seat }) => seat))
    const decision = alchemists.decisions(position.state).find(({ seat }) => !answered.has(seat))
    if (decision === undefined) return
    const { seat } = decision
    const view = alchemists.view(position.state, seat)
    const legal = alchemists.legal(view)
    const action = lively ? livelyChoice(view, legal, chance) : legal.at(chance.below(legal.size))
    const done = perform(alchemists, position, seat, action, source)
    if (!done.ok) throw new Error(`${JSON.stringify(action)} is legal and was refused: ${done.reason.id}`)
    yield { before: position.state, seat, action, events: done.events, after: done.position.state }
    position = done.position
  }
  throw new Error(`game ${seed} does not end`)
}

function hexadecimal(number: number): string {
  return number.toString(16).padStart(64, '0')
}
