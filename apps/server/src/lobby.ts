import { canonical } from '@athanor/kernel'
import type { TableSummary } from '@athanor/protocol'
import type { Bus } from './bus.ts'
import { nowhereElse, type Whereabouts } from './cluster/whereabouts.ts'
import type { Listing, TableStore } from './storage/store.ts'
import { listedOptions } from './tables/tableInfo.ts'

export interface LobbyReader {
  send(text: string): void
}

/** The list of public tables, and everybody who reads it. */
export interface Lobby {
  list(): readonly TableSummary[]
  /** How many are told what changes. */
  readonly readers: number
  add(reader: LobbyReader): void
  remove(reader: LobbyReader): void
  /** From which address somebody looks after a table now: its host, or anybody who plays; null when nobody does. */
  attended(table: string, address: string | null): void
  close(): void
}

/** What the lobby knows about a table; the tables themselves say whether anybody is there. */
type Listed = Omit<TableSummary, 'attended'>

/** Tables that are listed, and that are thought of when some of them go. */
const mostListed = 200
const mostKnown = 5000
/** News are told together, so that a busy lobby costs its readers little. */
const tellAfter = 150

/**
 * Nobody can crowd the others out: tables whose host is there come first, and of those so many of each address before any
 * further ones; a club plays behind one address. Tables that nobody looks after come last.
 */
export async function lobby(
  store: TableStore,
  bus: Bus,
  mostOfAddress: number,
  whereabouts: Pick<Whereabouts, 'elsewhere' | 'subscribe'> = nowhereElse,
): Promise<Lobby> {
  const known = new Map<string, Listed>()
  const attendants = new Map<string, string>()
  const readers = new Set<LobbyReader>()
  let told: ReadonlyMap<string, TableSummary> = new Map()
  let timer: NodeJS.Timeout | null = null

  for (const listing of (await store.listed(mostKnown)).toReversed()) known.set(listing.id, summaryIn(listing))
  told = chosen()

  const stopListening = bus.subscribe(
    ({ listing }) => {
      if (listing === null) return
      const isListed = listing.visibility === 'public' && isLive(listing)
      if (!isListed && !known.delete(listing.id)) return
      if (isListed && !isAsKnown(listing)) known.set(listing.id, summaryIn(listing))
      tellSoon()
    },
    () => known.keys(),
  )
  const stopLooking = whereabouts.subscribe(({ table }) => {
    if (known.has(table)) tellSoon()
  })

  /** What is told again after news may have been lost. */
  function isAsKnown(listing: Listing): boolean {
    const before = known.get(listing.id)
    return before !== undefined && canonical(before) === canonical(summaryIn(listing))
  }

  function attendant(table: string): string | null {
    return attendants.get(table) ?? whereabouts.elsewhere(table).address
  }

  function tellSoon(): void {
    timer ??= setTimeout(tell, tellAfter).unref()
  }

  function chosen(): ReadonlyMap<string, TableSummary> {
    const ofAddress = new Map<string, number>()
    const [first, further, unattended]: [Listed[], Listed[], Listed[]] = [[], [], []]
    for (const table of [...known.values()].sort(byInterest)) {
      const address = attendant(table.id)
      const count = address === null ? 0 : (ofAddress.get(address) ?? 0)
      if (address === null) unattended.push(table)
      else {
        ofAddress.set(address, count + 1)
        if (count < mostOfAddress) first.push(table)
        else further.push(table)
      }
    }
    const list = [...first, ...further, ...unattended].slice(0, mostListed)
    return new Map(list.map((table) => [table.id, withAttendance(table, attendant(table.id) !== null)]))
  }

  function byInterest(one: Listed, other: Listed): number {
    return rank(one) - rank(other) || other.createdAt - one.createdAt
  }

  function rank({ id, status }: Listed): number {
    return (attendant(id) === null ? 2 : 0) + (status === 'open' ? 0 : 1)
  }

  /** The same object as was told before, as long as it says the same. */
  function withAttendance(table: Listed, attended: boolean): TableSummary {
    const before = told.get(table.id)
    if (before?.attended === attended && before.seats === table.seats) return before
    return { ...table, attended }
  }

  function tell(): void {
    timer = null
    const before = told
    told = chosen()
    const changed = [...told.values()].filter((table) => before.get(table.id) !== table)
    const gone = [...before.keys()].filter((id) => !told.has(id))
    if (changed.length + gone.length === 0) return
    const text = JSON.stringify({ kind: 'lobby', changed, gone })
    for (const reader of readers) reader.send(text)
  }

  return {
    list: () => [...told.values()],
    get readers() {
      return readers.size
    },
    add: (reader) => void readers.add(reader),
    remove: (reader) => void readers.delete(reader),
    attended(table, address) {
      if (address === null) attendants.delete(table)
      else attendants.set(table, address)
      if (known.has(table)) tellSoon()
    },
    close() {
      stopListening()
      stopLooking()
      if (timer !== null) clearTimeout(timer)
    },
  }
}

/** Of a house that lists nothing: its tables are found by their links alone. */
export const noLobby: Lobby = {
  list: () => [],
  readers: 0,
  add: () => undefined,
  remove: () => undefined,
  attended: () => undefined,
  close: () => undefined,
}

/** Somebody may still sit down, or watch. */
function isLive({ status }: Listing): boolean {
  return status === 'open' || status === 'opening' || status === 'running'
}

/** Listings that were written before options were cut short there may still hold long ones. */
function summaryIn({ summary }: Listing): Listed {
  const listed = JSON.parse(summary) as Listed
  return { ...listed, options: listedOptions(listed.options ?? {}) }
}
