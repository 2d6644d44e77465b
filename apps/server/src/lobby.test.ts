import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { type Bus, localBus } from './bus.ts'
import { type Lobby, lobby } from './lobby.ts'
import type { Listing, TableStore } from './storage/store.ts'

const listing = (id: string, more: Partial<Listing> = {}): Listing => {
  const table = { id, status: 'open', visibility: 'public', createdAt: 0, ...more }
  return { ...table, summary: JSON.stringify({ ...table, seats: [] }) }
}

const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => [`${name} ${index}`, index + 1] as const)

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
    const store = { listed: () => Promise.resolve(first) } as unknown as TableStore
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
    expect(ids().slice(0, 5)).toEqual(['flood 19', 'flood 18', 'flood 17', 'honest', 'flood 16'])
  })

  it('lists all tables of a club that plays behind one address, while there is room', async () => {
    await begin([], 3)
    for (let table = 0; table < 100; table++) {
      publish(listing(`club ${table}`))
      open.attended(`club ${table}`, 'house')
    }
    await news()
    expect(ids()).toHaveLength(100)
  })

  it('stays short whatever options tables have, also those that were listed before', async () => {
    const options = { short: true, long: 'x'.repeat(15_000), ...Object.fromEntries(many('option', 500)) }
    const heavy = (id: string): Listing => ({
      ...listing(id),
      summary: JSON.stringify({ ...listing(id), seats: [], options }),
    })
    await begin(many('stored', 100).map(([id]) => heavy(id)))
    for (const [id] of many('new', 100)) publish(heavy(id))
    await news()
    expect(open.list()).toHaveLength(200)
    expect(open.list()[0]?.options).toMatchObject({ short: true, 'option 0': 1 })
    expect(JSON.stringify(open.list()).length).toBeLessThan(200 * 1000)
    expect(JSON.stringify(told).length).toBeLessThan(200 * 1000)
  })
})
