import type { SaleQuality } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { notebookOf } from '../engine/atTable.ts'
import type { Pair } from '../engine/state.ts'
import { alchemists } from '../game.ts'
import {
  all,
  asked,
  bid,
  declared,
  decline,
  legalOf,
  own,
  type Played,
  play,
  player,
  question,
  refusal,
  sell,
  together,
} from '../testing/play.ts'
import { type PlayerPlan, type TablePlan, tableWith } from '../testing/table.ts'
import { baseAdventurers as adventurers } from './components/adventurers.ts'

/** Mixes of DEMO; the barbarian wants healing, speed and insanity. */
const healing: Pair = ['mushroom', 'toad']
const speed: Pair = ['birdClaw', 'scorpion']
const wisdom: Pair = ['fern', 'toad']
const neutral: Pair = ['toad', 'birdClaw']
const poison: Pair = ['fern', 'birdClaw']
const insanity: Pair = ['mushroom', 'birdClaw']

const stock: PlayerPlan = { hand: ['mushroom', 'toad', 'birdClaw', 'fern', 'scorpion'] }

function selling(players: number, seats: readonly PlayerPlan[] = [], more: Partial<TablePlan> = {}): Played {
  const everybody = Array.from({ length: players }, (_, seat) => ({ ...(seat < 4 ? stock : {}), ...seats[seat] }))
  return declared(
    tableWith({ players, seats: everybody, ...more }),
    Object.fromEntries(everybody.map((_, seat) => [seat, { sell: 1 }])),
  )
}

const bidding = (game: Played, ...bids: readonly (0 | 1 | 2 | 3)[]) =>
  together(game, Object.fromEntries(bids.map((value, seat) => [seat, bid(value)])))

/** One seller, no bids. */
function alone(seat: PlayerPlan = {}, more: Partial<TablePlan> = {}): Played {
  return declared(tableWith({ players: 3, seats: [{ ...stock, ...seat }], ...more }), { 0: { sell: 1 } })
}

describe('adventurers', () => {
  it('A-441, A-186 want three potions each, in printed order', () => {
    const wants = adventurers.map((adventurer) => adventurer.wants)
    expect(wants).toEqual([
      ['wisdom', 'healing', 'speed'],
      ['speed', 'wisdom', 'poison'],
      ['healing', 'speed', 'insanity'],
      ['poison', 'paralysis', 'wisdom'],
      ['paralysis', 'insanity', 'healing'],
      ['insanity', 'poison', 'paralysis'],
    ])
    expect(alone().table.adventurer).toBe(2)
  })

  it('A-187 takes two cubes, once per player and round', () => {
    const game = alone()
    expect(asked(game)).toMatchObject({ space: 'sell', cubes: 2 })
    expect(player(play(game, [sell(0, 'exact', healing)]), 0).gold).toBe(6)
  })
})

describe('a second sale', () => {
  it('A-187, A-446 is not to be had, not even with the Boots of Speed', () => {
    const game = declared(tableWith({ players: 4, seats: [{ ...stock, artifacts: ['bootsOfSpeed'] }] }), {
      0: { sell: 1, test: 1 },
    })
    const sold = play(game, [sell(0, 'exact', healing)])
    expect(player(sold, 0).cards).toBe(3)
    expect(question(sold)).toBe('0 test')
  })
})

