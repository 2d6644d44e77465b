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
  if (format === 'athanor-log/3') {
    const { people } = log
    if (!Array.isArray(people) || people.length !== seats.length) return 'people'
    const badPerson = people.findIndex((person) => person !== null && !isPerson(person))
    if (badPerson >= 0) return `people[${badPerson}]`
  }
  if (!Array.isArray(entries)) return 'entries'
  const badEntry = entries.findIndex((entry) => !isEntry(entry))
  if (badEntry >= 0) return `entries[${badEntry}]`
  if (secret !== null && !(typeof secret === 'string' && isHex(secret, 32))) return 'secret'
  const { endedTogether } = log
  if (endedTogether !== undefined && endedTogether !== true) return 'endedTogether'
  return outcome === null || isRecord(outcome) ? null : 'outcome'
}

const seatFields = {
  'athanor-log/1': ['name', 'colour', 'salt'],
  'athanor-log/2': ['name', 'colour', 'salt', 'commitment'],
  'athanor-log/3': ['id', 'colour', 'salt', 'commitment'],
} as const

function isPerson(person: unknown): boolean {
  return isRecord(person) && typeof person['name'] === 'string' && typeof person['nameKey'] === 'string'
}

function isEntry(entry: unknown): boolean {
  if (!isRecord(entry) || typeof entry['seat'] !== 'number' || typeof entry['hash'] !== 'string') return false
  const { by } = entry
  // Who made a move may be said in ways that come later; what is said is hashed, whatever it is.
  if (by !== undefined && !(isRecord(by) && ['string', 'undefined'].includes(typeof by['bot']))) return false
  return (entry['undo'] === true) !== isRecord(entry['action'])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
