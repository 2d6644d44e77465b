/** The part of the browser's storage that is used here, so that tests can bring their own. */
export interface KeyValueStore {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export function keysOf(store: KeyValueStore): readonly string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index)).filter((key) => key !== null)
}

/** Storage that forgets: for tests, and for browsers that keep nothing (private windows, a full disk). */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** A storage of the browser where it can be used: it may be switched off, or full, or not even be asked for. */
export function usableStore(storage: () => KeyValueStore): KeyValueStore {
  try {
    const store = storage()
    const probe = 'athanor.probe'
    store.setItem(probe, probe)
    store.removeItem(probe)
    return store
  } catch {
    return memoryStore()
  }
}

/** Reads JSON that may be missing, old or broken. */
export function readJson(store: KeyValueStore, key: string): unknown {
  const text = store.getItem(key)
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
