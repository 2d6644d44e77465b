import { readTrustRecord, type TrustRecord, type TrustStore } from '@athanor/protocol'
import { browserStorage } from '@athanor/ui/settings/browser.ts'
import { type KeyValueStore, keysOf } from '@athanor/ui/settings/storage.ts'

const prefix = 'athanor.kept.'
/** Tables whose commitments, salts and hashes are kept; those that were seen longest ago make room. */
const mostTables = 30

export interface StoredTrust extends TrustStore {
  /** The tables that something is kept of, those first that were seen last. */
  tables(): readonly string[]
}

/** Keeps in the browser what tables on the server have shown, so that they can be held to it after a reload. */
export function storedTrust(store: KeyValueStore, now: () => number): StoredTrust {
  function oldestFirst(): readonly string[] {
    const seenAt = (key: string) => Number.parseInt(store.getItem(key) ?? '0', 10)
    return keysOf(store)
      .filter((key) => key.startsWith(prefix))
      .toSorted((one, other) => seenAt(one) - seenAt(other))
  }

  function makeRoom(most: number): void {
    const oldest = oldestFirst()
    for (const key of oldest.slice(0, Math.max(0, oldest.length - most))) store.removeItem(key)
  }

  return {
    tables: () =>
      oldestFirst()
        .map((key) => key.slice(prefix.length))
        .reverse(),
    load(table) {
      const text = store.getItem(prefix + table)
      return text === null ? null : readTrustRecord(text.slice(text.indexOf(' ') + 1))
    },
    save(table, kept: TrustRecord) {
      const isNew = store.getItem(prefix + table) === null
      if (isNew) makeRoom(mostTables - 1)
      const write = () => store.setItem(prefix + table, `${now()} ${JSON.stringify(kept)}`)
      try {
        write()
      } catch {
        // The storage is full: half of what was kept is worth more than none of the table that is being played.
        makeRoom(mostTables / 2)
        try {
          write()
        } catch {
          // Then this table is compared as long as the page is open.
        }
      }
    },
  }
}

export const trustStore = storedTrust(browserStorage, Date.now)
