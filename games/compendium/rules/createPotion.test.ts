import { describe, expect, it } from 'vitest'
import { compendium } from './game.ts'
import {
  type Colour,
  cauldronOf,
  colours,
  cubes,
  each,
  ingredientIn,
  mixOf,
  none,
  one,
  productPairs,
  sizeOf,
} from './testing/cubes.ts'
import { create, fameAt, handOf, legalActions, played, playerAt, refusal } from './testing/play.ts'
import { seatsOf, tableWith } from './testing/table.ts'

const yellowGreen = cauldronOf('yellow', 'green')
const complicated = cubes({ blue: 2, gray: 2, orange: 1 })

describe('Abigail’s example', () => {
  // Abigail plays purple, Merlin another colour; they are two of four players.
  const before = tableWith({
    players: 4,
    turn: 3,
    hands: [none, none, none, cubes({ blue: 3, gray: 2, orange: 1, green: 1 })],
    reserve: each(7),
  })
  const happened = () => played(before, [create(yellowGreen, complicated, 9)])

  it('R-039 R-091 gives the unused yellow and green cauldron to the purple player', () => {
    const { state: after } = happened()
    expect(before.colours[3]).toBe('purple')
    expect(after.cauldrons[yellowGreen]?.owner).toBe(3)
  })

  it('R-040 moves one of her stones onto it', () => {
    const { state: after } = happened()
    expect([playerAt(before, 3).stones, playerAt(after, 3).stones]).toEqual([5, 4])
  })

  it('R-041 R-042 moves five cubes from her hand onto its square fields, for all to see', () => {
    const { state: after } = happened()
    expect(compendium.view(after, 'spectator').cauldrons[yellowGreen]?.recipe).toEqual(complicated)
    // and one yellow and one green cube came in.
    expect(handOf(after, 3)).toEqual(cubes({ blue: 1, green: 2, yellow: 1 }))
  })

  it('R-044 R-045 passes, for no kind exceeds two and neither yellow nor green is used', () => {
    expect(refusal(before, create(yellowGreen, complicated, 9))).toBeNull()
  })

  it('R-046 R-047 takes tile 9 from the stock onto the cauldron, which is worth 9 from then on', () => {
    const { state: after } = happened()
    expect(after.tiles).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10])
    expect(after.cauldrons[yellowGreen]?.value).toBe(9)
  })

  it('R-048 gives her 9 fame at once', () => {
    const { state: after } = happened()
    expect([fameAt(before, 3), fameAt(after, 3)]).toEqual([0, 9])
    expect(playerAt(after, 3).score).toEqual({ creations: 9, copies: 0, halfPoints: 0, award: 0 })
  })

  it('R-049 gives her a yellow and a green cube from the reserve', () => {
    const { state: after } = happened()
    expect(after.reserve).toEqual(cubes({ gray: 7, blue: 7, orange: 7, green: 6, yellow: 6 }))
  })

  it('RR-12 tells it in the order stone, cubes and tile, fame, products, and leaves all else as it was', () => {
    const { state: after, seen } = happened()
    expect(seen).toEqual([
      { kind: 'potionCreated', seat: 3, cauldron: yellowGreen, recipe: complicated, value: 9 },
      { kind: 'productsReceived', seat: 3, cubes: cubes({ yellow: 1, green: 1 }), missing: none },
      { kind: 'roundBegan', round: 4 },
    ])
    expect({ ...after, players: [] }).toEqual({
      ...before,
      turn: 0,
      turnsTaken: before.turnsTaken + 1,
      cauldrons: [{ owner: 3, recipe: complicated, value: 9 }, ...Array.from({ length: 9 }, () => null)],
      tiles: [1, 2, 3, 4, 5, 6, 7, 8, 10],
      reserve: cubes({ gray: 7, blue: 7, orange: 7, green: 6, yellow: 6 }),
      players: [],
    })
    expect(after.players.slice(0, 3)).toEqual(before.players.slice(0, 3))
  })
})

