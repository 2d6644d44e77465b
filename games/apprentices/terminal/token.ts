import type { Seat } from '@athanor/kernel'
import { markOf, type TokenMarks } from '@athanor/terminal/playerToken.ts'
import type { Look } from '@athanor/terminal/terminalClient.ts'

/** D-005, DR-93: a shape for each player, since dice have the same colours. */
const tokens: TokenMarks = {
  green: { shape: '▲', ink: 78 },
  yellow: { shape: '■', ink: 220 },
  purple: { shape: '◆', ink: 141 },
  blue: { shape: '●', ink: 75 },
}

export function token(seat: Seat, colours: readonly string[], look: Look): string {
  return markOf(seat, colours, tokens, look)
}
