import { type Code, codeSide, codes, distanceOf, turned } from '../codes.ts'
import { type Projection, project } from '../geometry.ts'
import { type Picture, shadeAt } from '../picture.ts'

/** Modules in a row, with the black frame. */
const side = codeSide + 2

/** Codes differ in fifteen modules or more: with so many misread, a code is still nearer to itself than to any other by seven. */
const mostMisread = 4

/** Of the frame's 28 modules so many may look light, and of the 36 around it so many dark: a fold, a glint, a shadow. */
const mostLightFrame = 3
const mostDarkMargin = 6

/** White paper and black ink must differ by so much. */
const leastContrast = 14

export interface Decoded {
  /** The place of the code in `codes`. */
  readonly code: number
  /** Quarter turns clockwise that bring the printed marker to how it lies here. */
  readonly turns: number
}

const lying = codes.flatMap((code, index) => {
  const once = turned(code)
  const twice = turned(once)
  return [code, once, twice, turned(twice)].map((shape, turns) => ({ code: index, turns, shape }))
})

/** Reads the marker whose black frame fills the unit square of a projection; null when there is none. */
export function decode(picture: Picture, onto: Projection): Decoded | null {
  const shade = (column: number, row: number) => moduleShade(picture, onto, column, row)
  const dark = new Plane()
  const light = new Plane()
  const frame: Sample[] = []
  const margin: Sample[] = []
  for (let step = -1; step <= side; step++) {
    for (const [x, y] of ringAt(-1, step)) margin.push({ x, y, shade: shade(x, y) })
    if (step >= 0 && step < side) for (const [x, y] of ringAt(0, step)) frame.push({ x, y, shade: shade(x, y) })
  }
  for (const sample of frame) dark.add(sample)
  for (const sample of margin) light.add(sample)
  if (light.mean() - dark.mean() < leastContrast) return null
  const [black, white] = [dark.fit(), light.fit()]
  // Light falls unevenly: each module is compared with what black and white would be at its own place.
  const isLight = ({ x, y, shade: seen }: Sample) => seen > (black(x, y) + white(x, y)) / 2
  if (frame.filter(isLight).length > mostLightFrame) return null
  if (margin.filter((sample) => !isLight(sample)).length > mostDarkMargin) return null
  const bits: boolean[] = []
  for (let y = 1; y <= codeSide; y++)
    for (let x = 1; x <= codeSide; x++) bits.push(isLight({ x, y, shade: shade(x, y) }))
  return nearest(bits)
}

function nearest(bits: Code): Decoded | null {
  for (const { code, turns, shape } of lying) {
    if (distanceOf(bits, shape) <= mostMisread) return { code, turns }
  }
  return null
}

interface Sample {
  readonly x: number
  readonly y: number
  readonly shade: number
}

/** The modules of a ring around the code, each once; `first` is where the ring begins. */
function ringAt(first: -1 | 0, step: number): readonly (readonly [number, number])[] {
  const last = side - 1 - first
  const edges: (readonly [number, number])[] = [
    [step, first],
    [step, last],
  ]
  if (step > first && step < last) edges.push([first, step], [last, step])
  return edges
}

/** The mean shade of the middle of a module, at nine places. */
function moduleShade(picture: Picture, onto: Projection, column: number, row: number): number {
  let sum = 0
  for (let v = 0.3; v < 0.8; v += 0.2) {
    for (let u = 0.3; u < 0.8; u += 0.2) {
      const { x, y } = project(onto, (column + u) / side, (row + v) / side)
      sum += shadeAt(picture, x, y)
    }
  }
  return sum / 9
}

/** Shades that change evenly over a surface. */
class Plane {
  readonly #samples: Sample[] = []

  add(sample: Sample): void {
    this.#samples.push(sample)
  }

  mean(): number {
    return this.#samples.reduce((sum, { shade }) => sum + shade, 0) / this.#samples.length
  }

  /** The rings lie evenly around the middle, so each slope can be reckoned by itself. */
  fit(): (x: number, y: number) => number {
    const middle = (side - 1) / 2
    const mean = this.mean()
    let [xs, ys, xx, yy] = [0, 0, 0, 0]
    for (const { x, y, shade } of this.#samples) {
      xs += (x - middle) * (shade - mean)
      ys += (y - middle) * (shade - mean)
      xx += (x - middle) ** 2
      yy += (y - middle) ** 2
    }
    return (x, y) => mean + ((x - middle) * xs) / xx + ((y - middle) * ys) / yy
  }
}
