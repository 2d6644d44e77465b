import { describe, expect, it } from 'vitest'
import { alchemists } from '../../game.ts'
import { begun, toTheEnd } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { wisdomIdol } from './wisdomIdol.ts'

describe('Wisdom Idol', () => {
  it('A-440 costs 4, level III', () => {
    expect(wisdomIdol).toMatchObject({ level: 3, cost: 4, points: 0 })
  })

  it('A-404, AR-47, A-249 adds a point for each own seal on a correct theory, starred or not, on top of its value', () => {
    const theories = [
      { on: 'toad', is: 'pnP', seals: [[0, 'gold']] },
      { on: 'fern', is: 'Nnp', seals: [[0, 'red']] },
      { on: 'scorpion', is: 'PPP', seals: [[0, 'silver']] },
    ] as const
    const game = toTheEnd(begun(tableWith({ players: 2, round: 6, theories, seats: [{ artifacts: ['wisdomIdol'] }] })))
    const breakdown = alchemists.outcome(game.state)?.seats[0]?.breakdown
    expect(breakdown?.find(({ source }) => source === 'wisdomIdol')?.points).toBe(2)
    expect(breakdown?.find(({ source }) => source === 'theories')?.points).toBe(5 - 4)
  })
})
