import { describe, expect, it } from 'vitest'
import { buy, debunk, declared, endorse, exhibit, play, player, publish } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { robeOfRespect } from './robeOfRespect.ts'

const robe = { artifacts: ['robeOfRespect'], gold: 9 } as const
const scorpion = (seal: 'gold' | 'green', seat = 1) => [{ on: 'scorpion', is: 'pnP', seals: [[seat, seal]] }] as const

describe('Robe of Respect', () => {
  it('A-440 costs 4, worth nothing, level I', () => {
    expect(robeOfRespect).toMatchObject({ level: 1, cost: 4, points: 0 })
  })

  it('A-399 enlarges every gain by 1, but not in the final round', () => {
    const debunked = (round: number) =>
      player(
        play(
          declared(tableWith({ players: 2, round, seats: [robe], theories: scorpion('gold') }), {
            0: { debunk: 1, publish: 1 },
          }),
          [debunk('scorpion', 'green')],
        ),
        0,
      ).reputation
    expect([debunked(2), debunked(6)]).toEqual([13, 12])
  })

  it('A-400, AR-45 helps a self-debunk only when the net is a gain', () => {
    const self = (seal: 'gold' | 'green') =>
      player(
        play(
          declared(tableWith({ players: 2, seats: [robe], theories: scorpion(seal, 0) }), {
            0: { debunk: 1, publish: 1 },
          }),
          [debunk('scorpion', 'green')],
        ),
        0,
      ).reputation
    expect([self('green'), self('gold')]).toEqual([13, 7])
  })

  it('AR-45 gives nothing for an endorsement without the Seal, and nothing at the exhibition', () => {
    const endorsed = play(
      declared(tableWith({ players: 2, seats: [robe], theories: scorpion('gold') }), { 0: { publish: 2 } }),
      [endorse('scorpion')],
    )
    expect(player(endorsed, 0).reputation).toBe(10)
    const shown = play(
      declared(tableWith({ players: 2, round: 6, seats: [{ ...robe, hand: ['mushroom', 'toad'] }] }), {
        0: { exhibit: 1 },
      }),
      [exhibit('healing', ['mushroom', 'toad'])],
    )
    expect(player(shown, 0).reputation).toBe(11)
  })

  it('AR-17, AR-83 counts for each gain of its own, from the purchase on', () => {
    const state = tableWith({ players: 2, seats: [{ gold: 9 }], onOffer: ['robeOfRespect'] })
    const game = play(declared(state, { 0: { buy: 1, publish: 2 } }), [buy('robeOfRespect'), publish('fern', 'Nnp')])
    expect(player(game, 0).reputation).toBe(12)
  })
})
