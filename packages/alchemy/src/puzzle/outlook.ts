import { type Alchemical, alchemicals } from '../alchemical.ts'
import { believe } from '../belief/belief.ts'
import { eachWorld } from '../belief/bits.ts'
import { worlds } from '../belief/worlds.ts'
import { type Ingredient, type IngredientPair, ingredientIndex } from '../ingredient.ts'
import { mixingTable } from '../mixing.ts'
import { type Potion, potions } from '../potion.ts'
import type { Theory } from '../theory.ts'
import { isOne } from './grid.ts'
import type { Clue } from './look.ts'

/** The numbers of the worlds that fit all clues. */
export function worldsFitting(clues: readonly Clue[]): readonly number[] {
  const fitting: number[] = []
  eachWorld(believe(clues).possible, (world) => fitting.push(world))
  return fitting
}

/** The rows that an ingredient has in some of the worlds, a bit for each. */
export function rowsIn(fitting: readonly number[], ingredient: Ingredient): number {
  const column = worlds().columns[ingredientIndex(ingredient)] as Uint8Array
  let rows = 0
  for (const world of fitting) rows |= 1 << (column[world] as number)
  return rows
}

export function alchemicalsIn(rows: number): readonly Alchemical[] {
  return alchemicals.filter((_, row) => ((rows >> row) & 1) === 1)
}

/** The theories about some ingredients that hold in all of the worlds. */
export function certainIn(fitting: readonly number[], among: readonly Ingredient[]): readonly Theory[] {
  return among.flatMap((ingredient) => {
    const rows = rowsIn(fitting, ingredient)
    return isOne(rows) ? alchemicalsIn(rows).map((alchemical) => ({ ingredient, alchemical })) : []
  })
}

/** What two ingredients may make, each potion with what an ingredient may then still have. */
export function leftAfter(
  fitting: readonly number[],
  [one, other]: IngredientPair,
  ingredient: Ingredient,
): ReadonlyMap<Potion, number> {
  const { columns } = worlds()
  const [first, second, wanted] = [one, other, ingredient].map((each) => columns[ingredientIndex(each)]) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  const left = new Map<Potion, number>()
  for (const world of fitting) {
    const potion = potions[mixingTable[(first[world] as number) * 8 + (second[world] as number)] as number] as Potion
    left.set(potion, (left.get(potion) ?? 0) | (1 << (wanted[world] as number)))
  }
  return left
}

/** Whether an experiment settles an ingredient whatever comes of it. */
export function settles(fitting: readonly number[], pair: IngredientPair, ingredient: Ingredient): boolean {
  return [...leftAfter(fitting, pair, ingredient).values()].every(isOne)
}

/** The experiments that a hand allows. */
export function pairsOf(hand: readonly Ingredient[]): readonly IngredientPair[] {
  return hand.flatMap((one, place) => hand.slice(place + 1).map((other): IngredientPair => [one, other]))
}
