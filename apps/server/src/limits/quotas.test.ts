import { describe, expect, it } from 'vitest'
import { type Bus, localBus } from '../bus.ts'
import { seatQuota } from './seatQuota.ts'
import { tableQuota } from './tableQuota.ts'

function tell(bus: Bus, table: string, status: string, holders: readonly string[] = []): void {
  const summary = JSON.stringify({ seats: holders.map((holder) => ({ holder })) })
  bus.publish({ table, revision: 1, listing: { id: table, status, visibility: 'link', createdAt: 0, summary } })
}

const ada = { name: 'ada', address: 'house', isKnown: true }
const ben = { name: 'ben', address: 'house', isKnown: true }
const cas = { name: 'cas', address: 'elsewhere', isKnown: true }
/** Whoever comes from there without a cookie. */
const strangers = { name: 'house', address: 'house', isKnown: false }

describe('the tables of a person and of an address', () => {
  type Quota = ReturnType<typeof tableQuota>
  const many = { atATime: 100, anHour: 100 }

  function make(quota: Quota, maker: typeof ada, table: string) {
    const reserved = quota.reserve(maker)
    if (!reserved.ok) return reserved.reason
    reserved.made(table)
    return null
  }

  it('are counted while they are open or running', () => {
    const bus = localBus()
    const quota = tableQuota({ person: { atATime: 2, anHour: 100 }, address: { atATime: 3, anHour: 100 } }, bus)
    expect([make(quota, ada, 'one'), make(quota, ada, 'two')]).toEqual([null, null])
    const full = (who: string) => ({ id: 'server.reject.tooManyOfYourTables', params: { who } })
    expect(make(quota, ada, 'three')).toEqual(full('person'))
    expect([make(quota, ben, 'three'), make(quota, ben, 'four')]).toEqual([null, full('address')])
    expect(make(quota, cas, 'far')).toBeNull()
    for (const status of ['opening', 'open', 'opening']) {
      tell(bus, 'one', status)
      expect(make(quota, ada, 'five')).toEqual(full('person'))
    }
    tell(bus, 'one', 'running')
    expect(make(quota, ada, 'five')).toEqual(full('person'))
    tell(bus, 'one', 'finished')
    expect(make(quota, ada, 'five')).toBeNull()
  })

  it('count from the moment they are asked for, until nothing comes of it', () => {
    const quota = tableQuota({ person: { atATime: 2, anHour: 2 }, address: many }, localBus())
    const asked = Array.from({ length: 5 }, () => quota.reserve(ada))
    expect(asked.map(({ ok }) => ok)).toEqual([true, true, false, false, false])
    for (const each of asked) if (each.ok) each.release()
    expect(quota.reserve(ada).ok).toBe(true)
  })

  it('of strangers are spoken of as those of their address', () => {
    const few = tableQuota({ person: { atATime: 1, anHour: 100 }, address: many }, localBus())
    expect([make(few, strangers, 'one'), make(few, strangers, 'two')]).toEqual([
      null,
      { id: 'server.reject.tooManyOfYourTables', params: { who: 'address' } },
    ])
    const slow = tableQuota({ person: { atATime: 100, anHour: 1 }, address: many }, localBus(), () => 0)
    expect([make(slow, strangers, 'one'), make(slow, strangers, 'two')]).toMatchObject([
      null,
      { id: 'server.reject.tooFast', params: { who: 'address' } },
    ])
  })

  it('count by the hour even if they are called off at once', () => {
    let now = 0
    const bus = localBus()
    const quota = tableQuota(
      { person: { atATime: 50, anHour: 10 }, address: { atATime: 50, anHour: 15 } },
      bus,
      () => now,
    )
    const makeAndLeave = (maker: typeof ada, table: string) => {
      const refusal = make(quota, maker, table)
      tell(bus, table, 'closed')
      return refusal
    }
    for (let made = 0; made < 10; made++) expect(makeAndLeave(ada, `table ${made}`)).toBeNull()
    expect(makeAndLeave(ada, 'more')).toMatchObject({ id: 'server.reject.tooFast', params: { who: 'person' } })
    for (let made = 0; made < 5; made++) expect(makeAndLeave(ben, `further ${made}`)).toBeNull()
    expect(makeAndLeave(ben, 'more')).toMatchObject({ id: 'server.reject.tooFast', params: { who: 'address' } })
    expect(makeAndLeave(cas, 'far')).toBeNull()
    now = 3_600_000 / 10 + 1
    expect(makeAndLeave(ada, 'later')).toBeNull()
  })
})

