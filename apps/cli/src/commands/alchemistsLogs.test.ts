import { describe, expect, it } from 'vitest'
import { logText } from '../logFile.ts'
import { playMatch } from '../matchRunner.ts'
import { secretInSeries } from '../seeds.ts'
import { runWith } from '../testing/runWith.ts'

const { log, head } = await playMatch({
  game: 'alchemists',
  options: { debunking: 'master' },
  bots: ['greedy', 'random', 'greedy'],
  names: ['Anna', 'Boris', 'Clara'],
  secret: secretInSeries('logs', 3),
  effort: 1,
})

const run = (argv: string, file = logText(log)) => runWith(argv, file)

describe('verify', () => {
  it('proves a game of Alchemists', async () => {
    const { output, code } = await run('verify game.json')
    expect(code).toBe(0)
    expect(output).toContain(`${log.entries.length} entries, last hash ${head}`)
  })

  it('finds a sealed answer that was changed afterwards', async () => {
    const place = log.entries.findIndex(
      (entry) => 'action' in entry && (entry.action as Loose)['kind'] === 'keepFavour',
    )
    const entries = log.entries.map((entry, index) =>
      index === place ? { ...entry, action: { kind: 'keepFavour', favour: 'nobody' } } : entry,
    )
    const { output, code } = await run('verify game.json', JSON.stringify({ ...log, entries }))
    expect(code).toBe(1)
    expect(output).toContain(`(entry ${place + 1}): That is not something you can do`)
  })
})

type Loose = Record<string, unknown>

describe('replay', () => {
  it.each(['en', 'ru'])('tells a game of Alchemists to the end in %s', async (locale) => {
    const { output, code } = await run(`replay game.json --lang ${locale}`)
    expect(code).toBe(0)
    expect(output).toMatch(locale === 'en' ? /^Theories +-?\d/m : /^Теории +-?\d/m)
    expect(output).not.toMatch(/alchemists\.|undefined|\{/)
  })

  it('A-085 keeps sealed answers out of the story until all are there', async () => {
    const { output } = await run('replay game.json')
    expect(output).toMatch(/^ {3}1 {2}Anna has decided in secret\.\n {3}2 {2}Boris has decided in secret\.$/m)
    expect(output).toMatch(/^ {3}3 {2}Anna discards a favour card/m)
  })

  it('A-095..A-100 tells every viewer what they may know', async () => {
    const hidden = '(in secret): '
    expect((await run('replay game.json')).output).toContain(`Boris ${hidden}`)
    for (const viewer of ['spectator', '1', '2']) {
      const { output } = await run(`replay game.json --viewer ${viewer}`)
      expect(output).not.toContain(hidden)
      expect(output.includes('You draw: ')).toBe(viewer !== 'spectator')
    }
  })

  it('shows a position with the whole table, and the notebooks of whom one looks through', async () => {
    const at = async (flags: string) => (await run(`replay game.json --at 60 ${flags}`.trim())).output
    const notebooks = (text: string) => text.match(/Chances in percent/g)?.length ?? 0
    expect(notebooks(await at('--viewer spectator'))).toBe(0)
    expect(await at('--viewer spectator')).toContain('Potions everyone has seen')
    expect(await at('--viewer spectator')).not.toContain('Your hand')
    expect(notebooks(await at('--viewer 2'))).toBe(1)
    expect(notebooks(await at(''))).toBe(3)
    expect(await at('')).toMatch(/^ {2}Your hand /m)
  })

  it('gives data without what the viewer may not know', async () => {
    const { output } = await run('replay game.json --json --at 10 --viewer 2')
    const { view } = JSON.parse(output) as { readonly view: Loose }
    expect(Object.keys(view).sort()).toEqual(['own', 'table', 'viewer'])
  })
})
