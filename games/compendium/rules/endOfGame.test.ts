import { describe, expect, it } from 'vitest'
import { productsOf } from './products.ts'
import { endIsNear, type State } from './state.ts'
import { cauldronOf, cubes, each, none, one, sizeOf } from './testing/cubes.ts'
import { copy, create, drawFromBag, legalActions, played, take } from './testing/play.ts'
import { randomGame } from './testing/randomGame.ts'
import { tableWith } from './testing/table.ts'

const yellowGreen = cauldronOf('yellow', 'green')

describe('the end condition', () => {
  it('R-067 is met when two or fewer kinds are left in the reserve', () => {
    expect(endIsNear(each(1))).toBe(false)
    expect(endIsNear(cubes({ gray: 1, blue: 1, orange: 1, green: 1 }))).toBe(false)
    expect(endIsNear(cubes({ gray: 1, orange: 1, yellow: 1 }))).toBe(false)
    expect(endIsNear(cubes({ blue: 9, green: 9 }))).toBe(true)
    expect(endIsNear(cubes({ yellow: 18 }))).toBe(true)
    expect(endIsNear(none)).toBe(true)
  })

  it('R-067 ends the game with two kinds and not with three', () => {
    const lastTurn = { players: 3, turn: 2 } as const
    const three = tableWith({ ...lastTurn, reserve: cubes({ gray: 1, blue: 2, orange: 2, green: 2 }) })
    expect(played(three, [take('gray')]).state.finalCount).toBeNull()
    expect(played(three, [take('gray')]).seen).toEqual([
      { kind: 'tookFromReserve', seat: 2, ingredient: 'birdLegs' },
      { kind: 'roundBegan', round: 4 },
    ])
    const two = tableWith({ ...lastTurn, reserve: cubes({ gray: 1, blue: 2, orange: 2 }) })
    expect(played(two, [take('gray')]).state.finalCount).not.toBeNull()
    expect(played(two, [take('blue')]).state.finalCount).toBeNull()
  })

  it('RR-49 asks nothing of bag, hands and cauldrons', () => {
    const potions = [{ cauldron: yellowGreen, owner: 0, recipe: cubes({ orange: 2, gray: 1 }), value: 3 }]
    const state = tableWith({
      players: 2,
      turn: 1,
      hands: [each(3), each(3)],
      bag: each(2),
      potions,
      reserve: cubes({ gray: 1, blue: 2, green: 2 }),
    })
    expect(played(state, [take('gray')]).state.finalCount).not.toBeNull()
    const alive = tableWith({ players: 2, turn: 1, bag: none, reserve: cubes({ gray: 2, blue: 2, green: 2 }) })
    expect(played(alive, [take('gray')]).state.finalCount).toBeNull()
  })
})

