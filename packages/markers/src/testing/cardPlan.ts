import type { Point } from '../geometry.ts'
import { type CardEnd, cardEnds, cardSize, markerPlaces, markerSize } from '../printedCard.ts'

/** Where the white square of a marker is on a card, in millimetres. */
export interface Spot {
  readonly end: CardEnd
  readonly middle: Point
  readonly side: number
  readonly angle: number
}

/** What a card is like: one of the printed deck, or another one whose sleeve has stickers on it. */
export interface CardPlan {
  readonly kind: 'deck' | 'sleeved'
  readonly size: { readonly width: number; readonly height: number }
  readonly spots: readonly Spot[]
}

export const deckPlan: CardPlan = {
  kind: 'deck',
  size: cardSize,
  spots: cardEnds.map((end) => ({
    end,
    middle: { x: markerPlaces[end].x + markerSize / 2, y: markerPlaces[end].y + markerSize / 2 },
    side: markerSize,
    angle: end === 'top' ? 0 : Math.PI,
  })),
}

/** A place of a spot on its card; (0, 0) and (1, 1) are opposite corners of the white square. */
export function onCard({ middle, side, angle }: Spot, u: number, v: number): Point {
  const [x, y] = [(u - 0.5) * side, (v - 0.5) * side]
  return {
    x: middle.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: middle.y + x * Math.sin(angle) + y * Math.cos(angle),
  }
}
