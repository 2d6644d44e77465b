import { type Counts, type State, typeIndex } from '@athanor/apprentices'
import { at, type Seat } from '@athanor/kernel'
import { countIn, type PackedHand, packed, without } from './hand.ts'

/**
 * DR-83: ready units by the use of a slot that made them, the latest use last. Where a raven breaks whole conversions it
 * takes a batch together; elsewhere nobody has to know, and there are none.
 */
export type Batches = readonly PackedHand[]

const noBatches: Batches = []

/** What a seat has made itself and still holds. */
export function batchesOf({ options, made }: State, seat: Seat): Batches {
  if (!options.ravenBreaksWholeConversion) return noBatches
  const byUse = new Map<string, [number, number, number, number]>()
  for (const { holder, maker, table, rank, type, state } of made) {
    if (state !== 'ready' || holder !== seat || maker !== seat) continue
    const use = `${table}.${rank}`
    const counts = byUse.get(use) ?? [0, 0, 0, 0]
    counts[typeIndex(type)]++
    byUse.set(use, counts)
  }
  return [...byUse.values()].map(packed)
}

/** Units are paid latest first: made ones before dice (see `actionOf`). */
export function paidFrom(batches: Batches, spent: Counts): Batches {
  if (batches.length === 0) return batches
  const left = batches.slice()
  for (const [type, count] of spent.entries()) {
    let due = count
    for (let place = left.length - 1; place >= 0 && due > 0; place--) {
      const batch = at(left, place, 'batch')
      const paid = Math.min(due, countIn(batch, type))
      left[place] = batch - (paid << (4 * type))
      due -= paid
    }
  }
  return left.filter((batch) => batch !== 0)
}

/** What a raven leaves that takes this type (D-052, DR-83). */
export function afterRaven(
  hand: PackedHand,
  batches: Batches,
  type: number,
): { readonly hand: PackedHand; readonly batches: Batches } {
  let left = without(hand, type)
  if (batches.length === 0) return { hand: left, batches }
  const whole: PackedHand[] = []
  for (const batch of batches) {
    if (countIn(batch, type) === 0) whole.push(batch)
    else left -= without(batch, type)
  }
  return { hand: left, batches: whole }
}
