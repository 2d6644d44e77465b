import type { Game, Shape } from '@athanor/kernel'
import type { GameChecks, Recording } from '@athanor/parts'
import { registry } from '@athanor/registry'

export interface CheckedGame {
  readonly game: Game<Shape>
  readonly checks: GameChecks
}

/** All games of the house, with what the checks must know about each. */
export const checkedGames: readonly CheckedGame[] = await Promise.all(
  registry.map(async ({ bench, checks }) => ({ game: (await bench()).game, checks: await checks() })),
)

export function checkedGame(id: string): CheckedGame | undefined {
  return checkedGames.find(({ game }) => game.id === id)
}

/** All games that are kept, with the rules that they are played by. */
export const recordings: readonly (Recording & { readonly game: Game<Shape> })[] = checkedGames.flatMap(
  ({ game, checks }) => checks.recordings.map((recording) => ({ ...recording, game })),
)
