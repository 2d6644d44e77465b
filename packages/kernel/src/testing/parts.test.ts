import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionsOf, type GameEvent, listed, quickChance, type Viewer } from '../index.ts'
import { tavern } from './broken/tavern/game.ts'
import type { Event, Secret } from './broken/tavern/types.ts'
import { anyAction, sampled, someActions } from './choosing.ts'
import { cloned, deepFrozen, jsonCopy } from './copies.ts'
import { describeDifference, difference, differingPaths, shown } from './difference.ts'
import { describeFinding } from './finding.ts'
import { mutations } from './mutations.ts'
import { sameEvents } from './sameEvents.ts'
import { newTable } from './table.ts'

describe('difference', () => {
  it('names the first place where two values differ', () => {
    const left = { a: 1, seats: [{ hand: [1, 2] }, { hand: [3] }] }
    expect(difference(left, jsonCopy(left))).toBeNull()
    expect(difference(left, { ...left, seats: [{ hand: [1, 2] }, { hand: [4] }] })).toEqual({
      path: 'seats[1].hand[0]',
      left: 3,
      right: 4,
    })
    expect(difference(left, { ...left, a: null })).toEqual({ path: 'a', left: 1, right: null })
    expect(difference([1], [1, 2])).toEqual({ path: '.length', left: 1, right: 2 })
    expect(difference(1, '1')).toEqual({ path: '', left: 1, right: '1' })
    expect(difference({ a: 1 }, {})).toEqual({ path: 'a', left: 1, right: undefined })
    expect(difference({ a: [] }, { a: {} })).toEqual({ path: 'a', left: [], right: {} })
  })

  it('can be said in words', () => {
    expect(describeDifference({ a: [1] }, { a: [2] })).toBe('a[0] is 1 or 2')
    expect(describeDifference(1, 2)).toBe('value is 1 or 2')
    expect(describeDifference({ a: 1 }, {})).toBe('a is 1 or undefined')
    expect(describeDifference([1], [1])).toBe('no difference')
  })

  it('lists all places, with open positions', () => {
    const paths = differingPaths(
      { a: 1, b: [{ c: 1 }, { c: 2 }], d: [1] },
      { a: 2, b: [{ c: 1 }, { c: 3 }], d: [1, 2] },
    )
    expect([...paths]).toEqual(['a', 'b[].c', 'd[]'])
    expect([...differingPaths([1, 2], [1])]).toEqual(['[]'])
    expect([...differingPaths({ a: [1] }, { a: [1] })]).toEqual([])
  })

  it('shows long values shortly', () => {
    expect(shown({ a: 1 })).toBe('{"a":1}')
    expect(shown(undefined)).toBe('undefined')
    expect(shown('x'.repeat(158))).toHaveLength(160)
    expect(shown('x'.repeat(159))).toBe(`"${'x'.repeat(156)}…`)
  })
})

describe('copies', () => {
  it('share nothing with the original', () => {
    const value = { a: [1, { b: 2 }] }
    for (const copy of [jsonCopy(value), cloned(value)]) {
      expect(copy).toEqual(value)
      expect(copy.a).not.toBe(value.a)
    }
  })

  it('can be frozen to the last leaf', () => {
    const value = deepFrozen({ a: [1, { b: [2] }], c: null })
    expect(Object.isFrozen(value.a)).toBe(true)
    expect(() => (value.a as unknown[]).push(1)).toThrow(TypeError)
    const inner = value.a[1] as { b: number[] }
    expect(() => inner.b.push(1)).toThrow(TypeError)
  })
})

describe('choosing', () => {
  const legal = actionsOf([
    listed('few', [{ kind: 'few', n: 0 }]),
    listed(
      'many',
      Array.from({ length: 99 }, (_, n) => ({ kind: 'many', n })),
    ),
  ])

  it('takes every kind of action equally often', () => {
    const chance = quickChance('choosing')
    const few = Array.from({ length: 1000 }, () => anyAction(legal, chance)).filter(({ kind }) => kind === 'few').length
    expect(few).toBeGreaterThan(400)
    expect(few).toBeLessThan(600)
    expect(() => anyAction(actionsOf([]), chance)).toThrow(RangeError)
  })

  it('takes some actions without repeating itself', () => {
    const some = someActions(legal, 20, quickChance(1))
    expect(new Set(some).size).toBe(20)
    expect(someActions(legal, 100, quickChance(1))).toEqual([...legal])
    expect(someActions(legal, 200, quickChance(1))).toEqual([...legal])
  })

  it('samples at a rate', () => {
    const chance = quickChance('rate')
    const count = (rate: number) => Array.from({ length: 1000 }, () => sampled(chance, rate)).filter(Boolean).length
    expect(count(1)).toBe(1000)
    expect(count(0)).toBe(0)
    expect(count(0.2)).toBeGreaterThan(150)
    expect(count(0.2)).toBeLessThan(250)
  })
})

