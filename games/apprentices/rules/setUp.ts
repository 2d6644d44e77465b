import { type Applied, type Chance, pick, type SeatSetup } from '@athanor/kernel'
import { capFor, dieColours, dieKinds, highestPrice, sides, tableCount } from './components.ts'
import type { Happening } from './event.ts'
import { noHelp } from './help.ts'
import { withNewDie } from './market.ts'
import { chosenFirstSeat, type Options, sideChoicesOf } from './options.ts'
import type { Score, State } from './state.ts'

const nothing: Score = { research: 0, ravens: 0, abilities: 0, losses: 0, dice: 0 }

/** D-010..D-016, DR-60, DR-71. */
export function setUp(
  options: Options,
  seats: readonly SeatSetup[],
  chance: Chance,
): Applied<State, Happening, object> {
  const chosen = chosenFirstSeat(options.firstPlayer)
  const starter = chosen ?? chance.stream('firstPlayer').below(seats.length)
  const shown = sideChoicesOf(options).map((choice) =>
    choice === 'random' ? pick(chance.stream('sides'), sides) : choice,
  )
  const empty: State = {
    options,
    colours: seats.map(({ colour }) => colour),
    sides: shown,
    phase: 'fifthDie',
    round: 0,
    starter,
    active: starter,
    price: highestPrice,
    pool: dieColours.map((colour) => dieKinds[colour].count),
    cap: capFor(seats.length),
    marker: false,
    dice: [],
    made: [],
    tracks: Array.from({ length: tableCount }, () => []),
    blocked: [],
    used: [],
    help: noHelp,
    players: seats.map(() => ({ score: nothing })),
    endTriggered: false,
    tieRound: false,
  }
  // D-016.
  const state = seats.reduce<State>(
    (table, _, seat) => dieColours.reduce((before, colour) => withNewDie(before, seat, colour), table),
    empty,
  )
  return { state, events: [{ public: { kind: 'gameBegan', starter, sides: shown } }] }
}
