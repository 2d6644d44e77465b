import { seenBy } from '@athanor/kernel'
import { alwaysThis, scriptedChance } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { compendium } from './game.ts'
import { cauldronOf, colours, cubes, each, ingredientIn, none, one, sizeOf, sumOf } from './testing/cubes.ts'
import { copy, create, drawFromBag, handOf, legalActions, played, refusal, take } from './testing/play.ts'
import { randomGame } from './testing/randomGame.ts'
import { tableWith } from './testing/table.ts'

describe('taking from the reserve', () => {
  it.each(colours)('R-063 takes one %s cube into the hand', (colour) => {
    const before = tableWith({ players: 3, hands: [each(1)], reserve: each(4) })
    const { state: after, seen } = played(before, [take(colour)])
    expect(handOf(after, 0)).toEqual(sumOf([each(1), one(colour)]))
    expect(sumOf([after.reserve, one(colour)])).toEqual(each(4))
    expect(seen).toEqual([{ kind: 'tookFromReserve', seat: 0, ingredient: ingredientIn(colour) }])
    expect({ ...after, players: [], reserve: [] }).toEqual({
      ...before,
      turn: 1,
      turnsTaken: before.turnsTaken + 1,
      players: [],
      reserve: [],
    })
    expect(after.players.slice(1)).toEqual(before.players.slice(1))
  })

  it('R-063 offers the available kinds and no others', () => {
    const state = tableWith({ players: 3, reserve: cubes({ gray: 1, orange: 3, yellow: 2 }) })
    const takes = legalActions(state).filter(({ kind }) => kind === 'takeReserve')
    expect(takes).toEqual([take('gray'), take('orange'), take('yellow')])
    expect(refusal(state, take('blue'))).toEqual({
      id: 'compendium.reject.pileEmpty',
      params: { ingredient: 'mushrooms' },
    })
    expect(refusal(state, take('gray'))).toBeNull()
  })

  it('R-065 is one action: a cube from the reserve or two from the bag, never both', () => {
    const state = tableWith({ players: 3, bag: each(1), reserve: each(4) })
    const reserve = played(state, [take('gray')]).state
    expect([sizeOf(handOf(reserve, 0)), sizeOf(reserve.bag), reserve.turn]).toEqual([1, 5, 1])
    const bag = played(state, [drawFromBag]).state
    expect([sizeOf(handOf(bag, 0)), bag.reserve, bag.turn]).toEqual([2, each(4), 1])
    const both = { kind: 'takeReserve', ingredient: 'birdLegs', bag: true }
    expect(compendium.actionSchema.safeParse(both).success).toBe(false)
  })

  it('RR-20 may empty a pile and the whole reserve; the round goes on', () => {
    const state = tableWith({ players: 4, reserve: cubes({ gray: 1, blue: 1, orange: 1 }), bag: each(1) })
    const { state: after } = played(state, [take('gray'), take('orange'), take('blue')])
    expect(after.reserve).toEqual(none)
    expect([after.turn, after.finalCount]).toEqual([3, null])
    expect(legalActions(after)).toEqual([drawFromBag])
  })

  it('RR-20 may be emptied through products too', () => {
    const yellowGreen = cauldronOf('yellow', 'green')
    const state = tableWith({ players: 4, hands: [one('blue'), one('gray')], reserve: cubes({ yellow: 1, green: 1 }) })
    const after = played(state, [create(yellowGreen, one('blue'), 4)]).state
    expect([after.reserve, after.turn]).toEqual([none, 1])
    expect(new Set(legalActions(after).map(({ kind }) => kind))).toEqual(new Set(['create', 'takeBag']))
  })
})

