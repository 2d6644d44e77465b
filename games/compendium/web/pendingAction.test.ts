import { newCreation, nothingPending, type PendingAction, type Potion } from '@athanor/compendium'
import { describe, expect, it } from 'vitest'
import { draftingIn, whyNotYet } from './pendingAction.ts'
import { viewWith } from './testing.ts'

const potion: Potion = { owner: 1, recipe: [0, 2, 0, 0, 0], value: 9 }
const inCauldron9 = () => ({ cauldrons: [...Array.from({ length: 9 }, () => null), potion] })

describe('a move in the making', () => {
  it('RR-36 says what is missing, part by part', () => {
    const view = viewWith([2, 2, 2, 2, 2])
    const all: readonly PendingAction[] = [
      nothingPending,
      newCreation(0),
      { ...newCreation(0), recipe: [1, 0, 0, 0, 0] },
      { kind: 'copy', cauldron: 9, tribute: null },
      { kind: 'takeReserve', ingredient: null },
      { ...newCreation(0), recipe: [1, 0, 0, 0, 0], value: 9 },
    ]
    expect(all.map((pending) => whyNotYet(view, pending)?.id ?? null)).toEqual([
      null,
      'web.compendium.needCubes',
      'web.compendium.needTile',
      'web.compendium.needTribute',
      'web.compendium.needPile',
      null,
    ])
  })

  it('R-043 says at once that a recipe exists, before any tile is chosen', () => {
    const view = viewWith([2, 2, 2, 2, 2], inCauldron9)
    const pending: PendingAction = { ...newCreation(5), recipe: [0, 2, 0, 0, 0] }
    expect(whyNotYet(view, pending)?.id).toBe('compendium.reject.recipeExists')
  })

  it('takes the keyboard along to another cauldron, not to another cube', () => {
    const { stepOf } = draftingIn(viewWith([2, 2, 2, 2, 2]))
    expect(stepOf(newCreation(5))).not.toBe(stepOf(newCreation(4)))
    expect(stepOf(newCreation(5))).toBe(stepOf({ ...newCreation(5), recipe: [0, 2, 0, 0, 0] }))
  })
})
