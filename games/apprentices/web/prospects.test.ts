import { apprentices } from '@athanor/apprentices'
import { tableWith } from '@athanor/apprentices/testing'
import { describe, expect, it } from 'vitest'
import { threatsTo } from './prospects.ts'
import { turnOf } from './turn.ts'

describe('prospects', () => {
  const state = tableWith({
    players: 3,
    dice: [['potion', 'potion', 'parchment', 'parchment', 'parchment'], [], []],
    tokens: {
      4: [
        [1, 2],
        [0, 1],
        [2, 1],
      ],
      6: [
        [0, 5],
        [1, 2],
      ],
    },
  })
  const { prospects } = turnOf(apprentices.view(state, 0), true, [])

  it('say what can be paid now and what is short', () => {
    expect(prospects[3]?.now).toHaveLength(1)
    expect(prospects[3]?.points).toBe(1)
    expect(prospects[4]?.now).toHaveLength(0)
    expect(prospects[4]?.missing).toEqual(['gemstone', 'gemstone'])
    expect(prospects[0]?.missing).toEqual(['gemstone', 'gemstone'])
  })

  it('name who is overtaken and which slot changes hands (D-091..D-093)', () => {
    // Landing on the square of seat 1 ranks before it.
    expect(prospects[3]?.shifts.map(({ seat, from, to }) => [seat, from?.rank ?? 0, to.rank])).toEqual([
      [0, 2, 1],
      [1, 1, 2],
    ])
    expect(prospects[3]?.shifts[0]?.to.effect?.kind).toBe('rerollDie')
  })

  it('end at the last square in use', () => {
    expect(prospects[5]?.points).toBeNull()
    expect(prospects[5]?.now).toEqual([])
  })

  it('ignore ranks that give nothing', () => {
    // Table 6 has one slot; table 1 none at all.
    expect(prospects[0]?.shifts).toEqual([])
  })

  it('name who could take a slot from the seat by one step', () => {
    // At table 4 seat 2 lies under seat 0 on the first square: one step puts it in front.
    expect(threatsTo(state, 0).map(({ table, rival, from }) => [table, rival, from.rank])).toEqual([[4, 2, 2]])
  })
})
