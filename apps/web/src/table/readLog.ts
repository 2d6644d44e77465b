import type { GameLog } from '@athanor/kernel'

/** A log from outside, as far as its shape goes; whether it is true is for `replay` and `verify` to say. */
export function readLog(text: string): GameLog<unknown, unknown> | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(value) || !isRecord(value['header']) || !Array.isArray(value['entries'])) return null
  const { game, seats, format, commitment } = value['header']
  const named = typeof game === 'string' && typeof format === 'string' && typeof commitment === 'string'
  const seated = Array.isArray(seats) && seats.every((seat) => isRecord(seat) && typeof seat['name'] === 'string')
  const secret = value['secret']
  const entered = value['entries'].every((entry) => isRecord(entry) && typeof entry['seat'] === 'number')
  if (!named || !seated || !entered || (secret !== null && typeof secret !== 'string')) return null
  return value as unknown as GameLog<unknown, unknown>
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
