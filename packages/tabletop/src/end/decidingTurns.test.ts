import type { Outcome } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { type CountedMove, decidingTurns, turningPoint } from './decidingTurns.ts'

/** Moves by who made them and how everybody stood afterwards; the first begins at nothing. */
function played(...after: readonly (readonly [seat: number, ...points: number[]])[]): readonly CountedMove[] {
  return after.map(([seat, ...points], index) => {
    const [, ...before] = after[index - 1] ?? [0, ...points.map(() => 0)]
    return { version: index + 1, seat, before, after: points }
  })
}

function ended(...totals: readonly number[]): Outcome {
  const places = totals.map((total) => 1 + totals.filter((other) => other > total).length)
  return { seats: totals.map((total, seat) => ({ seat, place: places[seat] ?? 1, total, breakdown: [] })) }
}

describe('the turns that decided a game', () => {
  it('are those after which the winner stood otherwise, either way, in the order of the game', () => {
    const moves = played([0, 1, 0], [1, 1, 6], [0, 9, 6], [1, 9, 7])
    expect(decidingTurns(moves, ended(9, 7))).toEqual([
      { from: 1, version: 2, seat: 1, before: 1, after: -5 },
      { from: 2, version: 3, seat: 0, before: -5, after: 3 },
      // Of turns of one point each, the later one.
      { from: 3, version: 4, seat: 1, before: 3, after: 2 },
    ])
  })

  it('hold all moves that a seat makes one after the other, and show the weightiest', () => {
    const moves = played([1, 0, 2], [0, 1, 2], [0, 8, 2], [0, 9, 2])
    const turns = decidingTurns(moves, ended(9, 2))
    expect(turns).toContainEqual({ from: 1, version: 3, seat: 0, before: -2, after: 7 })
  })

  it('compare the winner with whoever is best of the others at the time', () => {
    const [turn] = decidingTurns(played([0, 5, 3, 8]), ended(5, 3, 8))
    expect(turn).toMatchObject({ before: 0, after: 3 })
  })

  it('count what the final count adds as a turn of nobody, in which everybody may have gained', () => {
    const turns = decidingTurns(played([0, 4, 0], [1, 4, 6]), ended(14, 9))
    expect(turns.at(-1)).toEqual({ from: 1, version: 2, seat: null, before: -2, after: 5 })
  })

  it('are none where nobody gained on anybody, and where one plays alone', () => {
    expect(decidingTurns(played([0, 0, 0], [1, 0, 0]), ended(0, 0))).toEqual([])
    expect(decidingTurns(played([0, 7]), ended(7))).toEqual([])
    expect(decidingTurns([], ended(3, 1))).toEqual([])
  })
})

describe('the turning point', () => {
  it('is the turn that brought the winner furthest, however much others lost before', () => {
    const moves = played([1, 0, 9], [0, 4, 9], [0, 10, 9])
    expect(turningPoint(decidingTurns(moves, ended(10, 9)))).toMatchObject({ from: 1, before: -9, after: 1 })
  })

  it('is the final count only where no turn brought the winner on', () => {
    const counted = decidingTurns(played([1, 0, 3]), ended(8, 3))
    expect(turningPoint(counted)).toMatchObject({ seat: null, before: -3, after: 5 })
    const both = decidingTurns(played([1, 0, 3], [0, 2, 3]), ended(20, 3))
    expect(turningPoint(both)).toMatchObject({ seat: 0 })
    expect(turningPoint([])).toBeNull()
  })
})
