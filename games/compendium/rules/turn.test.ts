import { describe, expect, it } from 'vitest'
import { compendium } from './game.ts'
import { roundOf } from './state.ts'
import { cauldronOf, cubes, each, none } from './testing/cubes.ts'
import { copy, create, drawFromBag, legalActions, played, playerAt, refusal, take } from './testing/play.ts'
import { randomGame } from './testing/randomGame.ts'
import { tableWith } from './testing/table.ts'

const potion = { cauldron: cauldronOf('yellow', 'green'), owner: 1, recipe: cubes({ blue: 1, gray: 1 }), value: 4 }

describe('turn order', () => {
  it('R-032 begins with the starting player and goes clockwise', () => {
    const start = tableWith({ players: 4, firstSeat: 2, round: 1 })
    expect(compendium.decisions(start)).toEqual([{ seat: 2, ask: 'turn' }])
    const turns = [1, 2, 3, 4, 5].map(
      (done) =>
        played(
          start,
          Array.from({ length: done }, () => take('gray')),
        ).state,
    )
    expect(turns.map(({ turn }) => turn)).toEqual([3, 0, 1, 2, 3])
    expect(turns.map(({ turnsTaken }) => turnsTaken)).toEqual([1, 2, 3, 4, 5])
  })

  it('R-032 begins a new game with the starting player, whoever that is', () => {
    for (const firstSeat of [0, 1, 2]) {
      const firstPlayer = (['seat1', 'seat2', 'seat3'] as const)[firstSeat] ?? 'random'
      const [begun] = randomGame(3, 5, { firstPlayer })
      expect(begun?.after.firstSeat).toBe(firstSeat)
      expect(compendium.decisions(begun?.after ?? tableWith({ players: 3 }))).toEqual([
        { seat: firstSeat, ask: 'turn' },
      ])
    }
  })

  it('R-032 asks nobody out of turn', () => {
    const state = tableWith({ players: 3, hands: [each(1), each(1), each(1)], turn: 1 })
    for (const seat of [0, 2]) {
      expect(refusal(state, take('gray'), seat)).toEqual({ id: 'kernel.reject.notYourTurn' })
      const view = compendium.view(state, seat)
      expect(compendium.check(view, take('gray'))).toStrictEqual({ id: 'kernel.reject.notYourTurn' })
      expect([...compendium.legal(view)]).toEqual([])
    }
    const spectator = compendium.view(state, 'spectator')
    expect(compendium.check(spectator, take('gray'))).toEqual({ id: 'kernel.reject.notYourTurn' })
    expect([...compendium.legal(spectator)]).toEqual([])
    expect(refusal(state, take('gray'), 1)).toBeNull()
  })

  it('R-033 R-036 passes the turn on after exactly one action, whatever it was', () => {
    const state = tableWith({ players: 3, hands: [each(2)], potions: [potion] })
    const actions = [
      create(cauldronOf('yellow', 'blue'), cubes({ gray: 1 }), 2),
      copy(potion.cauldron, 'blue'),
      take('gray'),
      drawFromBag,
    ]
    for (const action of actions) {
      const after = played(state, [action]).state
      expect([after.turn, after.turnsTaken]).toEqual([1, state.turnsTaken + 1])
      expect(refusal(after, take('gray'), 0)).toEqual({ id: 'kernel.reject.notYourTurn' })
    }
  })

  it('R-034 RR-07 offers no action that does nothing', () => {
    expect(compendium.actionKinds).toEqual(['create', 'copy', 'takeReserve', 'takeBag'])
    expect(compendium.actionSchema.safeParse({ kind: 'pass' }).success).toBe(false)
    const state = tableWith({ players: 3, hands: [each(1)], potions: [potion] })
    for (const action of legalActions(state)) expect(compendium.actionKinds).toContain(action.kind)
  })

  it('R-035 offers to create, to copy and to take', () => {
    const state = tableWith({ players: 3, hands: [cubes({ blue: 1, gray: 1 })], potions: [potion] })
    const groups = compendium.legal(compendium.view(state, 0)).groups
    expect(groups.map(({ kind, size }) => [kind, size])).toEqual([
      // Blue alone fits five of the free cauldrons, gray alone five; nine tiles are left.
      ['create', (5 + 5) * 9],
      ['copy', 2],
      ['takeReserve', 5],
      ['takeBag', 1],
    ])
  })

  it('RR-07 leaves no way out when only a take, only a creation or only a copy is left', () => {
    const gone = { players: 2, turn: 1, reserve: none, bag: none } as const
    const onlyTake = tableWith({ ...gone, reserve: cubes({ orange: 1 }) })
    expect(legalActions(onlyTake)).toEqual([take('orange')])
    const onlyDraw = tableWith({ ...gone, bag: cubes({ orange: 2 }) })
    expect(legalActions(onlyDraw)).toEqual([drawFromBag])
    const onlyCreation = tableWith({ ...gone, hands: [none, cubes({ orange: 1 })] })
    expect(new Set(legalActions(onlyCreation).map(({ kind }) => kind))).toEqual(new Set(['create']))
    const onlyCopy = tableWith({
      ...gone,
      hands: [none, cubes({ blue: 1 })],
      potions: [{ ...potion, owner: 0, recipe: cubes({ blue: 1 }) }],
      stones: [4, 0],
    })
    expect(legalActions(onlyCopy)).toEqual([copy(potion.cauldron, 'blue')])
  })

  it('RR-38 keeps one starting player, and a round is one turn for each seat', () => {
    for (const players of [2, 3, 5]) {
      const rounds: number[] = []
      let first: number | null = null
      for (const { events, before, after } of randomGame(players, 31)) {
        first ??= after.firstSeat
        expect(after.firstSeat).toBe(first)
        for (const { public: happening } of events) {
          if (happening.kind !== 'roundBegan') continue
          rounds.push(happening.round)
          expect(after.turn).toBe(first)
          expect(after.turnsTaken).toBe((happening.round - 1) * players)
        }
        if (after.finalCount === null) expect(after.turn).toBe((first + after.turnsTaken) % players)
        expect(after.turnsTaken).toBeGreaterThanOrEqual(before.turnsTaken)
      }
      expect(rounds).toEqual(Array.from({ length: rounds.length }, (_, index) => index + 1))
      expect(rounds.length).toBeGreaterThan(5)
    }
  })

  it('RR-38 counts rounds from one', () => {
    expect([0, 1, 2, 3, 5, 6].map((turns) => roundOf(turns, 3))).toEqual([1, 1, 1, 2, 2, 3])
    const state = tableWith({ players: 3, round: 4, turn: 2 })
    expect(played(state, [take('gray')]).seen.at(-1)).toEqual({ kind: 'roundBegan', round: 5 })
    expect(played(tableWith({ players: 3, round: 4, turn: 1 }), [take('gray')]).seen).toHaveLength(1)
  })
})