describe('a recipe', () => {
  const hand = cubes({ gray: 3, blue: 3, orange: 3, green: 3, yellow: 3 })
  const state = tableWith({ players: 3, hands: [hand] })

  it('R-038 may have any quantity and kinds inside the limits', () => {
    for (const recipe of [one('blue'), cubes({ blue: 2 }), cubes({ blue: 1, gray: 2, orange: 1 }), complicated]) {
      expect(refusal(state, create(yellowGreen, recipe, 3))).toBeNull()
      expect(played(state, [create(yellowGreen, recipe, 3)]).state.cauldrons[yellowGreen]?.recipe).toEqual(recipe)
    }
  })

  it('R-041 needs at least one cube', () => {
    expect(refusal(state, create(yellowGreen, none, 3))).toEqual({ id: 'compendium.reject.recipeEmpty' })
  })

  it('R-041 has at most five cubes', () => {
    expect(refusal(state, create(yellowGreen, complicated, 3))).toBeNull()
    expect(refusal(state, create(yellowGreen, cubes({ blue: 2, gray: 2, orange: 2 }), 3))).toEqual({
      id: 'compendium.reject.recipeTooLong',
      params: { size: 6, limit: 5 },
    })
  })

  it.each(colours)('R-041 uses only cubes of the own hand (%s)', (colour) => {
    const poor = tableWith({ players: 3, hands: [one(colour), each(2), each(2)], bag: each(2) })
    const cauldron = productPairs.findIndex((pair) => !pair.includes(colour))
    expect(refusal(poor, create(cauldron, one(colour), 3))).toBeNull()
    const two = cubes({ [colour]: 2 })
    expect(refusal(poor, create(cauldron, two, 3))).toEqual({
      id: 'compendium.reject.cubesMissing',
      params: { ingredient: ingredientIn(colour), needed: 2, held: 1 },
    })
  })

  it('R-041 names the first kind that is missing when several are', () => {
    const poor = tableWith({ players: 3, hands: [cubes({ gray: 2, blue: 1 })] })
    expect(refusal(poor, create(yellowGreen, complicated, 3))).toEqual({
      id: 'compendium.reject.cubesMissing',
      params: { ingredient: 'mushrooms', needed: 2, held: 1 },
    })
  })

  it.each(colours)('R-044 has at most two cubes of one kind (%s)', (colour) => {
    const cauldron = productPairs.findIndex((pair) => !pair.includes(colour))
    expect(refusal(state, create(cauldron, cubes({ [colour]: 2 }), 3))).toBeNull()
    expect(refusal(state, create(cauldron, cubes({ [colour]: 3 }), 3))).toMatchObject({
      id: 'compendium.reject.tooManyOfAKind',
      params: { limit: 2 },
    })
  })

  it('R-044 says which kind there is too much of', () => {
    expect(refusal(state, create(yellowGreen, cubes({ blue: 1, orange: 3 }), 3))).toEqual({
      id: 'compendium.reject.tooManyOfAKind',
      params: { ingredient: 'trollEyes', limit: 2 },
    })
  })

  it('R-045 uses nothing that the cauldron produces', () => {
    expect(refusal(state, create(yellowGreen, cubes({ blue: 1, yellow: 1 }), 3))).toEqual({
      id: 'compendium.reject.ownProduct',
      params: { ingredient: 'spiders' },
    })
    expect(refusal(state, create(yellowGreen, cubes({ blue: 1, green: 1 }), 3))).toEqual({
      id: 'compendium.reject.ownProduct',
      params: { ingredient: 'dragonsBlood' },
    })
  })

  it.each(productPairs.map((pair, cauldron) => ({ pair, cauldron })))(
    'R-045 bars both products from cauldron $cauldron and no other kind',
    ({ pair, cauldron }) => {
      const barred = colours.filter((colour) => refusal(state, create(cauldron, one(colour), 3)) !== null)
      expect([...barred].sort()).toEqual([...pair].sort())
    },
  )
})

