import { cpSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Change, changeOf } from './fifthGame/changes.ts'
import { type Copy, copyOfHouse } from './fifthGame/copyOfHouse.ts'
import { addSetting, addStrength } from './fifthGame/workedExamples.ts'
import { projectRoot } from './sourceFiles.ts'

/** A slow machine compiles the whole house for minutes. */
const timeout = 900_000

/** Tests in the copy that went well; those that were left out do not count. */
function passed(copy: Copy, ...args: readonly string[]): number {
  const { status, output } = copy.run('node_modules/vitest/vitest.mjs', 'run', '--reporter=tap-flat', ...args)
  if (status !== 0) throw new Error(output)
  return output.split('\n').filter((line) => line.startsWith('ok ') && !line.includes('# SKIP')).length
}

/** The gold of both players when a game begins, and what a stored game of before says of the rules. */
const goldAtTheStart = `
import { readFileSync } from 'node:fs'
import { alchemists } from '@athanor/alchemists'
import { quickChance, readOptions } from '@athanor/kernel'
import { checkFixture } from '@athanor/kernel/testing'

function gold(wish: object) {
  const read = readOptions(alchemists.options, wish)
  if (!read.ok) throw new Error(read.reason.id)
  const seats = [{ colour: 'red' }, { colour: 'blue' }] as const
  return alchemists.setup(read.options, seats, quickChance(1)).state.table.players.map((player) => player.gold)
}
const stored = JSON.parse(readFileSync('games/alchemists/fixtures/two-lively-startup.v1.json', 'utf8'))
console.log(
  JSON.stringify({
    without: gold({ startupFunding: true }),
    with: gold({ startupFunding: true, startupGold: true }),
    stored: checkFixture(alchemists, stored),
  }),
)
`

