import { describe, expect, it } from 'vitest'
import { quickChance } from './quickChance.ts'

const allWords = 0x1_0000_0000

function words(seed: number | string): readonly number[] {
  const chance = quickChance(seed)
  return Array.from({ length: 5 }, () => chance.below(allWords))
}

// Frozen, so that findings of the conformance kit and matches between bots can be seen again.
describe('quick chance', () => {
  it('gives the golden words', () => {
    expect(words(0)).toEqual([1427488602, 1980682239, 456575201, 3300212312, 1743954244])
    expect(words(1)).toEqual([573063952, 3268221502, 703077755, 2308299391, 1950625580])
    expect(words(-1)).toEqual([754549516, 1829345342, 2785016680, 2378084626, 2430036845])
    expect(words(2 ** 32 + 5)).toEqual([3760281558, 2402832508, 3549994560, 781919239, 4149851499])
    expect(words(Number.MAX_SAFE_INTEGER)).toEqual([4251970214, 283121339, 3233253927, 4087913446, 125566104])
    expect(words('')).toEqual([3409609475, 1498015605, 3827883034, 189679233, 2983159652])
    expect(words('athanor')).toEqual([3981106253, 1058391290, 3472068554, 1416396315, 2098184898])
    expect(words('Алхимик')).toEqual([407180002, 2176537933, 3128912992, 2187144838, 58181213])
  })

  it('gives the golden numbers', () => {
    const chance = quickChance('athanor')
    for (let word = 0; word < 5; word++) chance.below(allWords)
    expect(Array.from({ length: 8 }, () => chance.below(6))).toEqual([2, 0, 3, 4, 5, 5, 2, 0])
  })

  it('has one stream for everything', () => {
    const chance = quickChance(1)
    expect(chance.stream('deck')).toBe(chance)
    expect(chance.stream('dice')).toBe(chance.stream('deck'))
  })

  it('keeps two of them apart', () => {
    const [one, other] = [quickChance(1), quickChance(1)]
    one.below(6)
    one.below(6)
    expect(other.below(allWords)).toBe(573063952)
  })
})
