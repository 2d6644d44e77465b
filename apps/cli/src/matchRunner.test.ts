import { namesOf, verify } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { describe, expect, it } from 'vitest'
import { playSeries } from './matchPool.ts'
import { type MatchPlan, playLean, playMatch } from './matchRunner.ts'
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
  it('plays a game to its end, with a log that proves it', async () => {
    const { log, outcome, head } = await playMatch(plan)
    const game = games.newest('compendium')
    expect(game && verify(game, log)).toEqual({ ok: true, entries: log.entries.length, head })
    expect(outcome).toEqual(log.outcome)
    expect(namesOf(log)).toEqual(['random 1', 'random 2', 'random 3'])
  })

  it('plays the same game for the same plan, and another one for another secret', async () => {
    const { head } = await playMatch(plan)
    expect((await playMatch(plan)).head).toBe(head)
    expect((await playMatch({ ...plan, secret: secretInSeries('runner', 1) })).head).not.toBe(head)
  })

  it('measures every decision', async () => {
    const { log, thinking } = await playMatch(plan)
    expect(thinking.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(log.entries.length)
    for (const { total, longest } of thinking) {
      expect(longest).toBeGreaterThan(0)
      expect(total).toBeGreaterThanOrEqual(longest)
    }
  })

  it('refuses games and bots that do not exist, and options that the game refuses', async () => {
    await expect(playMatch({ ...plan, game: 'chess' })).rejects.toThrow('there is no game chess')
    await expect(playMatch({ ...plan, bots: ['random', 'nobody'] })).rejects.toThrow('there is no bot nobody')
    await expect(playMatch({ ...plan, options: { schools: 7 } })).rejects.toThrow('kernel.reject.badOption')
  })
})

describe('playLean', () => {
  it.each([
    ['compendium', ['greedy', 'random', 'strong'], {}],
    ['apprentices', ['greedy', 'random', 'random', 'greedy'], {}],
    ['alchemists', ['greedy', 'random', 'greedy'], { debunking: 'master' }],
    [
      'alchemists',
      ['random', 'random', 'random', 'random'],
      { royalEncyclopedia: true, golemProject: true, busyDays: true },
    ],
  ])('plays the game of %s that playMatch plays, without its log', async (game, bots, options) => {
    const same = { game, bots, options, secret: secretInSeries('lean', 1), effort: 0.1 }
    const [lean, logged] = [await playLean(same), await playMatch(same)]
    expect(lean.outcome).toEqual(logged.outcome)
    expect(lean.moves).toBe(logged.log.entries.length)
  })

  it('refuses what playMatch refuses', async () => {
    await expect(playLean({ ...plan, game: 'chess' })).rejects.toThrow('there is no game chess')
    await expect(playLean({ ...plan, bots: ['random', 'nobody'] })).rejects.toThrow('there is no bot nobody')
    await expect(playLean({ ...plan, options: { schools: 7 } })).rejects.toThrow('kernel.reject.badOption')
  })
})

describe('playSeries', () => {
  const plans = Array.from({ length: 9 }, (_, number) => ({ ...plan, secret: secretInSeries('series', number) }))

  it.each([1, 2, 3])('gives the same games in the same order on %i threads', async (workers) => {
    let played = 0
    const lines: string[] = []
    const reports = await playSeries({
      plans,
      workers,
      onProgress: (count) => {
        played += count
      },
      record: {
        detail: 'moves',
        write: async (more) => {
          lines.push(...more)
        },
      },
    })
    const alone = await playMatches({ first: 0, plans, detail: 'moves' })
    expect(reports.map(({ totals, moves }) => ({ totals, moves }))).toEqual(
      alone.map(({ totals, moves }) => ({ totals, moves })),
    )
    expect(lines).toEqual(alone.flatMap((report) => report.lines))
    expect(played).toBe(plans.length)
  })

  it('reports what went wrong in a thread', async () => {
    const broken = [...plans, { ...plan, bots: ['nobody', 'random'] }]
    await expect(playSeries({ plans: broken, workers: 2 })).rejects.toThrow('there is no bot nobody')
    await expect(playSeries({ plans: broken, workers: 1 })).rejects.toThrow('there is no bot nobody')
  })

  it('sums a game up as its log tells it', async () => {
    const [report] = await playMatches({ first: 0, plans: [plan] })
    const { outcome, log } = await playMatch(plan)
    expect(report?.places).toEqual(outcome.seats.map((seat) => seat.place))
    expect(report?.totals).toEqual(outcome.seats.map((seat) => seat.total))
    expect(report?.moves).toBe(log.entries.length)
    for (const [seat, sums] of (report?.breakdown ?? []).entries()) {
      expect(Object.values(sums).reduce((sum, points) => sum + points, 0)).toBe(report?.totals[seat])
    }
  })
})
