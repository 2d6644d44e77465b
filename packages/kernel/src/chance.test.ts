import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pick, type Stream, shuffled, uniformBelow } from './chance.ts'
import { quickChance } from './quickChance.ts'

/** Gives the listed words, then fails. */
function words(...list: readonly number[]): { next: () => number; left: () => number } {
  let at = 0
  return {
    next: () => {
      const word = list[at++]
      if (word === undefined) throw new Error('too many words were read')
      return word
    },
    left: () => list.length - at,
  }
}

function draws(...numbers: readonly number[]): { stream: Stream; asked: number[] } {
  const asked: number[] = []
  const rest = [...numbers]
  return { asked, stream: { below: (n) => (asked.push(n), rest.shift() ?? 0) } }
}

describe('uniformBelow', () => {
  it('takes one word for one number', () => {
    const source = words(0, 5, 6, 7, 0xffff_fffb)
    expect(uniformBelow(source.next, 6)).toBe(0)
    expect(uniformBelow(source.next, 6)).toBe(5)
    expect(uniformBelow(source.next, 6)).toBe(0)
    expect(uniformBelow(source.next, 6)).toBe(1)
    // 2³² is 4 more than a multiple of 6: the last word that counts is 2³² − 5.
    expect(uniformBelow(source.next, 6)).toBe(5)
    expect(source.left()).toBe(0)
  })

  it('throws the incomplete rest of words away', () => {
    for (const word of [0xffff_fffc, 0xffff_fffd, 0xffff_fffe, 0xffff_ffff]) {
      const source = words(word, 3)
      expect(uniformBelow(source.next, 6)).toBe(3)
      expect(source.left()).toBe(0)
    }
    const several = words(0xffff_fffc, 0xffff_ffff, 0xffff_fffd, 8)
    expect(uniformBelow(several.next, 6)).toBe(2)
  })

  it('throws nothing away when the words divide evenly', () => {
    for (const n of [1, 2, 4, 0x8000_0000, 0x1_0000_0000]) {
      const source = words(0xffff_ffff)
      expect(uniformBelow(source.next, n)).toBe(n - 1)
    }
    expect(uniformBelow(words(0x1234_5678).next, 0x1_0000_0000)).toBe(0x1234_5678)
  })

  it('draws nothing below what is no count of things', () => {
    for (const n of [0, -1, 0.5, 6.5, Number.NaN, Number.POSITIVE_INFINITY, 0x1_0000_0001]) {
      expect(() => uniformBelow(words().next, n)).toThrow(new RangeError(`cannot draw below ${n}`))
    }
    expect(uniformBelow(words(9).next, 1)).toBe(0)
  })

  it('stays below n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0x1_0000_0000 }), fc.integer({ min: 0, max: 0xffff_ffff }), (n, word) => {
        const got = uniformBelow(words(word, 0).next, n)
        expect(got).toBeGreaterThanOrEqual(0)
        expect(got).toBeLessThan(n)
      }),
    )
  })

  it('favours no number', () => {
    const chance = quickChance('uniform')
    const counts = Array.from({ length: 6 }, () => 0)
    for (let roll = 0; roll < 60_000; roll++) {
      const face = chance.below(6)
      counts[face] = (counts[face] ?? 0) + 1
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    // 5 degrees of freedom, 0.1 %.
    expect(chiSquare).toBeLessThan(20.5)
  })
})

describe('shuffled', () => {
  it('draws from the end, one position less each time', () => {
    const { stream, asked } = draws(0, 1, 0)
    expect(shuffled(stream, ['a', 'b', 'c', 'd'])).toEqual(['c', 'd', 'b', 'a'])
    expect(asked).toEqual([4, 3, 2])
  })

  it('leaves things alone when every draw is the last position', () => {
    expect(shuffled(draws(3, 2, 1).stream, ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd'])
  })

  it('draws nothing for one item or none', () => {
    const { stream, asked } = draws()
    expect(shuffled(stream, [])).toEqual([])
    expect(shuffled(stream, ['a'])).toEqual(['a'])
    expect(asked).toEqual([])
  })

  it('keeps all items and the original list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const before = [...items]
        const result = shuffled(quickChance(seed), items)
        expect(result).not.toBe(items)
        expect(items).toEqual(before)
        expect(result.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b))
      }),
    )
  })

  it('gives every order the same odds', () => {
    const chance = quickChance('orders')
    const counts = new Map<string, number>()
    for (let round = 0; round < 24_000; round++) {
      const order = shuffled(chance, ['a', 'b', 'c', 'd']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    // 23 degrees of freedom, 0.1 %.
    expect(chiSquare).toBeLessThan(49.7)
  })
})

describe('pick', () => {
  it('takes the item that was drawn', () => {
    const { stream, asked } = draws(2)
    expect(pick(stream, ['a', 'b', 'c'])).toBe('c')
    expect(asked).toEqual([3])
  })

  it('has nothing to take from an empty list', () => {
    expect(() => pick(quickChance(1), [])).toThrow(RangeError)
  })
})
