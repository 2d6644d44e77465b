import type { Seat } from '@athanor/kernel'
import * as z from 'zod'

/** Who is at a table, as one node sees it. */
export interface AtTable {
  /** Seats from which somebody looks. */
  readonly seats: readonly Seat[]
  /** Seats whose people have said goodbye. */
  readonly goodbyes: readonly Seat[]
  readonly spectators: number
  /** From where somebody looks after it, for the lobby; null when nobody does. */
  readonly address: string | null
}

/** Who came to a table on other nodes, and who has gone from all of them. */
export interface ComingsAndGoings {
  readonly table: string
  readonly came: readonly Seat[]
  readonly went: readonly Seat[]
  readonly goodbyes: readonly Seat[]
  /** How many milliseconds ago that was. A node that dies takes its people with it, and that is noticed later. */
  readonly ago: number
  /** The node of those who went has died: they have to find another one first. */
  readonly withNode: boolean
}

/** Who is at which table on the other nodes of a club. Nothing of it is kept: a crash leaves nobody behind. */
export interface Whereabouts {
  /** Tells the others who is at a table here; null when it is not in memory here any more. */
  here(table: string, who: AtTable | null): void
  /** Everybody at a table on other nodes. */
  elsewhere(table: string): AtTable
  /** Other nodes that have the table in memory. */
  holders(table: string): readonly string[]
  subscribe(listener: (change: ComingsAndGoings) => void): () => void
}

const nobody: AtTable = { seats: [], goodbyes: [], spectators: 0, address: null }

/** For a house of one server. */
export const nowhereElse: Whereabouts = {
  here: () => undefined,
  elsewhere: () => nobody,
  holders: () => [],
  subscribe: () => () => undefined,
}

/** As it travels: table, seats and goodbyes as bits, spectators, address; the table alone when it has left the memory. */
const entrySchema = z.union([
  z.tuple([z.string(), z.int(), z.int(), z.int(), z.string().nullable()]),
  z.tuple([z.string()]),
])
export type PresenceEntry = z.infer<typeof entrySchema>

export const presenceSchema = z.object({
  kind: z.literal('presence'),
  /** Counts what a node has told: what it wrote down may be read after it has told something newer. */
  count: z.int(),
  tables: z.array(entrySchema),
  /** These are the first, or the last ones of everything that the node has; without it they are what changed. */
  all: z.array(z.enum(['first', 'last'])).optional(),
})
export type PresenceMessage = z.infer<typeof presenceSchema>

/** The other half of the whereabouts: what is said between nodes. */
export interface WhereaboutsBook extends Whereabouts {
  heard(node: string, message: PresenceMessage): void
  /** A node is no more; its last sign of life was so many milliseconds ago. */
  died(node: string, ago: number): void
  /** It said goodbye to us, after it had done so to its people. */
  left(node: string): void
  /** Everything that is here. */
  everything(): readonly PresenceEntry[]
  /** Tables in memory here. */
  tables(): Iterable<string>
  close(): void
}

/** Milliseconds for which changes are gathered. */
const gatherFor = 100

interface Held {
  readonly who: AtTable
  /** Everything is being told anew, and this has not been told yet. */
  doubtful: boolean
}

