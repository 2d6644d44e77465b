import { describe, expect, it } from 'vitest'
import type { Pair } from '../engine/state.ts'
import {
  all,
  bid,
  declared,
  decline,
  drink,
  favoursIn,
  type Played,
  play,
  player,
  question,
  sell,
  together,
  until,
} from '../testing/play.ts'
import { tableWith } from '../testing/table.ts'

const healing: Pair = ['mushroom', 'toad']

/** Whether the question comes up before the other seat has done anything on that space. */
function isReached(game: Played, wanted: string): boolean {
  const [seat, space] = wanted.split(' ')
  const other = `${seat === '0' ? 1 : 0} ${space}`
  for (let now = game; ; now = play(now, [decline])) {
    if (question(now) === wanted) return true
    if (question(now) === other) return false
  }
}

describe('Associates', () => {
  const helped = (...spaces: readonly ('forage' | 'test' | 'sell')[]) => ({
    favours: spaces.map(() => 'associate' as const),
    hand: healing,
  })
  const orderOf = (game: Played) =>
    [question(game).charAt(0), ...game.table.queue.map(({ seat }) => String(seat))].join('')

  it('A-413, A-140 three on one space stand in play order, in the first pass as in the second', () => {
    const seats = [helped('forage'), helped('forage'), helped('forage')]
    const game = declared(tableWith({ players: 3, order: [1, 2, 0], seats }), {
      0: { forage: 2, associates: ['forage'] },
      1: { forage: 1, associates: ['forage'] },
      2: { forage: 2, associates: ['forage'] },
    })
    expect(orderOf(game)).toBe('12020')
  })

  it('A-415, A-412 two of one player work on two spaces, and nowhere else', () => {
    const seats = [{ hand: healing }, helped('forage', 'test')]
    const wishes = { forage: 1, test: 1, drink: 1 }
    const game = declared(tableWith({ players: 2, seats }), {
      0: wishes,
      1: { ...wishes, associates: ['forage', 'test'] },
    })
    const firsts = ['forage', 'test', 'drink'].map((space) => {
      const first = [0, 1].map((seat) => `${seat} ${space}`).find((wanted) => isReached(game, wanted))
      return first?.charAt(0)
    })
    expect(firsts).toEqual(['1', '1', '0'])
  })

  it('A-414, A-413, A-219 two at Sell break a tie between themselves by play order, ahead of the third', () => {
    const game = declared(tableWith({ players: 3, seats: [helped(), helped('sell'), helped('sell')] }), {
      0: { sell: 1 },
      1: { sell: 1, associates: ['sell'] },
      2: { sell: 1, associates: ['sell'] },
    })
    expect(all(together(game, { 0: bid(0), 1: bid(0), 2: bid(0) }), 'bidsRevealed')[0]?.order).toEqual([1, 2, 0])
    expect(all(together(game, { 0: bid(1), 1: bid(0), 2: bid(1) }), 'bidsRevealed')[0]?.order).toEqual([2, 0, 1])
  })

  it('A-414, A-428 first by the Associate is first seller for the Merchant', () => {
    const seats = [{ hand: healing }, { hand: healing, favours: ['associate', 'merchant'] }] as const
    const game = together(
      declared(tableWith({ players: 2, seats }), { 0: { sell: 1 }, 1: { sell: 1, associates: ['sell'] } }),
      { 0: bid(0), 1: bid(0) },
    )
    expect(player(play(game, [sell(0, 'exact', healing, { merchants: 1 })]), 1).gold).toBe(2 + 4 + 1)
  })
})

describe('Assistants, Custodians and all at once', () => {
  it('A-129, A-410, A-418 Assistant, Associate and Custodian in one plan', () => {
    const seats = [
      { hand: healing, favours: ['custodian'] },
      { hand: healing, favours: ['assistant', 'associate', 'custodian'] },
    ] as const
    const game = declared(tableWith({ players: 2, round: 1, seats }), {
      0: { custodian: 1 },
      1: { custodian: 1, forage: 2, test: 1, assistants: 1, associates: ['custodian'] },
    })
    expect(player(game, 1).cubes.placed).toBe(4)
    const thirsty = until(game, '1 custodian')
    expect(thirsty.table.queue).toEqual([{ seat: 0, cubes: 1 }])
    expect(favoursIn(thirsty.table.favourDiscard, 'custodian')).toBe(1)
  })

  it('A-421, A-179 a Custodian and two drinks may all be taken, and one potion hurts once', () => {
    const hand = ['fern', 'birdClaw', 'fern', 'birdClaw', 'fern', 'flower'] as const
    const game = play(
      declared(tableWith({ players: 2, seats: [{ hand, favours: ['custodian'] }] }), { 0: { custodian: 1, drink: 2 } }),
      [drink(['fern', 'birdClaw']), drink(['fern', 'birdClaw']), drink(['fern', 'flower'])],
    )
    expect([all(game, 'poisoned').length, all(game, 'paralysed').length]).toEqual([1, 1])
    expect(player(game, 0).cubes).toMatchObject({ board: 5, unused: 1 })
  })

  it('A-419, A-422 the first of two Custodians is out of the pile until the last drink on it is done', () => {
    const seats = [{ hand: [...healing, ...healing], favours: ['custodian', 'custodian'] }] as const
    const game = declared(tableWith({ players: 2, seats }), { 0: { custodian: 2, test: 1 } })
    expect(favoursIn(game.table.favourDiscard, 'custodian')).toBe(1)
    const once = play(game, [drink(healing)])
    expect(favoursIn(once.table.favourDiscard, 'custodian')).toBe(1)
    expect(favoursIn(play(once, [decline]).table.favourDiscard, 'custodian')).toBe(2)
  })

  it('AR-37, A-183 who is paralysed at a Custodian acts before those who are paralysed at Drink Potion', () => {
    const paralysis: Pair = ['fern', 'flower']
    const seats = [{ hand: paralysis }, { hand: paralysis, favours: ['custodian'] }] as const
    const game = declared(tableWith({ players: 3, seats }), { 0: { drink: 1 }, 1: { custodian: 1 } })
    const done = play(game, [drink(paralysis), drink(paralysis)])
    expect(done.table).toMatchObject({ round: 3, paralysed: [1, 0] })
  })

  it('A-418, A-361 a Custodian drink takes cards that an exhibit would need', () => {
    const seats = [{ hand: healing, favours: ['custodian'] }] as const
    const game = declared(tableWith({ players: 2, round: 6, seats }), { 0: { custodian: 1, exhibit: 1 } })
    expect(all(play(game, [drink(healing)]), 'declined')).toMatchObject([{ ask: 'exhibit', forced: true }])
  })
})
