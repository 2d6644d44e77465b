import { describe, expect, it } from 'vitest'
import { awardsFor, ingredients } from './components.ts'
import type { Cubes } from './cubes.ts'
import { compendium } from './game.ts'
import { awardsPaid, counted, placesAndTotals } from './testing/counting.ts'
import { cauldronOf, cubes, each, none, one, sizeOf, sumOf } from './testing/cubes.ts'
import { drawFromBag, played, playerAt } from './testing/play.ts'
import { seatsOf, type TablePlan, tableWith } from './testing/table.ts'

describe('a final count from beginning to end', () => {
  const potions = [{ cauldron: cauldronOf('yellow', 'green'), owner: 0, recipe: cubes({ orange: 2 }), value: 6 }]
  const plan: TablePlan = {
    players: 3,
    hands: [cubes({ blue: 3, yellow: 2 }), cubes({ gray: 1, orange: 3 }), cubes({ blue: 2, green: 4 })],
    bag: cubes({ yellow: 4 }),
    potions,
    schools: ['spiders', 'mushrooms', 'dragonsBlood'],
    scores: [{ creations: 6, copies: 20 }, { copies: 31 }, { creations: 12, copies: 10 }],
  }
  const happened = () => counted(plan)
  const hands = [cubes({ blue: 3, yellow: 2 }), cubes({ gray: 1, orange: 3 }), cubes({ gray: 1, blue: 2, green: 4 })]
  const counts = cubes({ gray: 2, blue: 5, orange: 3, green: 4, yellow: 2 })

  it('RR-42 reveals hands, half points, counts, cards, awards and the ranking, in this order', () => {
    const { seen } = happened()
    expect(seen).toEqual([
      { kind: 'tookFromReserve', seat: 2, ingredient: 'birdLegs' },
      { kind: 'handsRevealed', hands },
      { kind: 'halfPointsScored', seat: 0, cubes: 5, points: 2 },
      { kind: 'halfPointsScored', seat: 1, cubes: 4, points: 2 },
      { kind: 'halfPointsScored', seat: 2, cubes: 7, points: 3 },
      { kind: 'reserveCounted', counts },
      {
        kind: 'schoolsRevealed',
        schools: ['spiders', 'mushrooms', 'dragonsBlood'],
        undealt: ['birdLegs', 'trollEyes'],
      },
      { kind: 'awardPaid', seat: 0, ingredient: 'spiders', place: 1, points: 10 },
      { kind: 'awardPaid', seat: 1, ingredient: 'mushrooms', place: 3, points: 0 },
      { kind: 'awardPaid', seat: 2, ingredient: 'dragonsBlood', place: 2, points: 5 },
      { kind: 'gameEnded', winners: [0], total: 38 },
    ])
  })

  it('R-070 RR-42 shows all hands to everybody, and afterwards nothing is secret, bag included', () => {
    const { before, state: after } = happened()
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(compendium.view(before, viewer).end).toBeNull()
      expect(compendium.view(after, viewer).end).toEqual({
        hands,
        counts,
        schools: ['spiders', 'mushrooms', 'dragonsBlood'],
        undealt: ['birdLegs', 'trollEyes'],
        bag: cubes({ yellow: 4 }),
      })
    }
  })

  it('R-072 R-073 R-074 leaves hands empty, all cubes counted in the reserve, cauldrons and bag as they were', () => {
    const { before, state: after } = happened()
    expect(after.players.map(({ hand }) => hand)).toEqual([none, none, none])
    expect(after.reserve).toEqual(counts)
    expect(after.finalCount).toEqual({ hands, counts })
    expect(after.bag).toEqual(cubes({ yellow: 4 }))
    expect(after.cauldrons).toEqual(before.cauldrons)
    expect(after.removed).toEqual(before.removed)
  })

  it('RR-46 R-082 makes outcome and score sheets of it', () => {
    const { before, state: after } = happened()
    expect(after.players.map(({ score }) => score)).toEqual([
      { creations: 6, copies: 20, halfPoints: 2, award: 10 },
      { creations: 0, copies: 31, halfPoints: 2, award: 0 },
      { creations: 12, copies: 10, halfPoints: 3, award: 5 },
    ])
    expect(compendium.outcome(before)).toBeNull()
    expect(compendium.outcome(after)?.seats.map(({ seat, place, total }) => [seat, place, total])).toEqual([
      [0, 1, 38],
      [1, 2, 33],
      [2, 3, 30],
    ])
  })
})

