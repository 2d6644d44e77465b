import type { TableSummary } from '@athanor/protocol'
import type { Bus } from '../bus.ts'

/** Counts the seats that each address has taken at tables that have not begun, as far as this process has seen. */
export interface SeatQuota {
  allows(address: string): boolean
  taken(address: string, table: string, seat: number): void
}

interface HeldSeat {
  readonly address: string
  readonly seat: number
}

export function seatQuota(most: number, bus: Bus): SeatQuota {
  const byTable = new Map<string, readonly HeldSeat[]>()
  const held = new Map<string, number>()

  function count(address: string, more: 1 | -1): void {
    const now = (held.get(address) ?? 0) + more
    if (now > 0) held.set(address, now)
    else held.delete(address)
  }

  bus.subscribe(({ table, listing }) => {
    const before = byTable.get(table)
    if (before === undefined || listing === null) return
    const seats = listing.status === 'open' ? (JSON.parse(listing.summary) as TableSummary).seats : []
    const still = before.filter(({ seat }) => seats[seat]?.holder === 'person')
    for (const gone of before.filter((each) => !still.includes(each))) count(gone.address, -1)
    if (still.length > 0) byTable.set(table, still)
    else byTable.delete(table)
  })

  return {
    allows: (address) => (held.get(address) ?? 0) < most,
    taken(address, table, seat) {
      count(address, 1)
      byTable.set(table, [...(byTable.get(table) ?? []), { address, seat }])
    },
  }
}
