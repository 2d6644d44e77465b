import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../cli.ts'
import { fakeShell } from '../testing/fakeShell.ts'

const sample = fileURLToPath(new URL('../testing/program.mjs', import.meta.url))
const manners = ['plays', 'leafs', 'dies', 'babbles', 'cheats', 'breaks']
let folder = ''
const named = (manner: string) => join(folder, `program.${manner}.mjs`)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'athanor-programs-'))
  await Promise.all(manners.map((manner) => copyFile(sample, named(manner))))
})

afterAll(() => rm(folder, { recursive: true }))

async function run(command: string, more: readonly string[] = []) {
  const shell = fakeShell()
  const code = await runCli([...command.split(' '), ...more], shell)
  return { code, output: shell.output, errors: shell.errors, files: shell.files }
}

interface Summary {
  readonly seats: readonly { readonly bot: string }[]
  readonly moves: { readonly min: number; readonly mean: number }
}

interface Tournament {
  readonly games: number
  readonly ratings: readonly { readonly bot: string }[]
}

interface Line {
  readonly outcome?: object
  readonly number: number
  readonly legal: number
  readonly action: object
}

describe('a program as a bot', () => {
  it('plays in a series beside bots of ours, in every game', async () => {
    for (const game of ['compendium', 'apprentices', 'alchemists']) {
      const series = `simulate --game ${game} --games 2 --workers 1 --seed s --json --bots`
      const { code, output, errors } = await run(series, [`${named('plays')},random`])
      expect([code, errors]).toEqual([0, ''])
      const { seats, moves } = JSON.parse(output) as Summary
      expect(seats[0]?.bot).toBe(named('plays'))
      expect(moves.min).toBeGreaterThan(10)
    }
  })

  it('plays in tournaments, in threads of their own', async () => {
    const { code, output } = await run('bots --game compendium --games 2 --workers 2 --seed s --json --bots', [
      `random,${named('plays')}`,
    ])
    expect(code).toBe(0)
    const { ratings, games } = JSON.parse(output) as Tournament
    expect(games).toBe(4)
    expect(ratings.map(({ bot }) => bot).toSorted()).toEqual([named('plays'), 'random'].toSorted())
  })

  it('may leaf through more actions than it is told at once', async () => {
    const series = 'simulate --game alchemists --games 1 --workers 1 --seed s --json --bots'
    expect((await run(series, [`${named('leafs')},random`])).code).toBe(0)
  })

  it.each([
    ['dies', /ended before the games were over \(exit code 3\)\.$/],
    ['babbles', /gave an answer that makes no sense: let me think\.$/],
    ['cheats', /chose what the rules forbid: number (\d+) of \1\.$/],
    ['breaks', /gave an answer that makes no sense: \{"action":\{"kind":"unheard of"\}\}\.$/],
    ['isNotThere', /(cannot be started|ended before the games were over \(exit code \d+\))\.$/],
  ])('that %s ends the series with one sentence', async (manner, sentence) => {
    for (const workers of [1, 2]) {
      const series = `simulate --game compendium --games 2 --workers ${workers} --seed s --bots`
      const { code, errors } = await run(series, [`${named(manner)},random`])
      expect(code).toBe(1)
      expect(errors.trimEnd()).toMatch(sentence)
      expect(errors).toContain(named(manner))
    }
  })
})

describe('simulate --out', () => {
  it('writes every move with its number, and every outcome, the same whatever the number of threads', async () => {
    const series = 'simulate --game apprentices --bots greedy,random --games 5 --seed s --json --out moves.jsonl'
    const [one, three] = [await run(`${series} --workers 1`), await run(`${series} --workers 3`)]
    const text = one.files.get('moves.jsonl') ?? ''
    expect(three.files.get('moves.jsonl')).toBe(text)
    const [heading, ...lines] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
    expect(heading).toMatchObject({ trajectories: 1, game: 'apprentices', bots: ['greedy', 'random'], seed: 's' })
    expect(lines.filter(({ outcome }) => outcome !== undefined)).toHaveLength(5)
    const moves = lines.filter(({ outcome }) => outcome === undefined)
    expect(moves).toHaveLength((JSON.parse(one.output) as Summary).moves.mean * 5)
    for (const { number, legal, action } of moves) {
      expect(number).toBeGreaterThanOrEqual(0)
      expect(number).toBeLessThan(legal)
      expect(action).toHaveProperty('kind')
    }
    expect(moves[0]).not.toHaveProperty('view')
  })

  it('adds what the player saw where it is asked to', async () => {
    const series = 'simulate --game compendium --bots random --games 1 --seed s --workers 1 --views --out moves.jsonl'
    const { files } = await run(series)
    const [, first] = (files.get('moves.jsonl') ?? '').split('\n')
    expect(JSON.parse(first ?? '')).toMatchObject({
      game: 0,
      move: 0,
      seat: expect.any(Number),
      view: expect.any(Object),
    })
  })

  it('says what is missing', async () => {
    expect(await run('simulate --views --games 1')).toMatchObject({ code: 2 })
    const locked = await run('simulate --games 1 --out /locked/moves.jsonl')
    expect(locked).toMatchObject({ code: 1, errors: '/locked/moves.jsonl cannot be written.\n' })
  })
})
