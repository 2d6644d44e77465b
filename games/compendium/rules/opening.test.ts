import { describe, expect, it } from 'vitest'
import type { Cubes } from './cubes.ts'
import { compendium } from './game.ts'
import { isOpening } from './state.ts'
import { cauldronOf, cubes, each, one, productPairs, sizeOf } from './testing/cubes.ts'
import { copy, create, drawFromBag, legalActions, played, refusal, take } from './testing/play.ts'
import { tableWith } from './testing/table.ts'

const twoPlayers = { players: 2, round: 1, hands: [each(2), each(2)] } as const
const yellowGreen = cauldronOf('yellow', 'green')
const orangeGray = cauldronOf('orange', 'gray')

describe('the opening of a game of two', () => {
  it('R-037 forces each player’s first action to be a creation with a tile of 5 or more', () => {
    const start = tableWith(twoPlayers)
    expect(compendium.decisions(start)).toEqual([{ seat: 0, ask: 'opening' }])
    for (const value of [1, 2, 3, 4]) {
      expect(refusal(start, create(yellowGreen, one('blue'), value))).toEqual({
        id: 'compendium.reject.openingTile',
        params: { value, least: 5 },
      })
    }
    for (const value of [5, 6, 7, 8, 9, 10]) expect(refusal(start, create(yellowGreen, one('blue'), value))).toBeNull()
  })

  it('R-037 RR-31 holds for the second player’s own first turn too, and ends there', () => {
    const second = played(tableWith(twoPlayers), [create(yellowGreen, one('blue'), 5)]).state
    expect(compendium.decisions(second)).toEqual([{ seat: 1, ask: 'opening' }])
    expect(refusal(second, create(orangeGray, one('blue'), 4))?.id).toBe('compendium.reject.recipeExists')
    expect(refusal(second, create(orangeGray, one('green'), 4))?.id).toBe('compendium.reject.openingTile')
    expect(refusal(second, create(orangeGray, one('green'), 5))?.id).toBe('compendium.reject.tileGone')
    const third = played(second, [create(orangeGray, one('green'), 6)]).state
    expect(compendium.decisions(third)).toEqual([{ seat: 0, ask: 'turn' }])
    expect(refusal(third, create(cauldronOf('yellow', 'blue'), one('gray'), 1))).toBeNull()
    expect(refusal(third, copy(orangeGray, 'green'))).toBeNull()
    expect(refusal(third, drawFromBag)).toBeNull()
  })

  it('RR-39 offers only creations with a tile from 5 to 10, and refuses all else with this reason', () => {
    const start = tableWith(twoPlayers)
    // 25 recipes in each of ten cauldrons with each of six tiles.
    expect(legalActions(start)).toHaveLength(250 * 6)
    for (const state of [start, played(start, [create(yellowGreen, one('blue'), 5)]).state]) {
      for (const action of [take('gray'), drawFromBag, copy(yellowGreen, 'blue')]) {
        expect(refusal(state, action)).toEqual({ id: 'compendium.reject.openingAction' })
      }
      const actions = legalActions(state)
      expect(actions.length).toBeGreaterThan(0)
      for (const action of actions) {
        if (action.kind !== 'create') throw new Error(action.kind)
        expect(action.value).toBeGreaterThanOrEqual(5)
      }
    }
  })

  it('R-037 knows no such duty with three, four or five players', () => {
    for (const players of [3, 4, 5]) {
      const start = tableWith({ players, round: 1, hands: [each(2)] })
      expect(compendium.decisions(start)).toEqual([{ seat: 0, ask: 'turn' }])
      expect(refusal(start, create(yellowGreen, one('blue'), 1))).toBeNull()
      expect(refusal(start, take('gray'))).toBeNull()
      expect(refusal(start, drawFromBag)).toBeNull()
    }
    expect([2, 3, 4, 5].map((players) => isOpening(0, players))).toEqual([true, false, false, false])
    expect([0, 1, 2, 3].map((turns) => isOpening(turns, 2))).toEqual([true, true, false, false])
  })

  it('RR-31 is always feasible, whatever 12 cubes the second player drew and whatever the first created', () => {
    const hands = handsOfTwelve()
    expect(hands).toHaveLength(1190)
    const start = tableWith(twoPlayers)
    // Only a recipe of one cube can stand in the way: whoever has two kinds could brew either of them alone.
    const firstCreations = legalActions(start).filter(
      (action) => action.kind === 'create' && action.value === 10 && sizeOf(action.recipe) === 1,
    )
    expect(firstCreations).toHaveLength(5 * 6)
    let tightest = Number.POSITIVE_INFINITY
    for (const first of firstCreations) {
      const second = compendium.view(played(start, [first]).state, 1)
      for (const hand of hands) tightest = Math.min(tightest, compendium.legal({ ...second, hand }).size)
    }
    // Hands of two kinds, one of which is taken as a recipe of its own. Both kinds fit in three cauldrons (8 recipes
    // each), either alone in three more (2 each): 36. The first creation takes a cauldron of 8 and its recipe from
    // five others: 23 are left, with five tiles of 5 or more.
    expect(tightest).toBe(23 * 5)
  })

  it('RR-31 leaves at least five cauldrons and five tiles for a single cube of one of two kinds', () => {
    for (const hand of handsOfTwelve()) expect(hand.filter((count) => count > 0).length).toBeGreaterThanOrEqual(2)
    for (const [a, b] of productPairs) {
      const first = played(tableWith(twoPlayers), [create(cauldronOf(a, b), firstRecipe(a, b), 5)]).state
      const singles = legalActions(first).filter(
        (action) => action.kind === 'create' && sizeOf(action.recipe) === 1 && action.value === 6,
      )
      const places = new Map<string, number>()
      for (const action of singles) {
        if (action.kind !== 'create') continue
        places.set(action.recipe.join(), (places.get(action.recipe.join()) ?? 0) + 1)
      }
      // Four kinds are left as single cubes, each in five or six free cauldrons.
      expect(places.size).toBe(4)
      for (const count of places.values()) expect(count).toBeGreaterThanOrEqual(5)
    }
  })
})

/** Some single cube that a cauldron does not produce. */
function firstRecipe(...products: readonly string[]): Cubes {
  const colour = (['gray', 'blue', 'orange', 'green', 'yellow'] as const).find((kind) => !products.includes(kind))
  return one(colour ?? 'gray')
}

/** Every hand of 12 cubes that a bag with 6 of each kind can give. */
function handsOfTwelve(): readonly Cubes[] {
  const hands: Cubes[] = []
  const upTo6 = [0, 1, 2, 3, 4, 5, 6]
  for (const gray of upTo6) {
    for (const blue of upTo6) {
      for (const orange of upTo6) {
        for (const green of upTo6) {
          const yellow = 12 - gray - blue - orange - green
          if (yellow >= 0 && yellow <= 6) hands.push(cubes({ gray, blue, orange, green, yellow }))
        }
      }
    }
  }
  return hands
}
