import { describe, expect, it } from 'vitest'
import { type Bus, localBus } from '../bus.ts'
import { seatQuota } from './seatQuota.ts'
import { tableQuota } from './tableQuota.ts'

function tell(bus: Bus, table: string, status: string, holders: readonly string[] = []): void {
  const summary = JSON.stringify({ seats: holders.map((holder) => ({ holder })) })
  bus.publish({ table, revision: 1, listing: { id: table, status, visibility: 'link', createdAt: 0, summary } })
}

describe('the tables of an address', () => {
  it('are counted while they are open or running', () => {
    const bus = localBus()
    const quota = tableQuota({ atATime: 2, anHour: 100 }, bus)
    quota.made('a', 'one')
    quota.made('a', 'two')
    expect(quota.refusal('a')?.reason.id).toBe('server.reject.tooManyOfYourTables')
    expect(quota.refusal('b')).toBeNull()
    tell(bus, 'one', 'running')
    expect(quota.refusal('a')).not.toBeNull()
    tell(bus, 'one', 'finished')
    expect(quota.refusal('a')).toBeNull()
  })

  it('count by the hour even if they are called off at once', () => {
    let now = 0
    const bus = localBus()
    const quota = tableQuota({ atATime: 50, anHour: 10 }, bus, () => now)
    for (let made = 0; made < 10; made++) {
      expect(quota.refusal('a')).toBeNull()
      quota.made('a', `table ${made}`)
      tell(bus, `table ${made}`, 'closed')
    }
    expect(quota.refusal('a')?.reason).toMatchObject({ id: 'server.reject.tooFast' })
    expect(quota.refusal('b')).toBeNull()
    now = 3_600_000 / 10 + 1
    expect(quota.refusal('a')).toBeNull()
  })
})

describe('the seats of an address at tables that have not begun', () => {
  it('are counted until the game begins, the seat is free again or the table is gone', () => {
    const bus = localBus()
    const quota = seatQuota(3, bus)
    quota.taken('a', 'one', 1)
    quota.taken('a', 'one', 2)
    quota.taken('b', 'one', 3)
    quota.taken('a', 'two', 1)
    expect([quota.allows('a'), quota.allows('b')]).toEqual([false, true])
    tell(bus, 'elsewhere', 'closed')
    tell(bus, 'one', 'open', ['person', 'person', 'person', 'person'])
    expect(quota.allows('a')).toBe(false)
    tell(bus, 'one', 'open', ['person', 'open', 'person', 'bot'])
    expect(quota.allows('a')).toBe(true)
    quota.taken('a', 'three', 1)
    expect(quota.allows('a')).toBe(false)
    tell(bus, 'two', 'running', ['person', 'person'])
    tell(bus, 'three', 'closed')
    quota.taken('a', 'four', 1)
    expect(quota.allows('a')).toBe(true)
    quota.taken('a', 'four', 2)
    expect(quota.allows('a')).toBe(false)
  })
})