describe('a recipe that is in the Compendium already', () => {
  const known = { cauldron: yellowGreen, owner: 1, recipe: cubes({ blue: 2, gray: 1 }), value: 7 }
  const state = tableWith({ players: 3, hands: [each(3)], potions: [known] })
  const elsewhere = cauldronOf('yellow', 'orange')

  it('R-043 refuses a known recipe whatever the known potion is worth and whoever owns it', () => {
    for (const value of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      for (const owner of [0, 1, 2]) {
        const known = { cauldron: cauldronOf('orange', 'gray'), owner, recipe: one('blue'), value }
        const table = tableWith({ players: 3, hands: [cubes({ blue: 2 })], potions: [known] })
        expect(refusal(table, create(yellowGreen, one('blue'), 10))?.id).toBe('compendium.reject.recipeExists')
      }
    }
  })

  it('R-043 RR-10 may not be created again, in whatever cauldron, with whatever tile, by whomever', () => {
    const exists = { id: 'compendium.reject.recipeExists' }
    for (const cauldron of [elsewhere, cauldronOf('green', 'orange')]) {
      for (const value of state.tiles) expect(refusal(state, create(cauldron, known.recipe, value))).toEqual(exists)
    }
    const ownPotion = tableWith({ players: 3, hands: [each(3)], potions: [{ ...known, owner: 0 }] })
    expect(refusal(ownPotion, create(elsewhere, known.recipe, 1))).toEqual(exists)
    const third = tableWith({ players: 3, hands: [none, none, each(3)], potions: [known], turn: 2 })
    expect(refusal(third, create(elsewhere, known.recipe, 1))).toEqual(exists)
    const recipes = legalActions(state).flatMap((action) => (action.kind === 'create' ? [action.recipe] : []))
    expect(recipes).not.toContainEqual(known.recipe)
  })

  it('RR-11 may be created with one cube more, one less or one other', () => {
    for (const recipe of [
      cubes({ blue: 2 }),
      cubes({ blue: 1, gray: 1 }),
      cubes({ blue: 2, gray: 2 }),
      cubes({ blue: 2, green: 1 }),
      cubes({ blue: 1, gray: 2 }),
      cubes({ blue: 2, gray: 1, green: 1 }),
    ]) {
      expect(refusal(state, create(elsewhere, recipe, 1))).toBeNull()
      expect(legalActions(state)).toContainEqual(create(elsewhere, recipe, 1))
    }
  })
})

