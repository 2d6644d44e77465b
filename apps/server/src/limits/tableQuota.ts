import type { Refused } from '@athanor/kernel'
import type { Bus } from '../bus.ts'
import { refuse } from '../tables/verdict.ts'
import { addressTokens } from './addressTokens.ts'
import { tooFast } from './tooFast.ts'

/** Counts the tables that each address has open or running, and how many it makes, as far as this process has seen. */
export interface TableQuota {
  /** Null, or why an address may not make one more. */
  refusal(address: string): Refused | null
  made(address: string, table: string): void
}

export interface TableQuotaLimits {
  /** Tables of one address that are open or running at a time. */
  readonly atATime: number
  /** Tables that one address may make in an hour, also if they are gone at once: each of them was written to the disk. */
  readonly anHour: number
}

export function tableQuota({ atATime, anHour }: TableQuotaLimits, bus: Bus, now?: () => number): TableQuota {
  const byAddress = new Map<string, Set<string>>()
  const makers = new Map<string, string>()
  const making = addressTokens({ perSecond: anHour / 3600, burst: anHour }, now)
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
    refusal(address) {
      if ((byAddress.get(address)?.size ?? 0) >= atATime) return refuse('server.reject.tooManyOfYourTables')
      const wait = making.wait(address, 1)
      return wait === 0 ? null : tooFast(wait)
    },
    made(address, table) {
      making.charge(address, 1)
      makers.set(table, address)
      const tables = byAddress.get(address) ?? new Set()
      byAddress.set(address, tables.add(table))
    },
  }
}
