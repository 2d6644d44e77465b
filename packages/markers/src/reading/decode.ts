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

/** What cannot be told looks like a marker only with a frame and a margin that are clear; tables are full of squares. */
const fewLightFrame = 1
const fewDarkMargin = 2

/** So many modules of a code are dark, and so many light, whatever it says; a black square or an empty box has fewer. */
const fewestOfAShade = 5

/** What is in a dark square: a marker, something that looks like one and cannot be told, or neither. */
export type Square = Decoded | 'unread' | null

/** Reads the marker whose black frame fills the unit square of a projection. */
export function decode(picture: Picture, onto: Projection): Square {
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
  const lightFrame = frame.filter(isLight).length
  const darkMargin = margin.filter((sample) => !isLight(sample)).length
  if (lightFrame > mostLightFrame || darkMargin > mostDarkMargin) return null
  const bits: boolean[] = []
  for (let y = 1; y <= codeSide; y++)
    for (let x = 1; x <= codeSide; x++) bits.push(isLight({ x, y, shade: shade(x, y) }))
  const decoded = nearest(bits)
  if (decoded !== null) return decoded
  if (lightFrame > fewLightFrame || darkMargin > fewDarkMargin) return null
  const lights = bits.filter(Boolean).length
  if (Math.min(lights, bits.length - lights) < fewestOfAShade) return null
  return isSomethingElse(modulesOf(picture, onto, black, white), onto) ? null : 'unread'
}

/** How light a module is, from 0 for black to 1 for white, and how far its own places differ. */
interface Module {
  readonly light: number
  readonly spread: number
}

function modulesOf(picture: Picture, onto: Projection, black: Shading, white: Shading): readonly Module[] {
  const modules: Module[] = []
  for (let y = 1; y <= codeSide; y++) {
    for (let x = 1; x <= codeSide; x++) {
      const [dark, range] = [black(x, y), white(x, y) - black(x, y)]
      const lights = moduleShades(picture, onto, x, y).map((shade) => (shade - dark) / range)
      modules.push({ light: mean(lights), spread: Math.max(...lights) - Math.min(...lights) })
    }
  }
  return modules
}

/**
 * Whether what is seen cannot be a marker that blur or distance made unreadable: those leave modules in doubt, but turn
 * few from clearly dark to clearly light. A die, a chequered cloth or a shop's code contradicts every code clearly, or
 * has edges where modules have none. Under two pixels for a module nothing is clear.
 */
function isSomethingElse(modules: readonly Module[], onto: Projection): boolean {
  const [from, to] = [project(onto, 0, 0), project(onto, 1, 1)]
  if (Math.hypot(from.x - to.x, from.y - to.y) < 2 * side * Math.SQRT2) return false
  const contradictions = (doubt: number) =>
    Math.min(
      ...lying.map(
        ({ shape }) =>
          modules.filter(({ light }, index) => (shape[index] === true ? light < doubt : light > 1 - doubt)).length,
      ),
    )
  if (contradictions(0.25) >= 6) return true
  const broken = modules.filter(({ spread }) => spread > 0.5).length
  return broken >= 12 && contradictions(0.35) >= 7
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
  return mean(moduleShades(picture, onto, column, row))
}

function moduleShades(picture: Picture, onto: Projection, column: number, row: number): readonly number[] {
  const shades: number[] = []
  for (let v = 0.3; v < 0.8; v += 0.2) {
    for (let u = 0.3; u < 0.8; u += 0.2) {
      const { x, y } = project(onto, (column + u) / side, (row + v) / side)
      shades.push(shadeAt(picture, x, y))
    }
  }
  return shades
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** What black or white would be at the place of a module. */
type Shading = (x: number, y: number) => number

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
  fit(): Shading {
    const middle = (side - 1) / 2
    const middleShade = this.mean()
    let [xs, ys, xx, yy] = [0, 0, 0, 0]
    for (const { x, y, shade } of this.#samples) {
      xs += (x - middle) * (shade - middleShade)
      ys += (y - middle) * (shade - middleShade)
      xx += (x - middle) ** 2
      yy += (y - middle) ** 2
    }
    return (x, y) => middleShade + ((x - middle) * xs) / xx + ((y - middle) * ys) / yy
  }
}
