import { type GameLog, namesOf } from '@athanor/kernel'
import type { Speech } from '@athanor/messages'

/** What the players of a log are called; who was forgotten is a former player. */
export function seatNames(
  log: Pick<GameLog<unknown, unknown>, 'header' | 'people'>,
  { say }: Speech<'web.seat.former'>,
): readonly string[] {
  return namesOf(log).map((name, seat) => name ?? say('web.seat.former', { number: seat + 1 }))
}
