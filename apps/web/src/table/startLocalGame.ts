import { type Game, type Reason, type Shape, startMatch } from '@athanor/kernel'
import { randomHex } from '@athanor/ui/lib/random.ts'
import { type GameShelf, type LocalSeat, type SavedGame, savedFormat } from './savedGame.ts'

export interface LocalPlayer {
  readonly name: string
  readonly colour: string
  readonly bot: string | null
}

export type StartedLocally =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: Reason }

/** Sets a game up in this browser and puts it on the shelf, ready to be opened. */
export function startLocalGame<G extends Shape>(
  game: Game<G>,
  options: unknown,
  players: readonly LocalPlayer[],
  shelf: GameShelf,
): StartedLocally {
  const seats: readonly LocalSeat[] = players.map((player) => ({
    ...player,
    salt: randomHex(16),
    nameKey: randomHex(16),
  }))
  const secret = randomHex(32)
  const started = startMatch(game, { options, seats, secret })
  if (!started.ok) return started
  const now = Date.now()
  const saved: SavedGame = {
    format: savedFormat,
    id: randomHex(8),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: started.match.header.options,
    seats,
    secret,
    logFormat: started.match.header.format,
    entries: [],
    finished: false,
    holder: null,
    startedAt: now,
    savedAt: now,
  }
  shelf.save(saved)
  return { ok: true, id: saved.id }
}
