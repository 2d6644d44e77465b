import type { SeatInfo, TableInfo } from '@athanor/protocol'
import type { Words } from '@athanor/ui/words/words.tsx'
import { familiarName } from '../lib/botNames.ts'

/** Who sits there: people have their names, bots are called after familiars, and a free seat says so. */
export function seatName({ holder, name }: Pick<SeatInfo, 'holder' | 'name'>, index: number, words: Words): string {
  if (name !== null) return name
  if (holder === 'bot') return familiarName(index, words)
  // A person without a name was forgotten.
  return holder === 'person' ? words.say('web.seat.former', { number: index + 1 }) : words.say('web.seat.free')
}

export function nameAt({ seats }: Pick<TableInfo, 'seats'>, seat: number, words: Words): string {
  const info = seats[seat]
  return info === undefined ? '' : seatName(info, seat, words)
}
