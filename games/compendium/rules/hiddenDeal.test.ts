import { quickChance, type Stream, shuffled } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { Cubes } from './cubes.ts'
import { dealHidden } from './hiddenDeal.ts'
import { cubes, each, none, one, sizeOf, sumOf } from './testing/cubes.ts'
import { playerAt } from './testing/play.ts'
import { randomGame } from './testing/randomGame.ts'
import { seatsOf } from './testing/table.ts'
import type { Proof, Trail } from './trail.ts'

interface Case {
  readonly name: string
  readonly pool: Cubes
  readonly trails: readonly Trail[]
}

function trail(drawn: number, ...proven: readonly Proof[]): Trail {
  return { drawn, net: none, proven }
}

/** Small enough to write down every order in which the cubes may have left the bag. */
const cases: readonly Case[] = [
  { name: 'no proof', pool: cubes({ gray: 2, blue: 3, orange: 2 }), trails: [trail(3), trail(2)] },
  {
    name: 'one proof',
    pool: cubes({ gray: 2, blue: 3, orange: 3 }),
    trails: [trail(4, { drawn: 4, least: cubes({ gray: 1, orange: 1 }) }), trail(2)],
  },
  {
    name: 'a proof, and cubes drawn after it',
    pool: cubes({ gray: 2, blue: 4, orange: 2 }),
    trails: [trail(5, { drawn: 2, least: one('gray') }), trail(2)],
  },
  {
    name: 'two proofs of one hand',
    pool: cubes({ gray: 2, blue: 3, orange: 3, green: 1 }),
    trails: [trail(5, { drawn: 2, least: one('gray') }, { drawn: 4, least: cubes({ gray: 1, orange: 2 }) })],
  },
  {
    name: 'proofs of two hands that want the same kind',
    pool: cubes({ gray: 3, blue: 3, orange: 2 }),
    trails: [trail(3, { drawn: 3, least: one('gray') }), trail(3, { drawn: 3, least: cubes({ gray: 1, blue: 1 }) })],
  },
  {
    name: 'proofs of three hands, one of them full',
    pool: cubes({ gray: 3, blue: 3, orange: 2, yellow: 1 }),
    trails: [
      trail(2, { drawn: 2, least: cubes({ gray: 1, blue: 1 }) }),
      trail(3, { drawn: 1, least: one('blue') }, { drawn: 3, least: cubes({ blue: 1, gray: 1 }) }),
      trail(2, { drawn: 2, least: one('orange') }),
    ],
  },
  {
    name: 'a bag that is empty',
    pool: cubes({ gray: 2, blue: 2, orange: 2, green: 1 }),
    trails: [trail(4, { drawn: 4, least: cubes({ gray: 1, green: 1 }) }), trail(3, { drawn: 3, least: one('blue') })],
  },
]

/** Thousands of deals take their time on a busy machine. */
const patience = 60_000

describe('the deal of hidden cubes', () => {
  it.each(cases)(
    'RR-34 R-024 has the odds of all orders that fit: $name',
    ({ name, pool, trails }) => {
      const expected = allDeals(pool, trails)
      const stream = quickChance(name)
      const draws = 3000
      const counts = new Map<string, number>()
      for (let draw = 0; draw < draws; draw++) {
        const key = keyOf(dealHidden(stream, pool, trails))
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
      // Nothing impossible is ever dealt, and all odds are right.
      for (const key of counts.keys()) expect(expected.has(key)).toBe(true)
      const { statistic, freedom } = chiSquare(expected, counts, draws)
      expect(freedom).toBeGreaterThan(0)
      expect(statistic).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom))
    },
    patience,
  )

  it('RR-34 finds the one deal that fits', () => {
    const pool = cubes({ gray: 2, blue: 1, orange: 1 })
    const sure = [
      trail(2, { drawn: 2, least: cubes({ gray: 1, blue: 1 }) }),
      trail(1, { drawn: 1, least: one('orange') }),
    ]
    for (let seed = 0; seed < 20; seed++) {
      expect(dealHidden(quickChance(seed), pool, sure)).toEqual([cubes({ gray: 1, blue: 1 }), one('orange')])
    }
  })

  it('RR-34 deals to nobody when there is nobody, and nothing to empty hands', () => {
    expect(dealHidden(quickChance(1), each(2), [])).toEqual([])
    expect(dealHidden(quickChance(1), each(2), [trail(0), trail(0)])).toEqual([none, none])
    expect(dealHidden(quickChance(1), each(2), [trail(10)])).toEqual([each(2)])
  })

  it(
    'R-024 agrees with dealing and throwing away at the size of a real game',
    () => {
      // Three players of a game for four: 48 cubes of the bag are not the viewer's.
      const pool = cubes({ gray: 10, blue: 9, orange: 11, green: 8, yellow: 10 })
      const trails = [
        trail(14, { drawn: 12, least: cubes({ gray: 3, blue: 1 }) }),
        trail(12, { drawn: 12, least: cubes({ gray: 2, orange: 2 }) }),
        trail(12),
      ]
      const draws = 1500
      const chain = tallyOf(draws, (stream) => dealHidden(stream, pool, trails))
      const thrown = tallyOf(draws, (stream) => dealtAndThrownAway(stream, pool, trails))
      expect(chain.size).toBe(3 * 5)
      for (const [place, mean] of chain) {
        // Each mean of 1500 counts has a standard error below 0.04.
        expect(Math.abs(mean - (thrown.get(place) ?? 0))).toBeLessThan(0.16)
      }
      // A proof raises what one hand holds, and lowers what is left for the others.
      expect(chain.get('0 gray') ?? 0).toBeGreaterThan(chain.get('2 gray') ?? 0)
    },
    patience,
  )

  it.each([2, 3, 5])('RR-25 RR-34 fits every proof of real games, however many there are (%i players)', (players) => {
    const stream = quickChance(`proofs ${players}`)
    let most = 0
    for (let seed = 500; seed < 503; seed++) {
      for (const { after } of randomGame(players, seed)) {
        if (after.finalCount !== null) continue
        const trails = seatsOf(players).map((seat) => playerAt(after, seat).trail)
        const unseen = seatsOf(players).map((seat) => unseenBy(playerAt(after, seat)))
        const dealt = dealHidden(stream, sumOf([after.bag, ...unseen]), trails)
        for (const [seat, hand] of dealt.entries()) {
          const { drawn = 0, proven = [] } = trails[seat] ?? {}
          most = Math.max(most, proven.length)
          expect(sizeOf(hand)).toBe(drawn)
          const least = proven.at(-1)?.least ?? none
          for (const [kind, count] of least.entries()) expect(hand[kind]).toBeGreaterThanOrEqual(count)
        }
        const bag = sumOf([after.bag, ...unseen]).map((count, kind) => count - (sumOf(dealt)[kind] ?? 0))
        expect(Math.min(...bag)).toBeGreaterThanOrEqual(0)
      }
    }
    expect(most).toBeGreaterThan(1)
  })
})

