import { present } from '@athanor/kernel'

/**
 * What lies in the box of Alchemist, one table per component. `source` says how sure we are: `rulebook` (its text),
 * `component` (read off the real piece) or `reconstructed` (our proposal, easy to correct here).
 */
export type Source = 'rulebook' | 'component' | 'reconstructed'

/** The five kinds of cubes. Their order is the order of every `Cubes` tuple. */
export const ingredients = ['birdLegs', 'mushrooms', 'trollEyes', 'dragonsBlood', 'spiders'] as const
export type Ingredient = (typeof ingredients)[number]

export const ingredientColours: Readonly<Record<Ingredient, { readonly colour: string; readonly source: Source }>> = {
  birdLegs: { colour: 'gray', source: 'rulebook' },
  mushrooms: { colour: 'blue', source: 'rulebook' },
  trollEyes: { colour: 'orange', source: 'rulebook' },
  dragonsBlood: { colour: 'green', source: 'rulebook' },
  spiders: { colour: 'yellow', source: 'rulebook' },
}

/** 160 cubes. */
export const cubesPerIngredient = 32

export interface Cauldron {
  /** What whoever brews here receives, and what may therefore not go in. */
  readonly products: readonly [Ingredient, Ingredient]
  readonly source: Source
}

/** one cauldron for each pair of kinds. Their places on the board are ours (RR-01). */
export const cauldrons: readonly Cauldron[] = [
  { products: ['spiders', 'dragonsBlood'], source: 'component' },
  { products: ['spiders', 'mushrooms'], source: 'component' },
  { products: ['spiders', 'trollEyes'], source: 'component' },
  { products: ['spiders', 'birdLegs'], source: 'component' },
  { products: ['dragonsBlood', 'mushrooms'], source: 'component' },
  { products: ['dragonsBlood', 'trollEyes'], source: 'component' },
  { products: ['dragonsBlood', 'birdLegs'], source: 'component' },
  { products: ['mushrooms', 'trollEyes'], source: 'component' },
  { products: ['mushrooms', 'birdLegs'], source: 'component' },
  { products: ['trollEyes', 'birdLegs'], source: 'component' },
]

/** square fields for cubes on each cauldron, so at most five cubes in a recipe. */
export const fieldsPerCauldron = 5

/** */
export const sameIngredientLimit = 2

/** each number once. */
export const valueTiles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** one of the six marks fame, five seal recipes. */
export const stonesToSeal = 5

/** */
export const fameTrackLength = 50

/** */
export const playerColours = ['white', 'black', 'brown', 'purple', 'red'] as const

/** */
export const startingCubes = 12

/** */
export const bagDraw = 2

/** the least tile that opens a game of two. */
export const openingTile = 5

/** the game ends once no more kinds than this are left in the reserve. */
export const kindsLeftAtEnd = 2

/** */
export const cubesPerPoint = 2

export interface SupplyRow {
  /** Cubes of each kind. */
  readonly bag: number
  readonly reserve: number
  readonly removed: number
  readonly source: Source
}

/** R-018..R-021, by number of players. */
const supplyRows: Readonly<Record<number, SupplyRow>> = {
  2: { bag: 6, reserve: 10, removed: 16, source: 'rulebook' },
  3: { bag: 8, reserve: 12, removed: 12, source: 'rulebook' },
  4: { bag: 12, reserve: 16, removed: 4, source: 'rulebook' },
  5: { bag: 14, reserve: 18, removed: 0, source: 'rulebook' },
}

/** */
const germanThreePlayerRow: SupplyRow = { bag: 10, reserve: 12, removed: 10, source: 'component' }

export const threePlayerSetups = ['english', 'german'] as const
export type ThreePlayerSetup = (typeof threePlayerSetups)[number]

export function supplyFor(players: number, threePlayerSetup: ThreePlayerSetup): SupplyRow {
  const row = players === 3 && threePlayerSetup === 'german' ? germanThreePlayerRow : supplyRows[players]
  if (row === undefined) throw new RangeError(`Alchemist is for 2 to 5 players, not ${players}`)
  return row
}

/** R-078..R-081: what the schools earn, least pile first, by number of players. */
const awardRows: Readonly<Record<number, readonly number[]>> = {
  2: [6, 0],
  3: [10, 5, 0],
  4: [12, 8, 4, 0],
  5: [12, 9, 6, 3, 0],
}

export function awardsFor(players: number): readonly number[] {
  return present(awardRows[players], `row of awards for ${players} players`)
}
