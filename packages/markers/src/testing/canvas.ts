import { inverseOf, type Point, type Quad, squareTo } from '../geometry.ts'

/** A picture in the making: shades as they are before light, lens and sensor have done their worst. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly shades: Float32Array
}

export function newCanvas(width: number, height: number): Canvas {
  return { width, height, shades: new Float32Array(width * height) }
}

/** Paints what lies in a rectangle of some other plane; `shade` may leave a place as it is (null). */
export function paint(
  { width, height, shades }: Canvas,
  quad: Quad,
  size: { readonly width: number; readonly height: number },
  shade: (x: number, y: number) => number | null,
): void {
  const [left, right] = bounds(
    quad.map(({ x }) => x),
    width,
  )
  const [top, bottom] = bounds(
    quad.map(({ y }) => y),
    height,
  )
  const [a, b, c, d, e, f, g, h] = inverseOf(squareTo(quad))
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * width + x
      const ground = shades[at] as number
      let sum = 0
      // Four places in a pixel, so that edges are as soft as a lens makes them.
      for (let place = 0; place < 4; place++) {
        const px = x + ((place & 1) - 0.5) / 2
        const py = y + ((place >> 1) - 0.5) / 2
        const depth = g * px + h * py + 1
        const u = (a * px + b * py + c) / depth
        const v = (d * px + e * py + f) / depth
        const isInside = u >= 0 && u < 1 && v >= 0 && v < 1
        sum += (isInside ? shade(u * size.width, v * size.height) : null) ?? ground
      }
      shades[at] = sum / 4
    }
  }
}

function bounds(values: readonly number[], limit: number): readonly [number, number] {
  return [Math.max(0, Math.floor(Math.min(...values)) - 1), Math.min(limit, Math.ceil(Math.max(...values)) + 2)]
}

/** A rectangle around a point, turned. */
export function rectangle(centre: Point, width: number, height: number, angle: number): Quad {
  const corner = (x: number, y: number): Point => ({
    x: centre.x + (x * width * Math.cos(angle) - y * height * Math.sin(angle)) / 2,
    y: centre.y + (x * width * Math.sin(angle) + y * height * Math.cos(angle)) / 2,
  })
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}
