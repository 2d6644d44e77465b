import type { SaleQuality } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { notebookOf } from '../../engine/atTable.ts'
import type { Pair } from '../../engine/state.ts'
import { alchemists } from '../../game.ts'
import { all, declared, play, player, refusal, sell } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { barmaid } from './barmaid.ts'

const exact: Pair = ['mushroom', 'toad']
const sign: Pair = ['birdClaw', 'scorpion']
const neutral: Pair = ['toad', 'birdClaw']
const wrong: Pair = ['mushroom', 'birdClaw']

const sold = (barmaids: number, guarantee: SaleQuality, pair: Pair, reputation = 10) =>
  play(
    declared(
      tableWith({
        players: 2,
        seats: [{ hand: ['mushroom', 'toad', 'birdClaw', 'scorpion'], favours: ['barmaid', 'barmaid'], reputation }],
      }),
      { 0: { sell: 1 } },
    ),
    [sell(0, guarantee, pair, { barmaids })],
  )
const account = (game: ReturnType<typeof sold>) => [player(game, 0).gold - 2, player(game, 0).reputation - 10]

describe('Barmaid', () => {
  it('A-454, AR-34 has two copies, played on the own turn to sell', () => {
    expect(barmaid).toMatchObject({ copies: 2, window: 'selling' })
  })

  it('A-416 lifts a neutral potion to the correct sign: paid, and no loss', () => {
    expect(account(sold(1, 'correctSign', neutral))).toEqual([3, 0])
  })

  it('AR-32 lifts a wrong sign to neutral, which still costs 1', () => {
    expect(account(sold(1, 'neutral', wrong))).toEqual([2, -1])
  })

  it('A-416 gives 1 reputation for an exact potion', () => {
    expect(account(sold(1, 'exact', exact))).toEqual([4, 1])
  })

  it('A-417, A-129 two of them: the correct sign becomes exact and gains 1', () => {
    expect(account(sold(2, 'exact', sign))).toEqual([4, 1])
    expect(account(sold(2, 'exact', exact))).toEqual([4, 2])
    expect(account(sold(2, 'correctSign', wrong))).toEqual([3, 0])
  })

  it('AR-32 changes neither the answer nor the notes', () => {
    const game = sold(1, 'correctSign', neutral)
    expect(all(game, 'saleAnswered')[0]?.quality).toBe('neutral')
    expect(all(game, 'sold')[0]?.counted).toBe('correctSign')
    expect(notebookOf(alchemists.view(game.state, 0)).triangle[0]?.potions).toEqual(['neutral'])
  })

  it('A-126 needs the cards', () => {
    const game = declared(tableWith({ players: 2, seats: [{ hand: exact, favours: ['barmaid'] }] }), { 0: { sell: 1 } })
    expect(refusal(game, sell(0, 'exact', exact, { barmaids: 2 }))).toBe('favourMissing')
  })
})
