import { describe, expect, it } from 'vitest'
import { compendium } from './game.ts'
import { fameMarker, fameOf, type Score } from './state.ts'
import { cauldronOf, cubes, each, none, one } from './testing/cubes.ts'
import { copy, create, fameAt, played, playerAt, take } from './testing/play.ts'
import { randomGame } from './testing/randomGame.ts'
import { tableWith } from './testing/table.ts'

const yellowGreen = cauldronOf('yellow', 'green')

function creating(fame: number, value: number) {
  const state = tableWith({ players: 3, hands: [one('blue')], scores: [{ copies: fame }] })
  return played(state, [create(yellowGreen, one('blue'), value)])
}

describe('the fame track', () => {
  it('R-085 R-090 may be run through several times', () => {
    expect([0, 1, 49, 50, 51, 99, 100, 149, 150, 163].map((fame) => fameMarker(fame))).toEqual([
      { space: 0, chip: 0 },
      { space: 1, chip: 0 },
      { space: 49, chip: 0 },
      { space: 0, chip: 50 },
      { space: 1, chip: 50 },
      { space: 49, chip: 50 },
      { space: 0, chip: 100 },
      { space: 49, chip: 100 },
      { space: 0, chip: 150 },
      { space: 13, chip: 150 },
    ])
  })

  it('R-086 gives a chip of 50 when the marker reaches space 0 again or passes it', () => {
    for (const [fame, value] of [
      [45, 5],
      [49, 10],
      [41, 9],
    ] as const) {
      const { seen } = creating(fame, value)
      expect(seen[1]).toEqual({ kind: 'fameLapped', seat: 0, chip: 50 })
    }
    expect(creating(44, 5).seen.map(({ kind }) => kind)).toEqual(['potionCreated', 'productsReceived'])
    expect(creating(50, 9).seen.map(({ kind }) => kind)).toEqual(['potionCreated', 'productsReceived'])
  })

  it('R-087 turns the chip to 100 the second time', () => {
    expect(creating(95, 5).seen[1]).toEqual({ kind: 'fameLapped', seat: 0, chip: 100 })
    expect(creating(99, 3).seen[1]).toEqual({ kind: 'fameLapped', seat: 0, chip: 100 })
    expect(creating(94, 5).seen).toHaveLength(2)
  })

  it('RR-30 goes on counting beyond two laps, and landing exactly on 0 counts as reaching it', () => {
    expect(creating(145, 5).seen[1]).toEqual({ kind: 'fameLapped', seat: 0, chip: 150 })
    expect(fameAt(creating(145, 5).state, 0)).toBe(150)
    expect(creating(198, 10).seen[1]).toEqual({ kind: 'fameLapped', seat: 0, chip: 200 })
  })

  it('R-086 laps by copying too, and only the copier', () => {
    const potions = [{ cauldron: yellowGreen, owner: 1, recipe: one('blue'), value: 8 }]
    const scores = [{ creations: 43 }, { creations: 49 }]
    const state = tableWith({ players: 3, hands: [one('blue')], potions, scores })
    const { seen } = played(state, [copy(yellowGreen, 'blue')])
    expect(seen.map(({ kind }) => kind)).toEqual(['potionCopied', 'fameLapped', 'productsReceived'])
    expect(seen[1]).toEqual({ kind: 'fameLapped', seat: 0, chip: 50 })
  })

  it('R-086 R-087 RR-46 laps in the final count too, by half points and by awards', () => {
    const state = tableWith({
      players: 2,
      turn: 1,
      hands: [cubes({ gray: 1, blue: 1 }), cubes({ orange: 2 })],
      reserve: cubes({ gray: 2, blue: 1 }),
      scores: [{ copies: 49 }, { copies: 95 }],
      schools: ['trollEyes', 'spiders'],
    })
    const { seen } = played(state, [take('gray')])
    // Seat 0 has two cubes: 49 + 1 = 50. Seat 1 has three: 95 + 1 = 96, and spiders, of which none is left, bring 6.
    expect(seen.filter(({ kind }) => kind === 'fameLapped')).toEqual([
      { kind: 'fameLapped', seat: 0, chip: 50 },
      { kind: 'fameLapped', seat: 1, chip: 100 },
    ])
    const order = seen.map(({ kind }) => kind)
    expect(order.indexOf('fameLapped')).toBe(order.indexOf('halfPointsScored') + 1)
    expect(order.lastIndexOf('fameLapped')).toBe(order.lastIndexOf('awardPaid') + 1)
  })
})

