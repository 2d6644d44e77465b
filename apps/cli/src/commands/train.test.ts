import { describe, expect, it } from 'vitest'
import { runCli } from '../cli.ts'
import { fakeShell } from '../testing/fakeShell.ts'

const train = (games: number, out: string) =>
  ['train', '--game', 'alchemists', '--tables', '2', '--games', String(games), '--seed', 'test', '--out', out] as const

interface Learnt {
  readonly made: { readonly games: Readonly<Record<string, number>> }
  readonly values: Readonly<Record<string, unknown>>
}

describe('athanor train', () => {
  it('goes on where it was broken off, and comes to the same as in one go', async () => {
    const shell = fakeShell()
    const learntIn = (file: string) => JSON.parse(shell.files.get(file) ?? '') as Learnt
    expect(await runCli(train(1, 'bits.json'), shell)).toBe(0)
    const first = learntIn('bits.json')
    expect(await runCli(train(3, 'bits.json'), shell)).toBe(0)
    expect(await runCli(train(3, 'whole.json'), shell)).toBe(0)
    expect(first.made.games).toEqual({ '2': 1 })
    expect(learntIn('bits.json').made.games).toEqual({ '2': 3 })
    expect(learntIn('bits.json')).toEqual(learntIn('whole.json'))
    expect(learntIn('bits.json').values).not.toEqual(first.values)
  })

  it('says what is missing', async () => {
    const shell = fakeShell()
    expect(await runCli(['train', '--game', 'alchemists'], shell)).toBe(2)
    expect(await runCli(['train', '--game', 'compendium', '--out', 'x.json'], shell)).toBe(2)
    expect(await runCli(['train', '--game', 'alchemists', '--tables', '9', '--out', 'x.json'], shell)).toBe(2)
    expect(shell.errors).toContain('2 golem')
    expect(shell.files.size).toBe(0)
  })
})
