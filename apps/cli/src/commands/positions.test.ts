import { alchemists } from '@athanor/alchemists'
import type { PositionBook } from '@athanor/bots'
import { describe, expect, it } from 'vitest'
import { runCli } from '../cli.ts'
import { fakeShell } from '../testing/fakeShell.ts'

const search = (days: number, out: string) =>
  [
    'positions',
    '--game',
    'alchemists',
    '--days',
    String(days),
    '--seed',
    'daily',
    '--worlds',
    '8',
    '--out',
    out,
  ] as const

describe('athanor positions', () => {
  it('goes on where it was broken off, and comes to the same as in one go', { timeout: 120_000 }, async () => {
    const shell = fakeShell()
    const bookIn = (file: string) => JSON.parse(shell.files.get(file) ?? '') as PositionBook
    expect(await runCli(search(1, 'bits.json'), shell)).toBe(0)
    const first = bookIn('bits.json')
    expect(first.positions.length).toBe(1)
    expect(await runCli(search(2, 'bits.json'), shell)).toBe(0)
    expect(await runCli(search(2, 'whole.json'), shell)).toBe(0)
    expect(bookIn('bits.json')).toEqual(bookIn('whole.json'))
    expect(bookIn('whole.json')).toMatchObject({
      game: 'alchemists',
      rulesVersion: alchemists.rulesVersion,
      made: {
        seed: 'daily',
        worlds: 8,
        command: 'athanor positions --game alchemists --seed daily --worlds 8 --days 2',
      },
    })
    for (const { answers } of bookIn('whole.json').positions) {
      expect(answers.length).toBeGreaterThanOrEqual(3)
      expect(answers[0]).toMatchObject({ lost: 0, error: 0 })
      // The best answer is ahead of the next one, and by more than chance.
      const [, second] = answers
      expect(second?.lost).toBeGreaterThan(0.5)
      expect(second?.lost).toBeGreaterThan(2.9 * (second?.error ?? 0))
      const losts = answers.map(({ lost }) => lost)
      expect(losts).toEqual(losts.toSorted((one, other) => one - other))
    }
  })

  it('says what is missing', async () => {
    const shell = fakeShell()
    expect(await runCli(['positions', '--game', 'alchemists'], shell)).toBe(2)
    expect(await runCli(['positions', '--game', 'compendium', '--out', 'x.json'], shell)).toBe(2)
    expect(shell.files.size).toBe(0)
  })
})