describe('the seats of a person and of an address at tables that have not begun', () => {
  type Quota = ReturnType<typeof seatQuota>
  const full = (who: string) => ({ id: 'server.reject.tooManySeats', params: { who } })

  function take(quota: Quota, guest: typeof ada, table: string, seat: number) {
    const reserved = quota.reserve(guest)
    if (!reserved.ok) return reserved.reason
    reserved.taken(table, seat)
    return null
  }

  it('are counted until the game begins, the seat is free again or the table is gone', () => {
    const bus = localBus()
    const quota = seatQuota({ person: 3, address: 100 }, bus)
    expect([take(quota, ada, 'one', 1), take(quota, ada, 'one', 2), take(quota, ada, 'two', 1)]).toEqual([
      null,
      null,
      null,
    ])
    expect(take(quota, ben, 'one', 3)).toBeNull()
    expect(take(quota, ada, 'three', 1)).toEqual(full('person'))
    tell(bus, 'elsewhere', 'closed')
    tell(bus, 'one', 'open', ['person', 'person', 'person', 'person'])
    expect(take(quota, ada, 'three', 1)).toEqual(full('person'))
    tell(bus, 'one', 'open', ['person', 'open', 'person', 'bot'])
    expect([take(quota, ada, 'three', 1), take(quota, ada, 'four', 1)]).toEqual([null, full('person')])
    // A start that is called off gives nobody a seat more.
    tell(bus, 'two', 'opening', ['person', 'person'])
    expect(take(quota, ada, 'four', 1)).toEqual(full('person'))
    tell(bus, 'two', 'open', ['person', 'person'])
    expect(take(quota, ada, 'four', 1)).toEqual(full('person'))
    tell(bus, 'two', 'running', ['person', 'person'])
    tell(bus, 'three', 'closed')
    expect([1, 2, 3].map((seat) => take(quota, ada, 'four', seat))).toEqual([null, null, full('person')])
  })

  it('are more for all people of an address together, and as many again elsewhere', () => {
    const quota = seatQuota({ person: 2, address: 3 }, localBus())
    expect([1, 2].map((seat) => take(quota, ada, 'one', seat))).toEqual([null, null])
    expect([3, 4].map((seat) => take(quota, ben, 'one', seat))).toEqual([null, full('address')])
    expect(take(quota, cas, 'one', 4)).toBeNull()
  })

  it('of strangers are spoken of as those of their address', () => {
    const quota = seatQuota({ person: 2, address: 100 }, localBus())
    expect([1, 2, 3].map((seat) => take(quota, strangers, 'one', seat))).toEqual([null, null, full('address')])
  })

  it('count from the moment they are asked for, until nothing comes of it', () => {
    const quota = seatQuota({ person: 2, address: 100 }, localBus())
    const asked = Array.from({ length: 5 }, () => quota.reserve(ada))
    expect(asked.map(({ ok }) => ok)).toEqual([true, true, false, false, false])
    const [first, second] = asked
    if (first?.ok === true) first.taken('one', 1)
    if (first?.ok === true) first.release()
    if (second?.ok === true) second.release()
    if (second?.ok === true) second.release()
    expect([take(quota, ada, 'one', 2), take(quota, ada, 'one', 3)]).toEqual([null, full('person')])
  })
})
