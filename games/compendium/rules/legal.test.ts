import { describe, expect, it } from 'vitest'
import type { Action } from './action.ts'
import { cauldrons, ingredients } from './components.ts'
import { compendium } from './game.ts'
import { creatable } from './legal.ts'
import { recipesByCauldron } from './recipes.ts'
import { cubes, each, none, one } from './testing/cubes.ts'
import { copy, create, drawFromBag, legalActions, played, take } from './testing/play.ts'
import { randomGame } from './testing/randomGame.ts'
import { tableWith } from './testing/table.ts'
import type { View } from './view.ts'

/** Everything that anybody could ever write down as an action with a recipe that exists. */
function* allActions(): Generator<Action> {
  for (const cauldron of cauldrons.keys()) {
    for (const recipe of recipesByCauldron[cauldron] ?? []) {
      for (let value = 1; value <= 10; value++) yield create(cauldron, recipe, value)
    }
    for (const tribute of ingredients) yield { kind: 'copy', cauldron, tribute }
  }
  for (const ingredient of ingredients) yield { kind: 'takeReserve', ingredient }
  yield { kind: 'takeBag' }
}

function textOf(actions: Iterable<Action>): readonly string[] {
  return [...actions].map((action) => JSON.stringify(action)).sort()
}

describe('the list of legal actions', () => {
  it.each([2, 3, 5])('R-035 RR-07 holds exactly what is not refused, at every turn of a game of %i', (players) => {
    for (const { before, action } of randomGame(players, 90 + players)) {
      if (action === null || before.turnsTaken % 4 > 1) continue
      const view = compendium.view(before, before.turn)
      const allowed = [...allActions()].filter((candidate) => compendium.check(view, candidate) === null)
      expect(textOf(compendium.legal(view))).toEqual(textOf(allowed))
    }
  })

  it('R-035 goes through creations, copies, takes and the draw, in this order', () => {
    const state = tableWith({
      players: 3,
      hands: [cubes({ blue: 1 })],
      reserve: cubes({ gray: 1, green: 2, yellow: 3 }),
      potions: [
        { cauldron: 0, owner: 1, recipe: one('blue'), value: 2 },
        { cauldron: 9, owner: 0, recipe: cubes({ yellow: 1 }), value: 6 },
      ],
    })
    // The only recipe in reach is taken, so nothing can be created.
    expect(legalActions(state)).toEqual([copy(0, 'blue'), take('gray'), take('green'), take('yellow'), drawFromBag])
  })

  it('R-038 R-046 orders creations by cauldron, recipe and tile', () => {
    const state = tableWith({
      players: 3,
      hands: [cubes({ gray: 1, blue: 2 })],
      potions: [{ cauldron: 1, owner: 1, recipe: cubes({ gray: 2 }), value: 3 }],
      stones: [1, 1, 1],
    })
    const creations = legalActions(state).filter((action) => action.kind === 'create')
    const first = [
      cubes({ gray: 1 }),
      cubes({ blue: 1 }),
      cubes({ gray: 1, blue: 1 }),
      cubes({ blue: 2 }),
      cubes({ gray: 1, blue: 2 }),
    ]
    const tiles = [1, 2, 4, 5, 6, 7, 8, 9, 10]
    expect(creations.slice(0, 45)).toEqual(first.flatMap((recipe) => tiles.map((value) => create(0, recipe, value))))
    expect(creations[45]).toEqual(create(2, cubes({ gray: 1 }), 1))
    expect(creations.map((action) => (action.kind === 'create' ? action.cauldron : -1))).toEqual(
      creations.map((action) => (action.kind === 'create' ? action.cauldron : -1)).sort((a, b) => a - b),
    )
  })

  it('R-038 finds each action by its number, and none beyond', () => {
    const potions = [
      { cauldron: 0, owner: 1, recipe: cubes({ blue: 1 }), value: 2 },
      { cauldron: 3, owner: 2, recipe: cubes({ blue: 1, orange: 1 }), value: 7 },
    ]
    const state = tableWith({ players: 3, hands: [cubes({ gray: 1, blue: 1, orange: 2, yellow: 1 })], potions })
    const legal = compendium.legal(compendium.view(state, 0))
    const listed = [...legal]
    expect(listed).toHaveLength(legal.size)
    expect(Array.from({ length: legal.size }, (_, index) => legal.at(index))).toEqual(listed)
    expect(new Set(textOf(listed)).size).toBe(listed.length)
    const creations = legal.groups[0]
    if (creations?.kind !== 'create') throw new Error('nothing to create')
    expect(() => creations.at(creations.size)).toThrow(`there is no creation number ${creations.size}`)
    expect(() => creations.at(-1)).toThrow(RangeError)
    expect(() => legal.at(legal.size)).toThrow(RangeError)
  })

  it('R-040 R-052 has no creation for whoever has no stone', () => {
    const state = tableWith({ players: 3, hands: [each(2)], stones: [0, 5, 5] })
    expect(compendium.legal(compendium.view(state, 0)).groups.map(({ kind }) => kind)).toEqual([
      'takeReserve',
      'takeBag',
    ])
  })

  it('R-036 is empty once the game is over', () => {
    const over = played(tableWith({ players: 2, turn: 1, reserve: one('gray') }), [take('gray')]).state
    const view: View = compendium.view(over, 0)
    expect(view.turn).toBe(0)
    expect(compendium.legal(view).size).toBe(0)
  })
})

describe('what can be written into a cauldron', () => {
  it('R-039 R-043 is listed for every free cauldron, without recipes that exist', () => {
    const potions = [{ cauldron: 0, owner: 1, recipe: one('blue'), value: 2 }]
    const state = tableWith({ players: 3, hands: [cubes({ blue: 1, gray: 1 })], potions })
    const view = compendium.view(state, 0)
    const choices = creatable(view, cubes({ blue: 1, gray: 1 })).filter(({ recipes }) => recipes.length > 0)
    expect(choices).toEqual([
      { cauldron: 1, recipes: [one('gray')] },
      { cauldron: 2, recipes: [one('gray'), cubes({ blue: 1, gray: 1 })] },
      { cauldron: 4, recipes: [one('gray')] },
      { cauldron: 5, recipes: [one('gray'), cubes({ blue: 1, gray: 1 })] },
      { cauldron: 7, recipes: [one('gray')] },
    ])
    expect(creatable(view, none).flatMap(({ recipes }) => recipes)).toEqual([])
  })
})
