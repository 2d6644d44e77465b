import { type Ingredient, ingredients } from './components.ts'

/**
 * How many cubes of each kind, in the order of `ingredients`.
 * @indexedBy Ingredient
 */
export type Cubes = readonly [number, number, number, number, number]

export type Kind = 0 | 1 | 2 | 3 | 4

export const kinds: readonly Kind[] = [0, 1, 2, 3, 4]

const kindByIngredient: Readonly<Record<Ingredient, Kind>> = {
  birdLegs: 0,
  mushrooms: 1,
  trollEyes: 2,
  dragonsBlood: 3,
  spiders: 4,
}

export function kindOf(ingredient: Ingredient): Kind {
  return kindByIngredient[ingredient]
}

export function ingredientOf(kind: Kind): Ingredient {
  return ingredients[kind]
}

export const noCubes: Cubes = [0, 0, 0, 0, 0]

export function evenly(count: number): Cubes {
  return [count, count, count, count, count]
}

export function oneCube(kind: Kind): Cubes {
  return added(noCubes, kind, 1)
}

export function total(cubes: Cubes): number {
  return cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[4]
}

export function plus(a: Cubes, b: Cubes): Cubes {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]]
}

export function minus(a: Cubes, b: Cubes): Cubes {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4]]
}

export function added(cubes: Cubes, kind: Kind, count: number): Cubes {
  const result: [number, number, number, number, number] = [...cubes]
  result[kind] += count
  return result
}

export function contains(all: Cubes, part: Cubes): boolean {
  return all[0] >= part[0] && all[1] >= part[1] && all[2] >= part[2] && all[3] >= part[3] && all[4] >= part[4]
}

export function sameCubes(a: Cubes, b: Cubes): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3] && a[4] === b[4]
}

/** What is needed beyond what is there. */
export function lacking(held: Cubes, needed: Cubes): Cubes {
  return kinds.reduce((sum, kind) => added(sum, kind, Math.max(0, needed[kind] - held[kind])), noCubes)
}

/** Kinds of which there is at least one cube. */
export function kindsIn(cubes: Cubes): readonly Kind[] {
  return kinds.filter((kind) => cubes[kind] > 0)
}
