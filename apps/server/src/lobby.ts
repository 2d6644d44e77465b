import type { TableSummary } from '@athanor/protocol'
import type { Bus } from './bus.ts'
import type { Listing, Store } from './storage/store.ts'

export interface LobbyReader {
  send(text: string): void
}

/** The list of public tables, and everybody who reads it. */
export interface Lobby {
  list(): readonly TableSummary[]
  add(reader: LobbyReader): void
  remove(reader: LobbyReader): void
  close(): void
}

const mostListed = 200
/** News are told together, so that a busy lobby costs its readers little. */
const tellAfter = 150

export async function lobby(store: Store, bus: Bus): Promise<Lobby> {
  const listed = new Map<string, TableSummary>()
  const readers = new Set<LobbyReader>()
  let changed = new Map<string, TableSummary | null>()
  let timer: NodeJS.Timeout | null = null

  for (const listing of (await store.listed(mostListed)).toReversed()) listed.set(listing.id, summaryIn(listing))

  const stopListening = bus.subscribe(({ listing }) => {
    if (listing?.visibility !== 'public') return
    const isListed = listing.status === 'open' || listing.status === 'running'
    if (!isListed && !listed.has(listing.id)) return
    if (isListed) listed.set(listing.id, summaryIn(listing))
    else listed.delete(listing.id)
    changed.set(listing.id, isListed ? summaryIn(listing) : null)
    timer ??= setTimeout(tell, tellAfter).unref()
  })

  function tell(): void {
    timer = null
    const message = {
      kind: 'lobby',
      changed: [...changed.values()].filter((summary) => summary !== null),
      gone: [...changed].flatMap(([id, summary]) => (summary === null ? [id] : [])),
    }
    changed = new Map()
    const text = JSON.stringify(message)
    for (const reader of readers) reader.send(text)
  }

  return {
    list: () => [...listed.values()].slice(-mostListed).reverse(),
    add: (reader) => void readers.add(reader),
    remove: (reader) => void readers.delete(reader),
    close() {
      stopListening()
      if (timer !== null) clearTimeout(timer)
    },
  }
}

function summaryIn({ summary }: Listing): TableSummary {
  return JSON.parse(summary) as TableSummary
}
