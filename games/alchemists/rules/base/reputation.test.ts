import { describe, expect, it } from 'vitest'
import { all, debunk, declared, play, player } from '../testing/play.ts'
import { tableWith } from '../testing/table.ts'
import { reputationAfter, zoneOf } from './reputation.ts'

const lost = (reputation: number, loss: number) => reputationAfter(reputation, -loss, 0)

describe('reputation', () => {
  it('A-224 has four zones', () => {
    expect([1, 6, 7, 13, 14, 17, 18, 30].map(zoneOf)).toEqual([
      'red',
      'red',
      'plain',
      'plain',
      'green',
      'green',
      'blue',
      'blue',
    ])
  })

  it('A-226 loses one more in the green zone', () => {
    expect([lost(14, 1), lost(17, 2)]).toEqual([12, 14])
  })

  it('A-228 loses two more in the blue zone', () => {
    expect(lost(18, 5)).toBe(11)
  })

  it('A-231, AR-07 loses one less in the red zone, also nothing', () => {
    expect([lost(6, 1), lost(5, 2)]).toEqual([6, 4])
  })

  it('A-232 reads the zone before the change', () => {
    expect([lost(14, 1), lost(13, 5), lost(18, 1)]).toEqual([12, 8, 15])
  })

  it('A-233, AR-50 never falls below 1', () => {
    expect([lost(3, 5), lost(1, 1), lost(2, 3)]).toEqual([1, 1, 1])
  })

  it('A-234, AR-50 changes gains in no zone, and nothing when the net is nothing', () => {
    expect([5, 10, 14, 18].map((reputation) => reputationAfter(reputation, 2, 0))).toEqual([7, 12, 16, 20])
    expect(reputationAfter(18, 0, 1)).toBe(18)
  })

  it('A-235, A-289, A-291, AR-49 nets what happens at one moment: a self-debunk from 13 ends at 10', () => {
    const theories = [{ on: 'scorpion', is: 'pnP', seals: [[0, 'gold']] }] as const
    const state = tableWith({ players: 2, theories, seats: [{ reputation: 13 }] })
    const game = play(declared(state, { 0: { debunk: 1 } }), [debunk('scorpion', 'green')])
    expect(all(game, 'reputationChanged')[0]).toMatchObject({ seat: 0, from: 13, to: 10 })
    expect(player(game, 0).reputation).toBe(10)
  })

  it('A-004 rises and falls in play', () => {
    expect([reputationAfter(10, 1, 0), lost(10, 1)]).toEqual([11, 9])
  })
})
