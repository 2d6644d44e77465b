import { startMatch } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import {
  awardsFor,
  cauldrons,
  cubesPerIngredient,
  ingredientColours,
  ingredients,
  playerColours,
  stonesToSeal,
  supplyFor,
  valueTiles,
} from './components.ts'
import { ingredientOf, kindOf, kinds } from './cubes.ts'
import { compendium } from './game.ts'
import { fameMarker } from './state.ts'
import { cauldronOf, colours, cubes, each, ingredientIn, one, productPairs } from './testing/cubes.ts'
import { create, played, refusal, take } from './testing/play.ts'
import { tableWith } from './testing/table.ts'

const secret = 'ab'.repeat(32)

function matchOf(seatColours: readonly string[]) {
  const seats = seatColours.map((colour) => ({ name: colour, colour, salt: '' }))
  return startMatch(compendium, { options: {}, seats, secret })
}

describe('what lies in the box', () => {
  it.each([2, 3, 4, 5])('R-001 has a row of cubes and a row of awards for %i players', (players) => {
    expect(supplyFor(players, 'english').source).toBe('rulebook')
    expect(awardsFor(players)).toHaveLength(players)
    expect(matchOf(playerColours.slice(0, players)).ok).toBe(true)
  })

  it.each([0, 1, 6])('R-001 has no row for %i players and begins no such game', (players) => {
    expect(() => supplyFor(players, 'english')).toThrow(`Alchemist is for 2 to 5 players, not ${players}`)
    expect(() => supplyFor(players, 'german')).toThrow(RangeError)
    expect(() => awardsFor(players)).toThrow(`there is no row of awards for ${players} players`)
    expect(matchOf([...playerColours, 'white'].slice(0, players))).toEqual({
      ok: false,
      reason: { id: 'kernel.reject.seatCount', params: { count: players, min: 2, max: 5 } },
    })
  })

  it('R-002 shows cauldrons and fame track to everybody on one board', () => {
    const board = compendium.view(tableWith({ players: 2, scores: [{ copies: 49 }, { copies: 50 }] }), 'spectator')
    expect(board.cauldrons).toHaveLength(10)
    expect(board.players.map(({ score }) => fameMarker(score.copies).space)).toEqual([49, 0])
  })

  it('R-003 has five school cards, one for each kind', () => {
    const started = matchOf(playerColours)
    if (!started.ok) throw new Error(started.reason.id)
    const { schools, undealt } = started.match.position.state
    expect(undealt).toEqual([])
    expect([...schools].sort()).toEqual(['birdLegs', 'dragonsBlood', 'mushrooms', 'spiders', 'trollEyes'])
  })

  it('R-004 has a screen in each of the five player colours, and what is behind it stays there', () => {
    expect(new Set(compendium.colours).size).toBe(5)
    const state = tableWith({ players: 5, hands: [1, 2, 3, 4, 5].map((count) => cubes({ blue: count })) })
    const { hand, players } = compendium.view(state, 2)
    expect(hand).toEqual(cubes({ blue: 3 }))
    for (const player of players) expect(Object.keys(player).sort()).toEqual(['cubes', 'score', 'stones', 'trail'])
  })

  it('R-005 has ten tiles, 1 to 10, each number once', () => {
    expect(valueTiles).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('R-006 has six stones in each of five colours, one of which marks fame', () => {
    expect((stonesToSeal + 1) * playerColours.length).toBe(30)
  })

  it('R-007 has a chip for each player, with 50 on one face and 100 on the other', () => {
    const fames = [0, 49, 50, 99, 100]
    expect(fames.map((fame) => fameMarker(fame).chip)).toEqual([0, 0, 50, 50, 100])
    const { players } = compendium.view(tableWith({ players: 5, scores: fames.map((copies) => ({ copies })) }), 0)
    expect(players.map(({ score }) => fameMarker(score.copies).chip)).toEqual([0, 0, 50, 50, 100])
  })

  it('R-008 has one bag: everybody knows how many cubes are in it, nobody which', () => {
    const full = tableWith({ players: 2, bag: cubes({ gray: 3, yellow: 1 }) })
    const other = { ...full, bag: cubes({ blue: 2, green: 2 }) }
    expect(compendium.view(full, 0).bagSize).toBe(4)
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(compendium.view(full, viewer)).toEqual(compendium.view(other, viewer))
    }
  })

  it('R-009 has 160 cubes, 32 of each of five kinds', () => {
    expect(ingredients).toHaveLength(5)
    expect(cubesPerIngredient).toBe(32)
    expect(cubesPerIngredient * ingredients.length).toBe(160)
  })

  it('R-010 names the five kinds and their colours', () => {
    expect(ingredientColours).toEqual({
      birdLegs: { colour: 'gray', source: 'rulebook' },
      mushrooms: { colour: 'blue', source: 'rulebook' },
      trollEyes: { colour: 'orange', source: 'rulebook' },
      dragonsBlood: { colour: 'green', source: 'rulebook' },
      spiders: { colour: 'yellow', source: 'rulebook' },
    })
    expect(ingredients).toEqual(['birdLegs', 'mushrooms', 'trollEyes', 'dragonsBlood', 'spiders'])
    expect(kinds.map(ingredientOf)).toEqual(ingredients)
    expect(ingredients.map(kindOf)).toEqual([0, 1, 2, 3, 4])
  })

  it('R-011 counts fame for inventing, for brewing rivals’ potions and for the school; most fame wins', () => {
    const lastTurn = tableWith({
      players: 2,
      turn: 1,
      reserve: cubes({ gray: 1, blue: 4 }),
      schools: ['birdLegs', 'mushrooms'],
      scores: [
        { creations: 12, copies: 8 },
        { creations: 10, copies: 15 },
      ],
    })
    const { state } = played(lastTurn, [take('blue')])
    // Seat 0 was behind, 20 to 25, until the school of the scarcer bird legs brought 6.
    expect(compendium.outcome(state)?.seats.map(({ place, total }) => [place, total])).toEqual([
      [1, 26],
      [2, 25],
    ])
  })
})

describe('the board', () => {
  it('R-088 RR-01 shows ten cauldrons, one for each pair of kinds, in the order of the rule', () => {
    expect(cauldrons).toEqual(
      productPairs.map(([a, b]) => ({ products: [ingredientIn(a), ingredientIn(b)], source: 'component' })),
    )
    const pairs = cauldrons.map(({ products }) => [...products].sort().join())
    expect(new Set(pairs).size).toBe(10)
    expect(cauldrons.every(({ products: [a, b] }) => a !== b)).toBe(true)
  })

  it.each(colours)('R-088 makes %s in four cauldrons and allows it in the other six', (colour) => {
    const makers = cauldrons.filter(({ products }) => products.includes(ingredientIn(colour)))
    expect(makers).toHaveLength(4)
    const state = tableWith({ players: 3, hands: [each(1)] })
    const allowed = cauldrons.filter((_, cauldron) => refusal(state, create(cauldron, one(colour), 1)) === null)
    expect(allowed).toHaveLength(6)
    expect(allowed.some((cauldron) => makers.includes(cauldron))).toBe(false)
  })

  it('R-089 gives a cauldron five fields for cubes, one for a tile and one for a stone', () => {
    const hand = cubes({ blue: 2, gray: 2, orange: 2 })
    const state = tableWith({ players: 3, hands: [hand] })
    const cauldron = cauldronOf('yellow', 'green')
    expect(refusal(state, create(cauldron, hand, 9))).toEqual({
      id: 'compendium.reject.recipeTooLong',
      params: { size: 6, limit: 5 },
    })
    const full = played(state, [create(cauldron, cubes({ blue: 2, gray: 2, orange: 1 }), 9)]).state
    expect(full.cauldrons[cauldron]).toEqual({ owner: 0, recipe: cubes({ blue: 2, gray: 2, orange: 1 }), value: 9 })
  })

  it('R-090 closes the fame track of fifty spaces to a loop', () => {
    const spaces = Array.from({ length: 101 }, (_, fame) => fameMarker(fame).space)
    expect(Math.max(...spaces)).toBe(49)
    expect(new Set(spaces).size).toBe(50)
    expect(spaces.slice(48, 52)).toEqual([48, 49, 0, 1])
  })

  it('R-091 uses white, black, brown, purple and red', () => {
    expect(compendium.colours).toEqual(['white', 'black', 'brown', 'purple', 'red'])
    const started = matchOf(['purple', 'red'])
    expect(started.ok && started.match.position.state.colours).toEqual(['purple', 'red'])
    expect(matchOf(['purple', 'green'])).toEqual({
      ok: false,
      reason: { id: 'kernel.reject.unknownColour', params: { colour: 'green' } },
    })
  })
})
