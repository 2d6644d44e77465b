import { describe, expect, it } from 'vitest'
import { type DatedDeed, titlesOf } from './titles.ts'

const bold = { name: 'bold', by: 'greatest', least: 2 } as const
const busy = { name: 'busy', by: 'sum', least: 2 } as const
const quick = { name: 'quick', by: 'greatest', least: 0 } as const
const kind = { name: 'kind', by: 'sum', least: 1 } as const

function deed(seat: number, worth: number, version: number): DatedDeed {
  return { seat, worth, version }
}

describe('titles', () => {
  it('go to the greatest deed, and stand for its move', () => {
    const deeds = [deed(0, 3, 4), deed(1, 5, 9), deed(1, 2, 12)]
    expect(titlesOf([bold], [deeds], 3)).toEqual([{ name: 'bold', seats: [1], worth: 5, version: 9 }])
  })

  it('go to all deeds together where these count, and stand for the weightiest', () => {
    const deeds = [deed(0, 4, 2), deed(1, 2, 5), deed(1, 3, 8)]
    expect(titlesOf([busy], [deeds], 3)).toEqual([{ name: 'busy', seats: [1], worth: 5, version: 8 }])
  })

  it('are not given where nobody did anything to speak of', () => {
    expect(titlesOf([bold, busy], [[], []], 3)).toEqual([])
    expect(titlesOf([bold], [[deed(0, 1, 3)]], 3)).toEqual([])
  })

  it('are shared by those who did equally well, with the move that came first', () => {
    const deeds = [deed(2, 5, 11), deed(0, 5, 7), deed(1, 4, 3)]
    expect(titlesOf([bold], [deeds], 3)).toEqual([{ name: 'bold', seats: [0, 2], worth: 5, version: 7 }])
  })

  it('are not given where the whole table did equally well', () => {
    expect(titlesOf([bold], [[deed(0, 5, 1), deed(1, 5, 2)]], 2)).toEqual([])
  })

  it('are three at most, in the order of their rarity, first to those who have none', () => {
    const all = [bold, busy, quick, kind]
    const ann = [deed(0, 5, 1)]
    // Ann would have all but the last; Bob, who has none, is not forgotten for her third.
    expect(titlesOf(all, [ann, ann, ann, [deed(1, 2, 6)]], 3).map(({ name, seats }) => [name, seats])).toEqual([
      ['bold', [0]],
      ['busy', [0]],
      ['kind', [1]],
    ])
    expect(titlesOf(all, [ann, ann, ann, ann], 3).map(({ name }) => name)).toEqual(['bold', 'busy', 'quick'])
  })
})
