import { type GameLog, namesOf } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { runCli } from '../cli.ts'
import { logText } from '../logFile.ts'
import type { TerminalAnswer, TerminalQuestion } from '../terminal/terminal.ts'
import { type FakeShell, fakeShell } from '../testing/fakeShell.ts'
import { curious } from '../testing/playing.ts'
import { choose, type ScriptedTerminal, scriptedTerminal } from '../testing/scriptedTerminal.ts'

type StoredGame = GameLog<unknown, unknown> & {
  readonly bots?: readonly (string | null)[]
  readonly wishes?: readonly (string | null)[]
}

/** Somebody curious who leaves at the first chance after so many questions. */
function leaving(seed: string, after: number): (question: TerminalQuestion) => TerminalAnswer {
  const answer = curious(seed)
  let asked = 0
  return (question) => {
    asked += 1
    if (question.message.startsWith('Leave the game?')) return { kind: 'choice', index: 1 }
    const canLeave = question.keys.some(({ key }) => key === 'q')
    return asked > after && canLeave ? { kind: 'key', key: 'q' } : answer(question)
  }
}

interface Sat {
  readonly code: number
  readonly shell: FakeShell
  readonly terminal: ScriptedTerminal
}

async function sit(
  argv: string,
  answer: (question: TerminalQuestion) => TerminalAnswer,
  files: Record<string, string>,
): Promise<Sat> {
  const terminal = scriptedTerminal(answer, { columns: 120, rows: 45 })
  const shell = fakeShell({ terminal, files })
  return { code: await runCli(argv.split(' '), shell), shell, terminal }
}

function gameIn(files: ReadonlyMap<string, string>, path: string): StoredGame {
  return JSON.parse(files.get(path) ?? 'null') as StoredGame
}

/** A game against a bot that was left in its middle, with the file that keeps it. */
async function leave(id: string, company: string): Promise<{ readonly left: StoredGame; readonly text: string }> {
  const { code, shell, terminal } = await sit(
    `play --game ${id} ${company} --seed s --save game.json`,
    leaving('first', 25),
    {},
  )
  expect([code, shell.errors]).toEqual([0, ''])
  expect(terminal.pages.at(-1)).toContain('npx athanor play --resume game.json')
  return { left: gameIn(shell.files, 'game.json'), text: shell.files.get('game.json') ?? '' }
}

