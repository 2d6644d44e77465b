import { browserStorage } from '@athanor/ui/settings/browser.ts'
import { type KeyValueStore, readJson } from '@athanor/ui/settings/storage.ts'

/** Up to which move the reader of this browser has seen a table. */
export interface SeenKeeper {
  load(): number | null
  save(version: number): void
}

const key = 'athanor.seen'
/** Tables that nobody has looked at for long are forgotten first. */
const most = 60

export function seenAt(table: string, store: KeyValueStore = browserStorage): SeenKeeper {
  const all = (): readonly (readonly [string, number])[] => {
    const kept = readJson(store, key)
    if (!Array.isArray(kept)) return []
    return kept.filter(isSeen)
  }
  return {
    load: () => all().find(([id]) => id === table)?.[1] ?? null,
    save(version) {
      const others = all().filter(([id]) => id !== table)
      try {
        store.setItem(key, JSON.stringify([...others, [table, version]].slice(-most)))
      } catch {
        // The storage is full: what happened meanwhile is in the log.
      }
    },
  }
}

function isSeen(entry: unknown): entry is readonly [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
