import type { Locale } from '@athanor/messages'
import { terminalClientOf } from '@athanor/registry/terminal'
import { plain } from '@athanor/terminal/paint.ts'
import { textWidth } from '@athanor/terminal/textWidth.ts'
import { wordsIn } from '@athanor/terminal/words.ts'
import { describe, expect, it } from 'vitest'
import type { Terminal } from '../terminal/terminal.ts'
import { curious, isProven, playThrough, storedLog } from '../testing/playing.ts'
import { scriptedTerminal } from '../testing/scriptedTerminal.ts'

describe('play --game alchemists', () => {
  it.each<readonly [Locale, number, Terminal['size'], string]>([
    ['en', 2, { columns: 80, rows: 24 }, ''],
    ['ru', 3, { columns: 100, rows: 40 }, '--preset master'],
    ['en', 2, { columns: 120, rows: 50 }, '--option seat1=masterDebunking'],
  ])('goes to the score sheet in %s with %i players on %o %s', async (locale, players, size, flags) => {
    const terminal = scriptedTerminal(curious(`${locale}${players}`), size)
    const argv = `play --game alchemists --lang ${locale} --players ${players} --bots random --seed s ${flags}`.trim()
    const { code, shell } = await playThrough(argv, terminal)
    expect([code, shell.errors]).toEqual([0, ''])
    const { say } = wordsIn(locale)
    const everything = terminal.pages.join('\n')
    expect(everything).toContain(say('cli.play.finale'))
    expect(everything).toContain(say('alchemists.score.theories'))
    expect(everything).toContain(say('cli.alchemists.triangle'))
    const log = storedLog(shell)
    expect(isProven(log)).toBe(true)
    expect(log.header.game).toBe('alchemists')
  })

  it.each<Locale>(['en', 'ru'])('keeps a full table within 80×24 in %s, questions included', async (locale) => {
    const answer = curious('narrow')
    const row = wordsIn(locale).say('cli.alchemists.theories')
    const terminal = scriptedTerminal((question, page) => {
      const lines = page.trimEnd().split('\n')
      if (lines.some((line) => line.startsWith(`${row}  `)) && !page.includes(wordsIn(locale).say('cli.play.finale'))) {
        // Long lists scroll, but five of their lines are always shown; two lines below stay empty.
        const scrolled = Math.max(0, question.choices.length - 5)
        expect(lines.length - scrolled + 2).toBeLessThanOrEqual(24)
        for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(80)
      }
      return answer(question)
    })
    const argv = `play --game alchemists --lang ${locale} --players 4 --bots random --seed s`
    expect((await playThrough(argv, terminal)).code).toBe(0)
  })

  it('speaks no English to a Russian player', async () => {
    const terminal = scriptedTerminal(curious('russian'))
    await playThrough('play --game alchemists --lang ru --bots random --names Анна --seed s', terminal)
    const text = terminal.pages
      .join('\n')
      .replaceAll(/Enter|Escape|npx athanor verify|\S*\/athanor\/\S*|[0-9a-f]{64}/g, '')
      // Alchemicals, ambiguous results and the code of the game are letters in every language.
      .replaceAll(/\b[PNpn]{3}\b|\b[RGB]{2}[+-]|: [A-Z]{4}\./g, '')
    expect(text).not.toMatch(/[A-Za-z]{2,}/)
  })

  it('shows notebook and table at their keys, and comes back to the question', async () => {
    const keys = ['n', 't', 'q']
    const terminal = scriptedTerminal((question) => {
      if (question.message.startsWith('Leave')) return { kind: 'choice', index: 1 }
      return question.keys.length === 0 ? { kind: 'choice', index: 0 } : { kind: 'key', key: keys.shift() ?? 'q' }
    })
    await playThrough('play --game alchemists --bots random --seed s', terminal)
    expect(terminal.pages.some((page) => page.startsWith('Chances in percent'))).toBe(true)
    expect(terminal.pages.some((page) => page.includes('Artifacts on offer (price/points'))).toBe(true)
    const asked = terminal.questions.filter((question) => question.keys.length > 0)
    expect(new Set(asked.map(({ message }) => message)).size).toBe(1)
  })

  it('leafs through long pages a screen at a time', async () => {
    const terminal = scriptedTerminal((question) => {
      if (question.message.startsWith('Leave')) return { kind: 'choice', index: 1 }
      if (question.keys.length === 0) return { kind: 'choice', index: 0 }
      return { kind: 'key', key: terminal.pages.some((page) => page.startsWith('AIM. ')) ? 'q' : '?' }
    })
    await playThrough('play --game alchemists --bots random --seed s', terminal)
    const first = terminal.pages.findIndex((page) => page.startsWith('AIM. '))
    const end = terminal.pages.findIndex((page) => page.includes('Leave the game?'))
    const screens = terminal.pages.slice(first, end - 1)
    expect(screens.length).toBeGreaterThan(2)
    for (const page of screens) expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(24)
    const told = screens.join('').replaceAll(/Enter\nContinue\n(?:Earlier\n)?/g, '')
    expect(told).toBe(
      `${terminalClientOf('alchemists')
        .rules({ words: wordsIn('en'), paint: plain, columns: 80 })
        .join('\n')}\n`,
    )
  })
})
