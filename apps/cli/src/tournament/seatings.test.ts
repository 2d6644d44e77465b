import { describe, expect, it } from 'vitest'
import { mirroredSeatings, seatedInTurn } from './seatings.ts'

describe('mirroredSeatings', () => {
  it('plays all pairs both ways at a table for two', () => {
    expect(mirroredSeatings(['a', 'b', 'c'], 2).map((seating) => seating.join(''))).toEqual([
      'ab',
      'ba',
      'ac',
      'ca',
      'bc',
      'cb',
    ])
  })

  it('plays all rotations of a full table', () => {
    expect(mirroredSeatings(['a', 'b', 'c'], 3).map((seating) => seating.join(''))).toEqual(['abc', 'bca', 'cab'])
  })

  it('lets two contestants take turns round a larger table, without playing a seating twice', () => {
    expect(mirroredSeatings(['a', 'b'], 4).map((seating) => seating.join(''))).toEqual(['abab', 'baba'])
    expect(mirroredSeatings(['a', 'b'], 3).map((seating) => seating.join(''))).toEqual([
      'aba',
      'baa',
      'aab',
      'bab',
      'abb',
      'bba',
    ])
  })

  it.each([
    [2, 2],
    [2, 3],
    [2, 5],
    [3, 2],
    [3, 4],
    [4, 3],
    [5, 5],
  ])('gives %i contestants every one of %i seats equally often', (count, seats) => {
    const contestants = ['a', 'b', 'c', 'd', 'e'].slice(0, count)
    const seatings = mirroredSeatings(contestants, seats)
    for (let seat = 0; seat < seats; seat++) {
      const times = contestants.map((name) => seatings.filter((seating) => seating[seat] === name).length)
      expect(new Set(times).size).toBe(1)
    }
  })
})

describe('seatedInTurn', () => {
  it('starts a short list over', () => {
    expect(seatedInTurn(['a', 'b'], 5)).toEqual(['a', 'b', 'a', 'b', 'a'])
  })
})
