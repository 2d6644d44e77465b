import type { GameLog } from '@athanor/kernel'
import type { Locale } from '@athanor/messages'
import { textWidth } from '@athanor/terminal/textWidth.ts'
import { wordsIn } from '@athanor/terminal/words.ts'
import { describe, expect, it } from 'vitest'
import { runCli } from '../cli.ts'
import { secretOfSeed } from '../seeds.ts'
import type { Terminal, TerminalAnswer, TerminalQuestion } from '../terminal/terminal.ts'
import { fakeShell } from '../testing/fakeShell.ts'
import { curious, isProven, playThrough, storedLog } from '../testing/playing.ts'
import { choose, scriptedTerminal } from '../testing/scriptedTerminal.ts'

describe('play', () => {
  it.each<readonly [Locale, number, Terminal['size']]>([
    ['en', 2, { columns: 80, rows: 24 }],
    ['ru', 3, { columns: 80, rows: 24 }],
    ['en', 5, { columns: 120, rows: 40 }],
    ['ru', 2, { columns: 120, rows: 40 }],
  ])('goes to the end in %s with %i players', async (locale, players, size) => {
    const terminal = scriptedTerminal(curious(`${locale}${players}`), size)
    const { code, shell } = await playThrough(
      `play --lang ${locale} --players ${players} --bots random --seed s${players}`,
      terminal,
    )
    expect(shell.errors).toBe('')
    expect(code).toBe(0)
    const { say } = wordsIn(locale)
    const everything = terminal.pages.join('\n')
    expect(everything).toContain(say('cli.play.finale'))
    expect(everything).toContain(say('compendium.event.handsRevealed'))
    expect(everything).toContain(say('compendium.score.halfPoints'))
    expect(everything).toContain('npx athanor verify /home/adept/.local/share/athanor/compendium-2026-04-05T060708-')

    const log = storedLog(shell)
    expect(isProven(log)).toBe(true)
    expect(everything).toContain(log.header.commitment)
    expect(log.secret).toBe(secretOfSeed(`s${players}`))
  })

  it.each<Locale>(['en', 'ru'])('keeps a full table within 80×24 in %s, questions included', async (locale) => {
    const answer = curious('narrow')
    const reserve = wordsIn(locale).say('cli.compendium.reserve')
    const terminal = scriptedTerminal((question, page) => {
      const lines = page.trimEnd().split('\n')
      if (page.includes(reserve) && !page.includes(wordsIn(locale).say('cli.play.finale'))) {
        // Long lists scroll, but five of their lines are always shown; two lines below stay empty.
        const scrolled = Math.max(0, question.choices.length - 5)
        expect(lines.length - scrolled + 2).toBeLessThanOrEqual(24)
        for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(80)
      }
      return answer(question)
    })
    expect((await playThrough(`play --lang ${locale} --players 5 --bots random --seed s`, terminal)).code).toBe(0)
  })

  it('speaks no English to a Russian player', async () => {
    const terminal = scriptedTerminal(curious('russian'))
    await playThrough('play --lang ru --bots random --names Анна --seed s', terminal)
    const text = terminal.pages
      .join('\n')
      .replaceAll(/Enter|Escape|npx athanor verify|\S*\/athanor\/\S*|[0-9a-f]{64}/g, '')
    expect(text).not.toMatch(/[A-Za-z]{2,}/)
  })

  it('asks for language, game, players and opponents when the command line says nothing', async () => {
    const asked: string[] = []
    const terminal = scriptedTerminal((question) => {
      asked.push(question.message)
      if (question.message === 'Language / Язык') return choose(question, 'Русский')
      if (question.message === 'Какая игра?') return choose(question, 'Алхимики')
      if (question.message === 'Сколько игроков?') return choose(question, '3 игрока')
      if (question.message === 'Против кого играть?') return choose(question, question.choices[0]?.label ?? '')
      return { kind: 'cancel' }
    })
    expect((await playThrough('play', terminal)).code).toBe(0)
    expect(asked).toEqual(['Language / Язык', 'Какая игра?', 'Сколько игроков?', 'Против кого играть?', 'Enter'])
    expect(terminal.pages.at(-1)).toMatch(/^Алхимики$/m)
  })

  it.each(['--game compendium', '--preset german', '--option schools=false'])(
    'does not ask for the game when %s names it',
    async (flags) => {
      const terminal = scriptedTerminal(() => ({ kind: 'cancel' }))
      await playThrough(`play --lang en ${flags}`, terminal)
      expect(terminal.questions.map(({ message }) => message)).toEqual(['How many players?'])
    },
  )

  it('asks only for what is missing', async () => {
    const terminal = scriptedTerminal(() => ({ kind: 'cancel' }))
    await playThrough('play --players 4', terminal)
    expect(terminal.questions.map(({ message }) => message)).toEqual(['Who do you want to play against?'])
    expect(terminal.questions[0]?.choices.at(-1)?.label).toBe('People at this keyboard')
  })

  it.each([0, 1, 2, 3])('ends quietly when somebody turns away at prompt %i', async (steps) => {
    let left = steps
    const terminal = scriptedTerminal(() => (left-- > 0 ? { kind: 'choice', index: 0 } : { kind: 'cancel' }))
    const { code, shell } = await playThrough('play', terminal)
    expect([code, shell.errors, shell.files.size]).toEqual([0, '', 0])
  })

  it('lets a person leave after asking twice, and keeps the log of what was played', async () => {
    let turns = 0
    const terminal = scriptedTerminal((question) => {
      if (question.message.startsWith('Leave the game?')) return choose(question, turns++ === 0 ? 'Stay' : 'Leave')
      return question.keys.some(({ key }) => key === 'q') ? { kind: 'key', key: 'q' } : { kind: 'choice', index: 0 }
    })
    const { code, shell } = await playThrough('play --bots random --seed s --save left.json', terminal)
    expect([code, turns]).toEqual([0, 2])
    const log = JSON.parse(shell.files.get('left.json') ?? '') as GameLog<unknown, unknown>
    expect(log.outcome).toBe(null)
    expect(await runCli(['replay', 'left.json'], shell)).toBe(0)
    expect(terminal.pages.at(-1)).toContain(
      'You left the game. It is saved in left.json.\nContinue: npx athanor play --resume left.json',
    )
  })

  it('fails with a sentence when the log cannot be written, after the game was shown', async () => {
    const terminal = scriptedTerminal(curious('locked'))
    const { code, shell } = await playThrough('play --bots random --seed s --save /locked/x.json', terminal)
    expect([code, shell.errors]).toEqual([1, '/locked/x.json cannot be written.\n'])
    expect(terminal.pages.join('\n')).toContain('Supreme Adept')
  })

  it('plays the same deal for the same seed and keeps fresh salts otherwise', async () => {
    const play = async (argv: string) => {
      const { shell } = await playThrough(argv, scriptedTerminal(curious('same')))
      return storedLog(shell)
    }
    const [first, second] = [await play('play --bots random --seed s'), await play('play --bots random --seed s')]
    expect(second).toEqual(first)
    const [third, fourth] = [await play('play --bots random'), await play('play --bots random')]
    expect(third.header.commitment).not.toBe(fourth.header.commitment)
    expect(third.header.seats[0]?.salt).not.toBe(fourth.header.seats[0]?.salt)
  })
})

