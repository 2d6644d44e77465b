import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { betterThanFirst, difference, meanOf, type Trials, triedOut } from './tryOut.ts'

const never = () => false

/** What an action brings is what it says, and the luck of the world, which is the same for all. */
function lucky(changed: Partial<Trials<number, number>> = {}): Trials<number, number> {
  return {
    trials: 48,
    isHalved: true,
    outOfTime: never,
    world: (number) => quickChance(`luck/${number}`).below(100),
    play: (luck, action) => luck + action,
    ...changed,
  }
}

describe('candidates that are tried out', () => {
  it('meet the same worlds, so that differences between them are not luck', () => {
    const tried = triedOut([1, 5, 3], lucky({ isHalved: false, trials: 30 }))
    expect(tried.map(({ leads }) => leads.length)).toEqual([10, 10, 10])
    const [one, five] = tried
    if (one === undefined || five === undefined) throw new RangeError('nothing was tried')
    expect(new Set(one.leads).size).toBeGreaterThan(5)
    expect(difference(five, one)).toEqual({ mean: 4, error: 0 })
  })

  it('are halved until two are left, each round with as many trials, and draw each world once', () => {
    const drawn: number[] = []
    const tried = triedOut([1, 2, 3, 4, 5, 6], lucky({ trials: 72, world: (number) => drawn.push(number) }))
    // Three rounds of 24 trials: all six in 4 worlds, three in 8 more, two in 12 more.
    expect(tried.map(({ leads }) => leads.length)).toEqual([4, 4, 4, 12, 24, 24])
    expect(drawn).toEqual(Array.from({ length: 24 }, (_, number) => number))
  })

  it('are all tried equally often where none is dropped', () => {
    const tried = triedOut([1, 2, 3, 4], lucky({ isHalved: false, trials: 20 }))
    expect(tried.map(({ leads }) => leads.length)).toEqual([5, 5, 5, 5])
  })

  it('are left as they are when the time is up, which is asked before every world', () => {
    let asked = 0
    const tried = triedOut([1, 2], lucky({ trials: 1000, outOfTime: () => ++asked > 3 }))
    expect(tried.map(({ leads }) => leads.length)).toEqual([3, 3])
    expect(asked).toBe(4)
  })

  it('tell how much is done, ever more, up to all', () => {
    const shares: number[] = []
    triedOut([1, 2, 3, 4, 5], lucky({ onProgress: (share) => shares.push(share) }))
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.length).toBeGreaterThan(5)
    expect(shares.at(-1)).toBeGreaterThan(0.9)
    expect(Math.max(...shares)).toBeLessThanOrEqual(1)
  })
})

describe('a difference', () => {
  it('counts only worlds in which both were tried', () => {
    expect(difference({ action: 'a', leads: [3, 5, 100] }, { action: 'b', leads: [1, 1] })).toEqual({
      mean: 3,
      error: 1,
    })
  })

  it('is unknown after a single world', () => {
    const { mean, error } = difference({ action: 'a', leads: [9] }, { action: 'b', leads: [1] })
    expect([mean, error]).toEqual([0, Number.POSITIVE_INFINITY])
    expect(meanOf([])).toBe(Number.NEGATIVE_INFINITY)
  })
})

describe('what is better than the first thought', () => {
  const first = { action: 'first', leads: [0, 0, 0, 0] }
  const noisy = { action: 'noisy', leads: [10, -8, 9, -3] }
  const sound = { action: 'sound', leads: [1, 2, 1, 2] }

  it('must be so many standard errors ahead', () => {
    expect(betterThanFirst([first, noisy], 0)?.tried.action).toBe('noisy')
    expect(betterThanFirst([first, noisy], 1)).toBeNull()
    expect(betterThanFirst([first, noisy, sound], 1)).toMatchObject({ tried: sound, gain: 1.5 })
  })

  it('is the one that is furthest ahead of those', () => {
    const far = { action: 'far', leads: [5, 6, 5, 6] }
    expect(betterThanFirst([first, sound, far], 1)?.tried.action).toBe('far')
    expect(betterThanFirst([far, sound, first], 0)).toBeNull()
    expect(betterThanFirst([], 0)).toBeNull()
  })
})
