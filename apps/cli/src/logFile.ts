import { type GameLog, logFlaw } from '@athanor/kernel'
import { failure } from './problems.ts'
import type { Shell } from './shell.ts'
import type { Words } from './words.ts'

/** Where games are kept when nobody says otherwise. */
export function defaultLogPath(log: GameLog<unknown, unknown>, shell: Shell): string {
  const data = shell.env['XDG_DATA_HOME'] ?? ''
  const folder = data === '' ? `${shell.home}/.local/share` : data
  // Down to the second: the same seed may be played twice a day.
  const time = shell.now().toISOString().slice(0, 19).replaceAll(':', '')
  return `${folder}/athanor/${log.header.game}-${time}-${log.header.commitment.slice(0, 8)}.json`
}

export function logText(log: GameLog<unknown, unknown>): string {
  return `${JSON.stringify(log, null, 2)}\n`
}

/** Reads a log, or a fixture that holds one. What is not shaped like a log is refused with a sentence. */
export async function readLog(path: string, shell: Shell, { say }: Words): Promise<GameLog<unknown, unknown>> {
  let text: string
  try {
    text = await shell.read(path)
  } catch {
    throw failure(say('cli.failure.unreadable', { path }))
  }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw failure(say('cli.failure.notJson', { path }))
  }
  const log = typeof data === 'object' && data !== null && 'log' in data ? data.log : data
  const flaw = logFlaw(log)
  if (flaw !== null) throw failure(say('cli.failure.notALog', { path, field: flaw }))
  return log as GameLog<unknown, unknown>
}