describe('blocking', () => {
  it('A-188, A-189, A-194 lets the first seller take any of the three potions', () => {
    const game = bidding(selling(4), 0, 0, 0, 0)
    const wanted = new Set(legalOf(game).flatMap((action) => (action.kind === 'sell' ? [action.wanted] : [])))
    expect(wanted).toEqual(new Set([0, 1, 2]))
  })

  it('A-190, A-195 blocks one potion with four players, so that the fourth seller must decline', () => {
    let game = bidding(selling(4), 0, 0, 0, 0)
    game = play(game, [sell(0, 'exact', healing)])
    expect(refusal(game, sell(0, 'exact', healing))).toBe('potionBlocked')
    game = play(game, [sell(1, 'exact', speed), sell(2, 'exact', insanity)])
    expect(all(game, 'declined')).toEqual([{ kind: 'declined', seat: 3, ask: 'sell', forced: true }])
  })

  it('A-191, A-441 blocks the first two potions together with three players', () => {
    const first = play(bidding(selling(3), 0, 0, 0), [sell(0, 'exact', healing)])
    expect(refusal(first, sell(1, 'exact', speed))).toBe('potionBlocked')
    expect(refusal(first, sell(2, 'exact', insanity))).toBeNull()
    const third = play(bidding(selling(3), 0, 0, 0), [sell(2, 'exact', insanity)])
    expect(refusal(third, sell(0, 'exact', healing))).toBeNull()
    const last = play(third, [sell(1, 'exact', speed)])
    expect(all(last, 'declined').map(({ seat, forced }) => [seat, forced])).toEqual([[2, true]])
  })

  it('A-192 allows one sale with two players', () => {
    const game = play(bidding(selling(2), 0, 0), [sell(2, 'exact', insanity)])
    expect(all(game, 'declined')).toEqual([{ kind: 'declined', seat: 1, ask: 'sell', forced: true }])
  })

  it('A-193, A-223 blocks also when the sale fails, and lets a seller promise what cannot be kept', () => {
    const game = play(bidding(selling(4), 2, 0, 0, 0), [sell(0, 'correctSign', poison)])
    expect(all(game, 'sold')[0]).toEqual({ kind: 'sold', seat: 0, counted: 'wrongSign', paid: 0 })
    expect(refusal(game, sell(0, 'exact', healing))).toBe('potionBlocked')
  })

  it('A-196, A-197, AR-27 a decliner blocks nothing', () => {
    const first = play(bidding(selling(3), 0, 0, 0), [sell(0, 'exact', healing)])
    const declined = play(first, [decline])
    expect(player(declined, 1).cubes.unused).toBe(5)
    expect(question(declined)).toBe('2 sell')
    expect(refusal(declined, sell(2, 'exact', insanity))).toBeNull()
  })

  it('A-191, A-196, A-200, A-211 the rule book lets Green sell, Red decline and Yellow take what is left', () => {
    // Green, Red and Yellow at the barbarian's; Green tries the second potion, which blocks the first as well.
    let game = play(bidding(selling(3), 0, 0, 0), [sell(1, 'neutral', speed)])
    const left = (now: Played) =>
      new Set(legalOf(now).flatMap((action) => (action.kind === 'sell' ? [action.wanted] : [])))
    expect(question(game)).toBe('1 sell')
    expect(left(game)).toEqual(new Set([2]))
    const declared = player(game, 1).cubes.unused
    game = play(game, [decline])
    expect(player(game, 1).cubes.unused).toBe(declared + 2)
    expect(player(game, 1).reputation).toBe(10)
    expect(question(game)).toBe('2 sell')
    expect(left(game)).toEqual(new Set([2]))
    // Yellow may give the same guarantee as Green, and is paid for it.
    game = play(game, [sell(2, 'neutral', insanity)])
    expect(game.table.players.map(({ gold }) => gold)).toEqual([4, 2, 4])
    expect(all(game, 'declined').map(({ seat, forced }) => [seat, forced])).toEqual([[1, false]])
  })

  it('AR-26 lets everybody bid who declared, also without two cards', () => {
    const game = selling(3, [{}, { hand: [] }, {}])
    expect(question(game)).toBe('0 bid, 1 bid, 2 bid')
    const bids = bidding(game, 0, 3, 0)
    expect(all(bids, 'declined')).toEqual([{ kind: 'declined', seat: 1, ask: 'sell', forced: true }])
    // The discount of the others still stands.
    expect(player(play(bids, [sell(0, 'exact', healing)]), 0).gold).toBe(6)
  })
})

