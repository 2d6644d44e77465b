import { tableWith } from '@athanor/apprentices/testing'
import { describe, expect, it } from 'vitest'
import { effortOf } from './effort.ts'
import { packed } from './hand.ts'
import { type Flock, ravenSearch } from './ravenStep.ts'
import { sceneOf } from './scene.ts'
import { taste } from './taste.ts'

const unhurried = effortOf({ effort: 1, outOfTime: () => false })

/** How often the rest of a turn is thought about for one flock. */
function thoughtsOn(flock: Partial<Flock>): number {
  const scene = sceneOf(tableWith({ players: 2, tokens: { 5: [[0, 1]], 2: [[0, 1]] } }), 0, taste)
  let thoughts = 0
  const work = {
    value: () => {
      thoughts++
      return 0.5
    },
    options: () => {},
  }
  const plain = {
    hand: packed([2, 2, 2, 0]),
    squares: 0,
    used: 0,
    points: 30,
    ravens: [1, 0, 0, 0],
    offers: 0,
    batches: [],
  } as const
  ravenSearch(scene, work, unhurried).value({ ...plain, ...flock })
  return thoughts
}

describe('what is thought about ravens', () => {
  it('grows with the flock, and has an end', () => {
    const few = thoughtsOn({ ravens: [1, 0, 0, 0] })
    const some = thoughtsOn({ ravens: [1, 1, 0, 0] })
    expect(some).toBeGreaterThan(few)
    const many = thoughtsOn({ ravens: [6, 6, 6, 4], hand: packed([12, 12, 12, 0]), offers: 4 })
    expect(many).toBeGreaterThan(some)
    // Without an end there would be some millions.
    expect(many).toBeLessThan(20_000)
  })
})
