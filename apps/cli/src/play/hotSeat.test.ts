import { type GameLog, namesOf, observeMatch, type Shape } from '@athanor/kernel'
import { findBot } from '@athanor/registry/bots'
import { games } from '@athanor/registry/rules'
import { terminalClientOf } from '@athanor/registry/terminal'
import { plain } from '@athanor/terminal/paint.ts'
import { wordsIn } from '@athanor/terminal/words.ts'
import { describe, expect, it } from 'vitest'
import { secretOfSeed } from '../seeds.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { curious, isProven, playThrough, storedLog } from '../testing/playing.ts'
import { choose, scriptedTerminal } from '../testing/scriptedTerminal.ts'
import { hostGame, type Participant } from './hostedGame.ts'
import { playGame } from './playGame.ts'
import type { Session } from './session.ts'

describe('hot seat', () => {
  const names = ['Anna', 'Boris', 'Robot']

  it.each([
    ['R-025 R-028', 'compendium', { columns: 80, rows: 24 }],
    ['A-095 A-096', 'alchemists', { columns: 120, rows: 45 }],
  ] as const)('%s never shows one person the hand of another: %s on %o', async (_, id, size) => {
    const game = games.newest(id)
    if (game === undefined) throw new TypeError('no game')
    const participants: readonly Participant[] = names.map((name, seat) => ({
      name,
      bot: seat === 2 ? (findBot(id, 'random') ?? null) : null,
    }))
    const seats = names.map((name, seat) => ({ name, colour: game.colours[seat] ?? '', salt: name }))
    const host = hostGame(game, { options: {}, seats, secret: secretOfSeed('hot') }, participants)
    if ('ok' in host) throw new TypeError('refused')
    const look = { words: wordsIn('en'), paint: plain, columns: size.columns }
    const client = terminalClientOf(id)
    const handOf = (seat: number) => client.own(observeMatch<Shape>(game, host.match, seat).view, look)
    let looking: number | null = null
    let checked = 0
    const check = (lines: readonly string[]) => {
      for (const seat of [0, 1, 2]) {
        if (seat === looking || game.outcome(host.match.position.state) !== null) continue
        for (const line of handOf(seat)) {
          // Two hands may look alike by chance.
          if (looking !== null && handOf(looking).includes(line)) continue
          expect(lines).not.toContain(line)
          checked += 1
        }
      }
    }
    const answer = curious('hot')
    const scripted = scriptedTerminal((question) => {
      const handed = /^(Anna|Boris) is next/.exec(question.message)?.[1]
      if (handed !== undefined) looking = names.indexOf(handed)
      const given = answer(question)
      const label = given.kind === 'choice' ? question.choices[given.index]?.label : ''
      if (label === 'Hide my hand') looking = null
      return given
    }, size)
    const wiped: string[] = []
    const terminal: Terminal = {
      ...scripted,
      show: (lines) => {
        check(lines)
        scripted.show(lines)
      },
      wipe: (lines) => {
        wiped.push(lines.join('\n'))
        scripted.wipe(lines)
      },
    }
    const session: Session = { host, client, terminal, look, names, people: [0, 1], wishes: new Map() }
    expect(await playGame(session)).toBe('over')
    expect(checked).toBeGreaterThan(100)
    expect(wiped.length).toBeGreaterThan(10)
    expect(wiped.every((page) => page === '')).toBe(true)
  })

  it.each(['compendium', 'alchemists'])('goes to the end of %s with two people and a bot', async (id) => {
    const terminal = scriptedTerminal(curious('together'))
    const { code, shell } = await playThrough(
      `play --game ${id} --hotseat --players 3 --bots random --names Anna,Boris --seed s`,
      terminal,
    )
    expect([code, shell.errors]).toEqual([0, ''])
    const log = storedLog(shell)
    expect(namesOf(log)).toEqual(['Anna', 'Boris', 'Novice'])
    expect(isProven(log)).toBe(true)
    // Who decides twice in a row is not called again: nobody else has had the keyboard.
    const seats = log.entries.map(({ seat }) => seat)
    const turns = seats.filter((seat, index) => seat < 2 && seat !== seats[index - 1]).length
    expect(terminal.questions.filter(({ message }) => message.includes(' is next. '))).toHaveLength(turns)
  })

  it('R-092 calls people without names adepts', async () => {
    const terminal = scriptedTerminal((question) =>
      question.message === 'Enter' ? { kind: 'choice', index: 0 } : choose(question, 'I am'),
    )
    await playThrough('play --hotseat --seed s --option firstPlayer=seat2', terminal).catch(() => undefined)
    expect(terminal.pages.some((page) => page.includes('Adept 2 is next. Everyone else, look away.'))).toBe(true)
  })

  /** What two people at one keyboard are asked in the beginning, the answers always being the first there is. */
  async function firstQuestions(count: number): Promise<{ readonly asked: readonly string[]; readonly log: Log }> {
    const asked: string[] = []
    const terminal = scriptedTerminal((question) => {
      if (question.message.startsWith('Leave')) return choose(question, 'Leave')
      if (question.message !== 'Enter') asked.push(question.message.split('\n', 1)[0] ?? '')
      if (asked.length > count) return { kind: 'cancel' }
      return { kind: 'choice', index: 0 }
    })
    const flags = '--hotseat --players 2 --names Anna,Boris --seed s --option firstPlayer=seat1 --save left.json'
    const { shell } = await playThrough(`play --game alchemists ${flags}`, terminal)
    return { asked: asked.slice(0, count), log: JSON.parse(shell.files.get('left.json') ?? '') as Log }
  }

  type Log = GameLog<unknown, { readonly kind: string }>

  it('A-085 hands over between people who decide at once, and takes their answers one after the other', async () => {
    const { asked, log } = await firstQuestions(5)
    expect(asked).toEqual([
      'Anna is next. Everyone else, look away.',
      'Choose which of your two favour cards to keep.',
      'Done.',
      'Boris is next. Everyone else, look away.',
      'Choose which of your two favour cards to keep.',
    ])
    expect(log.entries.slice(0, 2)).toMatchObject([
      { seat: 0, action: { kind: 'keepFavour' } },
      { seat: 1, action: { kind: 'keepFavour' } },
    ])
  })
})
