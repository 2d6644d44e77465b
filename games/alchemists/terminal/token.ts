import type { Seat } from '@athanor/kernel'
import { markOf, type TokenMarks } from '@athanor/terminal/playerToken.ts'
import type { Look } from '@athanor/terminal/terminalClient.ts'

/** a shape and a shade for each player colour; the shades are seen on dark and on light ground. */
const tokens: TokenMarks = {
  purple: { shape: '▲', ink: 141 },
  white: { shape: '○', ink: 250 },
  brown: { shape: '■', ink: 137 },
  black: { shape: '●', ink: 244 },
}

export function token(seat: Seat, colours: readonly string[], look: Look): string {
  return markOf(seat, colours, tokens, look)
}