describe('a game that was left', () => {
  it.each([
    ['compendium', '--players 3 --bots random,greedy --names Anna', [null, 'random', 'greedy'], ['Anna']],
    ['compendium', '--hotseat --players 2 --names Anna,Boris', [null, null], ['Anna', 'Boris']],
    ['compendium', '--hotseat --players 3 --bots random --names Anna', [null, null, 'random'], ['Anna', 'Adept 2']],
    ['alchemists', '--players 2 --bots random --names Anna', [null, 'random'], ['Anna']],
    ['alchemists', '--hotseat --players 2 --names Anna,Boris', [null, null], ['Anna', 'Boris']],
  ])('goes on twice, to its end, and is proven as a whole: %s %s', async (id, company, bots, people) => {
    const { left, text } = await leave(id, company)
    expect([left.outcome, left.bots]).toEqual([null, bots])
    expect(left.entries.length).toBeGreaterThan(0)

    const again = await sit('play --resume game.json', leaving('again', 25), { 'game.json': text })
    expect([again.code, again.shell.errors]).toEqual([0, ''])
    const later = gameIn(again.shell.files, 'game.json')
    expect([later.outcome, later.bots, later.header]).toEqual([null, bots, left.header])
    expect(later.entries.length).toBeGreaterThan(left.entries.length)
    expect(later.entries.slice(0, left.entries.length)).toEqual(left.entries)

    const last = await sit('play --resume game.json', curious('last'), Object.fromEntries(again.shell.files))
    expect([last.code, last.shell.errors]).toEqual([0, ''])
    const over = gameIn(last.shell.files, 'game.json')
    expect(over.entries.slice(0, later.entries.length)).toEqual(later.entries)
    expect(over.outcome).not.toBe(null)
    expect(Object.keys(over)).not.toContain('bots')
    expect(namesOf(over).slice(0, people.length)).toEqual(people)
    expect(await runCli(['verify', 'game.json'], last.shell)).toBe(0)
    expect(last.terminal.pages.join('\n')).toContain('npx athanor verify game.json')
  })

  it('still tells what happened before', async () => {
    const { left, text } = await leave('compendium', '--players 2 --bots random --names Anna')
    let isAsked = false
    const answer = leaving('story', 3)
    const { terminal } = await sit(
      'play --resume game.json',
      (question) => {
        if (isAsked || !question.keys.some(({ key }) => key === 'l')) return answer(question)
        isAsked = true
        return { kind: 'key', key: 'l' }
      },
      { 'game.json': text },
    )
    const told = terminal.pages.join('\n')
    expect(terminal.questions[0]?.choices).toEqual([{ label: 'Continue' }])
    expect(told).toContain(left.header.commitment)
    expect(told.match(/Anna/g)?.length).toBeGreaterThan(3)
  })

  it('keeps what people have settled about invitations', async () => {
    const anybody = leaving('wish', 4)
    let settled = false
    const settling = (question: TerminalQuestion): TerminalAnswer => {
      if (question.message.startsWith('What should happen')) return choose(question, 'After my turn')
      if (settled || !question.keys.some(({ key }) => key === 'w')) return anybody(question)
      settled = true
      return { kind: 'key', key: 'w' }
    }
    const argv = 'play --game apprentices --players 3 --bots greedy --seed s --save game.json'
    const { shell } = await sit(argv, settling, {})
    const left = gameIn(shell.files, 'game.json')
    expect(left.wishes).toEqual(['leftovers', null, null])
    const files = Object.fromEntries(shell.files)

    // Whoever has settled it is not asked any more, and leaves it as it is.
    const again = await sit('play --resume game.json', leaving('again', 40), files)
    expect([again.code, again.shell.errors]).toEqual([0, ''])
    expect(again.terminal.questions.filter(({ message }) => message.includes('You may respond.'))).toEqual([])
    const later = gameIn(again.shell.files, 'game.json')
    expect(later.wishes).toEqual(left.wishes)
    expect(later.entries.length).toBeGreaterThan(left.entries.length)

    // A wish that the game does not know is none, nor is one of a bot.
    const odd = logText({ ...left, wishes: ['sometimes', 'always', 7] } as unknown as StoredGame)
    const other = await sit('play --resume game.json', leaving('odd', 4), { 'game.json': odd })
    expect([other.code, gameIn(other.shell.files, 'game.json').wishes]).toEqual([0, undefined])
  })

  it('stays as it is when nobody sits down, and goes elsewhere with --save', async () => {
    const { text } = await leave('compendium', '--players 2 --bots random')
    const away = await sit('play --resume game.json', () => ({ kind: 'cancel' }), { 'game.json': text })
    expect([away.code, away.shell.files.get('game.json')]).toEqual([0, text])
    const other = await sit('play --resume game.json --save other.json', curious('other'), { 'game.json': text })
    expect(other.shell.files.get('game.json')).toBe(text)
    expect(await runCli(['verify', 'other.json'], other.shell)).toBe(0)
  })

  it('is a log like any other', async () => {
    const { text } = await leave('compendium', '--players 2 --bots random')
    const shell = fakeShell({ files: { 'game.json': text } })
    expect(await runCli(['replay', 'game.json'], shell)).toBe(0)
    expect(await runCli(['verify', 'game.json'], shell)).toBe(1)
    expect(shell.output).toMatch(/✗ The game is finished/)
  })
})

describe('what cannot be resumed', () => {
  const foreign =
    'x.json is not a game saved from this terminal: it does not say who plays which seat, or its random seed is hidden.'
  const entry = (log: StoredGame) => ({ ...log.entries[0], seat: 7 })

  it.each<readonly [string, (left: StoredGame) => unknown, string | RegExp]>([
    ['no seats', (left) => ({ ...left, bots: undefined }), foreign],
    ['a running game of a server', (left) => ({ ...left, secret: null }), foreign],
    ['a seat too few', (left) => ({ ...left, bots: [null] }), foreign],
    ['nobody at the keyboard', (left) => ({ ...left, bots: ['random', 'random'] }), foreign],
    ['something else on a seat', (left) => ({ ...left, bots: [null, 7] }), foreign],
    ['wishes of nobody', (left) => ({ ...left, wishes: 'all' }), foreign],
    ['an unknown bot', (left) => ({ ...left, bots: [null, 'hal'] }), /^The bot “hal” of this game no longer exists\.$/],
    ['another secret', (left) => ({ ...left, secret: '0'.repeat(64) }), /^The log cannot be replayed at entry 0: /],
    ['a forged move', (left) => ({ ...left, entries: [entry(left)] }), /^The log cannot be replayed at entry 1: /],
    ['rules to come', (left) => ({ ...left, header: { ...left.header, rulesVersion: 999 } }), /999/],
    ['no log', () => ({ a: 1 }), 'x.json is not the log of a game: header is missing or wrong.'],
  ])('gets a sentence: %s', async (_, change, sentence) => {
    const { left } = await leave('compendium', '--players 2 --bots random')
    const broken = logText(change(left) as StoredGame)
    const { code, shell, terminal } = await sit('play --resume x.json', curious('x'), { 'x.json': broken })
    expect([code, terminal.questions.length]).toEqual([1, 0])
    if (typeof sentence === 'string') expect(shell.errors).toBe(`${sentence}\n`)
    else expect(shell.errors.trimEnd()).toMatch(sentence)
  })

  it('says that a finished game is over, even if its file does not', async () => {
    const { shell } = await sit('play --players 2 --bots random --seed s --save x.json', curious('end'), {})
    const over = gameIn(shell.files, 'x.json')
    for (const log of [over, { ...over, outcome: null, bots: [null, 'random'] }]) {
      const again = await sit('play --resume x.json', curious('x'), { 'x.json': logText(log) })
      expect(again.code).toBe(1)
      expect(again.shell.errors).toBe('The game in x.json is over; “npx athanor replay x.json” replays it.\n')
    }
  })

  it.each(['--game alchemists', '--players 3', '--auto', '--hotseat', '--bots random', '--seed s', '--names A'])(
    'is begun anew with %s',
    async (flags) => {
      const { code, shell } = await sit(`play --resume x.json ${flags}`, curious('x'), {})
      expect(code).toBe(2)
      expect(shell.errors).toBe(
        '--resume continues a game with its original settings; only --save and --lang can be combined with it.\n',
      )
    },
  )

  it('says so in Russian', async () => {
    const { shell } = await sit('play --lang ru --resume x.json --auto', curious('x'), {})
    expect(shell.errors).toMatch(/^--resume продолжает партию/)
  })
})

