import { type Game, type GameLog, logFlaw, ReplayError, type ReplayStep, replay, type Shape } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { unpainted, type Words } from '@athanor/terminal/words.ts'
import { failure } from './problems.ts'
import type { Shell } from './shell.ts'

/** What this program keeps on a machine. */
export function dataFolder({ env, home }: Pick<Shell, 'env' | 'home'>): string {
  const data = env['XDG_DATA_HOME'] ?? ''
  return `${data === '' ? `${home}/.local/share` : data}/athanor`
}

/** Where games are kept when nobody says otherwise. */
export function defaultLogPath(log: GameLog<unknown, unknown>, shell: Shell): string {
  // Down to the second: the same seed may be played twice a day.
  const time = shell.now().toISOString().slice(0, 19).replaceAll(':', '')
  return `${dataFolder(shell)}/${log.header.game}-${time}-${log.header.commitment.slice(0, 8)}.json`
}

export function logText(log: GameLog<unknown, unknown>): string {
  return `${JSON.stringify(log, null, 2)}\n`
}

export async function keepLog(log: GameLog<unknown, unknown>, path: string, shell: Shell, words: Words): Promise<void> {
  const { say } = unpainted(words)
  try {
    await shell.write(path, logText(log))
  } catch {
    throw failure(say('cli.failure.unwritable', { path }))
  }
}

/** Reads a file of JSON. */
export async function readJson(path: string, shell: Shell, words: Words): Promise<unknown> {
  const { say } = unpainted(words)
  let text: string
  try {
    text = await shell.read(path)
  } catch {
    throw failure(say('cli.failure.unreadable', { path }))
  }
  try {
    return JSON.parse(text)
  } catch {
    throw failure(say('cli.failure.notJson', { path }))
  }
}

/** Reads a log, or a fixture that holds one. What is not shaped like a log is refused with a sentence. */
export async function readLog(path: string, shell: Shell, words: Words): Promise<GameLog<unknown, unknown>> {
  const { say } = unpainted(words)
  const data = await readJson(path, shell, words)
  const log = typeof data === 'object' && data !== null && 'log' in data ? data.log : data
  const flaw = logFlaw(log)
  if (flaw !== null) throw failure(say('cli.failure.notALog', { path, field: flaw }))
  return log as GameLog<unknown, unknown>
}

/** The rules that the game of a log began with. */
export async function rulesOf({ header }: GameLog<unknown, unknown>, words: Words): Promise<Game<Shape>> {
  const rules = await games.find(header.game, header.rulesVersion)
  if (!rules.ok) throw failure(unpainted(words).data(rules.reason))
  return rules.game
}

/** Every step of a log. What the rules do not allow is refused with a sentence. */
export function stepsOf(game: Game<Shape>, log: GameLog<unknown, unknown>, words: Words): readonly ReplayStep<Shape>[] {
  try {
    return [...replay(game, log)]
  } catch (error) {
    // A log made up by hand can hold things that trip the rules themselves.
    if (!(error instanceof ReplayError)) throw failure(words.say('cli.failure.brokenLog'))
    const reason = unpainted(words).data(error.reason)
    throw failure(words.say('cli.failure.replay', { entry: error.version, reason }))
  }
}