describe('menus', () => {
  it('take a person through create, back, copy, and take with a second thought', async () => {
    const steps: string[] = []
    const script: readonly ((question: TerminalQuestion) => TerminalAnswer)[] = [
      (question) => choose(question, 'Start'),
      (question) => choose(question, 'Create a potion'),
      (question) => choose(question, ' 3 S+T'),
      (question) => choose(question, '← back'),
      () => ({ kind: 'key', key: 'b' }),
      (question) => choose(question, 'Take a cube'),
      () => ({ kind: 'back' }),
      (question) => choose(question, 'Take a cube'),
      (question) => choose(question, 'mushrooms'),
      (question) => choose(question, 'Undo'),
      (question) => choose(question, 'Draw two cubes'),
    ]
    let next = 0
    const terminal = scriptedTerminal((question) => {
      if (question.message === 'Enter' && next > 0) return { kind: 'choice', index: 0 }
      steps.push(question.message.split('\n', 1)[0] ?? '')
      const answer = script[next++]
      if (answer === undefined)
        return question.message.startsWith('Leave') ? choose(question, 'Leave') : { kind: 'cancel' }
      return answer(question)
    })
    const { shell } = await playThrough(
      'play --players 3 --bots random --seed s --option firstPlayer=seat1 --save x.json',
      terminal,
    )
    expect(steps.slice(0, 12)).toEqual([
      'Enter',
      'Your turn: create a potion, brew one, or take ingredients.',
      'Which cauldron? You will never be able to brew this potion yourself.',
      'Which recipe goes into cauldron 3?',
      'Which cauldron? You will never be able to brew this potion yourself.',
      'Your turn: create a potion, brew one, or take ingredients.',
      'Which ingredient?',
      'Your turn: create a potion, brew one, or take ingredients.',
      'Which ingredient?',
      'Done.',
      'Your turn: create a potion, brew one, or take ingredients.',
      'Your turn: create a potion, brew one, or take ingredients.',
    ])
    const { entries } = JSON.parse(shell.files.get('x.json') ?? '') as GameLog<unknown, { kind: string }>
    expect(entries.slice(0, 3)).toMatchObject([
      { seat: 0, action: { kind: 'takeReserve', ingredient: 'mushrooms' } },
      { seat: 0, undo: true },
      { seat: 0, action: { kind: 'takeBag' } },
    ])
    expect(terminal.pages.some((page) => page.includes('You drew from the bag: '))).toBe(true)
  })

  it('show the rules and the story at a key, and come back', async () => {
    const keys = ['?', 'l']
    const terminal = scriptedTerminal((question) => {
      if (question.message.startsWith('Leave')) return choose(question, 'Leave')
      if (!question.keys.some(({ key }) => key === 'q')) return { kind: 'choice', index: 0 }
      const key = keys.shift()
      return key === undefined ? { kind: 'cancel' } : { kind: 'key', key }
    })
    await playThrough('play --players 3 --bots random --seed s', terminal)
    expect(terminal.pages.some((page) => page.startsWith('AIM. '))).toBe(true)
    expect(terminal.pages.some((page) => page.startsWith('The game begins. '))).toBe(true)
  })
})

describe('play --auto', () => {
  it('prints a whole game without a terminal and keeps its log when told so', async () => {
    const shell = fakeShell()
    expect(await runCli('play --auto --players 3 --bots random --seed s --save auto.json'.split(' '), shell)).toBe(0)
    expect(shell.output).toContain('Randomness sealed before the start: ')
    expect(shell.output).toContain('Novice 3')
    expect(shell.output).toContain('Supreme Adept')
    expect(isProven(JSON.parse(shell.files.get('auto.json') ?? '') as GameLog<unknown, unknown>)).toBe(true)
    expect(await runCli(['verify', 'auto.json'], shell)).toBe(0)
  })

  it('keeps nothing when nobody asked for it, and tells the same game for the same seed', async () => {
    const [first, second] = [fakeShell(), fakeShell()]
    await runCli('play --auto --bots random --seed s --lang ru'.split(' '), first)
    await runCli('play --auto --bots random --seed s --lang ru'.split(' '), second)
    expect(first.files.size).toBe(0)
    expect(first.output).toBe(second.output)
    expect(first.output).toContain('Верховн')
  })
})
