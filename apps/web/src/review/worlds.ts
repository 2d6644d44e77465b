import type { KeyValueStore } from '@athanor/ui/settings/storage.ts'

/** In how many possible worlds each decision is tried again: at a glance, as usual, and for whoever has time. */
export const worldsOffered = [6, 16, 48] as const

const usual = 16
/** Any whole number may stand there, for whoever is in a hurry (docs/bots.md). */
const key = 'athanor.reviewWorlds'

export function keptWorlds(store: KeyValueStore): number {
  const kept = Number(store.getItem(key))
  return Number.isInteger(kept) && kept >= 2 ? kept : usual
}

export function keepWorlds(store: KeyValueStore, worlds: number): void {
  store.setItem(key, String(worlds))
}
