import type { Counts } from '@athanor/apprentices'

/** Units of each type in one number, four bits each: parchment, gemstone, potion, wild. */
export type PackedHand = number

export function packed([parchment, gemstone, potion, wild]: Counts): PackedHand {
  return parchment | (gemstone << 4) | (potion << 8) | (wild << 12)
}

export function countIn(hand: PackedHand, type: number): number {
  return (hand >> (4 * type)) & 15
}

export function holds(hand: PackedHand, [parchment, gemstone, potion, wild]: Counts): boolean {
  return (
    (hand & 15) >= parchment &&
    ((hand >> 4) & 15) >= gemstone &&
    ((hand >> 8) & 15) >= potion &&
    ((hand >> 12) & 15) >= wild
  )
}

/** No more units of one type than the packed form holds. */
export function canHold(hand: PackedHand, gained: Counts): boolean {
  return gained.every((count, type) => countIn(hand, type) + count <= 15)
}

/** The hand without a type of units. */
export function without(hand: PackedHand, type: number): PackedHand {
  return hand & ~(15 << (4 * type))
}
