import { describe, expect, it } from 'vitest'
import { buy, declared, legalOf, play, player, refusal } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { altarOfGold } from './altarOfGold.ts'

const at = (gold: number, artifacts: readonly 'robeOfRespect'[] = []) =>
  declared(tableWith({ players: 2, round: 6, seats: [{ gold, artifacts }], onOffer: ['altarOfGold', 'bronzeCup'] }), {
    0: { buy: 1 },
  })

describe('Altar of Gold', () => {
  it('A-440 costs 1, worth nothing, level III', () => {
    expect(altarOfGold).toMatchObject({ level: 3, cost: 1, points: 0 })
  })

  it('A-451 turns gold into reputation: with 6 gold, 5 after the price', () => {
    const game = play(at(6), [buy('altarOfGold', 0, 5)])
    expect([player(game, 0).gold, player(game, 0).reputation]).toEqual([0, 15])
  })

  it('AR-84 takes 0 to 8, at most the gold left', () => {
    const offers = (gold: number) =>
      legalOf(at(gold)).flatMap((action) =>
        action.kind === 'buy' && action.artifact === 'altarOfGold' ? [action.offering] : [],
      )
    expect(offers(4)).toEqual([0, 1, 2, 3])
    expect(offers(12)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(refusal(at(4), buy('altarOfGold', 0, 4))).toBe('noGold')
    expect(refusal(at(9), buy('bronzeCup', 0, 2))).toBe('noAltar')
    expect(player(play(at(4), [buy('altarOfGold')]), 0).reputation).toBe(10)
  })

  it('AR-45, AR-82 gets no help from the Robe, which is off in round 6', () => {
    expect(player(play(at(6, ['robeOfRespect']), [buy('altarOfGold', 0, 5)]), 0).reputation).toBe(15)
  })
})
