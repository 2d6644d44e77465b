import { type GameLog, logFlaw } from '@athanor/kernel'

/** A log from outside, as far as its shape goes; whether it is true is for `replay` and `verify` to say. */
export function readLog(text: string): GameLog<unknown, unknown> | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  return logFlaw(value) === null ? (value as GameLog<unknown, unknown>) : null
}
