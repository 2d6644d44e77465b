import type { Seat } from '@athanor/kernel'
import { type Side, type TableSide, tableCount, tableSide } from './components.ts'
import type { State, TrackToken } from './state.ts'

/** Which side of a board is shown; tables count from 1. */
export function sideAt({ sides }: Pick<State, 'sides'>, table: number): Side {
  const side = sides[table - 1]
  if (side === undefined) throw new RangeError(`there is no table ${table}`)
  return side
}

/** What that side says. */
export function boardAt(state: Pick<State, 'sides'>, table: number): TableSide {
  return tableSide(sideAt(state, table), table)
}

/** The tokens of a table in order of rank, best first. */
export function trackOf(state: Pick<State, 'tracks'>, table: number): readonly TrackToken[] {
  const track = state.tracks[table - 1]
  if (track === undefined) throw new RangeError(`there is no table ${table}`)
  return track
}

/** 0 when the seat has no token there. */
export function squareOf(state: State, seat: Seat, table: number): number {
  for (const standing of trackOf(state, table)) if (standing.seat === seat) return standing.square
  return 0
}

/** D-088: 1 is best; 0 without a token. */
export function rankOf(state: State, seat: Seat, table: number): number {
  let rank = 0
  for (const standing of trackOf(state, table)) {
    rank++
    if (standing.seat === seat) return rank
  }
  return 0
}

/** D-073..D-075, DR-52..DR-54: the token lies on top of its square, so it ranks before all that stand there already. */
export function moved(track: readonly TrackToken[], token: TrackToken): readonly TrackToken[] {
  const others = track.filter(({ seat }) => seat !== token.seat)
  const place = others.findIndex(({ square }) => square <= token.square)
  return place < 0 ? [...others, token] : [...others.slice(0, place), token, ...others.slice(place)]
}

/** DR-58: nobody has a square left to go to. */
export function isDry(state: State): boolean {
  return state.tracks.every(
    (track) => track.length === state.players.length && track.every(({ square }) => square === state.cap),
  )
}

/** D-121: whether the seat has a token on the table of the extra raven. */
export function meetsExtraRaven(state: State, seat: Seat): boolean {
  for (let table = 1; table <= tableCount; table++) {
    if (boardAt(state, table).extraRaven && rankOf(state, seat, table) > 0) return true
  }
  return false
}
