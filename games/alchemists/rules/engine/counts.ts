import { type Ingredient, ingredients } from '@athanor/alchemy'

declare const counted: unique symbol

/**
 * How many of each kind, by the kind's number; counts of one sort of things are not counts of another.
 * @indexedBy Kind
 */
export type Counts<Kind extends string> = readonly number[] & { readonly [counted]?: Kind }

/** The kinds of one sort of things in their order, which a rule set fixes for a whole game. */
export interface Kinds<Kind extends string> {
  readonly ids: readonly Kind[]
  /** Nothing of any kind. */
  readonly none: Counts<Kind>
  /** All that there are. */
  readonly all: Counts<Kind>
  /** -1 for what is not in the game. */
  numberOf(kind: Kind): number
  at(number: number): Kind
  /** How many of each kind there are in a list of numbers. */
  counted(numbers: Iterable<number>): Counts<Kind>
}

export function kindsOf<Kind extends string>(
  parts: readonly { readonly id: Kind; readonly copies: number }[],
): Kinds<Kind> {
  const ids = parts.map(({ id }) => id)
  const numbers = new Map(ids.map((id, number) => [id, number]))
  return {
    ids,
    none: ids.map(() => 0),
    all: parts.map(({ copies }) => copies),
    numberOf: (kind) => numbers.get(kind) ?? -1,
    at(number) {
      const id = ids[number]
      if (id === undefined) throw new RangeError(`there is no kind ${number} of ${ids.length}`)
      return id
    },
    counted(list) {
      const result: number[] = ids.map(() => 0)
      for (const number of list) {
        const before = result[number]
        if (before === undefined) throw new RangeError(`there is no kind ${number} of ${ids.length}`)
        result[number] = before + 1
      }
      return result
    },
  }
}

export function ingredientAt(number: number): Ingredient {
  const ingredient = ingredients[number]
  if (ingredient === undefined) throw new RangeError(`there is no ingredient ${number}`)
  return ingredient
}

export function countOf(counts: Counts<string>, number: number): number {
  return counts[number] ?? 0
}

export function added<Kind extends string>(counts: Counts<Kind>, number: number, count: number): Counts<Kind> {
  const before = counts[number]
  if (before === undefined) throw new RangeError(`there is no kind ${number} of ${counts.length}`)
  const result = counts.slice()
  result[number] = before + count
  return result
}

export function plus<Kind extends string>(a: Counts<Kind>, b: Counts<Kind>): Counts<Kind> {
  demandSameSize(a, b)
  return a.map((count, number) => count + (b[number] as number))
}

export function minus<Kind extends string>(a: Counts<Kind>, b: Counts<Kind>): Counts<Kind> {
  demandSameSize(a, b)
  return a.map((count, number) => count - (b[number] as number))
}

/** A kind that only one side knows would vanish. */
function demandSameSize(a: Counts<string>, b: Counts<string>): void {
  if (a.length !== b.length) throw new RangeError(`${a.length} kinds do not go with ${b.length}`)
}

export function total(counts: Counts<string>): number {
  let sum = 0
  for (const count of counts) sum += count
  return sum
}

export function contains<Kind extends string>(all: Counts<Kind>, part: Counts<Kind>): boolean {
  return part.every((count, number) => (all[number] ?? 0) >= count)
}

/** Every single item, as often as it is there. */
export function listOf(counts: Counts<string>): number[] {
  const result: number[] = []
  for (const [number, count] of counts.entries()) for (let copy = 0; copy < count; copy++) result.push(number)
  return result
}

/** Numbers of kinds of which there is at least one. */
export function kindsIn(counts: Counts<string>): number[] {
  const result: number[] = []
  for (const [number, count] of counts.entries()) if (count > 0) result.push(number)
  return result
}
