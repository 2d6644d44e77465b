import { describe, expect, it } from 'vitest'
import { alchemists } from '../../game.ts'
import { begun, toTheEnd } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { bronzeCup } from './bronzeCup.ts'

describe('Bronze Cup', () => {
  it('A-440, A-450 costs 4 and does nothing but score 4 points, level III', () => {
    expect(bronzeCup).toEqual({ id: 'bronzeCup', level: 3, cost: 4, points: 4, source: 'component' })
    const game = toTheEnd(begun(tableWith({ players: 2, round: 6, seats: [{ artifacts: ['bronzeCup'] }] })))
    const [own] = alchemists.outcome(game.state)?.seats ?? []
    expect(own?.breakdown.find(({ source }) => source === 'artifacts')?.points).toBe(4)
  })
})
