import { type Cubes, compendium, type State, type View } from '@athanor/compendium'
import { digest, seededChance } from '@athanor/kernel'

const colours = ['purple', 'red', 'white'] as const

/** A table for tests: some players after the set-up, with changes laid over it. */
function tableWith(players: 2 | 3, change: (state: State) => Partial<State>): State {
  const chance = seededChance(digest('web table')).at(0)
  const options = {
    threePlayerSetup: 'english',
    schools: true,
    schoolTie: 'best',
    openLog: true,
    firstPlayer: 'seat1',
  } as const
  const seats = colours.slice(0, players).map((colour) => ({ colour }))
  const { state } = compendium.setup(options, seats, chance)
  return { ...state, ...change(state) }
}

/** The view of the first seat, whose hand is these cubes. */
export function viewWith(hand: Cubes, change: (state: State) => Partial<State> = () => ({}), players: 2 | 3 = 3): View {
  const state = tableWith(players, (before) => {
    const own = before.players.map((player, seat) => (seat === 0 ? { ...player, hand } : player))
    const changed = { ...before, players: own }
    return { ...changed, ...change(changed) }
  })
  return compendium.view(state, 0)
}
