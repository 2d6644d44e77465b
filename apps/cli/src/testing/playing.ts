import { type GameLog, quickChance, verify } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { runCli } from '../cli.ts'
import type { Terminal, TerminalAnswer, TerminalQuestion } from '../terminal/terminal.ts'
import { type FakeShell, fakeShell } from './fakeShell.ts'

/** Somebody who tries everything: any open choice, now and then a key. Never leaves. */
export function curious(seed: string): (question: TerminalQuestion) => TerminalAnswer {
  const chance = quickChance(seed)
  return (question) => {
    const keys = question.keys.filter(({ key }) => key !== 'q')
    if (keys.length > 0 && chance.below(12) === 0) {
      return { kind: 'key', key: keys[chance.below(keys.length)]?.key ?? '' }
    }
    if (keys.length > 0 && chance.below(20) === 0) return { kind: 'back' }
    const open = question.choices.flatMap(({ disabled }, index) => (disabled === true ? [] : [index]))
    return { kind: 'choice', index: open[chance.below(open.length)] ?? 0 }
  }
}

/** Runs a command line before a terminal. */
export async function playThrough(
  argv: string,
  terminal: Terminal,
): Promise<{ readonly code: number; readonly shell: FakeShell }> {
  const shell = fakeShell({ terminal })
  const code = await runCli(argv.split(' '), shell)
  return { code, shell }
}

/** The log of the only game that was kept. */
export function storedLog(shell: FakeShell): GameLog<unknown, unknown> {
  return JSON.parse([...shell.files.values()][0] ?? '') as GameLog<unknown, unknown>
}

export function isProven(log: GameLog<unknown, unknown>): boolean {
  const game = games.newest(log.header.game)
  return game !== undefined && verify(game, log).ok
}
