import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minus, plus } from './cubes.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import { cubes, each, one } from './testing/cubes.ts'
import { brokenBy } from './testing/invariant.ts'
import { randomGame } from './testing/randomGame.ts'
import { tableWith } from './testing/table.ts'

const options: fc.Arbitrary<Partial<Options>> = fc.record({
  threePlayerSetup: fc.constantFrom('english', 'german'),
  schools: fc.boolean(),
  schoolTie: fc.constantFrom('best', 'split'),
})

describe('a whole game', () => {
  it('R-006 R-009 R-013 R-040 R-094 neither loses nor doubles a cube, a stone or a tile', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.nat({ max: 1_000_000 }), options, (players, seed, chosen) => {
        for (const { after } of randomGame(players, seed, chosen)) expect(brokenBy(after)).toBeNull()
      }),
      { numRuns: 40, seed: 11 },
    )
  })
})

describe('the watch over cubes, stones and tiles', () => {
  const good: State = tableWith({
    players: 3,
    hands: [each(2)],
    potions: [{ cauldron: 3, owner: 1, recipe: cubes({ blue: 2 }), value: 4 }],
    scores: [{}, { creations: 4 }],
  })
  const noScore = { creations: 0, copies: 0, halfPoints: 0, award: 0 }
  const twice = tableWith({
    players: 3,
    potions: [
      { cauldron: 3, owner: 1, recipe: cubes({ blue: 2 }), value: 4 },
      { cauldron: 5, owner: 2, recipe: cubes({ blue: 2 }), value: 9 },
    ],
    scores: [{}, { creations: 4 }, { creations: 9 }],
  })
  const moved = (from: Partial<State>): State => ({ ...good, ...from })
  const broken: readonly (readonly [string, State])[] = [
    ['there are 33,32,32,32,32 cubes', moved({ reserve: plus(good.reserve, one('gray')) })],
    ['there are 32,31,32,32,32 cubes', moved({ removed: minus(good.removed, one('blue')) })],
    ['somewhere are fewer than no cubes', moved({ reserve: each(-1), removed: plus(good.removed, each(6)) })],
    ['the tiles are 1,2,3,4,4,5,6,7,8,9,10', moved({ tiles: [...good.tiles, 4] })],
    ['the tiles are 2,3,4,5,6,7,8,9,10', moved({ tiles: good.tiles.slice(1) })],
    ['seat 0 has 4 stones and 0 potions', moved({ players: good.players.map((player) => ({ ...player, stones: 4 })) })],
    [
      'seat 1 has 0 fame for potions worth 4',
      moved({ players: good.players.map((player) => ({ ...player, score: noScore })) }),
    ],
    ['a recipe stands twice in the Compendium', twice],
    [
      'there are 9 cubes in the bag',
      moved({ bag: minus(good.bag, one('gray')), removed: plus(good.removed, one('gray')) }),
    ],
  ]

  it('R-009 finds nothing wrong at an honest table', () => {
    expect(brokenBy(good)).toBeNull()
  })

  it.each(broken)('R-009 notices that %s', (what, state) => {
    expect(brokenBy(state)).toBe(what)
  })
})
