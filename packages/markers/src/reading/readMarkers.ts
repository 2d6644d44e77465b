import { centreOf, type Point, type Quad, squareTo } from '../geometry.ts'
import type { Picture } from '../picture.ts'
import { type Marking, markings } from '../printedCard.ts'
import { darkPixels } from './darkness.ts'
import { decode } from './decode.ts'
import { sharpened } from './edges.ts'
import { cornersOf } from './outline.ts'
import { type Patch, patchesOf } from './patches.ts'

/** A marker in a picture. */
export interface Sighting {
  readonly marking: Marking
  /** The corners of its black frame; the first is the one that lies top left on the printed marker. */
  readonly corners: Quad
}

/** The smallest frame that can be read, in pixels: two for every module. */
const least = 14

/** The mean is taken over squares of these shares of the picture's longer side: cards far away, and near ones. */
const reaches = [1 / 40, 1 / 90]

/** All markers in a picture, in whatever rotation, each once. */
export function readMarkers(picture: Picture): readonly Sighting[] {
  const found: Sighting[] = []
  const longer = Math.max(picture.width, picture.height)
  for (const share of reaches) {
    const dark = darkPixels(picture, Math.max(4, Math.round(longer * share)))
    for (const patch of patchesOf(dark, picture.width, picture.height, { least, most: longer / 2 })) {
      const sighting = read(picture, patch)
      if (sighting !== null && !found.some((other) => isSame(other, sighting))) found.push(sighting)
    }
    if (isEnough(found)) break
  }
  return found
}

function read(picture: Picture, patch: Patch): Sighting | null {
  const rough = cornersOf(patch)
  const corners = rough === null ? null : sharpened(picture, rough)
  if (corners === null) return null
  const decoded = decode(picture, squareTo(corners))
  const marking = decoded === null ? undefined : markings[decoded.code]
  return decoded === null || marking === undefined ? null : { marking, corners: fromTopLeft(corners, decoded.turns) }
}

/** Two different ingredients: there is nothing more to look for. */
function isEnough(found: readonly Sighting[]): boolean {
  return new Set(found.map(({ marking }) => marking.ingredient)).size >= 2
}

function fromTopLeft(quad: Quad, turns: number): Quad {
  const corner = (index: number) => quad[(index + turns) % 4] as Point
  return [corner(0), corner(1), corner(2), corner(3)]
}

function isSame(one: Sighting, other: Sighting): boolean {
  const [a, b] = [centreOf(one.corners), centreOf(other.corners)]
  const [p, q] = [one.corners[0], one.corners[2]]
  return Math.hypot(a.x - b.x, a.y - b.y) < Math.hypot(p.x - q.x, p.y - q.y) / 2
}
