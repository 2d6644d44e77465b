import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { type Bus, localBus } from './bus.ts'
import { type Lobby, lobby } from './lobby.ts'
import type { Listing, Store } from './storage/store.ts'

const listing = (id: string, more: Partial<Listing> = {}): Listing => {
  const table = { id, status: 'open', visibility: 'public', createdAt: 0, ...more }
  return { ...table, summary: JSON.stringify({ ...table, seats: [] }) }
}

describe('the lobby', () => {
  let bus: Bus
  let open: Lobby
  const told: { readonly changed: readonly { readonly id: string }[]; readonly gone: readonly string[] }[] = []
  afterEach(() => {
    open.close()
    told.length = 0
  })

  async function begin(first: readonly Listing[], mostOfAddress = 10): Promise<void> {
    bus = localBus()
    const store = { listed: () => Promise.resolve(first) } as unknown as Store
    open = await lobby(store, bus, mostOfAddress)
    open.add({ send: (text) => void told.push(JSON.parse(text) as (typeof told)[number]) })
  }
  const publish = (table: Listing) => bus.publish({ table: table.id, revision: 1, listing: table })
  const ids = () => open.list().map(({ id }) => id)
  const news = () => sleep(250)

  it('lists tables that somebody looks after first, then the newest', async () => {
    await begin([listing('new', { createdAt: 9 }), listing('old', { createdAt: 1 })])
    expect(ids()).toEqual(['new', 'old'])
    publish(listing('running', { createdAt: 5, status: 'running' }))
    open.attended('old', 'a')
    open.attended('running', 'b')
    await news()
    expect(ids()).toEqual(['old', 'running', 'new'])
    expect(open.list().map(({ attended }) => attended)).toEqual([true, true, false])
    open.attended('old', null)
    await news()
    expect(ids()).toEqual(['running', 'new', 'old'])
  })

  it('tells its readers what changed, and nothing else', async () => {
    await begin([listing('a'), listing('b')])
    open.attended('a', 'x')
    publish(listing('c'))
    await news()
    expect(told.map(({ changed, gone }) => [changed.map(({ id }) => id), gone])).toEqual([[['a', 'c'], []]])
    publish(listing('b', { status: 'finished' }))
    publish(listing('c', { visibility: 'link' }))
    await news()
    expect(told[1]).toEqual({ kind: 'lobby', changed: [], gone: ['b', 'c'] })
    publish(listing('hidden', { visibility: 'link' }))
    open.attended('hidden', 'y')
    await news()
    expect(told).toHaveLength(2)
  })

  it('cannot be flooded by one address, nor by tables that nobody looks after', async () => {
    await begin([], 3)
    publish(listing('honest', { createdAt: 1 }))
    open.attended('honest', 'home')
    for (let table = 0; table < 20; table++) {
      publish(listing(`flood ${table}`, { createdAt: 100 + table }))
      open.attended(`flood ${table}`, 'elsewhere')
    }
    for (let table = 0; table < 500; table++) publish(listing(`left ${table}`, { createdAt: 1000 + table }))
    await news()
    expect(ids()).toHaveLength(200)
    expect(ids().slice(0, 4)).toEqual(['flood 19', 'flood 18', 'flood 17', 'honest'])
    expect(ids().filter((id) => id.startsWith('flood'))).toHaveLength(3)
  })
})
