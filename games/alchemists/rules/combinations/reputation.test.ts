import { describe, expect, it } from 'vitest'
import type { Pair } from '../engine/state.ts'
import {
  all,
  buy,
  debunk,
  declared,
  demonstrate,
  endorse,
  type Played,
  play,
  player,
  publish,
  toTheEnd,
  untilRound,
} from '../testing/play.ts'
import { masterOptions, tableWith } from '../testing/table.ts'

const healing: Pair = ['mushroom', 'toad']

describe('Robe of Respect and Seal of Authority', () => {
  const dressed = { artifacts: ['robeOfRespect', 'sealOfAuthority'], gold: 9, hand: healing } as const
  const scorpion = (seat: number, seal: 'gold' | 'green') =>
    ({ on: 'scorpion', is: 'pnP', seals: [[seat, seal]] }) as const
  const reputations = (game: Played) => all(game, 'reputationChanged').map(({ from, to }) => `${from} ${to}`)

  it('AR-17, A-402 debunking and immediate publication are two gains, each enlarged once', () => {
    const state = tableWith({ players: 2, seats: [dressed], theories: [scorpion(1, 'green')] })
    const game = play(declared(state, { 0: { debunk: 1, publish: 1, test: 1 } }), [
      debunk('scorpion', 'green'),
      publish('scorpion', 'nPp'),
    ])
    expect(reputations(game)).toEqual(['10 13', '13 17'])
  })

  it('A-400, A-235, AR-17 a net loss is neither enlarged nor paid back by what is published afterwards', () => {
    const state = tableWith({
      players: 2,
      seats: [{ ...dressed, reputation: 13 }],
      theories: [scorpion(0, 'gold')],
    })
    const game = play(declared(state, { 0: { debunk: 1, publish: 1, test: 1 } }), [
      debunk('scorpion', 'green'),
      publish('scorpion', 'nPp'),
    ])
    expect(reputations(game)).toEqual(['13 10', '10 14'])
  })

  it('A-400, A-312, AR-45 two theories at once: one gain with one bonus, or one net loss without', () => {
    const demonstrated = (seal: 'gold' | 'green') => {
      const theories = [scorpion(1, 'green'), { on: 'mushroom', is: 'pNn', seals: [[0, seal]] }] as const
      const state = tableWith({ players: 2, options: masterOptions, seats: [dressed], theories })
      return reputations(
        play(declared(state, { 0: { debunk: 1, test: 1 } }), [demonstrate(['mushroom', 'scorpion'], 'speed')]),
      )
    }
    expect([demonstrated('green'), demonstrated('gold')]).toEqual([['10 13'], ['10 7']])
  })

  it('AR-83, A-401, A-402 the Seal works from its purchase on, beside a Robe of earlier rounds', () => {
    const seat = { ...dressed, artifacts: ['robeOfRespect'] } as const
    const state = tableWith({ players: 2, round: 4, seats: [seat], onOffer: ['sealOfAuthority'] })
    const game = play(declared(state, { 0: { buy: 1, publish: 1, test: 1 } }), [
      buy('sealOfAuthority'),
      publish('fern', 'Nnp'),
    ])
    expect(reputations(game)).toEqual(['10 14'])
  })

  it('A-399, A-316 enlarges the reward for a conflict', () => {
    const theories = [scorpion(1, 'green'), { on: 'toad', is: 'PPP', seals: [[1, 'gold']] }] as const
    const state = tableWith({ players: 2, options: masterOptions, seats: [dressed], theories })
    const game = play(declared(state, { 0: { debunk: 1, test: 1 } }), [demonstrate(['toad', 'scorpion'], 'wisdom')])
    expect(reputations(game)).toEqual(['10 13'])
  })

  it('A-399, AR-49, AR-82 enlarges conference and top award, each once; the last top award not at all', () => {
    const theories = [scorpion(0, 'gold')]
    const robe = { artifacts: ['robeOfRespect'] } as const
    const third = untilRound(declared(tableWith({ players: 2, round: 3, seats: [robe], theories }), {}), 4)
    expect(player(third, 0).reputation).toBe(14)
    const fifth = tableWith({ players: 2, round: 5, seats: [robe, {}], theories })
    // One seal is too few at the second conference: 1 lost, and 2 for the award.
    expect(player(untilRound(declared(fifth, {}), 6), 0).reputation).toBe(11)
    const last = toTheEnd(declared(tableWith({ players: 2, round: 6, seats: [robe], theories }), {}))
    expect(player(last, 0).reputation).toBe(11)
  })

  it('A-398, A-402, A-254 with the Printing Press: only the other seals are paid, and 3 is gained', () => {
    const theories = [
      {
        on: 'toad',
        is: 'PPP',
        seals: [
          [1, 'gold'],
          [2, 'silver'],
        ],
      },
    ] as const
    const seat = { ...dressed, gold: 2, artifacts: [...dressed.artifacts, 'printingPress'] } as const
    const state = tableWith({ players: 3, seats: [seat, { gold: 0 }, { gold: 0 }], theories })
    const game = play(declared(state, { 0: { publish: 1, test: 1 } }), [endorse('toad')])
    expect(game.table.players.map(({ gold }) => gold)).toEqual([0, 1, 1])
    expect(player(game, 0).reputation).toBe(13)
  })
})
