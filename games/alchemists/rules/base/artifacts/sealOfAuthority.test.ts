import { describe, expect, it } from 'vitest'
import { declared, endorse, play, player, publish } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { sealOfAuthority } from './sealOfAuthority.ts'

describe('Seal of Authority', () => {
  const theories = [{ on: 'toad', is: 'PPP', seals: [[1, 'gold']] }] as const
  const gained = (artifacts: readonly ('sealOfAuthority' | 'robeOfRespect')[], round: number, endorsing: boolean) => {
    const state = tableWith({ players: 2, round, seats: [{ gold: 9, artifacts }], theories })
    return (
      player(play(declared(state, { 0: { publish: 2 } }), [endorsing ? endorse('toad') : publish('fern', 'Nnp')]), 0)
        .reputation - 10
    )
  }

  it('A-440 costs 4, worth nothing, level II', () => {
    expect(sealOfAuthority).toMatchObject({ level: 2, cost: 4, points: 0 })
  })

  it('A-401 gives 3 for publishing and 2 for endorsing', () => {
    expect([gained(['sealOfAuthority'], 5, false), gained(['sealOfAuthority'], 5, true)]).toEqual([3, 2])
  })

  it('A-402, AR-45 gives 4 and 3 with the Robe, which is off in round 6', () => {
    const both = ['sealOfAuthority', 'robeOfRespect'] as const
    expect([gained(both, 5, false), gained(both, 5, true), gained(both, 6, false), gained(both, 6, true)]).toEqual([
      4, 3, 3, 2,
    ])
  })
})
