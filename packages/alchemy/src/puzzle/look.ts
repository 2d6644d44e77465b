import { type Alchemical, alchemicalIndex, alchemicals, signOf } from '../alchemical.ts'
import { type Aspect, aspects, type Colour, colours, type Sign, signs } from '../aspect.ts'
import type { FactOf } from '../fact.ts'
import { type Ingredient, type IngredientPair, ingredientIndex, ingredientPairs, ingredients } from '../ingredient.ts'
import { mixingTable } from '../mixing.ts'
import { potionIndex, potions } from '../potion.ts'
import { type Grid, isOne } from './grid.ts'

/** What a puzzle tells: results of experiments and sales, answers to demonstrations, signs that a debunking showed. */
export type Clue = FactOf<'mix' | 'aspect'>

/**
 * One thing that a person does with pencil and grid. Whoever looks strikes out all that can be struck out there; a look
 * may be taken again when other crosses have come.
 */
export type Inspection =
  /**
   * ..A-389: a clue. A sign rules out what has the other one. Of two mixed ingredients each keeps what
   * makes a fitting potion with something that is left for the other.
   */
  | { readonly kind: 'clue'; readonly clue: number }
  /** one alchemical is left for the ingredient, so no other has it. */
  | { readonly kind: 'ingredient'; readonly ingredient: Ingredient }
  /** one ingredient is left for the alchemical, so it has no other. */
  | { readonly kind: 'alchemical'; readonly alchemical: Alchemical }
  /** Two ingredients share two alchemicals, so no other has either. */
  | { readonly kind: 'twins'; readonly ingredients: IngredientPair }
  /** four have a sign in a colour; who are known to be four leave the other sign to the rest. */
  | { readonly kind: 'four'; readonly aspect: Aspect }

/** What is seen of crosses that cannot all be right: nothing is left. So more crosses never show less. */
const broken: Grid = new Uint8Array(ingredients.length)

/** All looks that a puzzle offers, clues first. */
export function looksAt(clues: readonly Clue[]): readonly Inspection[] {
  return [
    ...clues.map((_, clue): Inspection => ({ kind: 'clue', clue })),
    ...ingredients.map((ingredient): Inspection => ({ kind: 'ingredient', ingredient })),
    ...alchemicals.map((alchemical): Inspection => ({ kind: 'alchemical', alchemical })),
    ...aspects.map((aspect): Inspection => ({ kind: 'four', aspect })),
    ...ingredientPairs.map((pair): Inspection => ({ kind: 'twins', ingredients: pair })),
  ]
}

/** The grid after a look; the same one when there is nothing to strike out. */
export function afterLook(grid: Grid, look: Inspection, clues: readonly Clue[]): Grid {
  switch (look.kind) {
    case 'clue':
      return afterClue(grid, clues[look.clue] as Clue)
    case 'ingredient': {
      const place = ingredientIndex(look.ingredient)
      const own = grid[place] as number
      return isOne(own) ? narrowed(grid, (column, index) => (index === place ? column : column & ~own)) : grid
    }
    case 'alchemical': {
      const row = 1 << alchemicalIndex(look.alchemical)
      const holders = columnsWhere(grid, (column) => (column & row) !== 0)
      return isOne(holders) ? narrowed(grid, (column) => ((column & row) === 0 ? column : row)) : grid
    }
    case 'twins': {
      const [one, other] = [ingredientIndex(look.ingredients[0]), ingredientIndex(look.ingredients[1])]
      const shared = (grid[one] as number) | (grid[other] as number)
      if (countOf(shared) > 2) return grid
      if (countOf(shared) < 2) return broken
      return narrowed(grid, (column, index) => (index === one || index === other ? column : column & ~shared))
    }
    case 'four':
      return afterFour(grid, rowsWith(look.aspect))
  }
}

/**
 * Whether a look can ever strike anything out on the way to a grid. Crosses only come, so what has too much left at the
 * end has had too much all the time.
 */
