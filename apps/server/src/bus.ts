import type { Listing } from './storage/store.ts'

/** Something happened to a table. Losing such news only delays: whoever needs the table reads the store. */
export interface News {
  readonly table: string
  readonly revision: number
  /** Given when the lobby has to know. */
  readonly listing: Listing | null
}

/** Tells all nodes of a cluster, the speaker included, what happened. */
export interface Bus {
  publish(news: News): void
  /**
   * The answer ends the subscription. `follows` are the tables whose listings the listener keeps: where news may have been
   * lost, it is told how those stand.
   */
  subscribe(listener: (news: News) => void, follows?: () => Iterable<string>): () => void
}

/** For nodes within one process: the normal case, and tests with two. */
export function localBus(): Bus {
  const listeners = new Set<(news: News) => void>()
  return {
    publish(news) {
      for (const listener of listeners) listener(news)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
