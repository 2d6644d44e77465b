import { at, gameLibrary } from '@athanor/kernel'
import { benches } from './benches.ts'

/** Every game with every version of its rules that a table or a log may still name. */
export const games = gameLibrary(
  benches.map(({ game }) => game),
  Object.fromEntries(benches.map(({ game, pinned: kept }) => [game.id, kept])),
)

/** The game that is played where nobody says which. */
export const defaultGame = at(games.ids, 0)
