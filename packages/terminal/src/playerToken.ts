import type { Seat } from '@athanor/kernel'
import type { Look } from './terminalClient.ts'

/** How a player colour is shown: a shape, so that no colour has to be told apart, and a shade of the 256. */
export interface TokenMark {
  readonly shape: string
  readonly ink: number
}

export type TokenMarks = Readonly<Record<string, TokenMark>>

/** Something in the shade of a player. */
export function inMarkedColour(
  text: string,
  seat: Seat,
  colours: readonly string[],
  marks: TokenMarks,
  { paint }: Look,
): string {
  const found = marks[colours[seat] ?? '']
  return found === undefined ? text : paint(text, { ink: found.ink })
}

/** The mark of a player, in the player's shade. */
export function markOf(seat: Seat, colours: readonly string[], marks: TokenMarks, look: Look): string {
  return inMarkedColour(marks[colours[seat] ?? '']?.shape ?? '?', seat, colours, marks, look)
}