describe('mutations', () => {
  it('bend actions in every way', () => {
    const actions = [
      { kind: 'bid', card: 3 },
      { kind: 'plan', cubes: [1, 2], at: { row: 1 }, fast: true },
    ]
    const texts = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      for (const mutation of mutations(actions, quickChance(seed))) texts.add(JSON.stringify(mutation))
    }
    for (const wanted of [
      '{}',
      'null',
      '{"kind":"bid"}',
      '{"card":3}',
      '{"kind":"bid","card":3,"somethingElse":1}',
      '{"kind":"bid","card":4}',
      '{"kind":"bid","card":"3"}',
      '{"kind":"BID","card":3}',
      '{"kind":"plan","cubes":[2,1],"at":{"row":1},"fast":true}',
      '{"kind":"plan","cubes":[1,2],"at":{},"fast":true}',
      '{"kind":"plan","cubes":[1,2],"at":{"row":1},"fast":false}',
    ]) {
      expect(texts).toContain(wanted)
    }
  })

  it('never change the actions that they are made of', () => {
    const action = deepFrozen({ kind: 'plan', cubes: [1, 2], at: { row: 1 } })
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect([...mutations([action], quickChance(seed))].length).toBeGreaterThan(5)
      }),
    )
  })
})

describe('events of two worlds', () => {
  type Events = readonly GameEvent<Event, Secret>[]
  const compare = (viewer: Viewer, left: Events, right: Events) => sameEvents(tavern, viewer, left, right)

  const drew = (card: number) => [{ public: { kind: 'drew', seat: 0 }, secret: { 0: { card } } }] as const
  const staked = (coins: number) => ({ public: { kind: 'staked', seat: 0, coins } }) as const
  const showed = (card: number) => ({ public: { kind: 'showed', seat: 0, card } }) as const

  it('are the same for whoever may not see the difference', () => {
    expect(compare(1, drew(1), drew(2))).toBe('same')
    expect(compare('spectator', drew(1), drew(2))).toBe('same')
    expect(compare(0, drew(1), drew(1))).toBe('same')
    expect(compare(0, [], [])).toBe('same')
  })

  it('are told apart by declared fields alone', () => {
    expect(compare(0, drew(1), drew(2))).toBe('revealed')
    expect(compare(1, [showed(1)], [showed(2)])).toBe('revealed')
    expect(compare(1, [staked(1)], [staked(2)])).toEqual({ leak: 'coins in the event staked is 1 or 2' })
  })

  it('may be anything after a reveal and nothing else before it', () => {
    expect(compare(1, [showed(1), staked(1)], [showed(2)])).toBe('revealed')
    expect(compare(1, [staked(1), showed(1)], [staked(2), showed(2)])).toHaveProperty('leak')
  })

  it('may be missing in one world when their kind reveals something', () => {
    expect(compare(1, [showed(1)], [])).toBe('revealed')
    expect(compare(1, [staked(1)], [showed(1)])).toBe('revealed')
    expect(compare(1, [staked(1)], [])).toEqual({ leak: 'event 0 is staked or missing' })
    expect(compare(1, [], [staked(1)])).toEqual({ leak: 'event 0 is missing or staked' })
  })

  it('may not hide a secret part from its seat in one world only', () => {
    expect(compare(0, drew(1), [{ public: { kind: 'drew', seat: 0 } }])).toEqual({
      leak: 'the secret part of event drew is there in one world only',
    })
  })
})

describe('tables', () => {
  it('follow from set-up and seed', () => {
    const table = newTable(tavern, { options: { rounds: 3 }, seats: 3 }, 'table')
    if ('id' in table) throw new Error(table.id)
    expect(table.seats).toEqual([0, 1, 2])
    expect(table.viewers).toEqual([0, 1, 2, 'spectator'])
    expect(table.start.header.seats.map(({ colour }) => colour)).toEqual(['red', 'green', 'blue'])
    expect(table.start.header.options).toEqual({ rounds: 3, dice: true })
    expect(newTable(tavern, { options: { rounds: 3 }, seats: 3 }, 'other')).not.toHaveProperty(
      'start.head',
      table.start.head,
    )
    expect(newTable(tavern, { options: { rounds: 7 }, seats: 3 }, 'table')).toHaveProperty(
      'id',
      'kernel.reject.badOption',
    )
  })
})

describe('findings', () => {
  it('fit in one line', () => {
    const finding = {
      property: 'ends',
      detail: 'no end',
      setup: { options: {}, seats: 2 },
      seed: 'x/1',
      step: 7,
    } as const
    expect(describeFinding(finding)).toBe('ends: no end (2 seats, options {}, seed x/1, after 7 moves)')
  })
})