/** Every deal with the number of orders that lead to it: all orders are equally likely, those that do not fit are out. */
function allDeals(pool: Cubes, trails: readonly Trail[]): ReadonlyMap<string, number> {
  const deals = new Map<string, number>()
  const slots = trails.reduce((sum, { drawn }) => sum + drawn, 0)
  const lay = (order: readonly number[], left: readonly number[]) => {
    if (order.length === slots) {
      const rows = rowsOf(order, trails)
      if (!rows.every((row, hand) => fits(row, trails[hand]))) return
      // The rest of the pool stays in the bag, in any order.
      const ways = waysToOrder(left)
      const key = keyOf(rows.map(countsOf))
      deals.set(key, (deals.get(key) ?? 0) + ways)
      return
    }
    for (const [kind, count] of left.entries()) {
      if (count > 0)
        lay(
          [...order, kind],
          left.map((other, index) => (index === kind ? other - 1 : other)),
        )
    }
  }
  lay([], pool)
  return deals
}

function rowsOf(order: readonly number[], trails: readonly Trail[]): readonly (readonly number[])[] {
  let start = 0
  return trails.map(({ drawn }) => {
    start += drawn
    return order.slice(start - drawn, start)
  })
}

function fits(row: readonly number[], seen: Trail | undefined): boolean {
  return (seen?.proven ?? []).every(({ drawn, least }) => {
    const first = countsOf(row.slice(0, drawn))
    return least.every((count, kind) => (first[kind] ?? 0) >= count)
  })
}

function countsOf(row: readonly number[]): Cubes {
  const count = (kind: number) => row.filter((other) => other === kind).length
  return [count(0), count(1), count(2), count(3), count(4)]
}

function waysToOrder(counts: readonly number[]): number {
  const size = counts.reduce((sum, count) => sum + count, 0)
  return counts.reduce((ways, count) => ways / factorial(count), factorial(size))
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1)
}

function keyOf(hands: readonly Cubes[]): string {
  return hands.map((hand) => hand.join('')).join(' ')
}

/** Pearson's statistic; deals that are expected less than five times are taken together. */
function chiSquare(weights: ReadonlyMap<string, number>, counts: ReadonlyMap<string, number>, draws: number) {
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  let statistic = 0
  let freedom = -1
  let rare = { expected: 0, seen: 0 }
  for (const [key, weight] of weights) {
    const expected = (weight / all) * draws
    const seen = counts.get(key) ?? 0
    if (expected < 5) {
      rare = { expected: rare.expected + expected, seen: rare.seen + seen }
      continue
    }
    statistic += (seen - expected) ** 2 / expected
    freedom++
  }
  if (rare.expected >= 5) {
    statistic += (rare.seen - rare.expected) ** 2 / rare.expected
    freedom++
  }
  return { statistic, freedom }
}

/** Mean number of each kind in each hand. */
function tallyOf(draws: number, deal: (stream: Stream) => readonly Cubes[]): ReadonlyMap<string, number> {
  const stream = quickChance(`means ${draws}`)
  const means = new Map<string, number>()
  const names = ['gray', 'blue', 'orange', 'green', 'yellow']
  for (let draw = 0; draw < draws; draw++) {
    for (const [hand, counts] of deal(stream).entries()) {
      for (const [kind, count] of counts.entries()) {
        const place = `${hand} ${names[kind]}`
        means.set(place, (means.get(place) ?? 0) + count / draws)
      }
    }
  }
  return means
}

function dealtAndThrownAway(stream: Stream, pool: Cubes, trails: readonly Trail[]): readonly Cubes[] {
  const kinds = pool.flatMap((count, kind) => Array.from({ length: count }, () => kind))
  for (;;) {
    const rows = rowsOf(shuffled(stream, kinds), trails)
    if (rows.every((row, hand) => fits(row, trails[hand]))) return rows.map(countsOf)
  }
}

function unseenBy({ hand, trail: { net } }: { readonly hand: Cubes; readonly trail: Trail }): Cubes {
  return [hand[0] - net[0], hand[1] - net[1], hand[2] - net[2], hand[3] - net[3], hand[4] - net[4]]
}
