import { type Game, type Reason, readOptions, type Shape } from '@athanor/kernel'

/** What a file holds, or what is wrong with it first. */
export type ReadValues =
  | { readonly ok: true; readonly values: unknown }
  | { readonly ok: false; readonly reason: Reason | null }

/** Reads a table of values for an option and asks the game whether it can be played with; no reason: it is not JSON. */
export function valuesIn(game: Game<Shape>, name: string, players: number, text: string): ReadValues {
  let values: unknown
  try {
    values = JSON.parse(text)
  } catch {
    return { ok: false, reason: null }
  }
  const read = readOptions(game.options, { [name]: values })
  if (!read.ok) return read
  const reason = game.checkOptions?.(read.options, players) ?? null
  return reason === null ? { ok: true, values } : { ok: false, reason }
}