describe('guarantee and payment', () => {
  it('A-198, A-199, A-202..A-204 pays what was guaranteed if the potion is at least as good', () => {
    const paid = (guarantee: SaleQuality, pair: Pair) => player(play(alone(), [sell(0, guarantee, pair)]), 0).gold - 2
    // Promise healing: exact, correct sign, neutral, wrong sign.
    expect(
      ['exact', 'correctSign', 'neutral', 'wrongSign'].map((level) => paid(level as SaleQuality, healing)),
    ).toEqual([4, 3, 2, 1])
    expect(['exact', 'correctSign', 'neutral', 'wrongSign'].map((level) => paid(level as SaleQuality, speed))).toEqual([
      0, 3, 2, 1,
    ])
    expect(
      ['exact', 'correctSign', 'neutral', 'wrongSign'].map((level) => paid(level as SaleQuality, neutral)),
    ).toEqual([0, 0, 2, 1])
    expect(
      ['exact', 'correctSign', 'neutral', 'wrongSign'].map((level) => paid(level as SaleQuality, insanity)),
    ).toEqual([0, 0, 0, 1])
  })

  it('A-201, A-200 has base prices 4, 3, 2, 1, open to several sellers at once', () => {
    const game = play(bidding(selling(4), 0, 0, 0, 0), [sell(0, 'correctSign', healing), sell(1, 'correctSign', speed)])
    expect(all(game, 'offered').map(({ guarantee, price }) => [guarantee, price])).toEqual([
      ['correctSign', 3],
      ['correctSign', 3],
    ])
  })

  it.each([
    ['exact', 4],
    ['correctSign', 3],
    ['neutral', 2],
    ['wrongSign', 1],
  ] as const)('A-201 has for the guarantee %s a base price of %i gold', (guarantee, price) => {
    const game = play(alone(), [sell(0, guarantee, healing)])
    expect(all(game, 'offered').map((offer) => offer.price)).toEqual([price])
  })

  it('A-205, AR-79 makes the offer public and shows the quality only', () => {
    const game = play(alone(), [sell(0, 'neutral', wisdom)])
    expect(all(game, 'offered')).toEqual([
      { kind: 'offered', seat: 0, potion: 'healing', guarantee: 'neutral', price: 2 },
    ])
    expect(all(game, 'saleAnswered')).toEqual([
      { kind: 'saleAnswered', seat: 0, promised: 'healing', quality: 'correctSign' },
    ])
    expect(JSON.stringify(alchemists.view(game.state, 1))).not.toContain('"wisdom"')
  })

  it('A-209 always costs reputation when neutral or of the wrong sign, even if paid', () => {
    const reputation = (pair: Pair) => player(play(alone(), [sell(0, 'wrongSign', pair)]), 0).reputation
    expect([healing, speed, neutral, poison].map(reputation)).toEqual([10, 10, 9, 9])
  })

  it('A-210 discards both cards', () => {
    const game = play(alone(), [sell(0, 'exact', healing)])
    expect(player(game, 0).cards).toBe(3)
  })

  describe('the rule book sells insanity to the barbarian with the 2-gold guarantee', () => {
    const sold = (pair: Pair) => play(alone(), [sell(2, 'neutral', pair)])
    const notes = (game: Played) => notebookOf(alchemists.view(game.state, 0)).triangle.at(-1)?.potions

    it('A-211, A-206 exact: 2 gold, on triangle and board', () => {
      const game = sold(insanity)
      expect([player(game, 0).gold, player(game, 0).reputation]).toEqual([4, 10])
      expect(notes(game)).toEqual(['insanity'])
      expect(player(game, 0).made).toEqual(['insanity'])
    })

    it('A-212, A-207 correct sign: 2 gold, an ambiguous token', () => {
      const game = sold(poison)
      expect([player(game, 0).gold, player(game, 0).reputation]).toEqual([4, 10])
      expect(notes(game)).toEqual(['poison', 'paralysis'])
      expect(player(game, 0).made).toEqual([])
    })

    it('A-213 neutral: 2 gold, on triangle and board, −1 reputation', () => {
      const game = sold(neutral)
      expect([player(game, 0).gold, player(game, 0).reputation]).toEqual([4, 9])
      expect(notes(game)).toEqual(['neutral'])
      expect(player(game, 0).made).toEqual(['neutral'])
    })

    it('A-214, A-208 wrong sign: nothing, an uncoloured token, −1 reputation', () => {
      const game = sold(healing)
      expect([player(game, 0).gold, player(game, 0).reputation]).toEqual([2, 9])
      expect(notes(game)).toEqual(['healing', 'speed', 'wisdom'])
      expect(player(game, 0).made).toEqual([])
    })
  })

  it('A-390 an exact sale tells as much as drinking', () => {
    const facts = notebookOf(alchemists.view(play(alone(), [sell(0, 'exact', healing)]).state, 0)).facts
    expect(facts).toEqual([{ kind: 'mix', ingredients: healing, potions: ['healing'] }])
  })
})

