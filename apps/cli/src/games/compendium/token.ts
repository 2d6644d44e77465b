import type { Seat } from '@athanor/kernel'
import type { Look } from '../gameFace.ts'

/** a shape and a shade for each player colour; the shades are seen on dark and on light ground. */
const tokens: Readonly<Record<string, { readonly shape: string; readonly ink: number }>> = {
  white: { shape: '○', ink: 250 },
  black: { shape: '●', ink: 244 },
  brown: { shape: '■', ink: 137 },
  purple: { shape: '▲', ink: 141 },
  red: { shape: '◆', ink: 203 },
}

/** Something in the shade of a player. */
export function inPlayerColour(text: string, seat: Seat, colours: readonly string[], { paint }: Look): string {
  const found = tokens[colours[seat] ?? '']
  return found === undefined ? text : paint(text, { ink: found.ink })
}

export function token(seat: Seat, colours: readonly string[], look: Look): string {
  return inPlayerColour(tokens[colours[seat] ?? '']?.shape ?? '?', seat, colours, look)
}
