import { type Point, type Quad, quadOf } from '../geometry.ts'
import { type Picture, shadeAt } from '../picture.ts'

/** Places on each side at which the edge is looked for; the corners themselves are left out, blur rounds them. */
const places = Array.from({ length: 15 }, (_, index) => 0.12 + (0.76 * index) / 14)

interface Line {
  readonly x: number
  readonly y: number
  /** Direction, of length 1. */
  readonly dx: number
  readonly dy: number
}

/**
 * Moves the corners of a dark square to where its edges cross: along each side, the steepest way from dark to light is
 * looked for between pixels, and a straight line laid through what was found. Null when a side has no edge.
 */
export function sharpened(picture: Picture, quad: Quad): Quad | null {
  const lines: Line[] = []
  for (let index = 0; index < 4; index++) {
    const line = edgeBetween(picture, quad[index] as Point, quad[(index + 1) % 4] as Point)
    if (line === null) return null
    lines.push(line)
  }
  return quadOf(lines.flatMap((line, index) => crossing(lines[(index + 3) % 4] as Line, line) ?? []))
}

function edgeBetween(picture: Picture, from: Point, to: Point): Line | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 6) return null
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  // The corners go clockwise, so outside is to the left.
  const [outX, outY] = [dy, -dx]
  const reach = Math.min(8, Math.max(2.5, length / 11))
  const found: Point[] = []
  for (const share of places) {
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share]
    const away = steepest(picture, x, y, outX, outY, reach)
    if (away !== null) found.push({ x: x + outX * away, y: y + outY * away })
  }
  if (found.length < 6) return null
  const first = lineThrough(found)
  // A thumb over the edge, or a hair: what lies far off does not count.
  const near = found.filter((point) => Math.abs(offset(first, point)) < Math.max(0.8, reach / 4))
  return near.length < 5 ? first : lineThrough(near)
}

/** How far out the shade rises most, in pixels; null where it hardly does. */
function steepest(picture: Picture, x: number, y: number, outX: number, outY: number, reach: number): number | null {
  const step = 0.5
  const count = Math.ceil((2 * reach) / step)
  let best = 0
  let sum = 0
  let weighted = 0
  const rises: number[] = []
  for (let index = 0; index <= count; index++) {
    const away = -reach + index * step
    const outside = shadeAt(picture, x + outX * (away + 1), y + outY * (away + 1))
    const inside = shadeAt(picture, x + outX * (away - 1), y + outY * (away - 1))
    const rise = Math.max(0, outside - inside)
    rises.push(rise)
    best = Math.max(best, rise)
  }
  if (best < 6) return null
  for (const [index, rise] of rises.entries()) {
    if (rise < best * 0.6) continue
    sum += rise
    weighted += rise * (-reach + index * step)
  }
  return weighted / sum
}

/** The line that lies nearest to all points. */
function lineThrough(points: readonly Point[]): Line {
  let [x, y, xx, xy, yy] = [0, 0, 0, 0, 0]
  for (const point of points) {
    x += point.x / points.length
    y += point.y / points.length
  }
  for (const point of points) {
    xx += (point.x - x) ** 2
    xy += (point.x - x) * (point.y - y)
    yy += (point.y - y) ** 2
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  return { x, y, dx: Math.cos(angle), dy: Math.sin(angle) }
}

function offset(line: Line, point: Point): number {
  return (point.x - line.x) * line.dy - (point.y - line.y) * line.dx
}

function crossing(one: Line, other: Line): Point | null {
  const determinant = one.dx * other.dy - one.dy * other.dx
  if (Math.abs(determinant) < 0.05) return null
  const along = ((other.x - one.x) * other.dy - (other.y - one.y) * other.dx) / determinant
  return { x: one.x + one.dx * along, y: one.y + one.dy * along }
}