describe('the last round', () => {
  // Four players; seat 2 began the game and seat 3 empties the third pile.
  const middle = {
    players: 4,
    firstSeat: 2,
    turn: 3,
    round: 6,
    reserve: cubes({ gray: 1, blue: 5, orange: 5 }),
    hands: [cubes({ blue: 1, green: 1 })],
  }

  it('R-068 R-069 is played out in full when the condition is met in its middle', () => {
    const first = played(tableWith(middle), [take('gray')])
    expect([first.state.turn, first.state.finalCount]).toEqual([0, null])
    const second = played(first.state, [take('blue')])
    expect([second.state.turn, second.state.finalCount]).toEqual([1, null])
    const third = played(second.state, [take('blue')])
    expect(third.state.finalCount).not.toBeNull()
    expect(third.state.turnsTaken).toBe(6 * 4)
    expect(third.seen.at(-1)?.kind).toBe('gameEnded')
  })

  it('RR-19 is announced once, when the condition is first met, and decided at the boundary', () => {
    const { seen } = played(tableWith(middle), [take('gray'), take('blue'), take('blue')])
    expect(seen.filter(({ kind }) => kind === 'endTriggered')).toEqual([{ kind: 'endTriggered', round: 6 }])
    expect(seen.slice(0, 4)).toEqual([
      { kind: 'tookFromReserve', seat: 3, ingredient: 'birdLegs' },
      { kind: 'endTriggered', round: 6 },
      { kind: 'tookFromReserve', seat: 0, ingredient: 'mushrooms' },
      { kind: 'tookFromReserve', seat: 1, ingredient: 'mushrooms' },
    ])
  })

  it('RR-19 is announced before the next player is asked or skipped', () => {
    const plan = { players: 3, bag: none, reserve: cubes({ yellow: 1, green: 1, gray: 1 }) } as const
    const creation = create(yellowGreen, one('blue'), 4)
    // The creation takes the last yellow and the last green cube; a gray one stays.
    const { seen } = played(tableWith({ ...plan, hands: [one('blue')] }), [creation])
    expect(seen.map(({ kind }) => kind)).toEqual(['potionCreated', 'productsReceived', 'endTriggered'])
    // With the gray one gone before, seats 1 and 2 have nothing to do, and the condition was met before.
    const bare = tableWith({ ...plan, hands: [one('blue')], reserve: cubes({ yellow: 1, green: 1 }) })
    expect(
      played(bare, [creation])
        .seen.slice(0, 5)
        .map(({ kind }) => kind),
    ).toEqual(['potionCreated', 'productsReceived', 'turnSkipped', 'turnSkipped', 'handsRevealed'])
  })

  it('R-068 lets everybody have equally many turns', () => {
    for (const players of [2, 3, 4, 5]) {
      for (let seed = 0; seed < 6; seed++) {
        const turns = Array.from({ length: players }, () => 0)
        let last: State | null = null
        for (const { action, before, after, events } of randomGame(players, seed)) {
          last = after
          if (action === null) continue
          turns[before.turn] = (turns[before.turn] ?? 0) + 1
          for (const { public: happening } of events) {
            if (happening.kind === 'turnSkipped') turns[happening.seat] = (turns[happening.seat] ?? 0) + 1
          }
        }
        expect(new Set(turns).size).toBe(1)
        expect(last?.turn).toBe(last?.firstSeat)
      }
    }
  })

  it('RR-48 closes nothing: creating, copying and both takes go on', () => {
    const potions = [{ cauldron: yellowGreen, owner: 2, recipe: one('blue'), value: 3 }]
    const { state } = played(tableWith({ ...middle, potions }), [take('gray')])
    expect(endIsNear(state.reserve)).toBe(true)
    expect(new Set(legalActions(state).map(({ kind }) => kind))).toEqual(
      new Set(['create', 'copy', 'takeReserve', 'takeBag']),
    )
    expect(played(state, [copy(yellowGreen, 'blue')]).state.turn).toBe(1)
    expect(played(state, [drawFromBag]).state.turn).toBe(1)
  })

  it('RR-48 ends at once when the condition is met by the last turn of a round', () => {
    const { state, seen } = played(tableWith({ ...middle, turn: 1 }), [take('gray')])
    expect(state.finalCount).not.toBeNull()
    expect(seen.slice(0, 3).map(({ kind }) => kind)).toEqual(['tookFromReserve', 'endTriggered', 'handsRevealed'])
  })
})

describe('termination', () => {
  it('RR-33 every action lowers the loose cubes or bag and reserve, but for the copy of one cube when both products are gone', () => {
    for (const players of [2, 3, 4, 5]) {
      for (let seed = 100; seed < 108; seed++) {
        for (const { action, before, after } of randomGame(players, seed)) {
          if (action === null || after.finalCount !== null) continue
          const shrinks = looseCubes(after) < looseCubes(before) || supplyCubes(after) < supplyCubes(before)
          expect(looseCubes(after)).toBeLessThanOrEqual(looseCubes(before))
          if (shrinks) continue
          if (action.kind !== 'copy') throw new Error(`${action.kind} lowered nothing`)
          const potion = before.cauldrons[action.cauldron]
          expect(sizeOf(potion?.recipe ?? none)).toBe(1)
          expect(sizeOf(productsOf(before.reserve, action.cauldron).given)).toBe(0)
        }
      }
    }
  })

  it('RR-33 such a copy only moves a cube to the one player who may not copy that potion', () => {
    const potions = [{ cauldron: yellowGreen, owner: 0, recipe: one('blue'), value: 3 }]
    const state = tableWith({
      players: 3,
      turn: 1,
      hands: [none, one('blue')],
      potions,
      reserve: cubes({ gray: 9, blue: 9, orange: 9 }),
    })
    const after = played(state, [copy(yellowGreen, 'blue')]).state
    expect([looseCubes(after), supplyCubes(after)]).toEqual([looseCubes(state), supplyCubes(state)])
    expect(after.players.map(({ hand }) => hand)).toEqual([one('blue'), none, none])
  })

  it.each([2, 3, 4, 5])('RR-33 random games of %i end far below 1000 actions', (players) => {
    for (let seed = 0; seed < 40; seed++) {
      let actions = -1
      for (const _ of randomGame(players, seed)) actions++
      expect(actions).toBeGreaterThanOrEqual(2 * players)
      expect(actions).toBeLessThan(1000)
      // 8,000 random games took at most 75 actions.
      expect(actions).toBeLessThan(100)
    }
  })
})

function supplyCubes(state: State): number {
  return sizeOf(state.bag) + sizeOf(state.reserve)
}

function looseCubes(state: State): number {
  return supplyCubes(state) + state.players.reduce((sum, { hand }) => sum + sizeOf(hand), 0)
}
