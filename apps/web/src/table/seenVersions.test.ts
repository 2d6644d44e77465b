import { memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { seenAt } from './seenVersions.ts'

describe('up to which move a table was seen', () => {
  it('is kept for each table of this browser', () => {
    const store = memoryStore()
    seenAt('one', store).save(12)
    seenAt('two', store).save(3)
    seenAt('one', store).save(14)
    expect(seenAt('one', store).load()).toBe(14)
    expect(seenAt('two', store).load()).toBe(3)
    expect(seenAt('three', store).load()).toBeNull()
  })

  it('forgets what nobody has looked at for long, and survives a broken entry', () => {
    const store = memoryStore()
    for (let table = 0; table < 80; table++) seenAt(`table ${table}`, store).save(table)
    expect(seenAt('table 0', store).load()).toBeNull()
    expect(seenAt('table 79', store).load()).toBe(79)
    store.setItem('athanor.seen', '[1,["x"],["y",2],{}]')
    expect(seenAt('y', store).load()).toBe(2)
    expect(seenAt('x', store).load()).toBeNull()
  })
})
