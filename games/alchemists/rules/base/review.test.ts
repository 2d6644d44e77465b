import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameLog, replay } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { alchemists } from '../game.ts'
import { lookBack } from './review.ts'

function recordedLog(name: string): GameLog<unknown, unknown> {
  const path = join(import.meta.dirname, '..', '..', 'fixtures', `${name}.v${alchemists.rulesVersion}.json`)
  return (JSON.parse(readFileSync(path, 'utf8')) as { log: GameLog<unknown, unknown> }).log
}

describe('the review of a game', () => {
  const log = recordedLog('four-greedy-masters')
  const review = lookBack(replay(alchemists, log))
  const seats = review.rounds.flat()

  it('has six rounds with all seats', () => {
    expect(review.rounds.map((round) => round.length)).toEqual([4, 4, 4, 4, 4, 4])
  })

  it('counts knowledge against the 40,320 ways in which alchemicals can be dealt; nobody ever knows less', () => {
    expect(review.all).toBeCloseTo(Math.log2(40_320), 9)
    for (const seat of review.rounds[0]?.keys() ?? []) {
      const known = review.rounds.map((round) => round[seat]?.known ?? 0)
      expect(known).toEqual(known.toSorted((a, b) => a - b))
      expect(known.at(-1)).toBeLessThanOrEqual(review.all)
    }
  })

  it('counts the golem’s secret too where there is one', () => {
    const { all, rounds } = lookBack(replay(alchemists, recordedLog('four-lively-golem')))
    expect(all).toBeGreaterThan(review.all + 1)
    for (const seat of rounds[0]?.keys() ?? []) {
      const known = rounds.map((round) => round[seat]?.known ?? 0)
      expect(known[0]).toBeGreaterThanOrEqual(0)
      expect(known).toEqual(known.toSorted((a, b) => a - b))
      expect(known.at(-1)).toBeLessThanOrEqual(all)
    }
  })

  it('tells skill from luck: no pair of the hand was expected to teach more than the best, and sums of gains add up', () => {
    const mixes = seats.flatMap((seat) => seat.mixes)
    expect(mixes.length).toBeGreaterThan(10)
    for (const { pair, expected, gained, best } of mixes) {
      expect(best.expected).toBeGreaterThanOrEqual(expected)
      expect(expected).toBeGreaterThanOrEqual(0)
      expect(gained).toBeGreaterThanOrEqual(0)
      if (best.expected === expected) expect(best.pair).toEqual(pair)
    }
    // While nothing is known all pairs are alike, so whoever experiments first of all cannot have missed a better one.
    const [first] = review.rounds[0]?.flatMap((seat) => seat.mixes.slice(0, 1)) ?? []
    expect(first?.best.expected).toBeCloseTo(first?.expected ?? -1, 9)
    // What a player knows at the end is at least what the own experiments brought.
    for (const seat of review.rounds[0]?.keys() ?? []) {
      const gained = review.rounds.flatMap((round) => round[seat]?.mixes.map((mix) => mix.gained) ?? [])
      const known = review.rounds.at(-1)?.[seat]?.known ?? 0
      expect(known).toBeGreaterThanOrEqual(gained.reduce((sum, each) => sum + each, 0) - 1e-9)
    }
  })

  it('A-328 counts the last potion of a round to that round: nothing is sold, shown or debunked in the first one', () => {
    for (const { known, mixes } of review.rounds[0] ?? []) {
      expect(known).toBeCloseTo(
        mixes.reduce((sum, { gained }) => sum + gained, 0),
        9,
      )
    }
  })

  it('A-237 says how likely a claim was by its author’s own notes, and who was right', () => {
    const claims = seats.flatMap((seat) => seat.claims)
    expect(claims.length).toBeGreaterThan(4)
    expect(claims.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true)
    // Whoever was certain was right: notes never lie.
    expect(claims.filter(({ chance }) => chance === 1).every(({ right }) => right)).toBe(true)
    expect(new Set(claims.map(({ right }) => right)).size).toBe(2)
  })

  it('A-202, A-355 says how likely a promise was by its maker’s own notes, whether it was kept, and what was likelier', () => {
    const promises = seats.flatMap((seat) => seat.promises)
    expect(new Set(promises.map(({ at }) => at))).toEqual(new Set(['sell', 'exhibit']))
    for (const { pair, chance, kept, best } of promises) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(best.chance).toBeGreaterThanOrEqual(chance)
      if (best.chance === chance) expect(best.pair).toEqual(pair)
      // Notes never lie.
      if (chance === 0 || chance === 1) expect(kept).toBe(chance === 1)
    }
    // What was paid for, and what was shown, was kept; nothing else was.
    const told = [...replay(alchemists, log)].flatMap(({ events }) => events.map(({ public: seen }) => seen))
    const sales = told.flatMap((event) => (event.kind === 'sold' ? [event.paid > 0] : []))
    expect(promises.filter(({ at, kept }) => at === 'sell' && kept).length).toBe(sales.filter(Boolean).length)
    expect(promises.filter(({ at }) => at === 'sell').length).toBe(sales.length)
    const shown = told.filter((event) => event.kind === 'exhibited' && event.success)
    expect(promises.filter(({ at, kept }) => at === 'exhibit' && kept).length).toBe(shown.length)
  })

  it('A-328 keeps the reputation at the end of every round, conference and award included', () => {
    const tables = [...replay(alchemists, log)].map(({ match }) => match.position.state.table)
    for (const [number, seen] of review.rounds.slice(0, -1).entries()) {
      const next = tables.find(({ round }) => round === number + 2)
      expect(seen.map(({ reputation }) => reputation)).toEqual(next?.players.map(({ reputation }) => reputation))
    }
    const last = tables.at(-1)
    expect(review.rounds.at(-1)?.map(({ reputation }) => reputation)).toEqual(
      last?.players.map(({ reputation }) => reputation),
    )
  })
})
