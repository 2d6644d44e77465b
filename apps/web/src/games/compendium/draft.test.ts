import { compendium, type Potion } from '@athanor/compendium'
import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import {
  actionOf,
  beginAt,
  type CreateDraft,
  cubeRefusal,
  type Draft,
  draftRefusal,
  noDraft,
  stillFits,
  tileRefusal,
  withCube,
  withoutCube,
} from './draft.ts'
import { viewWith } from './testing.ts'

const oneKind: Potion = { owner: 1, recipe: [0, 2, 0, 0, 0], value: 9 }
const twoKinds: Potion = { owner: 1, recipe: [0, 2, 0, 0, 1], value: 9 }
/** Cauldron 9 produces troll eyes and bird legs. */
const inCauldron9 = (potion: Potion) => () => ({ cauldrons: [...Array.from({ length: 9 }, () => null), potion] })

function create(cauldron: number, recipe: CreateDraft['recipe'] = [0, 0, 0, 0, 0]): CreateDraft {
  return { kind: 'create', cauldron, recipe, value: null }
}

describe('a move in the making', () => {
  it('begins as a creation in an empty cauldron and as a copy elsewhere', () => {
    const view = viewWith([2, 2, 2, 2, 2], inCauldron9(twoKinds))
    expect(beginAt(view, 0).kind).toBe('create')
    expect(beginAt(view, 9)).toEqual({ kind: 'copy', cauldron: 9, tribute: null })
  })

  it('R-058 skips the question of the tribute where there is only one kind', () => {
    const view = viewWith([2, 2, 2, 2, 2], inCauldron9(oneKind))
    expect(beginAt(view, 9)).toEqual({ kind: 'copy', cauldron: 9, tribute: 'mushrooms' })
  })

  it('RR-36 becomes an action only when all parts are named', () => {
    const view = viewWith([2, 2, 2, 2, 2])
    const drafts: readonly Draft[] = [
      noDraft,
      create(0),
      create(0, [1, 0, 0, 0, 0]),
      { kind: 'copy', cauldron: 9, tribute: null },
      { kind: 'takeReserve', ingredient: null },
    ]
    expect(drafts.map(actionOf)).toEqual([null, null, null, null, null])
    expect(drafts.slice(1).map((draft) => draftRefusal(view, draft)?.id)).toEqual([
      'web.compendium.needCubes',
      'web.compendium.needTile',
      'web.compendium.needTribute',
      'web.compendium.needPile',
    ])
    const whole = { ...create(0, [1, 0, 0, 0, 0]), value: 9 }
    expect(actionOf(whole)).toEqual({ kind: 'create', cauldron: 0, recipe: [1, 0, 0, 0, 0], value: 9 })
    expect(draftRefusal(view, whole)).toBeNull()
  })

  it('R-043 says at once that a recipe exists, before any tile is chosen', () => {
    const view = viewWith([2, 2, 2, 2, 2], inCauldron9(oneKind))
    expect(draftRefusal(view, create(5, [0, 2, 0, 0, 0]))?.id).toBe('compendium.reject.recipeExists')
  })
})

describe('cubes for a recipe', () => {
  const view = viewWith([1, 5, 5, 5, 5])

  it('R-045 refuses what the cauldron produces', () => {
    // Cauldron 0 produces spiders and dragon's blood.
    expect(cubeRefusal(view, create(0), 4)?.id).toBe('compendium.reject.ownProduct')
    expect(cubeRefusal(view, create(0), 3)?.id).toBe('compendium.reject.ownProduct')
    expect(cubeRefusal(view, create(0), 1)).toBeNull()
  })

  it('R-044 refuses a third of a kind', () => {
    expect(cubeRefusal(view, create(0, [0, 2, 0, 0, 0]), 1)?.id).toBe('compendium.reject.tooManyOfAKind')
  })

  it('R-041 refuses a sixth cube and cubes that are not in the hand', () => {
    const full = viewWith([5, 5, 5, 5, 5])
    expect(cubeRefusal(full, create(0, [1, 2, 2, 0, 0]), 0)?.id).toBe('compendium.reject.recipeTooLong')
    expect(cubeRefusal(view, create(0, [1, 0, 0, 0, 0]), 0)).toEqual({
      id: 'compendium.reject.cubesMissing',
      params: { ingredient: 'birdLegs', needed: 2, held: 1 },
    })
  })

  it('RR-11 lets a recipe that exists grow into a new one', () => {
    const taken = viewWith([5, 5, 5, 5, 5], inCauldron9({ ...oneKind, recipe: [0, 1, 0, 0, 0] }))
    expect(cubeRefusal(taken, create(5), 1)).toBeNull()
  })

  it('go in and come out again', () => {
    const one = withCube(create(0), 1)
    expect(one.recipe).toEqual([0, 1, 0, 0, 0])
    expect(withoutCube(one, 1).recipe).toEqual([0, 0, 0, 0, 0])
    expect(withoutCube(one, 2)).toBe(one)
  })

  it('agree with the game: whatever can be built cube by cube, and only that, is legal', () => {
    const chance = quickChance('builder')
    for (let round = 0; round < 200; round++) {
      const hand = [0, 1, 2, 3, 4].map(() => chance.below(4)) as unknown as CreateDraft['recipe']
      const seen = viewWith(hand, inCauldron9(twoKinds))
      const cauldron = chance.below(9)
      let draft = create(cauldron)
      for (let cube = 0; cube < 6; cube++) {
        const kind = chance.below(5) as 0 | 1 | 2 | 3 | 4
        if (cubeRefusal(seen, draft, kind) === null) draft = withCube(draft, kind)
      }
      const whole = { ...draft, value: 9 }
      const verdict = draftRefusal(seen, whole)?.id ?? null
      const action = actionOf(whole)
      expect(action === null ? 'web.compendium.needCubes' : (compendium.check(seen, action)?.id ?? null)).toBe(verdict)
      expect([null, 'web.compendium.needCubes', 'compendium.reject.recipeExists']).toContain(verdict)
    }
  })
})

describe('tiles', () => {
  it('R-037 refuses tiles below 5 in the opening of two', () => {
    const view = viewWith([3, 3, 3, 3, 3], () => ({}), 2)
    expect(tileRefusal(view, create(0), 4)?.id).toBe('compendium.reject.openingTile')
    expect(tileRefusal(view, create(0), 5)).toBeNull()
  })

  it('R-046 lets any free tile be chosen otherwise', () => {
    const view = viewWith([3, 3, 3, 3, 3])
    expect(view.tiles.map((tile) => tileRefusal(view, create(0), tile))).toEqual(view.tiles.map(() => null))
  })
})

describe('a draft and the table', () => {
  it('falls when the turn is over or the cauldron was taken', () => {
    const view = viewWith([3, 3, 3, 3, 3])
    expect(stillFits(view, create(0))).toBe(true)
    expect(stillFits({ ...view, turn: 1 }, create(0))).toBe(false)
    expect(stillFits(viewWith([3, 3, 3, 3, 3], inCauldron9(oneKind)), create(9))).toBe(false)
    expect(stillFits(view, { kind: 'copy', cauldron: 0, tribute: null })).toBe(false)
    expect(stillFits({ ...view, turn: 1 }, noDraft)).toBe(true)
  })
})
