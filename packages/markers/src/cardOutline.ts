import { frameSize, printedSide } from './codes.ts'
import { inverseOf, type Point, type Projection, project, type Quad, squareTo } from './geometry.ts'
import { cardSize, markerPlaces, markerSize } from './printedCard.ts'
import type { Sighting } from './reading/readMarkers.ts'

/** Millimetres from the edge of the card to the black frame of a marker, on either side. */
const inset = markerPlaces.top.x + markerSize / printedSide

const { width, height } = cardSize

/** The outline of the card that a marker belongs to; it fits better when the other end of the card is seen as well. */
export function cardOutline(one: Sighting, other: Sighting | null): readonly Point[] {
  const place = other === null ? fromOneEnd(one.corners) : fromBothEnds(one.corners, other.corners)
  return [place(0, 0), place(width, 0), place(width, height), place(0, height)]
}

type Placing = (x: number, y: number) => Point

function fromOneEnd(corners: Quad): Placing {
  const onto = squareTo(corners)
  return (x, y) => project(onto, (x - inset) / frameSize, (y - inset) / frameSize)
}

/** Of each marker the two corners that lie farthest apart across the line between them. */
function fromBothEnds([, a, , b]: Quad, [, c, , d]: Quad): Placing {
  const far = inset + frameSize
  const onto: Projection = squareTo([a, d, c, b])
  const back = inverseOf(
    squareTo([
      { x: far, y: inset },
      { x: width - inset, y: height - far },
      { x: width - far, y: height - inset },
      { x: inset, y: far },
    ]),
  )
  return (x, y) => {
    const at = project(back, x, y)
    return project(onto, at.x, at.y)
  }
}
