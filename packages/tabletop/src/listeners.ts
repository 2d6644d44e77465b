/** Who wants to hear that something changed. */
export interface Listeners {
  subscribe(listener: () => void): () => void
  tell(): void
}

export function createListeners(): Listeners {
  const all = new Set<() => void>()
  return {
    subscribe(listener) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell() {
      for (const listener of all) listener()
    },
  }
}
