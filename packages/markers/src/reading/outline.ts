import { type Point, type Quad, quadOf, signedArea } from '../geometry.ts'
import type { Patch } from './patches.ts'

/**
 * The four corners of a patch, if it is a square seen from somewhere: clockwise on the screen. At least the given share of
 * its outline lies within them.
 */
export function cornersOf(patch: Patch, likeness: number): Quad | null {
  const hull = hullOf(patch)
  const quad = quadOf(fourOf(hull))
  return quad === null || signedArea(quad) / signedArea(hull) < likeness ? null : quad
}

/** The convex hull (Andrew's monotone chain), clockwise on a screen whose y goes down. */
function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

function chain(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = []
  for (const point of points) {
    while (kept.length >= 2 && cross(kept.at(-2) as Point, kept.at(-1) as Point, point) <= 0) kept.pop()
    kept.push(point)
  }
  return kept.slice(0, -1)
}

function cross(o: Point, a: Point, b: Point): number {
  return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)
}

/** Takes away the corner that says least until four are left. */
function fourOf(hull: readonly Point[]): readonly Point[] {
  const kept = [...hull]
  while (kept.length > 4) {
    let least = Number.POSITIVE_INFINITY
    let worst = 0
    for (let index = 0; index < kept.length; index++) {
      const before = kept[(index + kept.length - 1) % kept.length] as Point
      const after = kept[(index + 1) % kept.length] as Point
      const area = Math.abs(cross(before, kept[index] as Point, after))
      if (area < least) {
        least = area
        worst = index
      }
    }
    kept.splice(worst, 1)
  }
  return kept
}
