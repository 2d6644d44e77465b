import { centreOf, type Point, type Quad, squareTo } from '../geometry.ts'
import type { Picture } from '../picture.ts'
import { type Marking, markings } from '../printedCard.ts'
import { darkPixels } from './darkness.ts'
import { decode } from './decode.ts'
import { sharpened } from './edges.ts'
import { cornersOf } from './outline.ts'
import { patchesOf } from './patches.ts'

/** A marker in a picture. */
export interface Sighting {
  readonly marking: Marking
  /** The corners of its black frame; the first is the one that lies top left on the printed marker. */
  readonly corners: Quad
}

interface Pains {
  /** The smallest frame that is looked at, in pixels. */
  readonly least: number
  /** How much of a square's outline must lie within its corners. */
  readonly likeness: number
  /** Whether to go on when two ingredients are found: there may be a third. */
  readonly isWhole: boolean
}

/** Two pixels for every module, and no more than has to be known. */
const quick: Pains = { least: 14, likeness: 0.88, isWhole: false }

/** Whatever might be a marker, too small or too blurred to be read. */
const close: Pains = { least: 9, likeness: 0.8, isWhole: true }

/** The mean is taken over squares of these shares of the picture's longer side: cards far away, and near ones. */
const reaches = [1 / 40, 1 / 90]

/** What a picture shows when it is looked at closely. */
export interface CloseLook {
  readonly sightings: readonly Sighting[]
  /** Squares that look like markers and could not be told. */
  readonly unread: readonly Quad[]
}

/** The markers in a picture, in whatever rotation, each once. It stops at two ingredients. */
export function readMarkers(picture: Picture): readonly Sighting[] {
  return look(picture, quick).sightings
}

/** All that is, or may be, a marker in a picture. It takes longer, and is for the moment before two cards are believed. */
export function lookClosely(picture: Picture): CloseLook {
  return look(picture, close)
}

function look(picture: Picture, { least, likeness, isWhole }: Pains): CloseLook {
  const found: Sighting[] = []
  const unread: Quad[] = []
  const longer = Math.max(picture.width, picture.height)
  for (const share of reaches) {
    const dark = darkPixels(picture, Math.max(4, Math.round(longer * share)))
    for (const patch of patchesOf(dark, picture.width, picture.height, { least, most: longer / 2 })) {
      const rough = cornersOf(patch, likeness)
      const corners = rough === null ? null : sharpened(picture, rough)
      const square = corners === null ? null : decode(picture, squareTo(corners))
      if (corners === null || square === null) continue
      if (square === 'unread') unread.push(corners)
      else if (!found.some((other) => isSame(other.corners, corners))) {
        const marking = markings[square.code]
        if (marking !== undefined) found.push({ marking, corners: fromTopLeft(corners, square.turns) })
      }
    }
    if (!isWhole && isEnough(found)) break
  }
  return { sightings: found, unread: unread.filter((quad) => !found.some(({ corners }) => isSame(corners, quad))) }
}

/** Two different ingredients: there is nothing more to look for. */
function isEnough(found: readonly Sighting[]): boolean {
  return new Set(found.map(({ marking }) => marking.ingredient)).size >= 2
}

function fromTopLeft(quad: Quad, turns: number): Quad {
  const corner = (index: number) => quad[(index + turns) % 4] as Point
  return [corner(0), corner(1), corner(2), corner(3)]
}

function isSame(one: Quad, other: Quad): boolean {
  const [a, b] = [centreOf(one), centreOf(other)]
  const [p, q] = [one[0], one[2]]
  return Math.hypot(a.x - b.x, a.y - b.y) < Math.hypot(p.x - q.x, p.y - q.y) / 2
}