describe('play without a word about a game', () => {
  const offer = 'A game of Alchemist was left unfinished (Anna and '
  /** Language first; then whatever is asked is answered by the given one. */
  const then = (answer: (question: TerminalQuestion) => TerminalAnswer) => (question: TerminalQuestion) =>
    question.message.startsWith('Language') ? choose(question, 'English') : answer(question)

  async function leftFiles(): Promise<Record<string, string>> {
    const argv = 'play --game compendium --players 2 --bots random --names Anna --seed s --save game.json'
    const { shell } = await sit(argv, leaving('first', 25), {})
    return Object.fromEntries(shell.files)
  }

  it('offers the game that was left last, and goes on with it where it lies', async () => {
    const files = await leftFiles()
    const anybody = curious('to the end')
    const goOn = (question: TerminalQuestion) =>
      question.message.startsWith(offer) ? choose(question, 'Continue') : anybody(question)
    const { code, shell, terminal } = await sit('play', then(goOn), files)
    expect([code, shell.errors]).toEqual([0, ''])
    expect(terminal.questions[1]?.choices.map(({ label }) => label)).toEqual(['Continue', 'A new game'])
    const [left, over] = [JSON.parse(files['game.json'] ?? '') as StoredGame, gameIn(shell.files, 'game.json')]
    expect(over.entries.slice(0, left.entries.length)).toEqual(left.entries)
    expect(over.outcome).not.toBe(null)
    // Once it is over there is nothing left to offer.
    const again = await sit(
      'play',
      then(() => ({ kind: 'cancel' })),
      Object.fromEntries(shell.files),
    )
    expect(again.terminal.questions.map(({ message }) => message)).toEqual(['Language / Язык', 'Which game?'])
  })

  it('begins a new one when that is wanted', async () => {
    const files = await leftFiles()
    const { terminal, shell } = await sit(
      'play',
      then((question) => (question.message.startsWith(offer) ? choose(question, 'A new game') : { kind: 'cancel' })),
      files,
    )
    expect(terminal.questions.at(-1)?.message).toBe('Which game?')
    expect(shell.files.get('game.json')).toBe(files['game.json'])
  })

  it.each(['--players 2', '--game alchemists', '--seed s', '--names A'])(
    'asks nothing of the kind with %s',
    async (flags) => {
      const { terminal } = await sit(`play --lang en ${flags}`, () => ({ kind: 'cancel' }), await leftFiles())
      expect(terminal.questions).toHaveLength(1)
      expect(terminal.questions[0]?.message).not.toContain(offer)
    },
  )

  it('does not mind that the game is gone, or that it could not be noted', async () => {
    const files = await leftFiles()
    delete files['game.json']
    const { terminal } = await sit('play --lang en', () => ({ kind: 'cancel' }), files)
    expect(terminal.questions[0]?.message).toBe('Which game?')
    const argv = 'play --players 2 --bots random --seed s --save game.json'
    const locked = scriptedTerminal(leaving('first', 25), { columns: 120, rows: 45 })
    const shell = fakeShell({ terminal: locked, env: { XDG_DATA_HOME: '/locked' } })
    expect(await runCli(argv.split(' '), shell)).toBe(0)
    expect([...shell.files.keys()]).toEqual(['game.json'])
  })
})
