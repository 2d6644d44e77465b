import { describe, expect, it } from 'vitest'
import { alchemists } from '../../game.ts'
import { begun, toTheEnd } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { silverChalice } from './silverChalice.ts'

describe('Silver Chalice', () => {
  it('A-440, A-450 costs 4 and does nothing but score 6 points, level II', () => {
    expect(silverChalice).toEqual({ id: 'silverChalice', level: 2, cost: 4, points: 6, source: 'component' })
    const game = toTheEnd(begun(tableWith({ players: 2, round: 6, seats: [{ artifacts: ['silverChalice'] }] })))
    const [own] = alchemists.outcome(game.state)?.seats ?? []
    expect(own?.breakdown.find(({ source }) => source === 'artifacts')?.points).toBe(6)
  })
})
