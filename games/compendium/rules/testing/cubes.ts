import type { Ingredient } from '../components.ts'
import type { Cubes } from '../cubes.ts'

/** The colours by which the rule book calls the five kinds, in the order of a `Cubes` tuple. */
export const colours = ['gray', 'blue', 'orange', 'green', 'yellow'] as const
export type Colour = (typeof colours)[number]

/**
 * Cubes as the rule book counts them.
 * @example cubes({ blue: 2, gray: 2, orange: 1 })
 */
export function cubes(counts: Readonly<Partial<Record<Colour, number>>>): Cubes {
  const { gray = 0, blue = 0, orange = 0, green = 0, yellow = 0 } = counts
  return [gray, blue, orange, green, yellow]
}

export const none = cubes({})

/** The same number of every colour. */
export function each(count: number): Cubes {
  return [count, count, count, count, count]
}

const names: Readonly<Record<Colour, Ingredient>> = {
  gray: 'birdLegs',
  blue: 'mushrooms',
  orange: 'trollEyes',
  green: 'dragonsBlood',
  yellow: 'spiders',
}

export function ingredientIn(colour: Colour): Ingredient {
  return names[colour]
}

/** R-088, in its order: what each cauldron produces. Written down a second time, so that the data can be wrong. */
export const productPairs: readonly (readonly [Colour, Colour])[] = [
  ['yellow', 'green'],
  ['yellow', 'blue'],
  ['yellow', 'orange'],
  ['yellow', 'gray'],
  ['green', 'blue'],
  ['green', 'orange'],
  ['green', 'gray'],
  ['blue', 'orange'],
  ['blue', 'gray'],
  ['orange', 'gray'],
]

/** Number of the cauldron with these two products. */
export function cauldronOf(a: Colour, b: Colour): number {
  const found = productPairs.findIndex((pair) => pair.includes(a) && pair.includes(b))
  if (found < 0 || a === b) throw new RangeError(`no cauldron produces ${a} and ${b}`)
  return found
}

/** Sum of several lots, written apart from the engine's own arithmetic. */
export function sumOf(lots: readonly Cubes[]): Cubes {
  const count = (kind: 0 | 1 | 2 | 3 | 4) => lots.reduce((sum, lot) => sum + lot[kind], 0)
  return [count(0), count(1), count(2), count(3), count(4)]
}

export function sizeOf(lot: Cubes): number {
  return lot.reduce((sum, count) => sum + count, 0)
}

/** A single cube. */
export function one(colour: Colour): Cubes {
  return cubes({ [colour]: 1 })
}

/** One cube of each kind that a cauldron does not produce: a legal recipe that no other cauldron shares. */
export function mixOf(cauldron: number): Cubes {
  const products: readonly Colour[] = productPairs[cauldron] ?? []
  return sumOf(colours.filter((colour) => !products.includes(colour)).map(one))
}