describe('the cauldron, the stone and the tile', () => {
  const known = { cauldron: yellowGreen, owner: 1, recipe: cubes({ blue: 2, gray: 1 }), value: 7 }
  const state = tableWith({ players: 3, hands: [each(3)], potions: [known] })

  it('R-039 must be a cauldron without a recipe, whoever owns the one that is there', () => {
    expect(refusal(state, create(yellowGreen, one('blue'), 1))).toEqual({ id: 'compendium.reject.cauldronTaken' })
    const own = tableWith({ players: 3, hands: [each(3)], potions: [{ ...known, owner: 0 }] })
    expect(refusal(own, create(yellowGreen, one('blue'), 1))).toEqual({ id: 'compendium.reject.cauldronTaken' })
    expect(legalActions(state).some((action) => action.kind === 'create' && action.cauldron === yellowGreen)).toBe(
      false,
    )
  })

  it('R-040 R-052 needs a stone in front of the screen', () => {
    const last = tableWith({ players: 3, hands: [each(3)], stones: [1, 5, 5] })
    expect(refusal(last, create(yellowGreen, one('blue'), 1))).toBeNull()
    expect(playerAt(played(last, [create(yellowGreen, one('blue'), 1)]).state, 0).stones).toBe(0)
    const bare = tableWith({ players: 3, hands: [each(3)], stones: [0, 5, 5] })
    expect(refusal(bare, create(yellowGreen, one('blue'), 1))).toEqual({ id: 'compendium.reject.noStones' })
    expect(legalActions(bare).some(({ kind }) => kind === 'create')).toBe(false)
    // It is the player's own stones that count.
    const others = tableWith({ players: 3, hands: [each(3)], stones: [1, 0, 0] })
    expect(refusal(others, create(yellowGreen, one('blue'), 1))).toBeNull()
  })

  it('RR-32 R-052 allows five creations per player and no sixth with the stone on the fame track', () => {
    const five = productPairs
      .slice(0, 5)
      .map((_, cauldron) => ({ cauldron, owner: 0, recipe: mixOf(cauldron), value: cauldron + 1 }))
    const state = tableWith({ players: 2, hands: [each(3)], potions: five })
    expect(playerAt(state, 0).stones).toBe(0)
    expect(refusal(state, create(9, one('blue'), 10))).toEqual({ id: 'compendium.reject.noStones' })
  })

  it('R-046 RR-08 needs a tile that still lies beside the board', () => {
    expect(refusal(state, create(1, one('orange'), 7))).toEqual({
      id: 'compendium.reject.tileGone',
      params: { value: 7 },
    })
    for (const value of [1, 2, 3, 4, 5, 6, 8, 9, 10]) expect(refusal(state, create(1, one('orange'), value))).toBeNull()
    const bare = { ...state, tiles: [] }
    expect(refusal(bare, create(1, one('orange'), 1))?.id).toBe('compendium.reject.tileGone')
    expect(legalActions(bare).some(({ kind }) => kind === 'create')).toBe(false)
  })

  it('RR-08 runs out of cauldrons and tiles together', () => {
    const full = tableWith({
      players: 5,
      hands: [each(3)],
      potions: productPairs.map((_, cauldron) => ({
        cauldron,
        owner: cauldron % 5,
        recipe: mixOf(cauldron),
        value: cauldron + 1,
      })),
    })
    expect(full.tiles).toEqual([])
    expect(legalActions(full).some(({ kind }) => kind === 'create')).toBe(false)
    for (const cauldron of productPairs.keys()) {
      expect(refusal(full, create(cauldron, one('blue'), 1))).toEqual({ id: 'compendium.reject.cauldronTaken' })
    }
  })

  it('RR-09 R-046 links no tile to the length of a recipe', () => {
    for (const value of [1, 2, 3, 4, 5, 6, 8, 9, 10]) {
      expect(refusal(state, create(9, one('green'), value))).toBeNull()
      expect(refusal(state, create(9, cubes({ blue: 2, green: 2, yellow: 1 }), value))).toBeNull()
      expect(fameAt(played(state, [create(9, one('green'), value)]).state, 0)).toBe(value)
    }
  })

  it('R-048 adds whatever stands on the tile to what is there', () => {
    const hands = [cubes({ blue: 2 })]
    for (const value of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const table = tableWith({ players: 3, hands, scores: [{ creations: 4, copies: 6 }] })
      const { score } = playerAt(played(table, [create(yellowGreen, one('blue'), value)]).state, 0)
      expect(score).toEqual({ creations: 4 + value, copies: 6, halfPoints: 0, award: 0 })
    }
  })

  it('R-047 R-048 scores the tile, not the number of cubes', () => {
    const after = played(state, [create(9, cubes({ blue: 2, green: 2 }), 1)]).state
    expect(after.cauldrons[9]).toEqual({ owner: 0, recipe: cubes({ blue: 2, green: 2 }), value: 1 })
    expect(seatsOf(3).map((seat) => fameAt(after, seat))).toEqual([1, 0, 0])
  })
})

