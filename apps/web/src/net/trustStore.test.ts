import type { TrustRecord } from '@athanor/protocol'
import { type KeyValueStore, keysOf, memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { storedTrust } from './trustStore.ts'

const kept = (commitment: string): TrustRecord => ({
  commitment,
  agreement: null,
  heads: { 0: 'h' },
  shares: [],
  overlooked: 0,
})

/** Storage that holds so many values. */
function smallStore(most: number): KeyValueStore {
  const store = memoryStore()
  return {
    ...store,
    get length() {
      return store.length
    },
    setItem(key, value) {
      if (store.length >= most && store.getItem(key) === null) throw new Error('full')
      store.setItem(key, value)
    },
  }
}

describe('what the browser keeps of tables', () => {
  it('is there after a reload', () => {
    const store = memoryStore()
    storedTrust(store, () => 1).save('t', kept('c'))
    expect(storedTrust(store, () => 2).load('t')).toEqual(kept('c'))
    expect(storedTrust(store, () => 2).load('other')).toBeNull()
  })

  it('is nothing when somebody else wrote there', () => {
    const store = memoryStore()
    for (const text of ['', '1', '1 null', '1 {}', '1 {"heads":{}', 'x']) {
      store.setItem('athanor.kept.t', text)
      expect(storedTrust(store, () => 1).load('t')).toBeNull()
    }
  })

  it('are the thirty tables that were seen last', () => {
    const store = memoryStore()
    store.setItem('athanor.settings', 'x')
    let now = 100
    const trustStore = storedTrust(store, () => now++)
    for (let table = 0; table < 30; table++) trustStore.save(`t${table}`, kept(`${table}`))
    trustStore.save('t0', kept('0 again'))
    trustStore.save('t30', kept('30'))
    expect(trustStore.load('t0')).toEqual(kept('0 again'))
    expect(trustStore.load('t1')).toBeNull()
    expect(keysOf(store)).toHaveLength(31)
  })

  it('makes room in a full storage, and never stops the game', () => {
    const store = smallStore(20)
    const trustStore = storedTrust(store, () => 1)
    for (let table = 0; table < 20; table++) trustStore.save(`t${table}`, kept(`${table}`))
    trustStore.save('last', kept('last'))
    expect(trustStore.load('last')).toEqual(kept('last'))
    expect(() => storedTrust(smallStore(0), () => 1).save('t', kept('c'))).not.toThrow()
  })
})
