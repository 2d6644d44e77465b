import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { featureNames } from './features.ts'
import { learnt } from './learnt.ts'
import { fitted, noSums, solved, summed } from './regression.ts'
import { type Course, training } from './training.ts'
import { type LearntValues, leadFrom } from './value.ts'

describe('weights', () => {
  it('solve equations, whatever their order', () => {
    expect(
      solved([
        [0, 2, 6],
        [3, 1, 9],
      ]),
    ).toEqual([2, 3])
  })

  it('are found again in what follows from them', () => {
    const chance = quickChance('weights')
    let sums = noSums(3)
    for (let sample = 0; sample < 4000; sample++) {
      const [one, other] = [chance.below(100), chance.below(10)]
      const noise = chance.below(21) - 10
      sums = summed(sums, Float64Array.of(1, one, other), 7 + 2 * one - 3 * other + noise)
    }
    const [offset, first, second] = fitted(sums)
    expect(first).toBeCloseTo(2, 0)
    expect(second).toBeCloseTo(-3, 0)
    expect(Math.abs((offset ?? 0) - 7)).toBeLessThan(2)
  })
})

describe('training', () => {
  const seeds = ['a', 'b', 'c']

  it('comes to the same, broken off and gone on with or not', () => {
    const whole = seeds.reduce((course, seed) => training.learn(course, '2', seed), training.begin())
    const begun = JSON.parse(JSON.stringify(training.learn(training.begin(), '2', 'a'))) as unknown
    const goneOn = ['b', 'c'].reduce((course, seed) => training.learn(course, '2', seed), begun)
    expect(training.result(goneOn)).toEqual(training.result(whole))
    // Two seats at the beginning of each round but the first.
    expect((whole as Course)['2']?.map(({ count }) => count)).toEqual([6, 6, 6, 6, 6])
    expect(Object.keys(training.result(whole) as LearntValues)).toEqual(['2'])
  })
})

describe('what was learnt', () => {
  it('holds weights for every table and every round', () => {
    expect(Object.keys(learnt.values).sort()).toEqual([...training.tables].sort())
    for (const { rounds } of Object.values(learnt.values)) {
      expect(rounds.map((weights) => weights.length)).toEqual(Array(5).fill(featureNames.length))
    }
  })

  it('says that points are good, and those of a rival are not', () => {
    for (const value of Object.values(learnt.values)) {
      // Before the fourth round nobody has enough of anything to learn from.
      const weightOf = (name: (typeof featureNames)[number]) => {
        const features = new Float64Array(featureNames.length)
        features[featureNames.indexOf(name)] = 1
        return [4, 5, 6].reduce((sum, round) => sum + leadFrom(value, round, features), 0)
      }
      expect(weightOf('reputation')).toBeGreaterThan(0)
      expect(weightOf('rivalReputation')).toBeLessThan(0)
      expect(weightOf('sealPoints')).toBeGreaterThan(0)
      expect(weightOf('rivalSealPoints')).toBeLessThan(0)
    }
  })
})
