import { dieColours, dieKinds, type Face, lossByRaven, pointsForRaven, typeIndex } from '@athanor/apprentices'
import { countIn, type PackedHand, without } from './hand.ts'
import { squareIn } from './outlook.ts'
import type { Scene } from './scene.ts'
import { exchanged, type Standing, type WorkSearch } from './work.ts'

/** Ravens that are still to be dealt with, by the colour of their dice; the marker is a black one (DR-26). */
export type Ravens = readonly [number, number, number, number]

/** Where the raven step stands: what the turn has, which ravens there are, and how many gemstones rivals offer. */
export interface Flock extends Standing {
  readonly ravens: Ravens
  readonly offers: number
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
  return faceOdds[colour] ?? []
}

/** So many situations are looked at for one move at the most; beyond them ravens are taken to be harmless. */
const mostFlocks = 4000

/** D-036..D-058 as a game against chance: every raven is bought off, rolled for or given to a helper. */
export function ravenSearch(scene: Scene, work: WorkSearch): RavenSearch {
  const known = new Map<string, number>()
  let visited = 0

  function value(flock: Flock): number {
    const { ravens, hand, squares, used, points, offers } = flock
    if (ravens[0] + ravens[1] + ravens[2] + ravens[3] === 0) return work.value({ hand, squares, used, points })
    const key = `${hand} ${used} ${points} ${ravens.join()} ${offers}`
    const before = known.get(key)
    if (before !== undefined) return before
    if (++visited > mostFlocks) return work.value({ hand, squares, used, points })
    let best = 0
    for (let colour = 0; colour < ravens.length; colour++) {
      if ((ravens[colour] ?? 0) === 0) continue
      best = Math.max(best, rolled(flock, colour))
      if (countIn(hand, 1) > 0) best = Math.max(best, value(cancelled(flock, colour)))
      if (offers > 0) best = Math.max(best, value(relieved(flock, colour)))
    }
    for (const next of gemstoneMakers(scene, flock)) best = Math.max(best, value({ ...flock, ...next }))
    known.set(key, best)
    return best
  }

  function rolled(flock: Flock, colour: number): number {
    const left = fewer(flock.ravens, colour)
    let sum = 0
    for (const { face, odds } of oddsOf(colour)) {
      const next =
        face === 'raven'
          ? { ...flock, ravens: left, points: flock.points - Math.min(lossByRaven, flock.points) }
          : { ...flock, ravens: left, hand: without(flock.hand, typeIndex(face)) }
      sum += odds * value(next)
    }
    return sum
  }

  return { value, rolled }
}

/** D-041: a gemstone for a raven, and a point. */
export function cancelled(flock: Flock, colour: number): Flock {
  return {
    ...flock,
    hand: flock.hand - oneGemstone,
    ravens: fewer(flock.ravens, colour),
    points: flock.points + pointsForRaven,
  }
}

/** D-047: the gemstone and the point are the helper's. */
export function relieved(flock: Flock, colour: number): Flock {
  return { ...flock, ravens: fewer(flock.ravens, colour), offers: flock.offers - 1 }
}

const oneGemstone: PackedHand = 1 << 4

export function fewer(ravens: Ravens, colour: number, by = 1): Ravens {
  return ravens.map((count, index) => (index === colour ? count - by : count)) as unknown as Ravens
}

/** Conversions that make a gemstone can be worth it before the ravens are gone; all others wait. */
function* gemstoneMakers({ tables }: Scene, flock: Flock): Iterable<Standing> {
  for (let table = 0; table < tables.length; table++) {
    const slot = tables[table]?.slots[squareIn(flock.squares, table)] ?? null
    if (slot === null || (slot.bit & ~flock.used) === 0) continue
    for (const exchange of slot.exchanges) {
      if (exchange.gained[1] <= exchange.spent[1]) continue
      const next = exchanged(flock, exchange, slot.bit)
      if (next !== null) yield next
    }
  }
}
