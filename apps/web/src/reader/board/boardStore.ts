import type { Golem } from '@athanor/alchemy'
import { readCode } from '@athanor/alchemy'
import { type Filling, fillingOf, isFilling } from '@athanor/alchemy/reader'
import type { Reason } from '@athanor/kernel'
import { type KeyValueStore, readJson } from '@athanor/ui/settings/storage.ts'

const key = 'athanor.gamemaster'

/** The board as it was left on this device; null when there is none, or none that can be read. */
export function keptFilling(store: KeyValueStore): Filling | null {
  const kept = readJson(store, key)
  return isFilling(kept) ? kept : null
}

export function keepFilling(store: KeyValueStore, filling: Filling): void {
  store.setItem(key, JSON.stringify(filling))
}

export type BoardReading =
  | { readonly ok: true; readonly filling: Filling; readonly golem: Golem | null }
  | { readonly ok: false; readonly reason: Reason }

/** the board that gives the same answers as a code. */
export function boardOfCode(code: string): BoardReading {
  const reading = readCode(code)
  if (!reading.ok) return reading
  const { assignment, golem } = reading.truth
  return { ok: true, filling: fillingOf(assignment), golem: golem ?? null }
}

/** The tiles in two slots change places. */
export function swapped(filling: Filling, one: number, other: number): Filling {
  return filling.map((tile, slot) => filling[slot === one ? other : slot === other ? one : slot] ?? tile)
}
