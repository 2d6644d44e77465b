import { canonical, quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { Action } from './action.ts'
import {
  actionChoices,
  copyChoices,
  creationChoices,
  cubeChoices,
  nextStep,
  pendingRefusal,
  pileChoices,
  tileChoices,
  tributeChoices,
} from './choices.ts'
import { kinds, lacking } from './cubes.ts'
import { compendium } from './game.ts'
import {
  actionOf,
  missingPart,
  newCreation,
  nothingPending,
  type PendingAction,
  type PendingCreation,
} from './pendingAction.ts'
import { cubes, each, none } from './testing/cubes.ts'
import { randomGame } from './testing/randomGame.ts'
import { type TablePlan, tableWith } from './testing/table.ts'
import type { View } from './view.ts'

function viewOf(plan: Partial<TablePlan>): View {
  return compendium.view(tableWith({ players: 3, ...plan }), 0)
}

function textOf(actions: Iterable<Action>): readonly string[] {
  return [...actions].map(canonical).sort()
}

/** Whatever open choices lead to. */
function* followed(view: View, pending: PendingAction): Generator<Action, void> {
  const step = nextStep(view, pending)
  const action = actionOf(pending)
  expect([step === null, missingPart(pending) === null]).toEqual([action !== null, action !== null])
  if (action !== null) yield action
  for (const choice of step?.choices ?? []) if (choice.refusal === null) yield* followed(view, choice.pending)
}

/** Every creation that can be built cube by cube. */
function built(view: View, pending: PendingCreation, seen = new Set<string>()): readonly PendingCreation[] {
  if (seen.has(canonical(pending))) return []
  seen.add(canonical(pending))
  const open = cubeChoices(view, pending).filter(({ refusal }) => refusal === null)
  return [pending, ...open.flatMap((choice) => built(view, choice.pending, seen))]
}

describe('the steps of a decision', () => {
  it.each([2, 3, 5])('R-035 RR-36 lead exactly to what is legal, in a game of %i', (players) => {
    for (const { before, action } of randomGame(players, 40 + players)) {
      if (action === null || before.turnsTaken % 5 > 0) continue
      const view = compendium.view(before, before.turn)
      expect(textOf(followed(view, nothingPending))).toEqual(textOf(compendium.legal(view)))
    }
  })

  it('R-035 close an action exactly when nothing of its kind is legal', () => {
    for (const { before, action } of randomGame(2, 7)) {
      if (action === null) continue
      const view = compendium.view(before, before.turn)
      const legal = compendium.legal(view).groups.map(({ kind }) => kind)
      const open = Object.values(actionChoices(view)).filter(({ refusal }) => refusal === null)
      expect(open.map(({ value }) => value)).toEqual(legal)
    }
  })

  it('are all closed to whoever is not asked', () => {
    const view = { ...viewOf({ hands: [each(3)] }), turn: 1 }
    for (const { refusal } of Object.values(actionChoices(view))) expect(refusal?.id).toBe('kernel.reject.notYourTurn')
    expect([...followed(view, nothingPending)]).toEqual([])
  })

  it('ask for one part after the other', () => {
    const view = viewOf({
      hands: [each(2)],
      potions: [{ cauldron: 9, owner: 1, recipe: cubes({ blue: 1 }), value: 3 }],
    })
    const parts = (pending: PendingAction): readonly string[] => {
      const step = nextStep(view, pending)
      const first = step?.choices.find(({ refusal }) => refusal === null)
      return step === null ? [] : [step.part, ...(first === undefined ? [] : parts(first.pending))]
    }
    const { create, copy, takeReserve, takeBag } = actionChoices(view)
    expect(parts(create.pending)).toEqual(['cauldron', 'recipe', 'value'])
    expect(parts(copy.pending)).toEqual(['cauldron', 'tribute'])
    expect(parts(takeReserve.pending)).toEqual(['ingredient'])
    expect(parts(takeBag.pending)).toEqual([])
  })
})

describe('cauldrons', () => {
  const potions = [
    { cauldron: 1, owner: 0, recipe: cubes({ gray: 1 }), value: 2 },
    { cauldron: 9, owner: 1, recipe: cubes({ blue: 2 }), value: 3 },
  ]

  it('R-038 R-052 say what keeps a creation out', () => {
    const ids = (view: View) => creationChoices(view).map(({ refusal }) => refusal?.id ?? null)
    expect(ids(viewOf({ hands: [each(1)], potions }))[1]).toBe('compendium.reject.cauldronTaken')
    expect(ids(viewOf({ hands: [each(1)], potions }))[0]).toBe(null)
    expect(ids(viewOf({ hands: [none] }))).toEqual(Array.from({ length: 10 }, () => 'compendium.reject.recipeEmpty'))
    expect(ids(viewOf({ hands: [each(1)], stones: [0, 5, 5] }))[0]).toBe('compendium.reject.noStones')
  })

  it('R-053 R-056 say what keeps a copy out', () => {
    const ids = copyChoices(viewOf({ hands: [each(1)], potions })).map(({ refusal }) => refusal?.id)
    expect([ids[0], ids[1], ids[9]]).toEqual([
      'compendium.reject.nothingToCopy',
      'compendium.reject.ownPotion',
      'compendium.reject.cubesMissing',
    ])
    expect(copyChoices(viewOf({ hands: [each(2)], potions }))[9]?.refusal).toBe(null)
    expect(lacking(each(1), cubes({ blue: 2, gray: 1 }))).toEqual(cubes({ blue: 1 }))
  })

  it('R-058 offer every kind of cube that is paid, once', () => {
    const recipe = cubes({ blue: 2, yellow: 1 })
    const view = viewOf({ hands: [each(2)], potions: [{ cauldron: 9, owner: 1, recipe, value: 3 }] })
    const choices = tributeChoices(view, { kind: 'copy', cauldron: 9, tribute: null })
    expect(choices.map(({ value, refusal }) => [value, refusal])).toEqual([
      ['mushrooms', null],
      ['spiders', null],
    ])
    expect(tributeChoices(view, { kind: 'copy', cauldron: 0, tribute: null })).toEqual([])
  })
})

describe('cubes for a recipe', () => {
  const refusals = (view: View, pending: PendingCreation) =>
    cubeChoices(view, pending).map(({ refusal }) => refusal?.id ?? null)

  it('R-045 refuse what the cauldron produces', () => {
    // Cauldron 0 produces spiders and dragon's blood.
    const product = 'compendium.reject.ownProduct'
    expect(refusals(viewOf({ hands: [each(3)] }), newCreation(0))).toEqual([null, null, null, product, product])
  })

  it('R-044 R-041 refuse a third of a kind, a sixth cube, and cubes that are not in the hand', () => {
    const two = { ...newCreation(0), recipe: cubes({ blue: 2 }) }
    expect(refusals(viewOf({ hands: [each(3)] }), two)[1]).toBe('compendium.reject.tooManyOfAKind')
    const five = { ...newCreation(0), recipe: cubes({ gray: 1, blue: 2, orange: 2 }) }
    expect(refusals(viewOf({ hands: [each(3)] }), five)[0]).toBe('compendium.reject.recipeTooLong')
    const one = { ...newCreation(0), recipe: cubes({ gray: 1 }) }
    expect(cubeChoices(viewOf({ hands: [each(1)] }), one)[0]?.refusal).toEqual({
      id: 'compendium.reject.cubesMissing',
      params: { ingredient: 'birdLegs', needed: 2, held: 1 },
    })
  })

  it('R-043 RR-11 let a recipe that exists grow into a new one, and say that it exists', () => {
    const potions = [{ cauldron: 9, owner: 1, recipe: cubes({ blue: 1 }), value: 3 }]
    const view = viewOf({ hands: [each(3)], potions })
    const [, blue] = cubeChoices(view, newCreation(5))
    expect(blue?.refusal).toBe(null)
    expect(pendingRefusal(view, blue?.pending ?? nothingPending)?.id).toBe('compendium.reject.recipeExists')
  })

  it('build cube by cube exactly the recipes that are offered whole', () => {
    const chance = quickChance('builder')
    for (let round = 0; round < 40; round++) {
      const [gray = 0, blue = 0, orange = 0, green = 0, yellow = 0] = kinds.map(() => chance.below(4))
      const hand = cubes({ gray, blue, orange, green, yellow })
      const potions = [{ cauldron: 9, owner: 1, recipe: cubes({ blue: 2, yellow: 1 }), value: 3 }]
      const view = viewOf({ hands: [hand], potions })
      const pending = newCreation(chance.below(9))
      const whole = built(view, pending).filter((each) => missingPart(each) === 'value' && !pendingRefusal(view, each))
      const offered = nextStep(view, pending)?.choices ?? []
      expect(whole.map(canonical).sort()).toEqual(offered.map((choice) => canonical(choice.pending)).sort())
    }
  })
})

describe('tiles and piles', () => {
  it('R-037 refuse tiles below 5 in the opening of two, and none later', () => {
    const closed = (view: View) =>
      tileChoices(view, newCreation(0)).flatMap(({ value, refusal }) => (refusal === null ? [] : [value]))
    expect(closed(viewOf({ players: 2, hands: [each(3)], round: 1 }))).toEqual([1, 2, 3, 4])
    expect(closed(viewOf({ hands: [each(3)] }))).toEqual([])
  })

  it('R-063 refuse a pile that is gone', () => {
    const choices = pileChoices(viewOf({ reserve: cubes({ blue: 2, gray: 1 }) }))
    expect(choices.flatMap(({ value, refusal }) => (refusal === null ? [value] : []))).toEqual([
      'birdLegs',
      'mushrooms',
    ])
  })
})
