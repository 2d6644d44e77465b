import type { Applied, Seat } from '@athanor/kernel'
import { type Cubes, minus, plus } from './cubes.ts'
import type { Event, Happening, OwnPart } from './event.ts'
import { fameMarker, fameOf, type Player, type Score, type State } from './state.ts'
import { afterGain, afterPayment } from './trail.ts'

/** What an action made of the state so far, and what happened on the way. */
export type StateChange = Applied<State, Happening, OwnPart>

export function withPlayer(players: readonly Player[], seat: Seat, change: (player: Player) => Player): Player[] {
  const result = players.slice()
  result[seat] = change(players[seat] as Player)
  return result
}

/** Cubes that arrive before everybody's eyes. */
export function gained(player: Player, cubes: Cubes): Player {
  return { ...player, hand: plus(player.hand, cubes), trail: afterGain(player.trail, cubes) }
}

/** Cubes paid before everybody's eyes. */
export function paid(player: Player, cubes: Cubes): Player {
  return { ...player, hand: minus(player.hand, cubes), trail: afterPayment(player.trail, cubes) }
}

/** Adds fame to one of the four sums, and says so when the marker comes round the track (R-085..R-087). */
export function scored(player: Player, seat: Seat, source: keyof Score, points: number, events: Event[]): Player {
  const score = { ...player.score, [source]: player.score[source] + points }
  const before = fameMarker(fameOf(player.score)).chip
  const { chip } = fameMarker(fameOf(score))
  if (chip > before) events.push({ public: { kind: 'fameLapped', seat, chip } })
  return { ...player, score }
}
