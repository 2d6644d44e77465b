import { type ActionGroup, at } from '@athanor/kernel'
import { type Counts, payment, waysToPay } from './payment.ts'
import type { Hand } from './units.ts'

/** Everything of one list with everything of another. */
export function pairs<Made extends { readonly kind: string }, A, B>(
  kind: Made['kind'],
  first: readonly A[],
  second: readonly B[],
  make: (a: A, b: B) => Made,
): ActionGroup<Made> {
  return {
    kind,
    size: first.length * second.length,
    at: (index) => make(at(first, Math.floor(index / second.length)), at(second, index % second.length)),
  }
}

/** A group made of parts of these sizes. */
function several<Made extends { readonly kind: string }>(
  kind: Made['kind'],
  sizes: readonly number[],
  make: (part: number, index: number) => Made,
): ActionGroup<Made> {
  let size = 0
  for (const each of sizes) size += each
  return {
    kind,
    size,
    at(index) {
      let rest = index
      for (let part = 0; part < sizes.length; part++) {
        const each = at(sizes, part)
        if (rest < each) return make(part, rest)
        rest -= each
      }
      throw new RangeError(`there is no ${kind} number ${index} of ${size}`)
    },
  }
}

/** Every set of units at hand that makes up one of these amounts, each with as many further choices. */
export function paying<Made extends { readonly kind: string }>(
  kind: Made['kind'],
  hand: Hand,
  amounts: readonly Counts[],
  choicesOf: (part: number) => number,
  make: (units: readonly number[], part: number, choice: number) => Made,
): ActionGroup<Made> {
  const sizes = amounts.map((amount, part) => waysToPay(hand, amount) * choicesOf(part))
  return several(kind, sizes, (part, index) => {
    const choices = choicesOf(part)
    return make(payment(hand, at(amounts, part), Math.floor(index / choices)), part, index % choices)
  })
}

/** One choice: whoever pays gets the same whatever they pay with. */
export function once(): number {
  return 1
}
