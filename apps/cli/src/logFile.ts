import { type GameLog, isHex, logFormat } from '@athanor/kernel'
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
  const log = isRecord(data) && isRecord(data['log']) ? data['log'] : data
  const flaw = flawOf(log)
  if (flaw !== null) throw failure(say('cli.failure.notALog', { path, field: flaw }))
  return log as GameLog<unknown, unknown>
}

/** The first field that is not what a log has there, or null. Whether the game is a true one is for `verify` to say. */
function flawOf(log: unknown): string | null {
  if (!isRecord(log)) return 'header'
  const { header, entries, secret, outcome } = log
  if (!isRecord(header)) return 'header'
  if (header['format'] !== logFormat) return 'header.format'
  if (typeof header['game'] !== 'string') return 'header.game'
  if (typeof header['rulesVersion'] !== 'number') return 'header.rulesVersion'
  if (typeof header['commitment'] !== 'string') return 'header.commitment'
  const { seats } = header
  if (!Array.isArray(seats) || !seats.every(isSeat)) return 'header.seats'
  if (!Array.isArray(entries)) return 'entries'
  const broken = entries.findIndex((entry) => !isEntry(entry))
  if (broken >= 0) return `entries[${broken}]`
  if (secret !== null && !(typeof secret === 'string' && isHex(secret, 32))) return 'secret'
  return outcome === null || isRecord(outcome) ? null : 'outcome'
}

function isSeat(seat: unknown): boolean {
  return isRecord(seat) && ['name', 'colour', 'salt'].every((field) => typeof seat[field] === 'string')
}

function isEntry(entry: unknown): boolean {
  return (
    isRecord(entry) &&
    typeof entry['seat'] === 'number' &&
    typeof entry['hash'] === 'string' &&
    (entry['undo'] === true) !== isRecord(entry['action'])
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
