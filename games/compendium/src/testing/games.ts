import { begin, type Position, perform, quickChance, seededChance } from '@athanor/kernel'
import { playerColours } from '../components.ts'
import { type CompendiumShape, compendium } from '../game.ts'
import type { Transition } from '../referee/facts.ts'
import { setups } from './harness.ts'
import { inSomeStyle } from './styles.ts'
import { optionsWith } from './table.ts'

/** Whole games at all the tables of the harness, each in some style. */
export function* playedGames(games: number, seed: string): Iterable<Transition> {
  for (let game = 0; game < games; game++) {
    const setup = setups[game % setups.length]
    if (setup === undefined) throw new RangeError('there is no table')
    const chance = quickChance(`${seed}/${game}`)
    const source = seededChance(
      chance
        .below(2 ** 30)
        .toString(16)
        .padStart(64, '0'),
    )
    const seats = playerColours.slice(0, setup.seats).map((colour) => ({ colour }))
    let { position }: { position: Position<CompendiumShape> } = begin(
      compendium,
      optionsWith(setup.options),
      seats,
      source,
    )
    while (position.state.finalCount === null) {
      const before = position.state
      const seat = before.turn
      const view = compendium.view(before, seat)
      const action = inSomeStyle(view, compendium.legal(view), chance)
      const done = perform(compendium, position, seat, action, source)
      if (!done.ok) throw new Error(`${JSON.stringify(action)} is legal and was refused: ${done.reason.id}`)
      yield { before, seat, action, events: done.events, after: done.position.state }
      position = done.position
    }
  }
}
