import type { Seat } from '@athanor/kernel'
import { inMarkedColour, markOf, type TokenMarks } from '@athanor/terminal/playerToken.ts'
import type { Look } from '@athanor/terminal/terminalClient.ts'

/** a shape and a shade for each player colour; the shades are seen on dark and on light ground. */
const tokens: TokenMarks = {
  white: { shape: '○', ink: 250 },
  black: { shape: '●', ink: 244 },
  brown: { shape: '■', ink: 137 },
  purple: { shape: '▲', ink: 141 },
  red: { shape: '◆', ink: 203 },
}

/** Something in the shade of a player. */
export function inPlayerColour(text: string, seat: Seat, colours: readonly string[], look: Look): string {
  return inMarkedColour(text, seat, colours, tokens, look)
}

export function token(seat: Seat, colours: readonly string[], look: Look): string {
  return markOf(seat, colours, tokens, look)
}
