import { type Ingredient, ingredients } from '@athanor/alchemy'
import { copiesOfIngredient } from './components/players.ts'

/** How many of each kind, by the kind's number: ingredients, favor cards or seals. */
export type Counts = readonly number[]

export function ingredientAt(number: number): Ingredient {
  return ingredients[number] as Ingredient
}

/** Nothing of eight kinds: ingredients and favor cards alike. */
export const none: Counts = [0, 0, 0, 0, 0, 0, 0, 0]

/** the whole deck. */
export const wholeDeck: Counts = ingredients.map(() => copiesOfIngredient)

export function countOf(counts: Counts, kind: number): number {
  return counts[kind] ?? 0
}

export function added(counts: Counts, kind: number, count: number): Counts {
  const result = counts.slice()
  result[kind] = (result[kind] ?? 0) + count
  return result
}

export function plus(a: Counts, b: Counts): Counts {
  return a.map((count, kind) => count + (b[kind] ?? 0))
}

export function minus(a: Counts, b: Counts): Counts {
  return a.map((count, kind) => count - (b[kind] ?? 0))
}

export function total(counts: Counts): number {
  let sum = 0
  for (const count of counts) sum += count
  return sum
}

export function contains(all: Counts, part: Counts): boolean {
  return part.every((count, kind) => (all[kind] ?? 0) >= count)
}

/** Every single item, as often as it is there. */
export function listOf(counts: Counts): number[] {
  const result: number[] = []
  for (const [kind, count] of counts.entries()) for (let copy = 0; copy < count; copy++) result.push(kind)
  return result
}

export function countsOf(kinds: Iterable<number>, length: number = ingredients.length): Counts {
  const result = Array.from({ length }, () => 0)
  for (const kind of kinds) result[kind] = (result[kind] ?? 0) + 1
  return result
}

/** Kinds of which there is at least one. */
export function kindsIn(counts: Counts): number[] {
  const result: number[] = []
  for (const [kind, count] of counts.entries()) if (count > 0) result.push(kind)
  return result
}