describe('half points', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [11, 5],
    [12, 6],
    [21, 10],
  ])('R-071 scores %i cubes with %i fame, rounded down', (count, points) => {
    const { state, seen } = counted({ players: 2, hands: [cubes({ blue: count })] })
    expect(seen).toContainEqual({ kind: 'halfPointsScored', seat: 0, cubes: count, points })
    expect(playerAt(state, 0).score.halfPoints).toBe(points)
  })

  it('R-071 mixes the colours', () => {
    const { state } = counted({ players: 2, hands: [each(1)] })
    expect(playerAt(state, 0).score.halfPoints).toBe(2)
  })

  it('RR-29 R-072 lets the cubes in hand score and then count for the schools as well', () => {
    const schools = ['mushrooms', 'trollEyes'] as const
    const { state, seen } = counted({ players: 2, schools, hands: [cubes({ blue: 4 }), cubes({ orange: 2 })] })
    // Seat 0 has two points for its four mushrooms, and by the same four its school is last.
    expect(state.players.map(({ score }) => [score.halfPoints, score.award])).toEqual([
      [2, 0],
      [1, 6],
    ])
    expect(seen).toContainEqual({ kind: 'reserveCounted', counts: cubes({ gray: 1, blue: 4, orange: 2 }) })
  })
})

describe('the schools', () => {
  it('R-074 RR-26 counts neither cauldrons nor bag nor cubes that left the game', () => {
    const potions = [
      { cauldron: cauldronOf('yellow', 'green'), owner: 0, recipe: cubes({ blue: 2, orange: 1 }), value: 1 },
    ]
    const schools = ['mushrooms', 'trollEyes'] as const
    const plan = { players: 2, schools, hands: [one('orange')], potions, bag: cubes({ blue: 8 }) }
    const { before, seen } = counted(plan)
    expect(before.removed[1]).toBe(32 - 2 - 8)
    expect(seen).toContainEqual({ kind: 'reserveCounted', counts: cubes({ gray: 1, orange: 1 }) })
    // No mushroom in reserve or hands: the least, however many lie elsewhere.
    expect(awardsPaid(seen)).toEqual([
      [1, 6],
      [2, 0],
    ])
  })

  it('R-075 R-076 R-081 ranks the piles, the smallest first, and pays the holder of each card', () => {
    const { seen } = counted({
      players: 5,
      hands: [cubes({ gray: 8, blue: 1, orange: 7, green: 3, yellow: 5 })],
      schools: ['trollEyes', 'spiders', 'birdLegs', 'mushrooms', 'dragonsBlood'],
    })
    expect(seen.filter(({ kind }) => kind === 'awardPaid')).toEqual([
      { kind: 'awardPaid', seat: 0, ingredient: 'trollEyes', place: 4, points: 3 },
      { kind: 'awardPaid', seat: 1, ingredient: 'spiders', place: 3, points: 6 },
      { kind: 'awardPaid', seat: 2, ingredient: 'birdLegs', place: 5, points: 0 },
      { kind: 'awardPaid', seat: 3, ingredient: 'mushrooms', place: 1, points: 12 },
      { kind: 'awardPaid', seat: 4, ingredient: 'dragonsBlood', place: 2, points: 9 },
    ])
  })

  it('R-077 ranks only kinds whose card somebody holds', () => {
    const { seen } = counted({
      players: 2,
      // Gray, orange and yellow piles are smaller, but their cards were not dealt.
      hands: [cubes({ blue: 6, green: 4 })],
      schools: ['mushrooms', 'dragonsBlood'],
    })
    expect(awardsPaid(seen)).toEqual([
      [2, 0],
      [1, 6],
    ])
  })

  it.each([
    { rule: 'R-078', players: 2, awards: [6, 0] },
    { rule: 'R-079', players: 3, awards: [10, 5, 0] },
    { rule: 'R-080', players: 4, awards: [12, 8, 4, 0] },
    { rule: 'R-081', players: 5, awards: [12, 9, 6, 3, 0] },
  ])('$rule pays $awards with $players players', ({ players, awards }) => {
    expect(awardsFor(players)).toEqual(awards)
    const { state } = counted({
      players,
      hands: [cubes({ gray: 0, blue: 2, orange: 3, green: 4, yellow: 5 })],
      schools: ingredients.slice(0, players),
    })
    expect(state.players.map(({ score }) => score.award)).toEqual(awards)
  })
})

