import { beforeEach, describe, expect, it } from 'vitest'
import {
  type AtTable,
  type ComingsAndGoings,
  type PresenceEntry,
  type WhereaboutsBook,
  whereabouts,
} from './whereabouts.ts'

const nobody = { goodbyes: [], spectators: 0, address: null }
const entry = (table: string, seats: number, spectators = 0): PresenceEntry => [table, seats, 0, spectators, null]

describe('who is at a table on other nodes', () => {
  let book: WhereaboutsBook
  let changes: ComingsAndGoings[]
  let told: (readonly PresenceEntry[])[]
  beforeEach(() => {
    told = []
    changes = []
    book = whereabouts((entries) => void told.push(entries))
    book.subscribe((change) => void changes.push(change))
  })
  const hear = (node: string, tables: PresenceEntry[], all?: ('first' | 'last')[]) =>
    book.heard(node, { kind: 'presence', count: 1, tables, ...(all === undefined ? {} : { all }) })

  it('is what all of them say together', () => {
    hear('a', [['t', 0b11, 0, 2, null]])
    hear('b', [['t', 0b110, 0b1000, 1, '10.0.0.1']])
    expect(book.elsewhere('t')).toEqual({ seats: [0, 1, 2], goodbyes: [3], spectators: 3, address: '10.0.0.1' })
    expect(book.holders('t').toSorted()).toEqual(['a', 'b'])
    expect(book.elsewhere('another')).toEqual({ ...nobody, seats: [] })
  })

  it('has gone only when the last node says so: a second device is no coming and no going', () => {
    hear('a', [entry('t', 0b1)])
    hear('b', [entry('t', 0b1)])
    hear('a', [entry('t', 0)])
    expect(changes.map(({ came, went }) => [came, went])).toEqual([
      [[0], []],
      [[], []],
      [[], []],
    ])
    hear('b', [['t']])
    expect(changes.at(-1)).toEqual({ table: 't', came: [], went: [0], goodbyes: [], ago: 0, withNode: false })
    expect(book.holders('t')).toEqual(['a'])
  })

  it('goes with a node that dies, since its last sign of life', () => {
    hear('a', [entry('t', 0b1), entry('u', 0b10)])
    hear('b', [entry('u', 0b10)])
    changes.length = 0
    book.died('a', 7000)
    expect(changes).toContainEqual({ table: 't', came: [], went: [0], goodbyes: [], ago: 7000, withNode: true })
    // Somebody else still sees the other one.
    expect(changes.flatMap(({ table, went }) => (table === 'u' ? went : []))).toEqual([])
    expect(book.holders('t')).toEqual([])
  })

  it('is put right when a node tells everything, in one part or in several', () => {
    hear('a', [entry('lost', 0b1), entry('kept', 0b1)])
    changes.length = 0
    hear('a', [entry('kept', 0b1)], ['first'])
    expect(book.elsewhere('lost').seats).toEqual([0])
    hear('a', [entry('fresh', 0b1)], ['last'])
    expect(book.elsewhere('lost').seats).toEqual([])
    expect(changes.map(({ table }) => table)).toEqual(['fresh', 'lost'])
    hear('a', [entry('kept', 0b1)], ['first', 'last'])
    expect(book.elsewhere('fresh').seats).toEqual([])
    expect(book.elsewhere('kept').seats).toEqual([0])
  })

  it('is told in changes that are gathered, and once where nothing changes', async () => {
    const here = (seats: AtTable['seats']): AtTable => ({ ...nobody, seats })
    book.here('t', here([0]))
    book.here('t', here([0, 2]))
    book.here('u', here([]))
    book.here('v', here([1]))
    book.here('v', null)
    await expect.poll(() => told).toEqual([[['t', 0b101, 0, 0, null], ['u', 0, 0, 0, null], ['v']]])
    book.here('t', here([2, 0]))
    book.here('v', null)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(told).toHaveLength(1)
    expect(book.everything()).toEqual([
      ['t', 0b101, 0, 0, null],
      ['u', 0, 0, 0, null],
    ])
  })
})
