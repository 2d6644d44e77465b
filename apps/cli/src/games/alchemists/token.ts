import type { Seat } from '@athanor/kernel'
import type { Look } from '../gameFace.ts'
import { markOf, type TokenMarks } from '../playerToken.ts'

/** a shape and a shade for each player colour; the shades are seen on dark and on light ground. */
const tokens: TokenMarks = {
  red: { shape: '◆', ink: 203 },
  blue: { shape: '●', ink: 75 },
  green: { shape: '▲', ink: 78 },
  yellow: { shape: '■', ink: 220 },
}

export function token(seat: Seat, colours: readonly string[], look: Look): string {
  return markOf(seat, colours, tokens, look)
}