describe('a player who can do nothing', () => {
  // Seat 1 takes the last cube of the last round.
  const lastCube = { players: 4, turn: 1, reserve: cubes({ gray: 1 }), bag: none } as const

  it('RR-06 is skipped by the engine, openly, and the skipped turn counts as taken', () => {
    const state = tableWith({ ...lastCube, hands: [none, none, none, cubes({ blue: 1 })] })
    const { state: after, seen } = played(state, [take('gray')])
    expect(seen).toEqual([
      { kind: 'tookFromReserve', seat: 1, ingredient: 'birdLegs' },
      { kind: 'turnSkipped', seat: 2 },
      { kind: 'supplyGone', seat: 3 },
    ])
    expect([after.turn, after.turnsTaken]).toEqual([3, state.turnsTaken + 2])
    expect(compendium.decisions(after)).toEqual([{ seat: 3, ask: 'turn' }])
  })

  it('RR-06 is not skipped while the bag has a cube, or the reserve', () => {
    const withBag = tableWith({ ...lastCube, bag: cubes({ blue: 2 }) })
    expect(played(withBag, [take('gray')]).seen).toEqual([{ kind: 'tookFromReserve', seat: 1, ingredient: 'birdLegs' }])
    expect(played(withBag, [take('gray')]).state.turn).toBe(2)
    const withReserve = tableWith({ ...lastCube, reserve: cubes({ gray: 2 }) })
    expect(played(withReserve, [take('gray')]).state.turn).toBe(2)
    const lastDraw = tableWith({ ...lastCube, reserve: none, bag: cubes({ blue: 2 }) })
    expect(played(lastDraw, [drawFromBag]).seen.map(({ kind }) => kind)).toContain('turnSkipped')
  })

  it('RR-06 is skipped also with cubes in hand when there is neither stone nor potion to use them', () => {
    const state = tableWith({ ...lastCube, hands: [none, none, each(2), none], stones: [5, 5, 0, 5] })
    const { seen } = played(state, [take('gray')])
    expect(seen.slice(1, 3)).toEqual([
      { kind: 'turnSkipped', seat: 2 },
      { kind: 'turnSkipped', seat: 3 },
    ])
  })

  it('RR-06 is asked when a copy is all that is left', () => {
    const state = tableWith({
      ...lastCube,
      hands: [none, none, cubes({ blue: 1, gray: 1 }), none],
      stones: [5, 4, 0, 5],
      potions: [potion],
    })
    const { state: after, seen } = played(state, [take('gray')])
    expect(seen.at(-1)).toEqual({ kind: 'supplyGone', seat: 2 })
    expect(legalActions(after)).toEqual([copy(potion.cauldron, 'gray'), copy(potion.cauldron, 'blue')])
  })

  it('RR-06 R-069 ends the game when everybody left in the round is skipped', () => {
    const { state: after, seen } = played(tableWith(lastCube), [take('gray')])
    expect(seen.slice(0, 4)).toEqual([
      { kind: 'tookFromReserve', seat: 1, ingredient: 'birdLegs' },
      { kind: 'turnSkipped', seat: 2 },
      { kind: 'turnSkipped', seat: 3 },
      { kind: 'handsRevealed', hands: [none, cubes({ gray: 1 }), none, none] },
    ])
    expect(after.turnsTaken).toBe(3 * 4)
    expect(compendium.decisions(after)).toEqual([])
    expect(compendium.outcome(after)).not.toBeNull()
  })

  it('RR-06 makes known openly that the player could neither create nor copy', () => {
    expect(compendium.reveals.public['turnSkipped']).toEqual(['seat'])
    expect(compendium.reveals.public['supplyGone']).toEqual(['seat'])
  })

  it.each([7, 24, 40, 58])('RR-06 happens in the last round only (random game %i)', (seed) => {
    let lastRound = 0
    let goneIn = 0
    for (const { before, after, events } of randomGame(5, seed)) {
      lastRound = roundOf(before.turnsTaken, 5)
      if (!events.some(({ public: { kind } }) => kind === 'supplyGone')) continue
      goneIn = lastRound
      expect([after.reserve, after.bag]).toEqual([none, none])
    }
    expect(goneIn).toBe(lastRound)
  })
})

describe('once the game is over', () => {
  it('R-036 asks nobody and refuses everything', () => {
    const over = played(tableWith({ players: 2, turn: 1, reserve: cubes({ gray: 3 }) }), [take('gray')]).state
    expect(compendium.decisions(over)).toEqual([])
    for (const seat of [0, 1]) {
      expect(refusal(over, take('gray'), seat)).toEqual({ id: 'kernel.reject.gameOver' })
      expect(compendium.check(compendium.view(over, seat), take('gray'))).toEqual({ id: 'kernel.reject.gameOver' })
      expect([...compendium.legal(compendium.view(over, seat))]).toEqual([])
    }
    expect(playerAt(over, 0).stones).toBe(5)
  })
})
