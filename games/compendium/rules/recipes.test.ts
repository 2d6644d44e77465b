import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cubes } from './cubes.ts'
import { affordableRecipes, handShape, recipesByCauldron } from './recipes.ts'
import { colours, cubes, productPairs, sizeOf } from './testing/cubes.ts'
import { create, legalActions, refusal } from './testing/play.ts'
import { tableWith } from './testing/table.ts'

/** All recipes of a cauldron by the letter of: tries every way to lay up to five cubes. */
function recipesByTheBook(cauldron: number): ReadonlySet<string> {
  const [first, second] = productPairs[cauldron] ?? []
  const allowed = colours.filter((colour) => colour !== first && colour !== second)
  const found = new Set<string>()
  const lay = (laid: Record<string, number>, size: number) => {
    if (size > 0) found.add(cubes(laid).join())
    if (size === 5) return
    for (const colour of allowed) {
      if ((laid[colour] ?? 0) < 2) lay({ ...laid, [colour]: (laid[colour] ?? 0) + 1 }, size + 1)
    }
  }
  lay({}, 0)
  return found
}

describe('the recipes of the game', () => {
  it.each(productPairs.map((_, cauldron) => cauldron))('RR-10 R-041 R-044 R-045 are 25 for cauldron %i', (cauldron) => {
    const recipes = recipesByCauldron[cauldron] ?? []
    expect(recipes).toHaveLength(25)
    expect(new Set(recipes.map((recipe) => recipe.join()))).toEqual(recipesByTheBook(cauldron))
  })

  it('RR-10 are 120 different ones over the whole board', () => {
    const all = productPairs.flatMap((_, cauldron) => [...recipesByTheBook(cauldron)])
    expect(all).toHaveLength(250)
    expect(new Set(all).size).toBe(120)
    expect(new Set(recipesByCauldron.flat().map((recipe) => recipe.join())).size).toBe(120)
  })

  it('R-041 RR-10 are all legal for a hand that has everything, and nothing else is', () => {
    const state = tableWith({ players: 3, hands: [cubes({ gray: 3, blue: 3, orange: 3, green: 3, yellow: 3 })] })
    const offered = legalActions(state).flatMap((action) =>
      action.kind === 'create' && action.value === 1 ? [`${action.cauldron}:${action.recipe.join()}`] : [],
    )
    expect(offered).toHaveLength(250)
    const accepted: string[] = []
    for (const cauldron of productPairs.keys()) {
      for (let code = 0; code < 4 ** 5; code++) {
        const [gray = 0, blue = 0, orange = 0, green = 0, yellow = 0] = [0, 1, 2, 3, 4].map(
          (kind) => Math.floor(code / 4 ** kind) % 4,
        )
        const recipe = cubes({ gray, blue, orange, green, yellow })
        if (refusal(state, create(cauldron, recipe, 1)) === null) accepted.push(`${cauldron}:${recipe.join()}`)
      }
    }
    expect(new Set(accepted)).toEqual(new Set(offered))
  })

  it('R-041 that a hand can pay are those that it contains', () => {
    const count = fc.integer({ min: 0, max: 6 })
    fc.assert(
      fc.property(fc.tuple(count, count, count, count, count), fc.integer({ min: 0, max: 9 }), (hand, cauldron) => {
        const payable = [...recipesByTheBook(cauldron)].filter((recipe) =>
          recipe.split(',').every((needed, kind) => Number(needed) <= (hand[kind] ?? 0)),
        )
        const offered = affordableRecipes(cauldron, hand)
        expect(new Set(offered.map((recipe) => recipe.join()))).toEqual(new Set(payable))
        expect(offered).toHaveLength(payable.length)
      }),
      { numRuns: 300, seed: 7 },
    )
  })

  it('R-041 are none for a cauldron that is not there', () => {
    expect(affordableRecipes(10, cubes({ gray: 2, blue: 2, orange: 2, green: 2, yellow: 2 }))).toEqual([])
  })

  it('R-044 see more than two cubes of a kind as two', () => {
    const shapes = new Set<number>()
    for (let code = 0; code < 3 ** 5; code++) shapes.add(handShape(handOf(code)))
    expect(shapes.size).toBe(243)
    expect(handShape(cubes({ gray: 2, yellow: 1 }))).toBe(handShape(cubes({ gray: 9, yellow: 1 })))
    expect(handShape(cubes({ gray: 1 }))).not.toBe(handShape(cubes({ gray: 2 })))
  })

  it('RR-10 have one to five cubes', () => {
    const sizes = recipesByCauldron.flat().map(sizeOf)
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1, 5])
  })
})

function handOf(code: number): Cubes {
  const [gray = 0, blue = 0, orange = 0, green = 0, yellow = 0] = [0, 1, 2, 3, 4].map(
    (kind) => Math.floor(code / 3 ** kind) % 3,
  )
  return cubes({ gray, blue, orange, green, yellow })
}
