import { apprentices } from '@athanor/apprentices'
import { tableWith } from '@athanor/apprentices/testing'
import { describe, expect, it } from 'vitest'
import { waysIn, waysTo } from './ways.ts'

describe('ways', () => {
  const state = tableWith({
    players: 2,
    dice: [
      ['black potion', 'potion', 'potion', 'yellow gemstone', 'parchment'],
      ['gemstone', 'raven'],
    ],
    tokens: { 4: [[0, 1]] },
  })
  const view = apprentices.view(state, 0)

  it('asks once where units serve alike, and spends what can be spared best', () => {
    expect(waysTo(waysIn(view), 'research', 4)).toEqual([{ kind: 'research', table: 4, units: [0, 1] }])
  })

  it('tells apart what pays for "any" of a cost', () => {
    const dear = apprentices.view(
      tableWith({ players: 2, dice: [['potion', 'potion', 'potion', 'gemstone', 'parchment'], []] }),
      0,
    )
    const paid = waysTo(waysIn(dear), 'research', 2).map((way) => (way.kind === 'research' ? way.units : []))
    expect(paid).toEqual([
      [0, 1, 2, 4],
      [0, 1, 2, 3],
    ])
  })

  it('takes exactly the units that the player insists on', () => {
    expect(waysTo(waysIn(view, [1, 2]), 'research', 4)).toEqual([{ kind: 'research', table: 4, units: [1, 2] }])
    expect(waysTo(waysIn(view, [3]), 'research', 4)).toEqual([])
  })

  it('spends a made unit before any die', () => {
    const made = { holder: 0, maker: 0, table: 2, rank: 1, type: 'potion', state: 'ready' } as const
    const richer = apprentices.view({ ...state, made: [made] }, 0)
    expect(waysTo(waysIn(richer), 'research', 4)).toEqual([{ kind: 'research', table: 4, units: [0, 28] }])
  })

  it('lists every raven that can be driven off: of others who are yet to act too', () => {
    expect(waysTo(waysIn(view), 'cancelRaven')).toEqual([{ kind: 'cancelRaven', gemstone: 3, raven: 6 }])
  })

  it('leaves nothing out: whatever is legal is one of the ways up to units that serve alike', () => {
    const kinds = new Set([...apprentices.legal(view)].map(({ kind }) => kind))
    expect(new Set(waysIn(view).map(({ kind }) => kind))).toEqual(kinds)
  })
})
