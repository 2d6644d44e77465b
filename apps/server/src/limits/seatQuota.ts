import type { Refused } from '@athanor/kernel'
import type { TableSummary } from '@athanor/protocol'
import * as z from 'zod'
import type { Bus, News } from '../bus.ts'
import { type Gossip, noGossip } from '../cluster/cluster.ts'
import { refuse } from '../tables/verdict.ts'
import { type Guest, whoIs } from './guests.ts'

/**
 * Counts the seats that each person and each address has taken at tables that have not begun, as far as this
 * process has seen and others have told it.
 */
export interface SeatQuota {
  /** Counts one more seat at once, so that nobody gets more by asking for many at the same time. */
  reserve(guest: Pick<Guest, 'name' | 'address' | 'isKnown'>): SeatReservation | Refused
}

export interface SeatReservation {
  readonly ok: true
  /** The seat was taken: it counts until the game begins or the seat is free again. */
  taken(table: string, seat: number): void
  /** Nothing came of it. Without effect once the seat is taken. */
  release(): void
}

export interface SeatQuotaLimits {
  readonly person: number
  readonly address: number
}

interface HeldSeat {
  /** Under which names it counts. */
  readonly names: ReadonlySet<string>
  readonly seat: number
  /** Taken on this node, which tells of it. */
  readonly isOurs: boolean
}

/** At a table with one of these no game has begun; a start may be called off. */
const gathering: ReadonlySet<string> = new Set(['open', 'opening'])

/** What nodes tell each other of the seats that were taken there: the limits are those of the whole club. */
const topic = 'seatTaken'
const heardSchema = z.object({ table: z.string(), seat: z.int(), names: z.array(z.string()) })

export function seatQuota(most: SeatQuotaLimits, bus: Bus, gossip: Gossip = noGossip): SeatQuota {
  const byTable = new Map<string, readonly HeldSeat[]>()
  const held = new Map<string, number>()

  function count(names: ReadonlySet<string>, more: 1 | -1): void {
    for (const name of names) {
      const now = (held.get(name) ?? 0) + more
      if (now > 0) held.set(name, now)
      else held.delete(name)
    }
  }

  function taken(table: string, newly: HeldSeat): void {
    byTable.set(table, [...(byTable.get(table) ?? []), newly])
  }

  function tell(table: string, { names, seat }: HeldSeat): void {
    gossip.tell(topic, { table, seat, names: [...names] })
  }

  gossip.greet(() => {
    for (const [table, seats] of byTable) for (const each of seats) if (each.isOurs) tell(table, each)
  })
  gossip.hear(topic, (body) => {
    const heard = heardSchema.safeParse(body)
    if (!heard.success) return
    const { table, seat } = heard.data
    if (byTable.get(table)?.some((each) => each.seat === seat) === true) return
    const names = new Set(heard.data.names)
    taken(table, { names, seat, isOurs: false })
    count(names, 1)
  })
  const changed = ({ table, listing }: News) => {
    const before = byTable.get(table)
    if (before === undefined || listing === null) return
    const seats = gathering.has(listing.status) ? (JSON.parse(listing.summary) as TableSummary).seats : []
    const still = before.filter(({ seat }) => seats[seat]?.holder === 'person')
    for (const gone of before.filter((each) => !still.includes(each))) count(gone.names, -1)
    if (still.length > 0) byTable.set(table, still)
    else byTable.delete(table)
  }
  bus.subscribe(changed, () => byTable.keys())

  return {
    reserve(guest) {
      const { name, address } = guest
      const together = `all of ${address}`
      if ((held.get(name) ?? 0) >= most.person) return refuse('server.reject.tooManySeats', { who: whoIs(guest) })
      if ((held.get(together) ?? 0) >= most.address) return refuse('server.reject.tooManySeats', { who: 'address' })
      const names = new Set([name, together])
      count(names, 1)
      let isOpen = true
      return {
        ok: true,
        taken(table, seat) {
          if (!isOpen) return
          isOpen = false
          const newly = { names, seat, isOurs: true }
          taken(table, newly)
          tell(table, newly)
        },
        release() {
          if (isOpen) count(names, -1)
          isOpen = false
        },
      }
    },
  }
}
