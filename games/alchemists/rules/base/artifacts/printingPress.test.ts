import { describe, expect, it } from 'vitest'
import { declared, endorse, play, player, publish, refusal } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { printingPress } from './printingPress.ts'

describe('Printing Press', () => {
  const press = { artifacts: ['printingPress'], gold: 1 } as const
  const theories = [{ on: 'toad', is: 'PPP', seals: [[1, 'gold']] }] as const

  it('A-440 costs 4, worth 2 points, level I', () => {
    expect(printingPress).toMatchObject({ level: 1, cost: 4, points: 2 })
  })

  it('A-398 publishes for nothing, and pays only other players when endorsing', () => {
    const state = tableWith({ players: 2, seats: [press, { gold: 0 }], theories })
    const published = play(declared(state, { 0: { publish: 2 } }), [publish('fern', 'Nnp')])
    expect(player(published, 0).gold).toBe(1)
    const endorsed = play(published, [endorse('toad')])
    // The second seal of a tile brings a grant of 2 gold.
    expect(endorsed.table.players.map(({ gold }) => gold)).toEqual([2, 1])
  })

  it('AR-16, AR-23 lets also the poor publish', () => {
    const state = tableWith({ players: 2, seats: [{ ...press, gold: 0 }], theories })
    const game = declared(state, { 0: { publish: 1 } })
    expect(refusal(game, publish('fern', 'Nnp'))).toBeNull()
    expect(refusal(game, endorse('toad'))).toBe('noGold')
  })
})