describe('drawing from the bag', () => {
  it('R-064 draws two cubes, each of the cubes in it with the same odds', () => {
    const before = tableWith({ players: 3, hands: [one('green')], bag: cubes({ gray: 2, blue: 1, yellow: 3 }) })
    const chance = scriptedChance({ bag: [2, 4] })
    const { state: after, events } = played(before, [drawFromBag], alwaysThis(chance))
    // Cube 2 of gray, gray, blue, yellow, yellow, yellow is the blue one; then cube 4 of what is left is yellow.
    expect(chance.asked).toEqual([
      { stream: 'bag', below: 6 },
      { stream: 'bag', below: 5 },
    ])
    expect(handOf(after, 0)).toEqual(cubes({ green: 1, blue: 1, yellow: 1 }))
    expect(after.bag).toEqual(cubes({ gray: 2, yellow: 2 }))
    expect(events).toEqual([
      {
        public: { kind: 'drewFromBag', seat: 0, count: 2 },
        secret: { 0: { cubes: cubes({ blue: 1, yellow: 1 }) } },
      },
    ])
    expect(after.reserve).toEqual(before.reserve)
    expect(after.removed).toEqual(before.removed)
  })

  it('RR-23 shows the colours to the drawer only; the others see two cubes drawn', () => {
    const state = tableWith({ players: 3, turn: 1, bag: cubes({ orange: 2 }) })
    const [event] = played(state, [drawFromBag]).events
    if (event === undefined) throw new Error('nothing happened')
    expect(seenBy(event, 1)).toEqual({ kind: 'drewFromBag', seat: 1, count: 2, cubes: cubes({ orange: 2 }) })
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(seenBy(event, viewer)).toEqual({ kind: 'drewFromBag', seat: 1, count: 2 })
    }
  })

  it('R-066 is refused when the bag is empty', () => {
    const state = tableWith({ players: 3, bag: none })
    expect(refusal(state, drawFromBag)).toEqual({ id: 'compendium.reject.bagEmpty' })
    expect(legalActions(state)).toEqual(colours.map(take))
    const last = tableWith({ players: 3, bag: cubes({ green: 2 }) })
    expect(refusal(last, drawFromBag)).toBeNull()
    expect(played(last, [drawFromBag]).state.bag).toEqual(none)
  })

  it('RR-21 is the only take when the reserve is empty', () => {
    const state = tableWith({ players: 3, turn: 1, reserve: none, bag: cubes({ green: 2 }) })
    expect(legalActions(state)).toEqual([drawFromBag])
    for (const colour of colours) expect(refusal(state, take(colour))?.id).toBe('compendium.reject.pileEmpty')
  })

  it('RR-16 is always two cubes and cannot be shortened', () => {
    expect(compendium.actionSchema.safeParse({ kind: 'takeBag', count: 1 }).success).toBe(false)
    expect(sizeOf(handOf(played(tableWith({ players: 3, bag: each(2) }), [drawFromBag]).state, 0))).toBe(2)
  })

  it('RR-22 would draw a single last cube', () => {
    const state = tableWith({ players: 3, bag: one('green') })
    const { state: after, seen } = played(state, [drawFromBag])
    expect([handOf(after, 0), after.bag]).toEqual([one('green'), none])
    expect(seen).toEqual([{ kind: 'drewFromBag', seat: 0, count: 1 }])
  })

  it.each([
    { players: 2, left: 6, threePlayerSetup: 'english' },
    { players: 3, left: 4, threePlayerSetup: 'english' },
    { players: 3, left: 14, threePlayerSetup: 'german' },
    { players: 4, left: 12, threePlayerSetup: 'english' },
    { players: 5, left: 10, threePlayerSetup: 'english' },
  ] as const)(
    'RR-22 has $left cubes left after the deal with $players ($threePlayerSetup), and an even number for ever',
    (row) => {
      const sizes: number[] = []
      for (let seed = 0; seed < 8; seed++) {
        const { threePlayerSetup } = row
        const game = [...randomGame(row.players, seed, { threePlayerSetup })]
        expect(sizeOf(game[0]?.after.bag ?? none)).toBe(row.left)
        sizes.push(...game.map(({ after }) => sizeOf(after.bag)))
      }
      expect(sizes.filter((size) => size % 2 === 1)).toEqual([])
      expect(Math.min(...sizes)).toBe(0)
    },
  )
})

describe('the supply', () => {
  it('R-094 is never refilled during play', () => {
    for (const players of [2, 5]) {
      for (let seed = 0; seed < 5; seed++) {
        for (const { before, after } of randomGame(players, seed)) {
          if (after.finalCount !== null) continue
          for (const kind of [0, 1, 2, 3, 4] as const) {
            expect(after.reserve[kind]).toBeLessThanOrEqual(before.reserve[kind])
            expect(after.bag[kind]).toBeLessThanOrEqual(before.bag[kind])
          }
        }
      }
    }
  })

  it('R-094 R-060 gets nothing back from a copy', () => {
    const cauldron = cauldronOf('orange', 'gray')
    const potions = [{ cauldron, owner: 1, recipe: cubes({ blue: 2, green: 2 }), value: 5 }]
    const state = tableWith({ players: 3, hands: [each(2)], potions, reserve: cubes({ blue: 1, yellow: 1, gray: 1 }) })
    const after = played(state, [copy(cauldron, 'blue')]).state
    expect(after.reserve).toEqual(cubes({ blue: 1, yellow: 1 }))
    expect(after.bag).toEqual(state.bag)
  })

  it('R-094 grows in the final count only', () => {
    const state = tableWith({ players: 2, turn: 1, hands: [each(2), each(1)], reserve: cubes({ gray: 3 }) })
    const after = played(state, [take('gray')]).state
    expect(after.reserve).toEqual(sumOf([each(2), each(1), cubes({ gray: 3 })]))
  })
})
