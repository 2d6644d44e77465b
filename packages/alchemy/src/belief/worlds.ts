import { type Alchemical, alchemicalIndex, alchemicals } from '../alchemical.ts'
import { type Assignment, assignmentFrom } from '../assignment.ts'
import { ingredientPairs, ingredients } from '../ingredient.ts'
import { mixingTable } from '../mixing.ts'
import { potions } from '../potion.ts'
import type { WorldSet } from './bits.ts'

/** All 8! ways to give the ingredients their alchemicals, numbered in lexicographic order of their grid rows. */
export const worldCount = 40_320

/** 40,320 bits fill 1,260 words exactly, so no set has loose bits at its end. */
export const wordCount = worldCount / 32

const factorials = [1, 1, 2, 6, 24, 120, 720, 5040] as const

interface Worlds {
  /** For each ingredient, the alchemical that it has in each world. */
  readonly columns: readonly Readonly<Uint8Array>[]
  /** For each alchemical, the ingredient that has it in each world. */
  readonly holders: readonly Readonly<Uint8Array>[]
  /** The worlds in which an ingredient has an alchemical, at `ingredient * 8 + alchemical`. */
  readonly withAlchemical: readonly WorldSet[]
  /** The worlds in which a pair makes a potion, at `pair * 7 + potion`. */
  readonly withPotion: readonly WorldSet[]
}

let built: Worlds | undefined

/** The tables over all worlds: 2 MB, made on first use. */
export function worlds(): Worlds {
  built ??= build()
  return built
}

function build(): Worlds {
  const columns = ingredients.map(() => new Uint8Array(worldCount))
  const holders = alchemicals.map(() => new Uint8Array(worldCount))
  for (let world = 0; world < worldCount; world++) {
    const rows = rowsOfWorld(world)
    for (let ingredient = 0; ingredient < 8; ingredient++) {
      ;(columns[ingredient] as Uint8Array)[world] = rows[ingredient] as number
      ;(holders[rows[ingredient] as number] as Uint8Array)[world] = ingredient
    }
  }
  return {
    columns,
    holders,
    withAlchemical: columns.flatMap((column) => setsByValue(alchemicals.length, (world) => column[world] as number)),
    withPotion: ingredientPairs.flatMap((_, pair) => {
      const [one, other] = pairColumns[pair] as readonly [number, number]
      const [a, b] = [columns[one] as Uint8Array, columns[other] as Uint8Array]
      return setsByValue(
        potions.length,
        (world) => mixingTable[(a[world] as number) * 8 + (b[world] as number)] as number,
      )
    }),
  }
}

/** The grid columns of each pair, the earlier one first. */
export const pairColumns: readonly (readonly [number, number])[] = ingredientPairs.map(([one, other]) => [
  ingredients.indexOf(one),
  ingredients.indexOf(other),
])

function setsByValue(values: number, valueOf: (world: number) => number): Int32Array[] {
  const sets = Array.from({ length: values }, () => new Int32Array(wordCount))
  for (let world = 0; world < worldCount; world++) {
    const set = sets[valueOf(world)] as Int32Array
    set[world >> 5] = (set[world >> 5] as number) | (1 << (world & 31))
  }
  return sets
}

/** The grid rows of the eight ingredients in a world. */
export function rowsOfWorld(world: number): number[] {
  if (!Number.isInteger(world) || world < 0 || world >= worldCount) throw new RangeError(`there is no world ${world}`)
  const free = [0, 1, 2, 3, 4, 5, 6, 7]
  return Array.from({ length: 8 }, (_, place) => {
    const rank = Math.floor(world / (factorials[(7 - place) as 0] as number)) % (8 - place)
    return free.splice(rank, 1)[0] as number
  })
}

/** The number of the world with these grid rows. */
export function worldOfRows(rows: readonly number[]): number {
  let world = 0
  for (let place = 0; place < 8; place++) {
    const row = rows[place] as number
    let rank = row
    for (let before = 0; before < place; before++) if ((rows[before] as number) < row) rank--
    world += rank * (factorials[(7 - place) as 0] as number)
  }
  return world
}

export function assignmentOfWorld(world: number): Assignment {
  return assignmentFrom(rowsOfWorld(world).map((row) => alchemicals[row] as Alchemical))
}

export function worldOfAssignment(assignment: Assignment): number {
  return worldOfRows(ingredients.map((ingredient) => alchemicalIndex(assignment[ingredient])))
}
