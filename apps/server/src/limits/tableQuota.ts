import type { Bus } from '../bus.ts'

/** Counts the tables that each address has open or running, as far as this process has seen them made. */
export interface TableQuota {
  allows(address: string): boolean
  made(address: string, table: string): void
}

export function tableQuota(most: number, bus: Bus): TableQuota {
  const byAddress = new Map<string, Set<string>>()
  const makers = new Map<string, string>()
  bus.subscribe(({ table, listing }) => {
    if (listing === null || listing.status === 'open' || listing.status === 'running') return
    const address = makers.get(table)
    if (address === undefined) return
    makers.delete(table)
    const held = byAddress.get(address)
    held?.delete(table)
    if (held?.size === 0) byAddress.delete(address)
  })
  return {
    allows: (address) => (byAddress.get(address)?.size ?? 0) < most,
    made(address, table) {
      makers.set(table, address)
      const tables = byAddress.get(address) ?? new Set()
      byAddress.set(address, tables.add(table))
    },
  }
}
