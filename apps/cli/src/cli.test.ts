import { readFileSync } from 'node:fs'
import { alchemists } from '@athanor/alchemists'
import { readOptions } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { runCli } from './cli.ts'
import { fakeShell } from './testing/fakeShell.ts'
import { scriptedTerminal } from './testing/scriptedTerminal.ts'

const commands = [
  '',
  'play',
  'simulate',
  'bots',
  'replay',
  'verify',
  'solve',
  'backup',
  'restore',
  'move-data',
  'doctor',
]

async function helpIn(locale: string): Promise<string> {
  let text = ''
  for (const command of commands) {
    const shell = fakeShell()
    const argv = [...(command === '' ? [] : [command]), '--help', '--lang', locale]
    expect(await runCli(argv, shell)).toBe(0)
    expect(shell.errors).toBe('')
    text += `$ athanor ${command}\n${shell.output}\n`
  }
  return text
}

describe('help', () => {
  it.each(['en', 'ru'])('is clear and short in %s', async (locale) => {
    const text = await helpIn(locale)
    await expect(text).toMatchFileSnapshot(`./fixtures/help.${locale}.txt`)
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  it('speaks no English to a Russian reader', async () => {
    // Ids, and what may be typed for them, are the same in every language.
    const prose = (await helpIn('ru'))
      .replace(/^ {2}--option \w+=.*(\n {6}.*)*$/gm, '')
      .replace(/: варианты .*;/g, '')
      .replaceAll(/--?[a-z]+|\$ .*|npx|athanor|docs\/research\.md|greedy,\.\/mybot\.py|<en\|ru>|<id>|[NPnp]{3}/g, '')
      .replaceAll(
        /\b(random|greedy|strong|scholar|master|soot|chalk|brimstone|saltpetre|vitriol|antimony|quicksilver|elixir|train|positions|play|simulate|bots|serve|replay|verify|solve|backup|restore|move|doctor|help|JSON|compendium|alchemists|apprentices|spectator|all|postgres|ATHANOR_DATA|ATHANOR_DATABASE|LC_ALL|LC_MESSAGES|LANG)\b/g,
        '',
      )
    expect(prose).not.toMatch(/[A-Za-z]{2,}/)
  })

  it.each([
    [
      'en',
      {
        startupFunding: 'everyone',
        busyDays: 'everyone',
        royalEncyclopedia: 'used to the base game',
        golemProject: 'advanced',
      },
    ],
    [
      'ru',
      {
        startupFunding: 'для всех',
        busyDays: 'для всех',
        royalEncyclopedia: 'знакомых с базовой',
        golemProject: 'опытных',
      },
    ],
  ])(
    'G-004 labels the parts of The King’s Golem by difficulty, and says what is reconstructed, in %s',
    async (locale, labels) => {
      const text = (await helpIn(locale)).replaceAll('\u00a0', ' ')
      for (const [option, label] of Object.entries(labels)) {
        const [, meaning = ''] = new RegExp(`--option ${option}=.*\\n((?: {4}\\S.*\\n)+)`).exec(text) ?? []
        expect(meaning.replaceAll(/\s+/g, ' ')).toContain(label)
        expect(meaning).toMatch(/reconstructed|реконструирован/)
      }
    },
  )

  it('G-004 lets the labels stop nobody', () => {
    const parts = ['startupFunding', 'busyDays', 'royalEncyclopedia', 'golemProject'] as const
    for (let chosen = 0; chosen < 2 ** parts.length; chosen++) {
      const on = parts.filter((_, place) => (chosen & (1 << place)) !== 0)
      const read = readOptions(alchemists.options, Object.fromEntries(on.map((part) => [part, true])))
      if (!read.ok) throw new TypeError(read.reason.id)
      // G-003 is the only thing that keeps a combination away.
      const alone = on.includes('golemProject') && !on.includes('royalEncyclopedia')
      expect(alchemists.checkOptions?.(read.options, 2)?.id ?? null).toBe(
        alone ? 'alchemists.reject.golemNeedsEncyclopedia' : null,
      )
    }
  })

  it('answers `help <command>` like `<command> --help`', async () => {
    const [asked, flagged] = [fakeShell(), fakeShell()]
    expect(await runCli(['help', 'play'], asked)).toBe(0)
    await runCli(['play', '--help'], flagged)
    expect(asked.output).toBe(flagged.output)
  })
})

/** Command lines that make no sense, with what is said about them. */
const misuses: readonly (readonly [argv: string, sentence: string])[] = [
  ['', 'Choose a command: play, simulate, bots, replay, verify or solve; see --help.'],
  ['brew', 'There is no command “brew”; --help lists them all.'],
  ['--brew', 'There is no option “--brew”; --help lists them all.'],
  ['play --brew', 'There is no option “--brew”; --help lists them all.'],
  ['play now', 'Too many arguments; see --help.'],
  ['play --players', 'A value is missing: --players <count>.'],
  ['--lang', 'A value is missing: --lang <en|ru>.'],
  ['--lang de play', 'There is no language “de”; choose en or ru.'],
  ['play', 'Playing needs a terminal; use --auto to let bots play and print the game.'],
  ['play --auto --hotseat', '--auto and --hotseat exclude each other.'],
  ['verify a.json --commitment 12', 'A hash has 64 hexadecimal digits, not “12”.'],
  ['verify a.json --head 12', 'Write a hash you saw as version:hash, for instance 12:9f86…, not “12”.'],
  ['verify a.json --head 1:2', 'A hash has 64 hexadecimal digits, not “2”.'],
  ['verify a.json b.json --salt x', '--commitment, --salt and --head refer to one game: name one file.'],
  [
    'play --auto --game chess',
    'There is no game “chess”. Known: Alchemist (compendium), Alchemists (alchemists) and The Apprentices (apprentices).',
  ],
  ['play --auto --game alchemists --players 5', 'The number of players must be from 2 to 4, not “5”.'],
  [
    'play --auto --game alchemists --bots strong',
    'There is no bot “strong”. Known: random, greedy, scholar, master, soot, chalk, brimstone, saltpetre, vitriol, antimony, quicksilver and elixir.',
  ],
  [
    'play --auto --game alchemists --preset german',
    'There is no preset “german”. Known: apprentice, master and kingsGolem.',
  ],
  [
    'play --auto --game alchemists --option schools=true',
    `This game has no option “schools”. It has ${Object.keys(alchemists.options.fields)
      .map((name) => JSON.stringify(name))
      .join(' | ')}.`,
  ],
  [
    'simulate --game alchemists --players 3 --option seat4=master',
    'An option refers to seat 4, but there are only 3 seats.',
  ],
  ['play --auto --players 6', 'The number of players must be from 2 to 5, not “6”.'],
  ['play --auto --players two', 'The number of players must be from 2 to 5, not “two”.'],
  ['play --auto --players 2 --bots random,random,random', 'There are 3 bots for 2 seats.'],
  ['play --auto --option schools', 'Write options as name=value, not “schools”.'],
  [
    'play --auto --option wings=2',
    'This game has no option “wings”. It has "threePlayerSetup" | "schools" | "schoolTie" | "openLog" | "firstPlayer" | "adviceOnRequest".',
  ],
  ['play --auto --option schools=maybe', 'The option “schools” cannot be "maybe". It can be true | false.'],
  ['play --auto --option firstPlayer=seat5', 'Seat 5 cannot go first: there are only 2 seats.'],
  ['play --auto --preset spicy', 'There is no preset “spicy”. Known: standard, german and firstGame.'],
  ['play --auto --preset toString', 'There is no preset “toString”. Known: standard, german and firstGame.'],
  ['play --auto --seed=', 'The seed must not be empty.'],
  ['simulate --games 0', '--games must be a whole number from 1 to 1,000,000, not “0”.'],
  ['simulate --games 1.5', '--games must be a whole number from 1 to 1,000,000, not “1.5”.'],
  ['simulate --workers many', '--workers must be a whole number from 1 to 256, not “many”.'],
  ['simulate --effort 0', 'The effort must be a number above 0 and up to 1000, not “0”.'],
  ['simulate --effort=', 'The effort must be a number above 0 and up to 1000, not “”.'],
  ['simulate --players 1', 'The number of players must be from 2 to 5, not “1”.'],
  ['simulate --bots random,random,random --players 2', 'There are 3 bots for 2 seats.'],
  ['simulate --seed=', 'The seed must not be empty.'],
  ['simulate --option schools=', 'The option “schools” cannot be "". It can be true | false.'],
  ['bots --bots random', 'A tournament needs at least two different bots; name them with --bots.'],
  ['bots --bots random,random', 'A tournament needs at least two different bots; name them with --bots.'],
  ['bots --games -1', '--games must be a whole number from 1 to 1,000,000, not “-1”.'],
  ['replay', 'Something is missing: file.'],
  ['replay a b', 'Too many arguments; see --help.'],
  ['verify', 'Something is missing: files.'],
  ['solve', 'Give facts in a file, with --facts, or - for standard input; see --help.'],
  ['solve a b', 'Too many arguments; see --help.'],
  ['solve lost.txt', 'lost.txt cannot be read.'],
  ['solve --facts', 'A value is missing: --facts <facts>.'],
  ['solve --facts fern=wood', '--facts, fact 1: “wood” does not fit here.'],
]

describe('names', () => {
  it.each([
    ['--game Alchemists --bots Journeyman', 'Alchemists'],
    ['--game Алхимики --bots подмастерье', 'Alchemists'],
    ['--game alchemist --bots random,Novice', 'Alchemist'],
  ])('are those of the browser, in any language: %s', async (flags, title) => {
    const shell = fakeShell()
    expect(await runCli(['play', '--auto', '--lang', 'en', '--seed', 'names', ...flags.split(' ')], shell)).toBe(0)
    expect(shell.output.split('\n')[0]).toBe(title)
  })

  it.each([
    [['play', '--auto', '--game', 'compendum'], 'Did you mean “compendium”?'],
    [['play', '--auto', '--bots', 'gredy'], 'Did you mean “greedy”?'],
    [['play', '--auto', '--preset', 'standart'], 'Did you mean “standard”?'],
    [['simulat'], 'Did you mean “simulate”?'],
    [['play', '--playrs', '3'], 'There is no option “--playrs”; --help lists them all. Did you mean “--players”?'],
    [['play', '--hotsaet'], 'Did you mean “--hotseat”?'],
    [['simulate', '--game=compendium', '--efort=2'], 'Did you mean “--effort”?'],
    [['simulate', '--seed', 'play', '--worker', '2'], 'Did you mean “--workers”?'],
    [['verify', '-comitment', 'x', 'a.json'], 'Did you mean “--commitment”?'],
    [['play', '--lnag', 'ru'], 'Did you mean “--lang”?'],
    [['replay', '--hlep'], 'Did you mean “--help”?'],
    [['play', '--auto', '--option', 'school=true'], 'Did you mean “schools”?'],
    [['play', '--auto', '--option', 'firstplayer=seat1'], 'Did you mean “firstPlayer”?'],
    [['play', '--auto', '--option', 'firstPlayer=seet1'], 'Did you mean “seat1”?'],
    [['play', '--auto', '--option', 'schools=ture'], 'Did you mean “true”?'],
    [['simulate', '--game', 'alchemists', '--option', 'codes=orignal'], 'Did you mean “original”?'],
  ])('that are misspelt get a suggestion: %s', async (argv, suggestion) => {
    const shell = fakeShell()
    expect(await runCli([...argv, '--lang', 'en'], shell)).toBe(2)
    expect(shell.errors).toContain(suggestion)
  })

  it.each([
    ['a flag of another command', ['replay', '--hotseat', 'a.json']],
    ['a flag like no other', ['play', '--transmute']],
    ['an option like no other', ['play', '--auto', '--option', 'gold=true']],
  ])('are not guessed for %s', async (_, argv) => {
    const shell = fakeShell()
    expect(await runCli([...argv, '--lang', 'en'], shell)).toBe(2)
    expect(shell.errors).not.toContain('Did you mean')
  })
})

describe('bad arguments', () => {
  it.each(misuses)('%s', async (argv, sentence) => {
    const shell = fakeShell()
    expect(await runCli(argv === '' ? [] : argv.split(' '), shell)).toBe(2)
    expect(shell.errors).toBe(`${sentence}\n`)
    expect(shell.output).toBe('')
  })

  it('names the bots that exist', async () => {
    const shell = fakeShell()
    expect(await runCli(['simulate', '--bots', 'random,nobody'], shell)).toBe(2)
    expect(shell.errors).toMatch(/^There is no bot “nobody”\. Known: random.*\.\n$/)
  })

  it('complains in the language of the reader', async () => {
    const shell = fakeShell({ env: { LANG: 'ru_RU.UTF-8' } })
    expect(await runCli(['simulate', '--players', '9'], shell)).toBe(2)
    expect(shell.errors).toBe('Игроков может быть от 2 до 5, а указано «9».\n')
  })

  it.each([
    ['play --players 3 --bots random,random,random', 'With 3 bots there is no seat left for you at a table for 3.'],
    ['play --bots random,random,random,random,random', 'With 5 bots there is no seat left for you at a table for 6.'],
    ['play --hotseat --players 2 --bots random,random', 'With 2 bots there is no seat left for you at a table for 2.'],
    ['play --players 3 --bots random --option firstPlayer=seat4', 'Seat 4 cannot go first: there are only 3 seats.'],
    ['play --players 3 --bots random --seed=', 'The seed must not be empty.'],
  ])('are noticed before anything is asked: %s', async (argv, sentence) => {
    const terminal = scriptedTerminal(() => {
      throw new Error('asked')
    })
    const shell = fakeShell({ terminal })
    expect(await runCli(argv.split(' '), shell)).toBe(2)
    expect(shell.errors).toBe(`${sentence}\n`)
  })
})

describe('failures', () => {
  it('end with one sentence, never with a stack trace', async () => {
    const terminal = scriptedTerminal(() => {
      throw new Error('the keyboard is on fire')
    })
    const shell = fakeShell({ terminal })
    expect(await runCli(['play', '--bots', 'random'], shell)).toBe(1)
    expect(shell.errors).toBe('Something went wrong: the keyboard is on fire\n')
  })
})

describe('main.ts', () => {
  it('can be run as a program', () => {
    expect(readFileSync(new URL('./main.ts', import.meta.url), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
  })
})
