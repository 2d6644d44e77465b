import type { Ingredient } from '@athanor/alchemy'
import { cardOutline } from './cardOutline.ts'
import { frameSize } from './codes.ts'
import { centreOf, type Point, project, type Quad, squareTo } from './geometry.ts'
import { markerPlaces } from './printedCard.ts'
import type { Sighting } from './reading/readMarkers.ts'

/** What one picture showed, and when it was taken, in milliseconds. */
export interface Glance {
  readonly time: number
  readonly sightings: readonly Sighting[]
  /** Squares that look like markers and could not be told; missing where the picture was not looked at closely. */
  readonly unread?: readonly Quad[]
}

/** So long a glance counts. */
const memory = 1200

/** A card is believed when so many glances have shown it. */
const enough = 2

export type GlanceVerdict =
  | { readonly kind: 'looking' }
  /** Some cards are there, but not all that are asked for. */
  | { readonly kind: 'some'; readonly seen: readonly Ingredient[]; readonly sure: readonly Ingredient[] }
  /** two cards of one ingredient. */
  | { readonly kind: 'twice'; readonly ingredient: Ingredient }
  /** More cards than are asked for, or as it seems. */
  | { readonly kind: 'tooMany'; readonly seen: readonly Ingredient[] }
  | { readonly kind: 'agreed'; readonly ingredients: readonly Ingredient[] }

/** The glances that still count. */
export function remembered(glances: readonly Glance[], glance: Glance): readonly Glance[] {
  return [...glances.filter(({ time }) => glance.time - time < memory), glance]
}

/**
 * What the last glances say together. One is never enough, and while one of them shows a card too many, a card twice, or
 * something that may be one more card, nothing is accepted: a wrong pair would be worse than none. Nor is anything before
 * a picture was looked at closely.
 */
export function verdictOf(glances: readonly Glance[], needed: 1 | 2): GlanceVerdict {
  const seen = [...new Set(glances.flatMap(({ sightings }) => sightings.map(({ marking }) => marking.ingredient)))]
  if (seen.length === 0) return { kind: 'looking' }
  if (seen.length > needed) return { kind: 'tooMany', seen }
  const twice = seen.find((ingredient) => times(glances, (glance) => isTwice(glance, ingredient)) >= enough)
  if (twice !== undefined) return { kind: 'twice', ingredient: twice }
  const isDoubted = glances.some((glance) => seen.some((ingredient) => isTwice(glance, ingredient)))
  const isClose = glances.some(({ unread }) => unread !== undefined)
  const sure = seen.filter((ingredient) => times(glances, (glance) => shows(glance, ingredient)) >= enough)
  if (sure.length < needed || !isClose || isDoubted) return { kind: 'some', seen, sure }
  const isCrowded = glances.some(({ unread = [] }) => unread.some((square) => mayBeAnotherCard(square, glances)))
  return isCrowded ? { kind: 'tooMany', seen } : { kind: 'agreed', ingredients: sure }
}

/** Whether the newest glance would settle it, if only its picture were looked at closely. */
export function needsCloseLook(glances: readonly Glance[], needed: 1 | 2): boolean {
  const last = glances.at(-1)
  if (last === undefined || last.unread !== undefined) return false
  return verdictOf([...glances.slice(0, -1), { ...last, unread: [] }], needed).kind === 'agreed'
}

/**
 * Cards lie on one table: seen from somewhere, the marker of another one is not much smaller than the smallest that was read,
 * and not much larger, since the larger ones are read first.
 */
const [smallest, largest] = [0.6, 1.4]

/** A square about as large as a marker that does not belong to a card that was read. */
function mayBeAnotherCard(square: Quad, glances: readonly Glance[]): boolean {
  const size = diagonalOf(square)
  const centre = centreOf(square)
  const sightings = glances.flatMap((glance) => glance.sightings)
  const isLikely = sightings.some(({ corners }) => {
    const share = size / diagonalOf(corners)
    return share > smallest && share < largest
  })
  return isLikely && !glances.some((glance) => glance.sightings.some((one) => isOnCard(centre, one, glance)))
}

/** On the card, or where its other end should be: a small square seen at an angle tells the way only roughly. */
function isOnCard(point: Point, one: Sighting, { sightings }: Glance): boolean {
  const reach = diagonalOf(one.corners)
  if (away(point, centreOf(one.corners)) < reach || away(point, otherEnd(one)) < reach) return true
  const other = sightings.find(
    ({ marking }) => marking.ingredient === one.marking.ingredient && marking.end !== one.marking.end,
  )
  return isInside(point, cardOutline(one, other !== undefined && isOneCard(one, other) ? other : null))
}

/** Inside four corners that go round one way or the other. */
function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % 4] ?? from
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
  })
  return sides.every((side) => side > 0) || sides.every((side) => side < 0)
}

function diagonalOf([one, , opposite]: Quad): number {
  return away(one, opposite)
}

function away(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
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
