import { describe, expect, it } from 'vitest'
import { compendium } from './game.ts'
import { cauldronOf, colours, cubes, each, none, one, productPairs, sumOf } from './testing/cubes.ts'
import { copy, create, fameAt, handOf, legalActions, played, playerAt, refusal, take } from './testing/play.ts'
import { tableWith } from './testing/table.ts'

const yellowGreen = cauldronOf('yellow', 'green')
const complicated = cubes({ blue: 2, gray: 2, orange: 1 })
const abigails = { cauldron: yellowGreen, owner: 3, recipe: complicated, value: 9 }

describe('Merlin’s example', () => {
  // Abigail created the potion with her last turn; Merlin sits to her left and moves now.
  const before = tableWith({
    players: 4,
    turn: 0,
    hands: [cubes({ gray: 2, blue: 3, orange: 1, green: 1 }), none, none, cubes({ orange: 2 })],
    potions: [abigails],
    reserve: each(7),
    bag: none,
    scores: [{ creations: 3 }, {}, {}, { creations: 9 }],
  })
  const happened = () => played(before, [copy(yellowGreen, 'gray')])

  it('R-053 lets him choose the potion that Abigail created', () => {
    expect(refusal(before, copy(yellowGreen, 'gray'))).toBeNull()
  })

  it('R-056 R-057 takes exactly the five cubes shown in the cauldron out of his hand, for all to see', () => {
    const { state: after, seen } = happened()
    expect(seen[0]).toEqual({
      kind: 'potionCopied',
      seat: 0,
      cauldron: yellowGreen,
      owner: 3,
      paid: complicated,
      tribute: 'birdLegs',
      value: 9,
    })
    // and one yellow and one green cube came in.
    expect(handOf(after, 0)).toEqual(cubes({ blue: 1, green: 2, yellow: 1 }))
  })

  it('R-058 gives the gray cube that he picked to Abigail', () => {
    const { state: after } = happened()
    expect(handOf(after, 3)).toEqual(cubes({ orange: 2, gray: 1 }))
  })

  it('R-059 R-060 removes the other four from the game and puts none into the reserve', () => {
    const { state: after } = happened()
    expect(after.removed).toEqual(sumOf([before.removed, cubes({ blue: 2, gray: 1, orange: 1 })]))
    expect(after.reserve).toEqual(cubes({ gray: 7, blue: 7, orange: 7, green: 6, yellow: 6 }))
  })

  it('R-061 gives him 9 fame, and Abigail none', () => {
    const { state: after } = happened()
    expect([fameAt(after, 0), fameAt(after, 3)]).toEqual([12, 9])
    expect(playerAt(after, 0).score).toEqual({ creations: 3, copies: 9, halfPoints: 0, award: 0 })
  })

  it('R-062 gives him one yellow and one green cube from the reserve', () => {
    const { seen } = happened()
    expect(seen[1]).toEqual({
      kind: 'productsReceived',
      seat: 0,
      cubes: cubes({ yellow: 1, green: 1 }),
      missing: none,
    })
  })

  it('RR-13 RR-18 does nothing else: potion, tiles, stones and the other players stay as they were', () => {
    const { state: after, seen } = happened()
    expect(seen).toHaveLength(2)
    expect({ ...after, players: [] }).toEqual({
      ...before,
      turn: 1,
      turnsTaken: before.turnsTaken + 1,
      removed: sumOf([before.removed, cubes({ blue: 2, gray: 1, orange: 1 })]),
      reserve: cubes({ gray: 7, blue: 7, orange: 7, green: 6, yellow: 6 }),
      players: [],
    })
    expect(after.players.slice(1, 3)).toEqual(before.players.slice(1, 3))
    expect(after.players.map(({ stones }) => stones)).toEqual([5, 5, 5, 4])
  })
})

