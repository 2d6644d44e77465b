import { type Stream, shuffled } from '@athanor/kernel'
import { added, type Cubes, type Kind, kinds, noCubes } from './cubes.ts'
import type { Trail } from './trail.ts'

/**
 * Deals the cubes that a viewer cannot see: to each watched hand its unseen cubes, the rest to the bag.
 *
 * All orders in which the cubes may have left the bag are equally likely, except those that contradict a payment
 * (trail.ts). So the right distribution is uniform over the orders that fit, and a chain of random swaps, refusing
 * those that would contradict a payment, settles exactly there. Without any proof the first shuffle is already exact.
 */
export function dealHidden(stream: Stream, pool: Cubes, trails: readonly Trail[]): readonly Cubes[] {
  const rows = trails.map(rowOf)
  const slots = rows.flatMap((row) => row.segments.flatMap((segment, index) => slotsOf(row, index, segment.size)))
  const cubes = firstDeal(stream, pool, slots)
  if (rows.some((row) => row.segments.some((segment) => segment.least !== null))) mix(stream, slots, cubes)
  return rows.map((row) => {
    let hand = noCubes
    for (const [index, slot] of slots.entries()) if (slot.row === row) hand = added(hand, cubes[index] as Kind, 1)
    return hand
  })
}

/** Swaps per cube: enough for every cube to change places several times over. */
const mixing = 10

/** The unseen cubes of one hand, in the order in which they came. */
interface Row {
  readonly segments: readonly Segment[]
}

/** A run of unseen cubes between two proofs. */
interface Segment {
  readonly size: number
  /** What this and all earlier segments of the row hold at least; null where nothing was proven. */
  readonly least: Cubes | null
  /** What they hold, kept up to date while cubes are swapped. */
  readonly held: number[]
}

interface Slot {
  readonly row: Row
  readonly segment: number
}

function rowOf(trail: Trail): Row {
  const segments: Segment[] = []
  let before = 0
  for (const { drawn, least } of trail.proven) {
    segments.push({ size: drawn - before, least, held: [0, 0, 0, 0, 0] })
    before = drawn
  }
  if (trail.drawn > before) segments.push({ size: trail.drawn - before, least: null, held: [0, 0, 0, 0, 0] })
  return { segments }
}

function slotsOf(row: Row, segment: number, size: number): readonly Slot[] {
  return Array.from({ length: size }, () => ({ row, segment }))
}

/** A deal that fits: proven cubes into the first slots of their row, all others wherever chance puts them. */
function firstDeal(stream: Stream, pool: Cubes, slots: readonly Slot[]): Kind[] {
  let left = pool
  const cubes: (Kind | null)[] = slots.map(() => null)
  let current: Row | null = null
  for (const [start, { row }] of slots.entries()) {
    if (row === current) continue
    current = row
    let next = start
    let placed = noCubes
    for (const { least } of row.segments) {
      if (least === null) continue
      for (const kind of kinds) {
        for (; placed[kind] < least[kind]; placed = added(placed, kind, 1)) {
          left = added(left, kind, -1)
          cubes[next++] = kind
        }
      }
    }
  }
  const others = shuffled(
    stream,
    kinds.flatMap((kind) => Array.from({ length: left[kind] }, () => kind)),
  )
  const dealt = cubes.map((cube) => cube ?? (others.pop() as Kind))
  for (const [index, { row, segment }] of slots.entries()) moveIn(row, segment, dealt[index] as Kind, 1)
  // What is left over lies in the bag: part of the chain, so that cubes can leave and enter hands.
  return [...dealt, ...others]
}

function mix(stream: Stream, slots: readonly Slot[], cubes: Kind[]): void {
  for (let swap = cubes.length * mixing; swap > 0; swap--) {
    const here = stream.below(cubes.length)
    const there = stream.below(cubes.length)
    const leaving = cubes[here] as Kind
    const coming = cubes[there] as Kind
    if (leaving === coming) continue
    exchange(slots[here], leaving, coming)
    exchange(slots[there], coming, leaving)
    if (stillProven(slots[here], leaving) && stillProven(slots[there], coming)) {
      cubes[here] = coming
      cubes[there] = leaving
    } else {
      exchange(slots[here], coming, leaving)
      exchange(slots[there], leaving, coming)
    }
  }
}

/** Cubes in the bag have no slot: nothing was ever proven about them. */
function exchange(slot: Slot | undefined, leaving: Kind, coming: Kind): void {
  if (slot === undefined) return
  moveIn(slot.row, slot.segment, leaving, -1)
  moveIn(slot.row, slot.segment, coming, 1)
}

function moveIn(row: Row, segment: number, kind: Kind, count: number): void {
  for (let index = segment; index < row.segments.length; index++) {
    const { held } = row.segments[index] as Segment
    held[kind] = (held[kind] as number) + count
  }
}

function stillProven(slot: Slot | undefined, kind: Kind): boolean {
  if (slot === undefined) return true
  const { segments } = slot.row
  for (let index = slot.segment; index < segments.length; index++) {
    const { least, held } = segments[index] as Segment
    if (least !== null && (held[kind] as number) < least[kind]) return false
  }
  return true
}