export function isOfUse(look: Inspection, end: Grid): boolean {
  switch (look.kind) {
    case 'clue':
      return true
    case 'ingredient':
      return countOf(end[ingredientIndex(look.ingredient)] as number) <= 1
    case 'alchemical': {
      const row = 1 << alchemicalIndex(look.alchemical)
      return countOf(columnsWhere(end, (column) => (column & row) !== 0)) <= 1
    }
    case 'twins':
      return countOf(look.ingredients.reduce((mask, each) => mask | (end[ingredientIndex(each)] as number), 0)) <= 2
    case 'four': {
      const rows = rowsWith(look.aspect)
      const sure = columnsWhere(end, (column) => (column & ~rows) === 0)
      const able = columnsWhere(end, (column) => (column & rows) !== 0)
      return countOf(sure) >= 4 || countOf(able) <= 4
    }
  }
}

function afterClue(grid: Grid, clue: Clue): Grid {
  if (clue.kind === 'aspect') {
    const place = ingredientIndex(clue.ingredient)
    const rows = clue.aspects.reduce((mask, aspect) => mask | rowsWith(aspect), 0)
    return narrowed(grid, (column, index) => (index === place ? column & rows : column))
  }
  const [one, other] = clue.ingredients.map(ingredientIndex) as [number, number]
  const fitting = clue.potions.reduce((mask, potion) => mask | (1 << potionIndex(potion)), 0)
  const left = meeting(grid[one] as number, grid[other] as number, fitting)
  const right = meeting(grid[other] as number, left, fitting)
  return narrowed(grid, (column, index) => (index === one ? left : index === other ? right : column))
}

/** The rows of a column that make a fitting potion with some row of another one. */
function meeting(column: number, other: number, fitting: number): number {
  let kept = 0
  for (let row = 0; row < 8; row++) {
    if (((column >> row) & 1) === 1 && (partnersOf(row, fitting) & other) !== 0) kept |= 1 << row
  }
  return kept
}

/** For each row and set of potions, the rows that make one of them with it. */
const partners = new Uint8Array(8 << potions.length)
for (let row = 0; row < 8; row++) {
  for (let fitting = 0; fitting < 1 << potions.length; fitting++) {
    for (let partner = 0; partner < 8; partner++) {
      const isFitting = ((fitting >> (mixingTable[row * 8 + partner] as number)) & 1) === 1
      const cell = (row << potions.length) | fitting
      if (partner !== row && isFitting) partners[cell] = (partners[cell] as number) | (1 << partner)
    }
  }
}

function partnersOf(row: number, fitting: number): number {
  return partners[(row << potions.length) | fitting] as number
}

/** Four columns that have the sign leave the others without it; four that alone can have it do have it. */
function afterFour(grid: Grid, rows: number): Grid {
  const sure = columnsWhere(grid, (column) => (column & ~rows) === 0)
  const able = columnsWhere(grid, (column) => (column & rows) !== 0)
  if (countOf(sure) > 4 || countOf(able) < 4) return broken
  if (countOf(sure) === 4) {
    return narrowed(grid, (column, index) => (((sure >> index) & 1) === 1 ? column : column & ~rows))
  }
  if (countOf(able) === 4) {
    return narrowed(grid, (column, index) => (((able >> index) & 1) === 1 ? column & rows : column))
  }
  return grid
}

function narrowed(grid: Grid, left: (column: number, index: number) => number): Grid {
  let result: Uint8Array | null = null
  for (let index = 0; index < grid.length; index++) {
    const before = grid[index] as number
    const after = left(before, index)
    if (after === before) continue
    result ??= Uint8Array.from(grid)
    result[index] = after
  }
  return result ?? grid
}

function columnsWhere(grid: Grid, fits: (column: number) => boolean): number {
  let columns = 0
  for (let index = 0; index < grid.length; index++) if (fits(grid[index] as number)) columns |= 1 << index
  return columns
}

const rowMasks = Object.fromEntries(
  colours.map((colour) => [
    colour,
    Object.fromEntries(signs.map((sign) => [sign, maskOf((alchemical) => signOf(alchemical, colour) === sign)])),
  ]),
) as Readonly<Record<Colour, Readonly<Record<Sign, number>>>>

function maskOf(fits: (alchemical: Alchemical) => boolean): number {
  return alchemicals.reduce((mask, alchemical, row) => (fits(alchemical) ? mask | (1 << row) : mask), 0)
}

function rowsWith({ colour, sign }: Aspect): number {
  return rowMasks[colour][sign]
}

function countOf(mask: number): number {
  let count = 0
  for (let bits = mask; bits !== 0; bits &= bits - 1) count++
  return count
}