describe('the house', () => {
  let copy: Copy
  /** What is added to the house: each counts the files that it touches, for a game those outside its folder. */
  let game: Change
  let setting: Change
  let strength: Change
  const done = (script: string, ...args: readonly string[]) => {
    const { status, output } = copy.run(script, ...args)
    if (status !== 0) throw new Error(output)
    return output
  }

  beforeAll(() => {
    copy = copyOfHouse()
    cpSync(join(projectRoot, 'tools', 'fifthGame', 'heap'), join(copy.root, 'games', 'heap'), { recursive: true })
    copy.link()
    game = changeOf(copy)
    game.replace(
      'registry/src/registry.ts',
      'import type',
      "import { parts as heap } from '@athanor/heap/parts'\nimport type",
    )
    game.replace('registry/src/registry.ts', ']\n', ', heap]\n')
    game.replace('registry/tsconfig.json', '"references": [', '"references": [{ "path": "../games/heap" },')
    setting = changeOf(copy)
    addSetting(setting)
    strength = changeOf(copy)
    addStrength(strength)
    done('tools/makeWords.ts')
  }, timeout)

  afterAll(() => copy.remove())

  it('takes a further game by its folder and a line in the registry', () => {
    expect(game.touched).toEqual(['registry/src/registry.ts', 'registry/tsconfig.json'])
  })

  it('takes a setting by its rule and its words', () => {
    expect(setting.touched).toEqual([
      'games/alchemists/rules/modules/startupFunding/module.ts',
      'games/alchemists/words/en.json',
      'games/alchemists/words/ru.json',
    ])
  })

  it('takes a bot strength by a line in a list and its words', () => {
    expect(strength.touched).toEqual([
      'games/compendium/bots/strengths.ts',
      'packages/bots/words/en.json',
      'packages/bots/words/ru.json',
    ])
  })

  it('finds every word that its parts make it say, and no import against the plan', { timeout }, () => {
    expect(done('tools/messages.ts')).toContain(' 0 defects')
    expect(done('tools/importDirection.ts')).toContain(' 0 violations')
  })

  it('compiles with it', { timeout }, () => {
    expect(done('node_modules/typescript/bin/tsc', '-b')).toBe('')
  })

  it('counts it in the terminal', { timeout }, () => {
    const told = done(
      'apps/cli/src/main.ts',
      'simulate',
      '--game',
      'heap',
      '--games',
      '10',
      '--seed',
      's',
      '--lang',
      'en',
    )
    expect(told).toContain('Heap: 10 games with 2 players')
  })

  it('plays it by the kit', { timeout }, () => {
    expect(done('tools/fuzz.ts', '--game', 'heap', '--games', '50', '--workers', '1')).toContain('nothing found')
  })

  it('shows it on the shelf, and a server plays it to the end', { timeout }, () => {
    const tests = ['apps/web/src/games/cards.test.ts', 'apps/server/src/example.test.ts']
    expect(passed(copy, ...tests, '-t', 'heap')).toBe(4)
  })

  it('offers setting and strength at a new table, in both languages', { timeout }, () => {
    const form = 'apps/web/src/setup/newTable.test.tsx'
    const shelf = 'apps/web/src/games/cards.test.ts'
    expect(passed(copy, form, shelf, '-t', 'startupGold|adept|compendium stands on the shelf')).toBe(3)
  })

  it.each([
    ['en', 'Startup Funding: 2 gold besides', 'adept (Adept)'],
    ['ru', '«Стартовый капитал»: сверх того 2 золота', 'adept (Адепт)'],
  ])('tells of them in the terminal: %s', { timeout }, (lang, meaning, bot) => {
    const help = done('apps/cli/src/main.ts', 'play', '--help', '--lang', lang).replaceAll(/\s+/g, ' ')
    expect(help).toContain(`--option startupGold=true | false ${meaning} `)
    expect(help).toContain(bot)
  })

  it('plays by the setting, keeps it in the log, and leaves games without it as they were', { timeout }, () => {
    const wish = ['startupFunding', 'startupGold'].flatMap((name) => ['--option', `${name}=true`])
    const game = ['--game', 'alchemists', '--players', '2', '--bots', 'random']
    done('apps/cli/src/main.ts', 'play', '--auto', ...game, '--seed', 's', '--save', 'gold.log.json', ...wish)
    const { header } = JSON.parse(copy.read('gold.log.json')) as { readonly header: { readonly options: object } }
    expect(header.options).toMatchObject({ startupFunding: true, startupGold: true })
    copy.write('gold.ts', goldAtTheStart)
    expect(JSON.parse(done('gold.ts'))).toEqual({ without: [0, 0], with: [2, 2], stored: [] })
  })

  it('lets the strength play in a tournament, where the program of another one thinks for it', { timeout }, () => {
    const series = ['--game', 'compendium', '--bots', 'greedy,adept', '--games', '1', '--workers', '1']
    const told = done('apps/cli/src/main.ts', 'bots', ...series, '--effort', '0.02', '--seed', 's', '--json')
    const { ratings } = JSON.parse(told) as { readonly ratings: readonly { readonly bot: string }[] }
    expect(ratings.map(({ bot }) => bot).toSorted()).toEqual(['adept', 'greedy'])
  })

  it('does without one whose folder and line are gone', { timeout }, () => {
    for (const path of globSync(['games/apprentices', 'apps/*/src/games/apprentices'], { cwd: copy.root })) {
      rmSync(join(copy.root, path), { recursive: true })
    }
    copy.link()
    game.replace('registry/src/registry.ts', "import { parts as apprentices } from '@athanor/apprentices/parts'\n", '')
    game.replace('registry/src/registry.ts', ', apprentices', '')
    game.replace('registry/tsconfig.json', '{\n      "path": "../games/apprentices"\n    },', '')
    const rooms = ['registry', 'apps/cli', 'apps/server', 'apps/web', 'schemas', 'tools']
    expect(done('node_modules/typescript/bin/tsc', '-b', ...rooms)).toBe('')
    // Measurements and journeys speak of every game yet.
    const { output } = copy.run('tools/importDirection.ts')
    expect(output.split('\n').filter((line) => /^[^:]+:\d/.test(line) && !/^(bench|e2e)\//.test(line))).toEqual([])
    const tests = [
      'apps/web/src/games/cards.test.ts',
      'apps/web/src/table/linkedLog.test.ts',
      'tools/recordings.test.ts',
    ]
    expect(passed(copy, ...tests)).toBeGreaterThan(10)
  })
})