describe('the products of a creation', () => {
  function createdWith(reserve: Partial<Record<Colour, number>>) {
    const state = tableWith({ players: 3, hands: [one('blue')], reserve: cubes({ gray: 4, orange: 4, ...reserve }) })
    return played(state, [create(yellowGreen, one('blue'), 5)])
  }

  it.each(productPairs.map((pair, cauldron) => ({ pair, cauldron })))(
    'R-049 are one of each pictured kind at cauldron $cauldron',
    ({ pair, cauldron }) => {
      const paid = colours.find((colour) => !pair.includes(colour)) ?? 'gray'
      const state = tableWith({ players: 3, hands: [one(paid)], reserve: each(3) })
      const after = played(state, [create(cauldron, one(paid), 5)]).state
      const products = cubes({ [pair[0]]: 1, [pair[1]]: 1 })
      expect(handOf(after, 0)).toEqual(products)
      expect(after.reserve).toEqual([0, 1, 2, 3, 4].map((kind) => 3 - (products[kind] ?? 0)))
    },
  )

  it('R-050 RR-14 are only the one that is left when the other pile is empty, without a substitute', () => {
    const { state, seen } = createdWith({ yellow: 0, green: 3 })
    expect(handOf(state, 0)).toEqual(cubes({ green: 1 }))
    expect(state.reserve).toEqual(cubes({ gray: 4, orange: 4, green: 2 }))
    expect(seen[1]).toEqual({ kind: 'productsReceived', seat: 0, cubes: one('green'), missing: one('yellow') })
    expect(fameAt(state, 0)).toBe(5)
    const other = createdWith({ yellow: 1, green: 0, blue: 1 })
    expect(handOf(other.state, 0)).toEqual(cubes({ yellow: 1 }))
    expect(other.seen[1]).toEqual({ kind: 'productsReceived', seat: 0, cubes: one('yellow'), missing: one('green') })
  })

  it('R-051 are none when both piles are empty, and the creation stays legal', () => {
    const { state, seen } = createdWith({ blue: 4 })
    expect(handOf(state, 0)).toEqual(none)
    expect(state.reserve).toEqual(cubes({ gray: 4, orange: 4, blue: 4 }))
    expect(seen[1]).toEqual({
      kind: 'productsReceived',
      seat: 0,
      cubes: none,
      missing: cubes({ yellow: 1, green: 1 }),
    })
    expect(state.cauldrons[yellowGreen]).toEqual({ owner: 0, recipe: one('blue'), value: 5 })
    expect(fameAt(state, 0)).toBe(5)
  })

  it('RR-12 come after the fame, when the potion is paid', () => {
    const state = tableWith({ players: 3, hands: [one('blue')], reserve: each(9), scores: [{ copies: 47 }] })
    const { seen } = played(state, [create(yellowGreen, one('blue'), 5)])
    expect(seen.map(({ kind }) => kind)).toEqual(['potionCreated', 'fameLapped', 'productsReceived'])
  })

  it('RR-12 cannot pay for the same potion', () => {
    const state = tableWith({ players: 3, hands: [one('blue')], reserve: each(9) })
    for (const colour of ['yellow', 'green'] as const) {
      expect(refusal(state, create(yellowGreen, cubes({ blue: 1, [colour]: 1 }), 5))?.id).toBe(
        'compendium.reject.ownProduct',
      )
      expect(refusal(state, create(cauldronOf('orange', 'gray'), one(colour), 5))?.id).toBe(
        'compendium.reject.cubesMissing',
      )
    }
  })

  it('RR-16 cannot be declined: a creation has no such part', () => {
    const { state } = createdWith({ yellow: 2, green: 2 })
    expect(sizeOf(handOf(state, 0))).toBe(2)
    const action = { kind: 'create', cauldron: 0, recipe: one('blue'), value: 5, products: false }
    expect(compendium.actionSchema.safeParse(action).success).toBe(false)
  })
})

describe('one command', () => {
  it('RR-36 names cauldron, recipe and tile together; one illegal part refuses all and changes nothing', () => {
    const state = tableWith({
      players: 3,
      hands: [each(1)],
      potions: [{ cauldron: 1, owner: 1, recipe: one('gray'), value: 8 }],
    })
    const before = JSON.stringify(state)
    const good = create(yellowGreen, one('blue'), 5)
    const wrong = [
      create(1, one('orange'), 5),
      create(yellowGreen, one('yellow'), 5),
      create(yellowGreen, cubes({ blue: 2 }), 5),
      create(yellowGreen, one('gray'), 5),
      create(yellowGreen, one('blue'), 8),
    ]
    expect(wrong.map((action) => refusal(state, action)?.id)).toEqual([
      'compendium.reject.cauldronTaken',
      'compendium.reject.ownProduct',
      'compendium.reject.cubesMissing',
      'compendium.reject.recipeExists',
      'compendium.reject.tileGone',
    ])
    expect(refusal(state, good)).toBeNull()
    expect(JSON.stringify(state)).toBe(before)
  })
})
