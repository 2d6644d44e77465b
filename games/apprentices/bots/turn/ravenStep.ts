import {
  type Counts,
  dieColours,
  dieKinds,
  type Face,
  lossByRaven,
  pointsForRaven,
  typeIndex,
} from '@athanor/apprentices'
import { at } from '@athanor/kernel'
import { afterRaven, type Batches, paidFrom } from './batches.ts'
import type { Effort } from './effort.ts'
import { countIn, packed } from './hand.ts'
import { type Exchange, type Scene, slotAt } from './scene.ts'
import { exchanged, type WorkPosition, type WorkSearch } from './work.ts'

/** Ravens that are still to be dealt with, by the colour of their dice; the marker is a black one (DR-26). */
export type Ravens = readonly [number, number, number, number]

/** Where the raven step stands: what the turn has, which ravens there are, and how many gemstones rivals offer. */
export interface Flock extends WorkPosition {
  readonly ravens: Ravens
  readonly offers: number
  readonly batches: Batches
}

export interface RavenSearch {
  /** The best chance that can be had, over all throws that are still to come. */
  value(flock: Flock): number
  /** The chance when a raven of this colour is rolled. */
  rolled(flock: Flock, colour: number): number
}

const faceOdds: readonly (readonly { readonly face: Face; readonly odds: number }[])[] = dieColours.map((colour) => {
  const faces = dieKinds[colour].faces
  return [...new Set(faces)].map((face) => ({ face, odds: faces.filter((each) => each === face).length / 6 }))
})

/** How likely each face of a die of this colour is. */
export function oddsOf(colour: number): (typeof faceOdds)[number] {
  return at(faceOdds, colour, 'colour')
}

/** D-036..D-058 as a game against chance: every raven is bought off, rolled for or given to a helper. */
export function ravenSearch(scene: Scene, work: WorkSearch, effort: Effort): RavenSearch {
  const known = new Map<string, number>()
  let visited = 0

  function value(flock: Flock): number {
    const { ravens, hand, squares, used, points, offers, batches } = flock
    if (ravens[0] + ravens[1] + ravens[2] + ravens[3] === 0) return work.value({ hand, squares, used, points })
    const key = `${hand} ${used} ${points} ${ravens.join()} ${offers} ${batches.join()}`
    const before = known.get(key)
    if (before !== undefined) return before
    if (++visited > effort.flocks || effort.isOver()) return work.value({ hand, squares, used, points })
    let best = 0
    for (let colour = 0; colour < ravens.length; colour++) {
      if (at(ravens, colour) === 0) continue
      best = Math.max(best, rolled(flock, colour))
      if (countIn(hand, gemstone) > 0) best = Math.max(best, value(cancelled(flock, colour)))
      if (offers > 0) best = Math.max(best, value(relieved(flock, colour)) - scene.tip)
    }
    for (const next of gemstoneMakers(scene, flock)) best = Math.max(best, value(next))
    known.set(key, best)
    return best
  }

  function rolled(flock: Flock, colour: number): number {
    const left = { ...flock, ravens: fewer(flock.ravens, colour) }
    let sum = 0
    for (const { face, odds } of oddsOf(colour)) {
      const next =
        face === 'raven'
          ? { ...left, points: flock.points - Math.min(lossByRaven, flock.points) }
          : { ...left, ...afterRaven(flock.hand, flock.batches, typeIndex(face)) }
      sum += odds * value(next)
    }
    return sum
  }

  return { value, rolled }
}

const gemstone = typeIndex('gemstone')
const oneGemstone: Counts = [0, 1, 0, 0]

/** D-041: a gemstone for a raven, and a point. */
export function cancelled(flock: Flock, colour: number): Flock {
  return {
    ...flock,
    hand: flock.hand - packed(oneGemstone),
    batches: paidFrom(flock.batches, oneGemstone),
    ravens: fewer(flock.ravens, colour),
    points: flock.points + pointsForRaven,
  }
}

/** D-047: the gemstone and the point are the helper's. */
export function relieved(flock: Flock, colour: number): Flock {
  return { ...flock, ravens: fewer(flock.ravens, colour), offers: flock.offers - 1 }
}

export function fewer([green, yellow, purple, black]: Ravens, colour: number, by = 1): Ravens {
  const less = (count: number, index: number) => (index === colour ? count - by : count)
  return [less(green, 0), less(yellow, 1), less(purple, 2), less(black, 3)]
}

/** The flock after an exchange among its ravens; null when it cannot be paid. */
export function changed(scene: Scene, flock: Flock, exchange: Exchange, bit: number): Flock | null {
  const next = exchanged(flock, exchange, bit)
  if (next === null) return null
  const { ravenBreaksWholeConversion } = scene.state.options
  const left = paidFrom(flock.batches, exchange.spent)
  const batches = ravenBreaksWholeConversion ? [...left, packed(exchange.gained)] : left
  return { ...flock, ...next, batches }
}

/** Conversions that make a gemstone can be worth it before the ravens are gone; all others wait. */
export function makesGemstone({ spent, gained }: Exchange): boolean {
  return gained[gemstone] > spent[gemstone]
}

function* gemstoneMakers(scene: Scene, flock: Flock): Iterable<Flock> {
  for (let table = 0; table < scene.tables.length; table++) {
    const slot = slotAt(scene, flock.squares, table)
    if (slot === null || (slot.bit & ~flock.used) === 0) continue
    for (const exchange of slot.exchanges) {
      const next = makesGemstone(exchange) ? changed(scene, flock, exchange, slot.bit) : null
      if (next !== null) yield next
    }
  }
}
