import type { SeatInfo, TableInfo } from '@athanor/protocol'
import { familiarName } from '../app/botNames.ts'
import type { Words } from '../app/words.tsx'

/** Who sits there: people have their names, bots are called after familiars, and a free seat says so. */
export function seatName({ holder, name }: Pick<SeatInfo, 'holder' | 'name'>, index: number, words: Words): string {
  if (name !== null) return name
  return holder === 'bot' ? familiarName(index, words) : words.say('web.seat.free')
}

export function nameAt({ seats }: Pick<TableInfo, 'seats'>, seat: number, words: Words): string {
  const info = seats[seat]
  return info === undefined ? '' : seatName(info, seat, words)
}
