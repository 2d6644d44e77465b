import { describe, expect, it } from 'vitest'
import {
  all,
  begun,
  bid,
  declared,
  favoursIn,
  forageDeck,
  plan,
  play,
  player,
  question,
  refusal,
  together,
  untilRound,
} from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { associate } from './associate.ts'

const helped = (order: readonly number[], ...seats: readonly number[]) =>
  tableWith({
    players: 3,
    order,
    seats: [0, 1, 2].map((seat) => ({
      favours: seats.filter((one) => one === seat).map(() => 'associate' as const),
      hand: ['toad', 'fern'] as const,
    })),
  })

describe('Associate', () => {
  it('A-454, AR-34 has three copies, played while declaring', () => {
    expect(associate).toMatchObject({ copies: 3, window: 'declaring' })
  })

  it('A-412, AR-36 puts both actions on a space into the top row', () => {
    let game = declared(helped([0, 1, 2], 2), {
      0: { forage: 2 },
      1: { forage: 1 },
      2: { forage: 2, associates: ['forage'] },
    })
    const order: string[] = []
    while (question(game).endsWith('forage')) {
      order.push(question(game).charAt(0))
      game = play(game, [forageDeck])
    }
    expect(order.join('')).toBe('20120')
  })

  it('A-413, AR-36 orders several Associates by play order, ahead of all others', () => {
    const game = declared(helped([0, 1, 2], 1, 2), {
      0: { forage: 1 },
      1: { forage: 1, associates: ['forage'] },
      2: { forage: 1, associates: ['forage'] },
    })
    expect([question(game).charAt(0), ...game.table.queue.map(({ seat }) => String(seat))].join('')).toBe('120')
  })

  it('A-414, A-219 wins ties at Sell, but bids decide', () => {
    const game = declared(helped([0, 1, 2], 2), {
      0: { sell: 1 },
      1: { sell: 1 },
      2: { sell: 1, associates: ['sell'] },
    })
    expect(all(together(game, { 0: bid(0), 1: bid(0), 2: bid(0) }), 'bidsRevealed')[0]?.order).toEqual([2, 0, 1])
    expect(all(together(game, { 0: bid(0), 1: bid(1), 2: bid(0) }), 'bidsRevealed')[0]?.order).toEqual([1, 2, 0])
  })

  it('A-415 goes on different spaces', () => {
    const game = begun(helped([1, 2, 0], 0, 0))
    expect(refusal(game, plan({ forage: 1, test: 1, associates: ['forage', 'forage'] }))).toBe('associateTwice')
    expect(refusal(game, plan({ forage: 1, test: 1, associates: ['forage', 'test'] }))).toBeNull()
  })

  it('AR-75 needs an own cube on the space', () => {
    expect(refusal(begun(helped([1, 2, 0], 0)), plan({ forage: 1, associates: ['test'] }))).toBe('associateWithoutCube')
    expect(refusal(begun(helped([1, 2, 0])), plan({ forage: 1, associates: ['forage'] }))).toBe('favourMissing')
  })

  it('AR-36 works on the Custodian card', () => {
    const state = tableWith({
      players: 2,
      seats: [
        { hand: ['toad', 'fern'], favours: ['custodian'] },
        { hand: ['toad', 'fern'], favours: ['custodian', 'associate'] },
      ],
    })
    expect(question(declared(state, { 0: { custodian: 1 }, 1: { custodian: 1, associates: ['custodian'] } }))).toBe(
      '1 custodian',
    )
  })

  it('A-126, A-128, A-412 helps in the round in which it is played, and not in the next', () => {
    const wishes = { 0: { forage: 1 }, 1: { forage: 1 } }
    const first = declared(helped([0, 1, 2], 1), { ...wishes, 1: { forage: 1, associates: ['forage'] } })
    expect(question(first)).toBe('1 forage')
    expect([player(first, 1).favours, favoursIn(first.table.favourDiscard, 'associate')]).toEqual([0, 1])
    const ordered = play(
      untilRound(first, 3),
      [2, 1, 3].map((space) => ({ kind: 'chooseOrder', space })),
    )
    expect(ordered.table.order).toEqual([2, 1, 0])
    const reordered = play(ordered, [plan({ forage: 1 }), plan({ forage: 1 }), plan({ forage: 1 })])
    expect(question(reordered)).toBe('2 forage')
  })
})
