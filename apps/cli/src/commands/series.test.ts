import { alchemists } from '@athanor/alchemists'
import { botsFor } from '@athanor/registry/bots'
import { describe, expect, it } from 'vitest'
import { runCli } from '../cli.ts'
import { fakeShell } from '../testing/fakeShell.ts'

/** The two weakest and fastest bots of the ladder, whichever they are. */
const [weaker = '', better = ''] = botsFor('compendium').map((bot) => bot.id)

async function run(argv: string): Promise<string> {
  const shell = fakeShell()
  const code = await runCli(argv.split(' '), shell)
  expect(shell.errors).toBe('')
  expect(code).toBe(0)
  return shell.output
}

async function data(argv: string): Promise<Record<string, unknown>> {
  return JSON.parse(await run(argv)) as Record<string, unknown>
}

describe('simulate', () => {
  it('gives the same result on one, two and three threads, and another one for another seed', async () => {
    const results: Record<string, unknown>[] = []
    for (const workers of [1, 2, 3]) {
      const { timing: _timing, ...result } = await data(
        `simulate --bots random --players 3 --games 24 --seed s --workers ${workers} --json`,
      )
      results.push(result)
    }
    expect(results[1]).toEqual(results[0])
    expect(results[2]).toEqual(results[0])
    const { timing: _timing, ...other } = await data(
      'simulate --bots random --players 3 --games 24 --seed t --workers 1 --json',
    )
    expect(other['seats']).not.toEqual(results[0]?.['seats'])
  })

  it('counts every game once and lets shares sum up to one', async () => {
    const result = await data(
      'simulate --bots random --players 4 --games 10 --seed s --workers 1 --json --option schools=false',
    )
    const seats = result['seats'] as readonly { games: number; wins: number; meanBySource: Record<string, number> }[]
    expect(result).toMatchObject({ game: 'compendium', players: 4, games: 10, seed: 's', options: { schools: false } })
    expect(seats.map((seat) => seat.games)).toEqual([10, 10, 10, 10])
    expect(seats.reduce((sum, seat) => sum + seat.wins, 0)).toBeCloseTo(10, 9)
    // RR-41: without schools there are no awards.
    expect(seats.map((seat) => seat.meanBySource['award'])).toEqual([0, 0, 0, 0])
    expect(result['timing']).toMatchObject({ workers: 1 })
  })

  it('prints a table in 80 columns in both languages', async () => {
    for (const locale of ['en', 'ru']) {
      const text = await run(`--lang ${locale} simulate --bots random --players 5 --games 4 --seed s --workers 1`)
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
      expect(text).toMatch(
        locale === 'en' ? /^Alchemist: 4 games with 5 players, seed s\n/ : /^Алхимик: 4 партии, игроков: 5, зерно s\n/,
      )
      expect(text).toMatch(/^5 {5,}random +\d/m)
    }
  })

  it('A-363 sums games of Alchemists up by their own sources of points, in 80 columns', async () => {
    const argv = 'simulate --game alchemists --bots greedy,random --games 3 --seed s --workers 1'
    const result = await data(`${argv} --preset master --option seat2=apprentice --json`)
    expect(result).toMatchObject({ game: 'alchemists', players: 2, games: 3 })
    expect(result['options']).toMatchObject({ debunking: 'master', seat2: 'apprentice' })
    const seats = result['seats'] as readonly { wins: number; meanBySource: Record<string, number> }[]
    // Modules that are not in play bring no points.
    const sources = Object.keys(seats[0]?.meanBySource ?? {})
    expect(sources).toEqual(alchemists.scoreSources.filter((source) => sources.includes(source)))
    expect(sources).toContain('theories')
    expect(seats.reduce((sum, seat) => sum + seat.wins, 0)).toBeCloseTo(3, 9)
    for (const locale of ['en', 'ru']) {
      const text = await run(`--lang ${locale} ${argv} --players 4`)
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
      expect(text).not.toContain('alchemists.')
    }
  })

  it('draws progress only on a terminal', async () => {
    const argv = 'simulate --bots random --games 3 --workers 1 --json'.split(' ')
    const watched = fakeShell({ errorIsTerminal: true })
    await runCli(argv, watched)
    expect(watched.errors).toContain('100 %')
    expect(JSON.parse(watched.output)).toMatchObject({ games: 3 })
  })
})

describe('bots', () => {
  it('plays every deal with every seating and gives the same ranking each time', async () => {
    const argv = `bots --bots ${weaker},${better} --games 6 --seed s --workers 1 --json`
    const { timing, ...first } = await data(argv)
    const { timing: _timing, ...second } = await data(argv.replace('--workers 1', '--workers 2'))
    expect(second).toEqual(first)
    expect(first).toMatchObject({ deals: 6, games: 12, players: 2, equalShare: 0.5 })
    const ratings = first['ratings'] as readonly { bot: string; elo: number; share: number }[]
    expect(ratings.map(({ bot }) => bot)).toEqual([better, weaker])
    expect(ratings[0]?.elo).toBeGreaterThan(0)
    expect((ratings[0]?.share ?? 0) + (ratings[1]?.share ?? 0)).toBeCloseTo(1, 9)
    expect(timing).toMatchObject([{ bot: better }, { bot: weaker }])
  })

  it('rates the bots of Alchemists', async () => {
    const result = await data('bots --game alchemists --bots random,greedy --games 2 --seed s --workers 1 --json')
    expect(result).toMatchObject({ game: 'alchemists', deals: 2, games: 4, players: 2 })
    expect((result['ratings'] as readonly { bot: string }[]).map(({ bot }) => bot)).toEqual(['greedy', 'random'])
  })

  it('prints a table in 80 columns, with shares against equal chances at larger tables', async () => {
    for (const locale of ['en', 'ru']) {
      const text = await run(
        `--lang ${locale} bots --bots ${weaker},${better} --players 3 --games 2 --seed s --workers 1`,
      )
      for (const line of text.split('\n').slice(0, 6)) expect(line.length).toBeLessThanOrEqual(80)
      expect(text).toContain(locale === 'en' ? 'vs. equal' : 'к равным')
      expect(text).toContain(better)
    }
  })
})