describe('what may be copied', () => {
  const hands = [each(3), each(3), each(3)]
  const twoPotions = [
    { cauldron: 0, owner: 0, recipe: one('blue'), value: 2 },
    { cauldron: 9, owner: 1, recipe: cubes({ yellow: 1, green: 1 }), value: 6 },
  ]
  const state = tableWith({ players: 3, hands, potions: twoPotions })

  it('R-053 is a potion in the Compendium, not an empty cauldron', () => {
    expect(refusal(state, copy(4, 'blue'))).toEqual({ id: 'compendium.reject.nothingToCopy' })
  })

  it('R-054 R-055 is never the own creation, which the stone on the cauldron shows', () => {
    expect(refusal(state, copy(0, 'blue'))).toEqual({ id: 'compendium.reject.ownPotion' })
    expect(refusal(state, copy(9, 'green'))).toBeNull()
    expect(compendium.view(state, 'spectator').cauldrons[9]?.owner).toBe(1)
    const seat1 = tableWith({ players: 3, hands, potions: twoPotions, turn: 1 })
    expect(refusal(seat1, copy(0, 'blue'))).toBeNull()
    expect(refusal(seat1, copy(9, 'green'))).toEqual({ id: 'compendium.reject.ownPotion' })
    const copies = (table: typeof state) => legalActions(table).filter(({ kind }) => kind === 'copy')
    expect(copies(state)).toEqual([copy(9, 'green'), copy(9, 'yellow')])
    expect(copies(seat1)).toEqual([copy(0, 'blue')])
  })

  it('R-056 needs the exact mix in hand', () => {
    const poor = tableWith({ players: 4, hands: [cubes({ blue: 2, gray: 1, orange: 5 })], potions: [abigails] })
    expect(refusal(poor, copy(yellowGreen, 'gray'))).toEqual({
      id: 'compendium.reject.cubesMissing',
      params: { ingredient: 'birdLegs', needed: 2, held: 1 },
    })
    expect(legalActions(poor).some(({ kind }) => kind === 'copy')).toBe(false)
    const exact = tableWith({ players: 4, hands: [complicated], potions: [abigails] })
    expect(refusal(exact, copy(yellowGreen, 'gray'))).toBeNull()
    expect(handOf(played(exact, [copy(yellowGreen, 'gray')]).state, 0)).toEqual(cubes({ yellow: 1, green: 1 }))
  })

  it.each(colours)('R-056 misses %s when the hand has all else', (colour) => {
    const pair = productPairs.findIndex((products) => !products.includes(colour))
    const hand = [0, 1, 2, 3, 4].map((kind) => (colours[kind] === colour ? 0 : 2))
    const [gray = 0, blue = 0, orange = 0, green = 0, yellow = 0] = hand
    const lacking = tableWith({
      players: 3,
      hands: [cubes({ gray, blue, orange, green, yellow })],
      potions: [{ cauldron: pair, owner: 1, recipe: one(colour), value: 1 }],
    })
    expect(refusal(lacking, copy(pair, colour))?.id).toBe('compendium.reject.cubesMissing')
    expect(legalActions(lacking).some(({ kind }) => kind === 'copy')).toBe(false)
  })
})

describe('the tribute', () => {
  const table = { players: 4, turn: 0, hands: [each(2)], potions: [abigails] } as const

  it('R-058 is one of the paid cubes, whichever the copier chooses', () => {
    const state = tableWith(table)
    for (const colour of ['blue', 'gray', 'orange'] as const) {
      const after = played(state, [copy(yellowGreen, colour)]).state
      expect(handOf(after, 3)).toEqual(one(colour))
      const rest = complicated.map((count, kind) => count - (one(colour)[kind] ?? 0))
      expect(after.removed).toEqual(state.removed.map((count, kind) => count + (rest[kind] ?? 0)))
    }
    for (const colour of ['yellow', 'green'] as const) {
      expect(refusal(state, copy(yellowGreen, colour))).toEqual({
        id: 'compendium.reject.tributeNotPaid',
        params: { ingredient: colour === 'yellow' ? 'spiders' : 'dragonsBlood' },
      })
    }
    expect(legalActions(state).filter(({ kind }) => kind === 'copy')).toEqual([
      copy(yellowGreen, 'gray'),
      copy(yellowGreen, 'blue'),
      copy(yellowGreen, 'orange'),
    ])
  })

  it('RR-17 R-059 is the only cube of a one-cube recipe, and nothing is removed', () => {
    const state = tableWith({ ...table, potions: [{ ...abigails, recipe: one('blue') }] })
    const after = played(state, [copy(yellowGreen, 'blue')]).state
    expect(after.removed).toEqual(state.removed)
    expect(handOf(after, 3)).toEqual(one('blue'))
  })

  it('RR-36 is named even when the recipe leaves no choice', () => {
    expect(compendium.actionSchema.safeParse({ kind: 'copy', cauldron: 0 }).success).toBe(false)
    const state = tableWith({ ...table, potions: [{ ...abigails, recipe: one('blue') }] })
    expect(legalActions(state).filter(({ kind }) => kind === 'copy')).toEqual([copy(yellowGreen, 'blue')])
  })

  it('RR-16 RR-35 reaches the creator without being asked for, whoever sits there', () => {
    const { state, seen } = played(tableWith(table), [copy(yellowGreen, 'gray')])
    expect(compendium.decisions(state)).toEqual([{ seat: 1, ask: 'turn' }])
    expect(seen.map(({ kind }) => kind)).toEqual(['potionCopied', 'productsReceived'])
    expect(handOf(state, 3)).toEqual(one('gray'))
  })
})

