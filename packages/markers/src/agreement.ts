import type { Ingredient } from '@athanor/alchemy'
import { frameSize } from './codes.ts'
import { centreOf, type Point, project, squareTo } from './geometry.ts'
import { markerPlaces } from './printedCard.ts'
import type { Sighting } from './reading/readMarkers.ts'

/** What one picture showed, and when it was taken, in milliseconds. */
export interface Glance {
  readonly time: number
  readonly sightings: readonly Sighting[]
}

/** So long a glance counts. */
const memory = 1200

/** A card is believed when so many glances have shown it. */
const enough = 2

export type Verdict =
  | { readonly kind: 'looking' }
  /** Some cards are there, but not all that are asked for. */
  | { readonly kind: 'some'; readonly seen: readonly Ingredient[]; readonly sure: readonly Ingredient[] }
  /** two cards of one ingredient. */
  | { readonly kind: 'twice'; readonly ingredient: Ingredient }
  /** More cards than are asked for. */
  | { readonly kind: 'tooMany'; readonly seen: readonly Ingredient[] }
  | { readonly kind: 'agreed'; readonly ingredients: readonly Ingredient[] }

/** The glances that still count. */
export function remembered(glances: readonly Glance[], glance: Glance): readonly Glance[] {
  return [...glances.filter(({ time }) => glance.time - time < memory), glance]
}

/**
 * What the last glances say together. One is never enough, and while one of them shows a card too many, or a
 * card twice, nothing is accepted: a wrong pair would be worse than none.
 */
export function verdictOf(glances: readonly Glance[], needed: 1 | 2): Verdict {
  const seen = [...new Set(glances.flatMap(({ sightings }) => sightings.map(({ marking }) => marking.ingredient)))]
  if (seen.length === 0) return { kind: 'looking' }
  if (seen.length > needed) return { kind: 'tooMany', seen }
  const twice = seen.find((ingredient) => times(glances, (glance) => isTwice(glance, ingredient)) >= enough)
  if (twice !== undefined) return { kind: 'twice', ingredient: twice }
  const isDoubted = glances.some((glance) => seen.some((ingredient) => isTwice(glance, ingredient)))
  const sure = seen.filter((ingredient) => times(glances, (glance) => shows(glance, ingredient)) >= enough)
  return sure.length === needed && !isDoubted ? { kind: 'agreed', ingredients: sure } : { kind: 'some', seen, sure }
}

function times(glances: readonly Glance[], is: (glance: Glance) => boolean): number {
  return glances.filter(is).length
}

function shows({ sightings }: Glance, ingredient: Ingredient): boolean {
  return sightings.some(({ marking }) => marking.ingredient === ingredient)
}

/** Two markers of one ingredient that cannot belong to one card. */
function isTwice({ sightings }: Glance, ingredient: Ingredient): boolean {
  const its = sightings.filter(({ marking }) => marking.ingredient === ingredient)
  return its.some((one, index) => its.slice(index + 1).some((other) => !isOneCard(one, other)))
}

/**
 * Both ends of one card lie where the card's own plan puts them, more or less: a small square seen at an angle tells the
 * way only roughly.
 */
export function isOneCard(one: Sighting, other: Sighting): boolean {
  if (one.marking.end === other.marking.end) return false
  const expected = otherEnd(one)
  const seen = centreOf(other.corners)
  const [a, b] = [one.corners[0], one.corners[2]]
  return Math.hypot(expected.x - seen.x, expected.y - seen.y) < 2 * Math.hypot(a.x - b.x, a.y - b.y)
}

/** Where the middle of the marker at the other end must lie. */
function otherEnd({ corners }: Sighting): Point {
  const { top, bottom } = markerPlaces
  return project(squareTo(corners), 0.5 + (bottom.x - top.x) / frameSize, 0.5 + (bottom.y - top.y) / frameSize)
}
