import { letterNumber } from './letters.ts'

/**
 * AR-97: what is added to the letters of a code, so that a slip is noticed. 31 is a prime above the number of letters,
 * and the factors differ: one wrong letter, or two neighbours that changed places, always give another remainder.
 * Frozen.
 */
const remainders = 31
const factors = [
  [1, 2, 3, 4, 5],
  [7, 12, 2, 19, 9],
] as const

function remainderOf(code: string, line: 0 | 1): number {
  const sum = Array.from(code).reduce(
    (total, letter, place) => total + letterNumber(letter) * (factors[line][place] as number),
    0,
  )
  return sum % remainders
}

/** The two digits of a code. */
export function checkOf(code: string): string {
  return String(remainderOf(code, 0)).padStart(2, '0')
}

/** AR-97: a code as it is shown and told: its letters, then its two digits. */
export function writtenCode(code: string): string {
  return code + checkOf(code)
}

/** Things that anybody knows and can draw; none is an ingredient, a sun or a moon. Frozen, in this order. */
export const emblems = [
  'anchor',
  'apple',
  'axe',
  'bridge',
  'butterfly',
  'candle',
  'castle',
  'cat',
  'crown',
  'fox',
  'hammer',
  'harp',
  'hourglass',
  'key',
  'ladder',
  'lantern',
  'leaf',
  'lighthouse',
  'owl',
  'palm',
  'pumpkin',
  'ring',
  'scissors',
  'shield',
  'ship',
  'snowflake',
  'star',
  'umbrella',
  'violin',
  'windmill',
  'wolf',
] as const
export type Emblem = (typeof emblems)[number]

/** AR-97: two different pictures for people to compare between phones. The first differs for every slip that the digits find. */
export function emblemsOf(code: string): readonly [Emblem, Emblem] {
  const first = emblems[remainderOf(code, 0)] as Emblem
  const others = emblems.filter((emblem) => emblem !== first)
  return [first, others[remainderOf(code, 1) % others.length] as Emblem]
}
