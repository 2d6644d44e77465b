export interface Point {
  readonly x: number
  readonly y: number
}

/** Four corners in the order in which one walks around: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point]

/** A projection of one plane onto another: nine numbers, row by row, the last of which is 1. */
export type Projection = readonly [number, number, number, number, number, number, number, number]

/** Where a point of the first plane lies in the second. */
export function project([a, b, c, d, e, f, g, h]: Projection, x: number, y: number): Point {
  const depth = g * x + h * y + 1
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}

/** The projection that takes the corners of the unit square to four points (Heckbert's closed form). */
export function squareTo([p0, p1, p2, p3]: Quad): Projection {
  const dx1 = p1.x - p2.x
  const dx2 = p3.x - p2.x
  const dy1 = p1.y - p2.y
  const dy2 = p3.y - p2.y
  const sx = p0.x - p1.x + p2.x - p3.x
  const sy = p0.y - p1.y + p2.y - p3.y
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / determinant
  const h = (dx1 * sy - sx * dy1) / determinant
  return [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
  ]
}

/** The way back. */
export function inverseOf([a, b, c, d, e, f, g, h]: Projection): Projection {
  const scale = a * e - b * d
  return [
    (e - f * h) / scale,
    (c * h - b) / scale,
    (b * f - c * e) / scale,
    (f * g - d) / scale,
    (a - c * g) / scale,
    (c * d - a * f) / scale,
    (d * h - e * g) / scale,
    (b * g - a * h) / scale,
  ]
}

/** A quad of just four points; null for more or fewer. */
export function quadOf(points: readonly Point[]): Quad | null {
  const [one, two, three, four, more] = points
  const isQuad = one !== undefined && two !== undefined && three !== undefined && four !== undefined
  return isQuad && more === undefined ? [one, two, three, four] : null
}

/** Twice the area of a polygon would say as much; its sign says which way round it goes. */
export function signedArea(corners: readonly Point[]): number {
  let twice = 0
  let last = corners.at(-1)
  for (const corner of corners) {
    if (last !== undefined) twice += last.x * corner.y - corner.x * last.y
    last = corner
  }
  return twice / 2
}

export function centreOf(corners: readonly Point[]): Point {
  const sum = corners.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / corners.length, y: sum.y / corners.length }
}
