import { verify } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { games } from './games/games.ts'
import { playSeries } from './matchPool.ts'
import { type MatchPlan, playMatch } from './matchRunner.ts'
import { playMatches } from './matchWorker.ts'
import { secretInSeries } from './seeds.ts'

const plan: MatchPlan = {
  game: 'compendium',
  options: {},
  bots: ['random', 'random', 'random'],
  secret: secretInSeries('runner', 0),
  effort: 1,
}

describe('playMatch', () => {
  it('plays a game to its end, with a log that proves it', () => {
    const { log, outcome, head } = playMatch(plan)
    const game = games.newest('compendium')
    expect(game && verify(game, log)).toEqual({ ok: true, entries: log.entries.length, head })
    expect(outcome).toEqual(log.outcome)
    expect(log.header.seats.map((seat) => seat.name)).toEqual(['random 1', 'random 2', 'random 3'])
  })

  it('plays the same game for the same plan, and another one for another secret', () => {
    expect(playMatch(plan).head).toBe(playMatch(plan).head)
    expect(playMatch({ ...plan, secret: secretInSeries('runner', 1) }).head).not.toBe(playMatch(plan).head)
  })

  it('measures every decision', () => {
    const { log, thinking } = playMatch(plan)
    expect(thinking.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(log.entries.length)
    for (const { total, longest } of thinking) {
      expect(longest).toBeGreaterThan(0)
      expect(total).toBeGreaterThanOrEqual(longest)
    }
  })

  it('refuses games and bots that do not exist, and options that the game refuses', () => {
    expect(() => playMatch({ ...plan, game: 'chess' })).toThrow('there is no game chess')
    expect(() => playMatch({ ...plan, bots: ['random', 'nobody'] })).toThrow('there is no bot nobody')
    expect(() => playMatch({ ...plan, options: { schools: 7 } })).toThrow('kernel.reject.badOption')
  })
})

describe('playSeries', () => {
  const plans = Array.from({ length: 9 }, (_, number) => ({ ...plan, secret: secretInSeries('series', number) }))
  const heads = playMatches(plans).map((report) => report.head)

  it.each([1, 2, 3])('gives the same games in the same order on %i threads', async (workers) => {
    let played = 0
    const reports = await playSeries({
      plans,
      workers,
      onProgress: (count) => {
        played += count
      },
    })
    expect(reports.map((report) => report.head)).toEqual(heads)
    expect(played).toBe(plans.length)
  })

  it('reports what went wrong in a thread', async () => {
    const broken = [...plans, { ...plan, bots: ['nobody', 'random'] }]
    await expect(playSeries({ plans: broken, workers: 2 })).rejects.toThrow('there is no bot nobody')
  })

  it('sums a game up as its log tells it', () => {
    const [report] = playMatches([plan])
    const { outcome, log } = playMatch(plan)
    expect(report?.places).toEqual(outcome.seats.map((seat) => seat.place))
    expect(report?.totals).toEqual(outcome.seats.map((seat) => seat.total))
    expect(report?.moves).toBe(log.entries.length)
    for (const [seat, sums] of (report?.breakdown ?? []).entries()) {
      expect(Object.values(sums).reduce((sum, points) => sum + points, 0)).toBe(report?.totals[seat])
    }
  })
})