describe('after a copy', () => {
  it('RR-18 the potion stays and may be copied again, by the same player and by others, without a stone', () => {
    const state = tableWith({
      players: 3,
      hands: [one('blue'), cubes({ blue: 2 }), cubes({ blue: 2 })],
      stones: [5, 0, 0],
      reserve: each(9),
    })
    const rounds = [create(yellowGreen, one('blue'), 4), copy(yellowGreen, 'blue'), copy(yellowGreen, 'blue')]
    const first = played(state, rounds).state
    expect(first.cauldrons[yellowGreen]).toEqual({ owner: 0, recipe: one('blue'), value: 4 })
    const second = played(first, [take('gray'), copy(yellowGreen, 'blue'), copy(yellowGreen, 'blue')]).state
    expect(second.cauldrons[yellowGreen]).toEqual({ owner: 0, recipe: one('blue'), value: 4 })
    expect([fameAt(second, 0), fameAt(second, 1), fameAt(second, 2)]).toEqual([4, 8, 8])
    // Four tributes, the two products of the creation and the cube taken.
    expect(handOf(second, 0)).toEqual(cubes({ blue: 4, yellow: 1, green: 1, gray: 1 }))
    expect(second.players.map(({ stones }) => stones)).toEqual([4, 0, 0])
  })

  it('RR-18 may be copied from the turn right after the creation on', () => {
    const state = tableWith({ players: 3, hands: [one('blue'), one('blue')] })
    const created = played(state, [create(yellowGreen, one('blue'), 4)]).state
    expect(refusal(created, copy(yellowGreen, 'blue'))).toBeNull()
  })

  it.each(productPairs.map((pair, cauldron) => ({ pair, cauldron })))(
    'R-062 brings one of each product of cauldron $cauldron',
    ({ pair, cauldron }) => {
      const paid = colours.find((colour) => !pair.includes(colour)) ?? 'gray'
      const potions = [{ cauldron, owner: 1, recipe: one(paid), value: 5 }]
      const state = tableWith({ players: 3, hands: [one(paid)], potions, reserve: each(3) })
      const after = played(state, [copy(cauldron, paid)]).state
      expect(handOf(after, 0)).toEqual(cubes({ [pair[0]]: 1, [pair[1]]: 1 }))
    },
  )

  it('RR-15 R-062 brings only the products that the reserve still has, and stays legal', () => {
    const potions = [{ ...abigails, owner: 1, recipe: one('blue') }]
    const plan = { players: 3, hands: [one('blue')], potions, bag: none } as const
    const partly = played(tableWith({ ...plan, reserve: cubes({ yellow: 1, gray: 5, orange: 1 }) }), [
      copy(yellowGreen, 'blue'),
    ])
    expect(handOf(partly.state, 0)).toEqual(one('yellow'))
    expect(partly.state.reserve).toEqual(cubes({ gray: 5, orange: 1 }))
    expect(partly.seen[1]).toEqual({ kind: 'productsReceived', seat: 0, cubes: one('yellow'), missing: one('green') })
    const nothing = played(tableWith({ ...plan, reserve: cubes({ gray: 5, orange: 1, blue: 1 }) }), [
      copy(yellowGreen, 'blue'),
    ])
    expect(handOf(nothing.state, 0)).toEqual(none)
    expect(nothing.seen[1]).toEqual({
      kind: 'productsReceived',
      seat: 0,
      cubes: none,
      missing: cubes({ yellow: 1, green: 1 }),
    })
    expect(fameAt(nothing.state, 0)).toBe(9)
  })

  it('RR-13 the products come too late to pay with', () => {
    const potions = [{ cauldron: yellowGreen, owner: 1, recipe: cubes({ blue: 2 }), value: 3 }]
    const state = tableWith({ players: 3, hands: [one('blue')], potions })
    expect(refusal(state, copy(yellowGreen, 'blue'))?.id).toBe('compendium.reject.cubesMissing')
    // Not even where, against R-045, a recipe wants what its own cauldron yields.
    const own = [{ cauldron: yellowGreen, owner: 1, recipe: one('yellow'), value: 3 }]
    const waiting = tableWith({ players: 3, hands: [one('blue')], potions: own })
    expect(refusal(waiting, copy(yellowGreen, 'yellow'))?.id).toBe('compendium.reject.cubesMissing')
    // The tribute of a copy does not help its payer either: it goes to the creator.
    const enough = tableWith({ players: 3, hands: [cubes({ blue: 2 })], potions })
    const after = played(enough, [copy(yellowGreen, 'blue')]).state
    expect([handOf(after, 0), handOf(after, 1)]).toEqual([cubes({ yellow: 1, green: 1 }), one('blue')])
  })

  it('RR-13 pays and scores before the products come', () => {
    const potions = [{ cauldron: yellowGreen, owner: 1, recipe: one('yellow'), value: 3 }]
    const state = tableWith({ players: 3, hands: [one('yellow')], potions, scores: [{ copies: 48 }] })
    const { state: after, seen } = played(state, [copy(yellowGreen, 'yellow')])
    expect(seen.map(({ kind }) => kind)).toEqual(['potionCopied', 'fameLapped', 'productsReceived'])
    // Whoever watched knows that the one drawn cube was yellow: it was paid before another one came from the reserve.
    expect(playerAt(after, 0).trail).toEqual({
      drawn: 1,
      net: cubes({ green: 1 }),
      proven: [{ drawn: 1, least: one('yellow') }],
    })
  })
})
