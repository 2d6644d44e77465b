import type { Game, Seat, Shape } from '@athanor/kernel'
import type { SavedGame } from './savedGame.ts'

/** What a person of this screen has settled, if the game invites at all. */
export function wishOf<G extends Shape>({ autoResponse }: Game<G>, saved: SavedGame, seat: Seat): string | null {
  if (autoResponse === undefined || saved.seats[seat]?.bot !== null) return null
  const kept = saved.wishes?.[seat] ?? ''
  return (autoResponse.wishes.includes(kept) ? kept : autoResponse.wishes[0]) ?? null
}
