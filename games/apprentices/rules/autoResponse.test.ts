import { describe, expect, it } from 'vitest'
import { apprentices } from './game.ts'
import { accept, offer } from './testing/moves.ts'
import { played } from './testing/play.ts'
import { tableWith } from './testing/table.ts'

/** Seat 0 has acted and kept two gemstones; seat 1 has two ravens; seat 2, yet to act, has a gemstone. */
const state = tableWith({
  players: 3,
  dice: [['gemstone', 'gemstone'], ['raven', 'raven'], ['gemstone']],
  active: 1,
})

function fulfilled(table: typeof state, seat: number, wish: string) {
  return apprentices.autoResponse?.fulfil(apprentices.view(table, seat), wish) ?? null
}

describe('a standing offer of help', () => {
  it('DR-81 IN-4 offers what is left over once the seat has acted, one gemstone after the other', () => {
    expect(fulfilled(state, 0, 'leftovers')).toEqual(offer(0))
    const first = played(state, [[0, offer(0)]]).state
    expect(fulfilled(first, 0, 'leftovers')).toEqual(offer(1))
    const second = played(first, [[0, offer(1)]]).state
    expect(fulfilled(second, 0, 'leftovers')).toBeNull()
    expect(fulfilled(played(second, [accept(0, 2)]).state, 0, 'leftovers')).toBeNull()
  })

  it('DR-81 keeps what the seat may still need, unless it wants to help always', () => {
    expect(fulfilled(state, 2, 'leftovers')).toBeNull()
    expect(fulfilled(state, 2, 'always')).toEqual(offer(4))
  })

  it('DR-81 answers for a seat that never helps, and only when it was asked', () => {
    expect(fulfilled(state, 0, 'never')).toBeNull()
    const asked = played(state, [{ kind: 'askHelp' }]).state
    expect(fulfilled(asked, 0, 'never')).toEqual({ kind: 'declineHelp' })
    expect(fulfilled(played(asked, [[0, { kind: 'declineHelp' }]]).state, 0, 'never')).toBeNull()
  })

  it('DR-81 leaves the question to whoever wants to be asked, and does not offer again what was taken back', () => {
    expect(apprentices.autoResponse?.wishes[0]).toBe('ask')
    for (const seat of [0, 2]) expect(fulfilled(state, seat, 'ask')).toBeNull()
    const back = played(state, [
      [2, offer(4)],
      [2, { kind: 'withdrawHelp', gemstone: 4 }],
    ]).state
    expect(fulfilled(back, 2, 'always')).toBeNull()
  })
})
