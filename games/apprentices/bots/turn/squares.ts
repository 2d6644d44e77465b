import { type State, squareOf, tableCount } from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'

/** A player's squares in one number, three bits for each table. */
export type PackedSquares = number

export function squareIn(squares: PackedSquares, index: number): number {
  return (squares >> (3 * index)) & 7
}

export function squaresOf(state: State, seat: Seat): PackedSquares {
  let squares = 0
  for (let table = 1; table <= tableCount; table++) squares |= squareOf(state, seat, table) << (3 * (table - 1))
  return squares
}
