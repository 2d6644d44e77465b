import { randomBytes } from 'node:crypto'
import { digest, hexOf, isHex, type QuickChance, quickChance, utf8 } from '@athanor/kernel'

/** 64 hexadecimal digits that nobody could have known. */
export function freshSecret(): string {
  return hexOf(randomBytes(32))
}

/** A salt that nobody could have known: short enough to be read out at a table. */
export function freshSalt(): string {
  return hexOf(randomBytes(16))
}

/** The secret that a seed stands for: 64 hexadecimal digits are one already, any other text is hashed into one. */
export function secretOfSeed(seed: string): string {
  return isHex(seed, 32) ? seed : digest('cli/seed/1', utf8(seed))
}

/** The secret of one game of a series. Depends on the series and the number alone, never on who plays it when. */
export function secretInSeries(seed: string, number: number): string {
  return digest('cli/series/1', utf8(`${number}\n${seed}`))
}

/**
 * What a seat of bots thinks with, apart from the game's own luck. A game that goes on after so many entries does not
 * repeat the thoughts of its beginning.
 */
export function botChance(secret: string, seat: number, after = 0): QuickChance {
  const since = after === 0 ? '' : `\n${after}`
  // 52 of the 256 bits: as many as a whole number holds exactly.
  return quickChance(Number.parseInt(digest('cli/bot/1', utf8(`${seat}\n${secret}${since}`)).slice(0, 13), 16))
}