describe('a game without schools', () => {
  const plan: TablePlan = {
    players: 3,
    hands: [cubes({ blue: 4 }), cubes({ orange: 2 }), cubes({ green: 1 })],
    options: { schools: false },
    scores: [{ copies: 10 }, { copies: 11 }, { copies: 3 }],
  }

  it('RR-41 stops after the half points, without return, count and awards', () => {
    const { before, state: after, seen } = counted(plan)
    const hands = [cubes({ blue: 4 }), cubes({ orange: 2 }), cubes({ gray: 1, green: 1 })]
    expect(seen).toEqual([
      { kind: 'tookFromReserve', seat: 2, ingredient: 'birdLegs' },
      { kind: 'handsRevealed', hands },
      { kind: 'halfPointsScored', seat: 0, cubes: 4, points: 2 },
      { kind: 'halfPointsScored', seat: 1, cubes: 2, points: 1 },
      { kind: 'halfPointsScored', seat: 2, cubes: 2, points: 1 },
      { kind: 'gameEnded', winners: [0, 1], total: 12 },
    ])
    expect(after.players.map(({ hand }) => hand)).toEqual(hands)
    expect(after.reserve).toEqual(none)
    expect(after.finalCount).toEqual({ hands, counts: null })
    expect([before.schools, before.undealt, after.schools, after.undealt]).toEqual([[], [], [], []])
    expect(compendium.view(after, 'spectator').end).toEqual({
      hands,
      counts: null,
      schools: [],
      undealt: [],
      bag: each(2),
    })
  })

  it('RR-41 shares the win between equal totals', () => {
    expect(placesAndTotals(plan)).toEqual([
      [1, 12],
      [1, 12],
      [3, 4],
    ])
  })

  it('RR-41 plays with schools unless told otherwise', () => {
    expect(compendium.options.fields.schools).toEqual({ kind: 'flag', default: true })
  })
})

describe('cubes in the final count', () => {
  it('R-072 R-073 neither get lost nor multiply', () => {
    const { before, state: after } = counted({ players: 4, hands: seatsOf(4).map((seat) => each(seat)) })
    expect(sizeOf(after.reserve)).toBe(sizeOf(sumOf(before.players.map(({ hand }) => hand))) + 1)
    const twice: Cubes = sumOf([after.reserve, after.bag, after.removed])
    expect(twice).toEqual(each(32))
  })

  it('R-070 follows a draw from the bag as well', () => {
    const before = tableWith({ players: 2, turn: 1, reserve: one('gray'), bag: cubes({ orange: 2 }) })
    const { events } = played(before, [drawFromBag])
    expect(events.map((event) => event.public.kind).slice(0, 2)).toEqual(['drewFromBag', 'handsRevealed'])
    expect(events[1]).toEqual({ public: { kind: 'handsRevealed', hands: [none, cubes({ orange: 2 })] } })
  })
})
