import type { GameEvent } from '../event.ts'
import type { Game, Seat, Shape } from '../game.ts'
import { perform } from '../position.ts'
import { quickChance } from '../quickChance.ts'
import { anyAction, guestToMove, unanswered } from './choosing.ts'
import type { Harness } from './harness.ts'
import { newTable } from './table.ts'

/** An action and all that followed from it. */
export interface Transition<G extends Shape> {
  readonly before: G['state']
  readonly seat: Seat
  readonly action: G['action']
  readonly events: readonly GameEvent<G['event'], G['secret']>[]
  readonly after: G['state']
}

/** Whole games at all the tables of a harness, move by move, played as it says; those who are invited act now and then. */
export function* playedGames<G extends Shape>(
  game: Game<G>,
  { setups, choose }: Pick<Harness<G>, 'setups' | 'choose'>,
  games: number,
  seed: string,
): Iterable<Transition<G>> {
  for (let number = 0; number < games; number++) {
    const setup = setups[number % setups.length]
    const table = setup === undefined ? undefined : newTable(game, setup, `${seed}/${number}`)
    if (table === undefined || 'id' in table) throw new RangeError(`there is no table ${number}`)
    const chance = quickChance(table.seed)
    let { position } = table.start
    for (;;) {
      const before = position.state
      const seat = guestToMove(table, position, chance) ?? unanswered(table, position)[0]?.seat
      if (seat === undefined) break
      const view = game.view(before, seat)
      const legal = game.legal(view)
      const action = choose === undefined ? anyAction(legal, chance) : choose(view, legal, chance)
      const done = perform(game, position, seat, action, table.source)
      if (!done.ok) throw new Error(`${JSON.stringify(action)} is legal and was refused: ${done.reason.id}`)
      yield { before, seat, action, events: done.events, after: done.position.state }
      position = done.position
    }
  }
}
