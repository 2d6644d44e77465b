import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { sequentialHalving } from './sequentialHalving.ts'

const never = () => false

describe('sequentialHalving', () => {
  it('finds the best of many noisy candidates', () => {
    const chance = quickChance('arms')
    const arms = [0.2, 0.5, 0.35, 0.6, 0.1, 0.75, 0.4, 0.3]
    const found = sequentialHalving(arms, {
      trials: 4000,
      outOfTime: never,
      world: () => chance.below(1000) / 1000,
      play: (luck, arm) => (luck < arm ? 1 : 0),
    })
    expect(found).toBe(0.75)
  })

  it('shows every world to all candidates still in, and spends its trials', () => {
    const seen = new Map<number, string[]>()
    let worlds = 0
    sequentialHalving(['a', 'b', 'c', 'd'], {
      trials: 48,
      outOfTime: never,
      world: () => worlds++,
      play: (world, candidate) => {
        seen.set(world, [...(seen.get(world) ?? []), candidate])
        return candidate === 'c' ? 1 : 0
      },
    })
    const groups = [...seen.values()].map((candidates) => candidates.length)
    expect(groups).toEqual([4, 4, 4, 4, 4, 4, ...Array.from({ length: 12 }, () => 2)])
  })

  it('answers with the leader when time runs out', () => {
    let calls = 0
    const found = sequentialHalving([1, 2, 3], {
      trials: 1_000_000,
      outOfTime: () => ++calls > 5,
      world: () => 0,
      play: (_, candidate) => candidate / 10,
    })
    expect(found).toBe(3)
    expect(calls).toBe(6)
  })

  it('answers with the first candidate when there was no time at all', () => {
    const trial = { trials: 10, outOfTime: () => true, world: () => 0, play: () => 1 }
    expect(sequentialHalving(['first', 'second'], trial)).toBe('first')
  })

  it('does not try a single candidate', () => {
    const trial = {
      trials: 10,
      outOfTime: never,
      world: () => 0,
      play: () => {
        throw new Error('tried')
      },
    }
    expect(sequentialHalving(['only'], trial)).toBe('only')
  })
})
