import type { Seat } from '@athanor/kernel'
import { type Message, player, sayer } from './message.ts'

/** Says that a seat took its last move back: no event of any game, but part of its story. */
export function undone(seat: Seat): Message<never> {
  return sayer<never>()('web.log.undone', { player: player(seat) })
}