describe('the score sheet', () => {
  it('RR-46 keeps creations, copies, half points and award apart, and fame is their sum', () => {
    const state = tableWith({
      players: 2,
      turn: 1,
      hands: [each(1), cubes({ blue: 3 })],
      reserve: cubes({ gray: 4, blue: 4 }),
      schools: ['birdLegs', 'spiders'],
      scores: [
        { creations: 14, copies: 20 },
        { creations: 9, copies: 30 },
      ],
    })
    const after = played(state, [take('gray')]).state
    // Seat 0: five cubes make 2. Seat 1: four cubes make 2; one spider against six bird legs make 6.
    expect(after.players.map(({ score }) => score)).toEqual([
      { creations: 14, copies: 20, halfPoints: 2, award: 0 },
      { creations: 9, copies: 30, halfPoints: 2, award: 6 },
    ])
    expect(after.players.map(({ score }) => fameOf(score))).toEqual([36, 47])
    expect(compendium.outcome(after)).toEqual({
      seats: [
        {
          seat: 0,
          place: 2,
          total: 36,
          breakdown: [
            { source: 'creations', points: 14 },
            { source: 'copies', points: 20 },
            { source: 'halfPoints', points: 2 },
            { source: 'award', points: 0 },
          ],
        },
        {
          seat: 1,
          place: 1,
          total: 47,
          breakdown: [
            { source: 'creations', points: 9 },
            { source: 'copies', points: 30 },
            { source: 'halfPoints', points: 2 },
            { source: 'award', points: 6 },
          ],
        },
      ],
    })
  })

  it('RR-46 adds each kind of point to its own sum', () => {
    const before: Score = { creations: 1, copies: 2, halfPoints: 3, award: 4 }
    const potions = [{ cauldron: yellowGreen, owner: 1, recipe: one('blue'), value: 8 }]
    const state = tableWith({ players: 3, hands: [cubes({ blue: 1, gray: 1 })], potions, scores: [before] })
    const created = played(state, [create(cauldronOf('yellow', 'blue'), one('gray'), 3)]).state
    expect(playerAt(created, 0).score).toEqual({ ...before, creations: 4 })
    const copied = played(state, [copy(yellowGreen, 'blue')]).state
    expect(playerAt(copied, 0).score).toEqual({ ...before, copies: 10 })
  })

  it('RR-30 RR-46 fame never falls and is what the events say', () => {
    for (const players of [2, 4]) {
      for (let seed = 0; seed < 6; seed++) {
        const told = Array.from({ length: players }, () => 0)
        for (const { before, after, events } of randomGame(players, seed)) {
          for (const { public: happening } of events) {
            const points = pointsOf(happening)
            if (points !== null) told[points.seat] = (told[points.seat] ?? 0) + points.points
          }
          expect(after.players.map(({ score }) => fameOf(score))).toEqual(told)
          for (const seat of told.keys()) expect(fameAt(after, seat)).toBeGreaterThanOrEqual(fameAt(before, seat))
        }
      }
    }
  })

  it('R-016 R-061 is not touched by taking cubes', () => {
    const state = tableWith({ players: 3, reserve: each(5), scores: [{ copies: 49 }] })
    const { state: after, seen } = played(state, [take('gray')])
    expect([fameAt(after, 0), seen.length]).toEqual([49, 1])
    expect(playerAt(after, 0).hand).not.toEqual(none)
  })
})

function pointsOf(happening: ReturnType<typeof played>['seen'][number]) {
  switch (happening.kind) {
    case 'potionCreated':
    case 'potionCopied':
      return { seat: happening.seat, points: happening.value }
    case 'halfPointsScored':
    case 'awardPaid':
      return { seat: happening.seat, points: happening.points }
    default:
      return null
  }
}