export function whereabouts(tell: (entries: readonly PresenceEntry[]) => void): WhereaboutsBook {
  const own = new Map<string, AtTable>()
  const changed = new Set<string>()
  const nodes = new Map<string, Map<string, Held>>()
  const byTable = new Map<string, Set<string>>()
  const listeners = new Set<(change: ComingsAndGoings) => void>()
  let timer: NodeJS.Timeout | null = null

  function entryOf(table: string): PresenceEntry {
    const who = own.get(table)
    return who === undefined ? [table] : [table, bits(who.seats), bits(who.goodbyes), who.spectators, who.address]
  }

  function flush(): void {
    timer = null
    const entries = [...changed].map(entryOf)
    changed.clear()
    tell(entries)
  }

  function elsewhere(table: string): AtTable {
    const found = [...(byTable.get(table) ?? [])].flatMap((node) => nodes.get(node)?.get(table)?.who ?? [])
    if (found.length === 0) return nobody
    return {
      seats: [...new Set(found.flatMap(({ seats }) => seats))],
      goodbyes: [...new Set(found.flatMap(({ goodbyes }) => goodbyes))],
      spectators: found.reduce((sum, { spectators }) => sum + spectators, 0),
      address: found.find(({ address }) => address !== null)?.address ?? null,
    }
  }

  function set(node: string, table: string, who: AtTable | null): void {
    const held = nodes.get(node) ?? new Map<string, Held>()
    nodes.set(node, held)
    const there = byTable.get(table) ?? new Set()
    if (who === null) {
      held.delete(table)
      there.delete(node)
    } else {
      held.set(table, { who, doubtful: false })
      there.add(node)
    }
    if (there.size === 0) byTable.delete(table)
    else byTable.set(table, there)
  }

  function change(node: string, table: string, who: AtTable | null, how: Pick<ComingsAndGoings, 'ago' | 'withNode'>) {
    const known = nodes.get(node)?.get(table)
    if (known !== undefined && who !== null && isSame(known.who, who)) {
      known.doubtful = false
      return
    }
    if (known === undefined && who === null) return
    const before = elsewhere(table)
    set(node, table, who)
    const after = elsewhere(table)
    const came = after.seats.filter((seat) => !before.seats.includes(seat))
    const went = before.seats.filter((seat) => !after.seats.includes(seat))
    const goodbyes = after.goodbyes.filter((seat) => !before.goodbyes.includes(seat))
    for (const listener of listeners) listener({ table, came, went, goodbyes, ...how })
  }

  function gone(node: string, how: Pick<ComingsAndGoings, 'ago' | 'withNode'>): void {
    for (const table of nodes.get(node)?.keys() ?? []) change(node, table, null, how)
    nodes.delete(node)
  }

  return {
    here(table, who) {
      const before = own.get(table)
      if (who === null ? before === undefined : before !== undefined && isSame(before, who)) return
      if (who === null) own.delete(table)
      else own.set(table, who)
      changed.add(table)
      timer ??= setTimeout(flush, gatherFor).unref()
    },
    elsewhere,
    holders: (table) => [...(byTable.get(table) ?? [])],
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    heard(node, { tables, all = [] }) {
      const held = nodes.get(node)
      const now = { ago: 0, withNode: false }
      if (all.includes('first')) for (const each of held?.values() ?? []) each.doubtful = true
      for (const [table, seats, goodbyes, spectators, address] of tables) {
        const isThere = seats !== undefined && goodbyes !== undefined && spectators !== undefined
        const who = isThere
          ? { seats: seatsIn(seats), goodbyes: seatsIn(goodbyes), spectators, address: address ?? null }
          : null
        change(node, table, who, now)
      }
      if (!all.includes('last')) return
      const past = [...(nodes.get(node) ?? [])].flatMap(([table, { doubtful }]) => (doubtful ? [table] : []))
      for (const table of past) change(node, table, null, now)
    },
    died: (node, ago) => gone(node, { ago, withNode: true }),
    left: (node) => gone(node, { ago: 0, withNode: true }),
    everything: () => [...own.keys()].map(entryOf),
    tables: () => own.keys(),
    close() {
      if (timer !== null) clearTimeout(timer)
      listeners.clear()
    },
  }
}

function isSame(one: AtTable, other: AtTable): boolean {
  return (
    bits(one.seats) === bits(other.seats) &&
    bits(one.goodbyes) === bits(other.goodbyes) &&
    one.spectators === other.spectators &&
    one.address === other.address
  )
}

function bits(seats: readonly Seat[]): number {
  return seats.reduce((sum, seat) => sum | (1 << seat), 0)
}

function seatsIn(mask: number): readonly Seat[] {
  return Array.from({ length: 31 }, (_, seat) => seat).filter((seat) => (mask & (1 << seat)) !== 0)
}
