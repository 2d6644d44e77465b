import { describe, expect, it } from 'vitest'
import { declared, play, player, refusal, transmute } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { sage } from './sage.ts'

const game = declared(
  tableWith({ players: 2, seats: [{ hand: ['toad', 'fern', 'fern'], favours: ['sage', 'sage'] }] }),
  { 0: { transmute: 2, test: 1 } },
)

describe('Sage', () => {
  it('A-454, AR-34 has two copies, played when transmuting', () => {
    expect(sage).toMatchObject({ copies: 2, window: 'transmuting' })
  })

  it('A-431, AR-40 gives 2 gold instead of 1', () => {
    expect(player(play(game, [transmute('toad', 1)]), 0).gold).toBe(4)
  })

  it('A-453, AR-40 two of them on one ingredient give 3', () => {
    const done = play(game, [transmute('toad', 2)])
    expect(player(done, 0).gold).toBe(5)
    expect(player(done, 0).cards).toBe(2)
    expect(refusal(done, transmute('fern', 1))).toBe('favourMissing')
  })
})