describe('discount bids', () => {
  it('A-215, A-103 asks all sellers in secret and shows the bids together', () => {
    const game = selling(3)
    expect(alchemists.decisions(game.state)).toEqual([0, 1, 2].map((seat) => ({ seat, ask: 'bid', sealed: true })))
    const shown = bidding(game, 1, 0, 2)
    expect(all(shown, 'bidsRevealed')).toEqual([
      {
        kind: 'bidsRevealed',
        bids: [
          { seat: 0, bid: 1, smileys: 2 },
          { seat: 1, bid: 0, smileys: 1 },
          { seat: 2, bid: 2, smileys: 3 },
        ],
        order: [2, 0, 1],
      },
    ])
    expect(shown.table.bids).toEqual([1, 0, 2])
  })

  it('A-216, AR-25 skips them for a single seller, whose zone still counts', () => {
    expect(question(alone())).toBe('0 sell')
    expect(player(play(alone({ reputation: 18 }), [sell(0, 'exact', healing)]), 0).gold).toBe(7)
  })

  it('A-218, A-219 sells by smileys, then in usual order', () => {
    const game = bidding(selling(3, [], { order: [2, 0, 1] }), 1, 2, 1)
    expect(all(game, 'bidsRevealed')[0]?.order).toEqual([1, 2, 0])
  })

  it('A-217, A-225, AR-95 counts reconstructed smileys 2, 3, 4 and one more in the green zone', () => {
    const game = bidding(selling(3, [{ reputation: 14 }, {}, {}], { order: [1, 0, 2] }), 1, 2, 0)
    expect(all(game, 'bidsRevealed')[0]?.bids.map(({ smileys }) => smileys)).toEqual([3, 3, 1])
    expect(all(game, 'bidsRevealed')[0]?.order).toEqual([1, 0, 2])
    const equal = bidding(selling(2, [{ reputation: 14 }, {}]), 0, 0)
    expect(all(equal, 'bidsRevealed')[0]?.bids[0]?.smileys).toBe(2)
  })

  it('A-220, A-088 keeps the bids until the space is resolved, then returns them', () => {
    const game = play(bidding(selling(2), 3, 2), [decline])
    expect(game.table.bids).toEqual([3, 2])
    expect(play(game, [decline]).table.bids).toEqual([])
  })

  it('A-221 allows only guarantees that still pay something', () => {
    const game = bidding(selling(2), 2, 0)
    const guarantees = new Set(legalOf(game).flatMap((action) => (action.kind === 'sell' ? [action.guarantee] : [])))
    expect(guarantees).toEqual(new Set(['exact', 'correctSign']))
    expect(refusal(game, sell(0, 'neutral', healing))).toBe('guaranteeWorthless')
    expect(refusal(game, sell(0, 'wrongSign', healing))).toBe('guaranteeWorthless')
    // The rule book's Red with her −2: 2 gold for the exact potion, 1 for the correct sign.
    const price = (guarantee: SaleQuality) => all(play(game, [sell(0, guarantee, healing)]), 'offered').at(-1)?.price
    expect([price('exact'), price('correctSign')]).toEqual([2, 1])
    expect(player(play(game, [sell(0, 'exact', healing)]), 0).gold).toBe(4)
  })

  it('A-222, A-227, A-229 computes the price from base, zone and discount', () => {
    const prices = (reputation: number, value: 0 | 1 | 2 | 3) => {
      const game = bidding(selling(2, [{ reputation }]), value, 0)
      const seller = question(game) === '0 sell' ? game : play(game, [decline])
      const guarantees = new Set(
        legalOf(seller).flatMap((action) => (action.kind === 'sell' ? [action.guarantee] : [])),
      )
      return [...guarantees].map(
        (guarantee) => all(play(seller, [sell(0, guarantee, healing)]), 'offered').at(-1)?.price,
      )
    }
    expect(prices(18, 3)).toEqual([2, 1])
    expect(prices(6, 0)).toEqual([3, 2, 1])
    expect(prices(6, 2)).toEqual([1])
    expect(prices(14, 0)).toEqual([4, 3, 2, 1])
  })

  it('A-230, AR-28, AR-30 forbids the −3 in the red zone, and leaves every bidder a guarantee', () => {
    const game = selling(2, [{ reputation: 5 }])
    expect(refusal(game, bid(3), 0)).toBe('bidTooLow')
    expect(refusal(game, bid(3), 1)).toBeNull()
    expect(legalOf(game, 0)).toEqual([bid(0), bid(1), bid(2)])
    expect(legalOf(game, 1)).toEqual([bid(0), bid(1), bid(2), bid(3)])
    for (const reputation of [1, 6, 7, 14, 18]) {
      for (const { bid: value } of legalOf(selling(2, [{ reputation }]), 0).flatMap((action) =>
        action.kind === 'bid' ? [action] : [],
      )) {
        const bids = bidding(selling(2, [{ reputation }]), value, 0)
        const mine = question(bids) === '0 sell' ? bids : play(bids, [decline])
        expect(legalOf(mine).some((action) => action.kind === 'sell')).toBe(true)
      }
    }
  })

  it('AR-29 fixes the price when the offer is made', () => {
    const game = play(alone({ reputation: 14 }), [sell(2, 'neutral', neutral)])
    expect(player(game, 0).gold).toBe(4)
    expect(player(game, 0).reputation).toBe(12)
    expect(own(game, 0).mixes.at(-1)).toEqual(neutral)
  })
})
