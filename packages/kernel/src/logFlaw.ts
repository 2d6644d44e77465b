import { isHex } from './digest.ts'
import { logFormats } from './log.ts'

/**
 * The first field of a value from outside that is not what a log has there, as a path; null when it is shaped like a
 * log. Whether the game in it is a true one is for `verify` to say.
 */
export function logFlaw(log: unknown): string | null {
  if (!isRecord(log) || !isRecord(log['header'])) return 'header'
  const { header, entries, secret, outcome } = log
  const format = logFormats.find((known) => known === header['format'])
  if (format === undefined) return 'header.format'
  if (typeof header['game'] !== 'string') return 'header.game'
  if (typeof header['rulesVersion'] !== 'number') return 'header.rulesVersion'
  if (typeof header['commitment'] !== 'string') return 'header.commitment'
  const { seats } = header
  if (!Array.isArray(seats)) return 'header.seats'
  const fields = seatFields[format]
  const badSeat = seats.findIndex((seat) => !isRecord(seat) || fields.some((field) => typeof seat[field] !== 'string'))
  if (badSeat >= 0) return `header.seats[${badSeat}]`
  if (!Array.isArray(entries)) return 'entries'
  const badEntry = entries.findIndex((entry) => !isEntry(entry))
  if (badEntry >= 0) return `entries[${badEntry}]`
  if (secret !== null && !(typeof secret === 'string' && isHex(secret, 32))) return 'secret'
  return outcome === null || isRecord(outcome) ? null : 'outcome'
}

const seatFields = {
  'athanor-log/1': ['name', 'colour', 'salt'],
  'athanor-log/2': ['name', 'colour', 'salt', 'commitment'],
} as const

function isEntry(entry: unknown): boolean {
  if (!isRecord(entry) || typeof entry['seat'] !== 'number' || typeof entry['hash'] !== 'string') return false
  return (entry['undo'] === true) !== isRecord(entry['action'])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
