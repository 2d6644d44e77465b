import { type AlchemistsShape, alchemists, type PrintedValues } from '@athanor/alchemists'
import type { GameLog } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { runCli } from '../cli.ts'
import { type FakeShell, fakeShell } from '../testing/fakeShell.ts'

const space = { cost: {}, gain: { gold: 1 }, players: 2 } as const

/** Every order space of this host gives a coin. */
const values: PrintedValues = {
  orderBoards: Array.from({ length: 18 }, (_, number) => ({
    rounds: (['1-2', '3-4', '5-6'] as const)[number % 3] ?? '1-2',
    golem: false,
    spaces: [space, space, space, space],
  })),
}

async function run(argv: string, files: Record<string, string> = {}): Promise<FakeShell & { readonly code: number }> {
  const shell = fakeShell({ files: { 'values.json': JSON.stringify(values), ...files } })
  const code = await runCli(argv.split(' '), shell)
  return Object.assign(shell, { code })
}

describe('games with modules in the terminal', () => {
  it.each(['simulate --bots greedy --games 2 --workers 1', 'bots --bots greedy,random --games 1 --workers 1'])(
    'are played by options: %s',
    async (command) => {
      const { code, errors, output } = await run(
        `${command} --game alchemists --seed s --json --option busyDays=true --preset master`,
      )
      expect(errors).toBe('')
      expect(code).toBe(0)
      expect(JSON.parse(output)).toMatchObject({ options: { busyDays: true, debunking: 'master' } })
    },
  )

  it('GR-97 take printed values from a file and keep them in their log, so that it proves and replays by itself', async () => {
    const begun = await run(
      'play --auto --game alchemists --bots random --seed s --option busyDays=true --values values.json --save g.json',
    )
    expect(begun.errors).toBe('')
    const text = begun.files.get('g.json') ?? ''
    const log = JSON.parse(text) as GameLog<AlchemistsShape['options'], AlchemistsShape['action']>
    expect(log.header.options.printedValues).toEqual(values)
    for (const command of ['verify', 'replay']) {
      const shell = fakeShell({ files: { 'g.json': text } })
      expect(await runCli([command, 'g.json'], shell)).toBe(0)
    }
  })

  it('GR-97 refuse a file of values with one sentence that says what is wrong', async () => {
    const play = 'simulate --game alchemists --games 1 --values'
    const few = JSON.stringify({ orderBoards: values.orderBoards?.slice(1) })
    const wrong = JSON.stringify({ moodTiles: [{ tokens: 'many' }] })
    const files = { 'few.json': few, 'wrong.json': wrong, 'torn.json': '{', 'list.json': '[]' }
    const sentences: [string, RegExp][] = [
      ['few.json', /lists 17 order boards; there must be 18\.\n$/],
      ['wrong.json', /“moodTiles\[0\]\.tokens”/],
      ['torn.json', /torn\.json/],
      ['list.json', /as an object/],
      ['none.json', /none\.json/],
    ]
    for (const [file, sentence] of sentences) {
      const { code, errors } = await run(`${play} ${file}`, files)
      expect(code).toBeGreaterThan(0)
      expect(errors).toMatch(sentence)
      expect(errors.trimEnd().split('\n').length).toBe(1)
    }
    const other = await run('simulate --game compendium --games 1 --values values.json')
    expect(other.errors).toMatch(/does not use a file of values/)
  })

  it('G-002 know every option of a module by name', () => {
    expect(Object.keys(alchemists.options.fields)).toContain('busyDays')
  })
})
