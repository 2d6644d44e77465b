import { type Keeper, type Kept, readKept } from '@athanor/protocol'
import { browserStorage } from '../app/browser.ts'
import { type KeyValueStore, keysOf } from '../app/storage.ts'

const prefix = 'athanor.kept.'
/** Tables whose commitments, salts and hashes are kept; those that were seen longest ago make room. */
const mostTables = 30

/** Keeps in the browser what tables on the server have shown, so that they can be held to it after a reload. */
export function storedKeeper(store: KeyValueStore, now: () => number): Keeper {
  function makeRoom(most: number): void {
    const tables = keysOf(store).filter((key) => key.startsWith(prefix))
    const seenAt = (key: string) => Number.parseInt(store.getItem(key) ?? '0', 10)
    const oldest = tables.sort((one, other) => seenAt(one) - seenAt(other))
    for (const key of oldest.slice(0, Math.max(0, tables.length - most))) store.removeItem(key)
  }

  return {
    load(table) {
      const text = store.getItem(prefix + table)
      return text === null ? null : readKept(text.slice(text.indexOf(' ') + 1))
    },
    save(table, kept: Kept) {
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

export const keeper = storedKeeper(browserStorage, Date.now)
