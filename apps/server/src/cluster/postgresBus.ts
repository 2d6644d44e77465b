import type { Bus, News } from '../bus.ts'
import type { Listing, TableStore } from '../storage/store.ts'
import { inParts, type NodeMessage } from './messages.ts'

type NewsMessage = Extract<NodeMessage, { readonly kind: 'news' }>
type Reading = Pick<TableStore, 'revisions' | 'listingsOf' | 'listed'>

/** News between nodes. They say which tables went on; whoever needs more reads it. */
export interface PostgresBus extends Bus {
  heard(message: NewsMessage): void
  /** Looks which of these tables went on without our hearing of it. */
  lookAt(tables: readonly string[]): Promise<void>
  /** Looks at everything of which somebody follows the listing. */
  lookAtListings(): Promise<void>
}

interface Speaking {
  readonly node: string
  readonly store: Reading
  say(message: NodeMessage): void
  /** Nobody else would hear it. */
  isAlone(): boolean
  failed(error: unknown): void
}

const atATime = 500
const mostListed = 5000

export function postgresBus({ node, store, say, isAlone, failed }: Speaking): PostgresBus {
  const listeners = new Map<(news: News) => void, () => Iterable<string>>()
  /** What the batch that was just committed has to tell. */
  const fresh = new Map<string, [table: string, revision: number, isListed: 0 | 1]>()
  const wanted = new Set<string>()
  let isGathering = false
  let reading: Promise<void> | null = null

  function emit(news: News): void {
    for (const listener of listeners.keys()) listener(news)
  }

  function tell(): void {
    isGathering = false
    const tables = [...fresh.values()]
    fresh.clear()
    const message = (part: readonly (typeof tables)[number][]): NewsMessage => {
      return { kind: 'news', tables: [...part] }
    }
    for (const part of inParts(tables, node, message)) say(message(part))
  }

  function closed(id: string): Listing {
    return { id, status: 'closed', visibility: 'public', createdAt: 0, summary: '{}' }
  }

  async function readListings(): Promise<void> {
    while (wanted.size > 0) {
      const ids = [...wanted].slice(0, atATime)
      for (const id of ids) wanted.delete(id)
      const found = new Map((await store.listingsOf(ids)).map((listing) => [listing.id, listing]))
      for (const id of ids) emit({ table: id, revision: 0, listing: found.get(id) ?? closed(id) })
    }
  }

  function readSoon(): void {
    reading ??= readListings()
      .catch(failed)
      .finally(() => {
        reading = null
      })
  }

  return {
    publish(news) {
      emit(news)
      if (isAlone()) return
      const { table, revision, listing } = news
      fresh.set(table, [table, revision, listing !== null || fresh.get(table)?.[2] === 1 ? 1 : 0])
      if (isGathering) return
      isGathering = true
      setImmediate(tell)
    },
    subscribe(listener, follows = () => []) {
      listeners.set(listener, follows)
      return () => void listeners.delete(listener)
    },
    heard({ tables }) {
      for (const [table, revision, isListed] of tables) {
        emit({ table, revision, listing: null })
        if (isListed === 1) wanted.add(table)
      }
      if (wanted.size > 0) readSoon()
    },
    async lookAt(tables) {
      for (let from = 0; from < tables.length; from += atATime) {
        const found = await store.revisions(tables.slice(from, from + atATime))
        for (const [table, revision] of found) emit({ table, revision, listing: null })
      }
    },
    async lookAtListings() {
      for (const listing of await store.listed(mostListed)) emit({ table: listing.id, revision: 0, listing })
      for (const follows of listeners.values()) for (const table of follows()) wanted.add(table)
      readSoon()
      await reading
    },
  }
}
