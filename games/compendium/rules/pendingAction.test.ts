import { describe, expect, it } from 'vitest'
import { compendium } from './game.ts'
import {
  actionOf,
  beginAt,
  missingPart,
  newCreation,
  nothingPending,
  type PendingAction,
  placeOf,
  stillFits,
  withCube,
  withoutCube,
} from './pendingAction.ts'
import { cubes, each } from './testing/cubes.ts'
import { tableWith } from './testing/table.ts'

/** A potion of another player in cauldron 9, seen by seat 0. */
function viewWith(recipe = cubes({ blue: 2, yellow: 1 })) {
  const potions = [{ cauldron: 9, owner: 1, recipe, value: 9 }]
  return compendium.view(tableWith({ players: 3, hands: [each(2)], potions }), 0)
}

describe('a move in the making', () => {
  it('begins as a creation in an empty cauldron and as a copy elsewhere', () => {
    expect(beginAt(viewWith(), 0)).toEqual(newCreation(0))
    expect(beginAt(viewWith(), 9)).toEqual({ kind: 'copy', cauldron: 9, tribute: null })
  })

  it('R-058 skips the question of the tribute where there is only one kind', () => {
    expect(beginAt(viewWith(cubes({ blue: 2 })), 9)).toEqual({ kind: 'copy', cauldron: 9, tribute: 'mushrooms' })
  })

  it('RR-36 becomes an action only when no part is missing', () => {
    const recipe = cubes({ gray: 1 })
    const all: readonly PendingAction[] = [
      nothingPending,
      { kind: 'brew', action: 'create' },
      newCreation(0),
      { ...newCreation(0), value: 9 },
      { ...newCreation(0), recipe },
      { kind: 'copy', cauldron: 9, tribute: null },
      { kind: 'takeReserve', ingredient: null },
    ]
    expect(all.map(missingPart)).toEqual(['action', 'cauldron', 'recipe', 'recipe', 'value', 'tribute', 'ingredient'])
    expect(all.map(actionOf)).toEqual(all.map(() => null))
    const whole: readonly PendingAction[] = [
      { ...newCreation(0), recipe, value: 9 },
      { kind: 'copy', cauldron: 9, tribute: 'spiders' },
      { kind: 'takeReserve', ingredient: 'spiders' },
      { kind: 'takeBag' },
    ]
    expect(whole.map(missingPart)).toEqual([null, null, null, null])
    expect(whole.map(actionOf)).toEqual(whole)
  })

  it('takes cubes in and gives them back', () => {
    const one = withCube(newCreation(0), 1)
    expect(one.recipe).toEqual(cubes({ blue: 1 }))
    expect(withoutCube(one, 1).recipe).toEqual(cubes({}))
    expect(withoutCube(one, 2)).toBe(one)
  })

  it('falls when the turn is over or the table went on under it', () => {
    const view = viewWith()
    expect(stillFits(view, newCreation(0))).toBe(true)
    expect(stillFits({ ...view, turn: 1 }, newCreation(0))).toBe(false)
    expect(stillFits(view, newCreation(9))).toBe(false)
    expect(stillFits(view, { kind: 'copy', cauldron: 0, tribute: null })).toBe(false)
    expect(stillFits(view, { kind: 'copy', cauldron: 9, tribute: null })).toBe(true)
    expect(stillFits(view, { kind: 'brew', action: 'copy' })).toBe(true)
    expect(stillFits({ ...view, turn: 1 }, nothingPending)).toBe(true)
  })

  it('knows its cauldron once it has one', () => {
    expect([nothingPending, { kind: 'brew', action: 'copy' } as const, newCreation(4)].map(placeOf)).toEqual([
      null,
      null,
      4,
    ])
  })
})
