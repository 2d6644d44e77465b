import type { Refused } from '@athanor/kernel'
import * as z from 'zod'
import type { Bus } from '../bus.ts'
import { type Gossip, noGossip } from '../cluster/cluster.ts'
import { refuse } from '../tables/verdict.ts'
import { type AddressTokens, addressTokens } from './addressTokens.ts'
import { type Guest, type Shortage, whoIs } from './guests.ts'
import { tooFast } from './tooFast.ts'

/**
 * Counts the tables that each person and each address has open or running, and how many they make, as far as this
 * process has seen and others have told it.
 */
export interface TableQuota {
  /** Counts one more table at once, so that nobody gets more by asking for many at the same time. */
  reserve(maker: TableMaker): TableReservation | Refused
}

export interface TableReservation {
  readonly ok: true
  /** The table is there: it counts until it is over. */
  made(table: string): void
  /** Nothing came of it. Without effect once the table is made. */
  release(): void
}

export type TableMaker = Pick<Guest, 'name' | 'address' | 'isKnown'>

export interface TableQuotaLimits {
  readonly person: TablesAllowed
  readonly address: TablesAllowed
}

export interface TablesAllowed {
  /** Tables that are open or running at a time. */
  readonly atATime: number
  /** Tables made in an hour, also if they are gone at once: each of them was written to the disk. */
  readonly anHour: number
}

/** A table with one of these is still somebody's; a start may be called off. */
const ongoing: ReadonlySet<string> = new Set(['open', 'opening', 'running'])

/** What is counted under one kind of name. */
interface Book {
  readonly most: TablesAllowed
  readonly held: Map<string, number>
  readonly making: AddressTokens
  nameOf(maker: TableMaker): string
  /** Of whom a refusal speaks. */
  whoOf(maker: TableMaker): Shortage['who']
}

/** What nodes tell each other of the tables that were made there: the limits are those of the whole club. */
const topic = 'tableMade'
const heardSchema = z.object({
  table: z.string(),
  maker: z.object({ name: z.string(), address: z.string(), isKnown: z.boolean() }),
})

export function tableQuota(
  most: TableQuotaLimits,
  bus: Bus,
  now?: () => number,
  gossip: Gossip = noGossip,
): TableQuota {
  const book = (allowed: TablesAllowed, names: Pick<Book, 'nameOf' | 'whoOf'>): Book => {
    const { anHour } = allowed
    const making = addressTokens({ perSecond: anHour / 3600, burst: anHour }, now)
    return { most: allowed, held: new Map(), making, ...names }
  }
  const books = [
    book(most.person, { nameOf: ({ name }) => name, whoOf: whoIs }),
    book(most.address, { nameOf: ({ address }) => address, whoOf: () => 'address' }),
  ]
  const makers = new Map<string, TableMaker>()
  /** Those of which this node tells others who come later. */
  const ownTables = new Set<string>()

  function count(maker: TableMaker, more: 1 | -1): void {
    for (const { held, nameOf } of books) {
      const sum = (held.get(nameOf(maker)) ?? 0) + more
      if (sum > 0) held.set(nameOf(maker), sum)
      else held.delete(nameOf(maker))
    }
  }

  function charge(maker: TableMaker, tables: 1 | -1): void {
    for (const { making, nameOf } of books) making.charge(nameOf(maker), tables)
  }

  function tell(table: string): void {
    const maker = makers.get(table)
    if (maker !== undefined) gossip.tell(topic, { table, maker })
  }

  bus.subscribe(
    ({ table, listing }) => {
      if (listing === null || ongoing.has(listing.status)) return
      const maker = makers.get(table)
      if (maker === undefined) return
      makers.delete(table)
      ownTables.delete(table)
      count(maker, -1)
    },
    () => makers.keys(),
  )
  gossip.greet(() => {
    for (const table of ownTables) tell(table)
  })
  gossip.hear(topic, (body) => {
    const heard = heardSchema.safeParse(body)
    if (!heard.success || makers.has(heard.data.table)) return
    makers.set(heard.data.table, heard.data.maker)
    count(heard.data.maker, 1)
  })

  return {
    reserve({ name: called, address, isKnown }) {
      // Who it is by now; later it may be somebody else.
      const maker: TableMaker = { name: called, address, isKnown }
      for (const { most: allowed, held, making, nameOf, whoOf } of books) {
        const [name, who] = [nameOf(maker), whoOf(maker)]
        if ((held.get(name) ?? 0) >= allowed.atATime) return refuse('server.reject.tooManyOfYourTables', { who })
        const milliseconds = making.wait(name, 1)
        if (milliseconds > 0) return tooFast({ who, milliseconds })
      }
      count(maker, 1)
      charge(maker, 1)
      let isOpen = true
      return {
        ok: true,
        made(table) {
          isOpen = false
          makers.set(table, maker)
          ownTables.add(table)
          tell(table)
        },
        release() {
          if (!isOpen) return
          isOpen = false
          count(maker, -1)
          charge(maker, -1)
        },
      }
    },
  }
}
