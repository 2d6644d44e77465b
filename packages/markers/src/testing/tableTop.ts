import type { Stream } from '@athanor/kernel'
import { type Canvas, newCanvas, paint, rectangle } from './canvas.ts'
import { between } from './dice.ts'

/** A table that is anything but empty: grain, papers, boxes with black frames, lines of text, chequered cloth. */
export function clutter(stream: Stream, width: number, height: number): Canvas {
  const canvas = newCanvas(width, height)
  const [base, swing, pitch, slant] = [
    between(stream, 50, 190),
    between(stream, 4, 26),
    between(stream, 0.02, 0.12) * (1280 / width),
    between(stream, -0.4, 0.4),
  ]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const across = (y + slant * x) * pitch
      canvas.shades[at] = base + swing * Math.sin(across + 2 * Math.sin(x * pitch * 0.21)) + 4 * Math.sin(across * 7.3)
    }
  }
  for (let count = 6 + stream.below(14); count > 0; count--) {
    const centre = { x: between(stream, 0, width), y: between(stream, 0, height) }
    const size = { width: between(stream, 0.03, 0.2) * width, height: between(stream, 0.03, 0.2) * width }
    const quad = rectangle(centre, size.width, size.height, between(stream, 0, Math.PI))
    const [one, two] = [between(stream, 15, 245), between(stream, 15, 245)]
    const cell = between(stream, 5, 18) * (width / 1280)
    const kind = stream.below(4)
    paint(canvas, quad, size, (x, y) => {
      const isEdge = Math.min(x, y, size.width - x, size.height - y) < cell
      if (kind === 0) return isEdge ? one : two
      if (kind === 1) return (Math.floor(x / cell) + Math.floor(y / cell)) % 2 === 0 ? one : two
      if (kind === 2) return Math.floor(y / cell) % 2 === 0 && Math.sin(x * 0.9) > -0.2 ? 40 : 225
      return one
    })
  }
  return canvas
}

/** Things that have something of a marker: chessboards, codes of shops, dice, boxes within boxes. */
export function addLookalikes(stream: Stream, canvas: Canvas): void {
  const { width, height } = canvas
  const longer = Math.max(width, height)
  for (let count = 14; count > 0; count--) {
    const side = between(stream, 0.03, 0.09) * longer
    const centre = { x: between(stream, 0, width), y: between(stream, 0, height) }
    const quad = rectangle(centre, side, side, between(stream, 0, Math.PI))
    const kind = stream.below(4)
    const bits = Array.from({ length: 21 * 21 }, () => stream.below(2))
    paint(canvas, quad, { width: 1, height: 1 }, (x, y) => {
      if (kind === 0) return (Math.floor(8 * x) + Math.floor(8 * y)) % 2 === 0 ? 230 : 30
      if (kind === 1) return shopCode(bits, Math.floor(25 * x) - 2, Math.floor(25 * y) - 2)
      if (kind === 2) return dieFace(x, y)
      const ring = Math.floor(10 * Math.min(x, y, 1 - x, 1 - y))
      return ring % 2 === 0 ? 235 : 35
    })
  }
}

/** A square of 21 modules as shops print them, with its three eyes. */
function shopCode(bits: readonly number[], x: number, y: number): number {
  if (x < 0 || y < 0 || x > 20 || y > 20) return 245
  for (const [left, top] of [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const) {
    const ring = Math.max(Math.abs(x - left - 3), Math.abs(y - top - 3))
    if (ring <= 4) return ring === 4 || ring === 2 ? 245 : 25
  }
  return bits[21 * y + x] === 1 ? 25 : 245
}

/** A white die with five black points on a black edge. */
function dieFace(x: number, y: number): number {
  if (Math.min(x, y, 1 - x, 1 - y) < 0.1) return 30
  const points = [0.3, 0.7].flatMap((u) => [0.3, 0.7].map((v) => [u, v] as const)).concat([[0.5, 0.5]])
  return points.some(([u, v]) => Math.hypot(x - u, y - v) < 0.09) ? 30 : 240
}
