import { ingredientPairs, ingredients, mixIngredients } from '@athanor/alchemy'
import { seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { alchemists } from '../game.ts'
import {
  all,
  answer,
  begun,
  choosingOrder,
  declared,
  decline,
  forageDeck,
  legalOf,
  own,
  plan,
  play,
  player,
  publish,
  question,
  refusal,
  secrets,
  sell,
  test,
  transmute,
  until,
  untilRound,
} from '../testing/play.ts'
import { demo, type TablePlan, tableWith } from '../testing/table.ts'

/** A luck of its own for each number. */
const luck = (number: number) => seededChance(number.toString(16).padStart(64, '0'))

/** A table at the moment when order is chosen. */
function choosing(plan: TablePlan) {
  const state = tableWith(plan)
  return begun(choosingOrder(state, [...state.table.players.keys()], []))
}

describe('the order of a round', () => {
  it.each([2, 3, 4])('A-115 lets nobody onto a space that is taken, whichever it is (%i players)', (players) => {
    const first = choosing({ players, seats: Array.from({ length: players }, () => ({ gold: 5 })) })
    for (const action of legalOf(first)) {
      const next = answer(first, 0, action)
      const herbalists = question(next).endsWith('herbalist')
      if (herbalists || action.kind !== 'chooseOrder') continue
      expect([action.space, refusal(next, action)]).toEqual([action.space, 'orderSpaceTaken'])
      expect(legalOf(next)).not.toContainEqual(action)
      expect(legalOf(next).length).toBe(legalOf(first).length - 1)
    }
  })

  it('A-125, A-181, AR-54 gives the paralysed their cards only when all others have chosen, and no choice', () => {
    const state = tableWith({ players: 3, startingPlayer: 0 })
    const round = untilRound(begun({ ...state, table: { ...state.table, newlyParalysed: [0] } }), 3)
    const before = player(round, 0).cards
    expect(question(round)).toBe('1 chooseOrder')
    expect(all(round, 'paralysedDrew')).toEqual([])
    const one = answer(round, 1, { kind: 'chooseOrder', space: 1 })
    expect(all(one, 'paralysedDrew')).toEqual([])
    expect(player(one, 0).cards).toBe(before)
    const both = answer(one, 2, { kind: 'chooseOrder', space: 2 })
    expect(all(both, 'paralysedDrew')).toEqual([{ kind: 'paralysedDrew', seat: 0 }])
    expect(player(both, 0).cards).toBe(before + 1)
    const kinds = both.seen.map(({ kind }) => kind)
    expect(kinds.lastIndexOf('orderChosen')).toBeLessThan(kinds.indexOf('paralysedDrew'))
  })

  it('A-109 goes from the order to plans, to actions, to the conference if there is one, to the end of the round', () => {
    const theories = [{ on: 'toad', is: 'PPP', seals: [[0, 'gold']] }] as const
    for (const round of [2, 3, 4, 5]) {
      const begin = tableWith({ players: 2, round, theories })
      const over = untilRound(declared(begin, { 0: { forage: 1, transmute: 1 } }), round + 1)
      const kinds = over.seen.map(({ kind }) => kind)
      const held = round === 3 || round === 5
      const steps = ['declared', 'spaceBegan', ...(held ? ['conferenceHeld'] : []), 'topAlchemists', 'unusedCubes']
      const places = steps.map((kind) => kinds.findLastIndex((each) => each === kind))
      expect([round, places]).toEqual([round, places.toSorted((a, b) => a - b)])
      expect(places).not.toContain(-1)
      expect(kinds.includes('conferenceHeld')).toBe(held)
      expect(kinds.indexOf('topAlchemists')).toBeLessThan(kinds.lastIndexOf('roundBegan'))
    }
  })

  it('A-347 puts what is left of the row away and deals five from the top', () => {
    const deck = ['toad', 'scorpion', 'flower', 'fern', 'mushroom'] as const
    const state = tableWith({ players: 2, row: ['fern', 'birdClaw'], deck })
    const over = untilRound(begun(state), 3)
    expect(over.table.row).toEqual(deck)
    for (const round of [4, 5, 6]) {
      const later = untilRound(over, round)
      expect([round, later.table.row.length]).toEqual([round, 5])
    }
    expect(over.table.discard).toBe(state.table.discard + 2)
    expect(over.table.rowDiscards).toEqual(
      state.table.rowDiscards.map((count, kind) => count + (kind === 1 || kind === 3 ? 1 : 0)),
    )
  })
})

describe('what stays hidden', () => {
  const rich = { gold: 5, hand: ['toad', 'fern', 'flower'] } as const
  const state = tableWith({ players: 2, seats: [rich, rich] })

  it('A-244, A-097 nobody can tell one seal from another, placed or not', () => {
    const game = declared(state, { 0: { publish: 1 } })
    const [gold, red] = (['gold', 'red'] as const).map((seal) => play(game, [publish('fern', 'npN', seal)]))
    if (gold === undefined || red === undefined) throw new Error('two games were played')
    expect(own(gold, 0).seals).not.toEqual(own(red, 0).seals)
    expect(gold.seen).toEqual(red.seen)
    for (const viewer of [1, 'spectator'] as const) {
      expect(alchemists.view(gold.state, viewer)).toEqual(alchemists.view(red.state, viewer))
      expect(secrets(gold, 'published', viewer)).toEqual([])
    }
    // Nor do those that are left: the same table with other seals behind the screen.
    const spent = state.own.map((mine, seat) => (seat === 0 ? { ...mine, seals: [0, 0, 2, 2, 2] } : mine))
    expect(alchemists.view({ ...state, own: spent }, 1)).toEqual(alchemists.view(state, 1))
  })

  it('A-101, A-152 a pile shows its height, and nobody else what was put there', () => {
    const game = declared(state, { 0: { transmute: 1, test: 1 } })
    const [toad, fern] = (['toad', 'fern'] as const).map((card) => play(game, [transmute(card)]))
    if (toad === undefined || fern === undefined) throw new Error('two games were played')
    expect(toad.table.discard).toBe(game.table.discard + 1)
    expect([own(toad, 0).discarded[2], own(fern, 0).discarded[1]]).toEqual([1, 1])
    expect(toad.seen).toEqual(fern.seen)
    for (const viewer of [1, 'spectator'] as const) {
      expect(alchemists.view(toad.state, viewer)).toEqual(alchemists.view(fern.state, viewer))
    }
  })

  it('A-032, A-099 a test tells all of them the exact potion, and the cards to nobody else', () => {
    const hand = [...ingredients]
    const lab = declared(tableWith({ players: 2, seats: [{ hand }] }), { 0: { test: 1 } })
    for (const pair of ingredientPairs) {
      const done = play(lab, [test(pair)])
      const potion = mixIngredients(demo(), pair[0], pair[1])
      expect(all(done, 'potionMade')).toEqual([{ kind: 'potionMade', seat: 0, at: 'test', potion }])
      expect(secrets(done, 'potionMade', 0)).toEqual([{ pair }])
      expect(secrets(done, 'potionMade', 1)).toEqual([])
      expect(done.table.results).toEqual([{ seat: 0, round: 2, at: 'test', potion }])
    }
  })
})

describe('a Herbalist', () => {
  it('A-423, A-101 takes cards of which nobody else hears more than their number', () => {
    const drawn = answer(choosing({ players: 3, favourDeck: ['herbalist'], seats: [{ hand: ['toad', 'fern'] }] }), 0, {
      kind: 'chooseOrder',
      space: 4,
    })
    const [one, other] = [legalOf(drawn).at(0), legalOf(drawn).at(-1)].map((action) => play(drawn, [action ?? decline]))
    if (one === undefined || other === undefined) throw new Error('two games were played')
    expect(own(one, 0).discarded).not.toEqual(own(other, 0).discarded)
    expect(all(one, 'herbalistDone')).toEqual([{ kind: 'herbalistDone', seat: 0, count: 2 }])
    expect(one.seen).toEqual(other.seen)
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(alchemists.view(one.state, viewer)).toEqual(alchemists.view(other.state, viewer))
    }
  })
})

describe('decks that run out', () => {
  it('A-120 are shuffled: which card comes first is luck, and none is lost', () => {
    const game = declared(tableWith({ players: 2, emptyDeck: true, seats: [{ hand: ['toad', 'fern'] }] }), {
      0: { forage: 1, test: 1 },
    })
    const cards = new Set<string>()
    for (let number = 0; number < 24; number++) {
      const drawn = answer(game, 0, forageDeck, luck(number))
      cards.add(String(secrets(drawn, 'foragedUnseen', 0)[0]?.ingredient))
      expect(drawn.table.deck + drawn.table.discard).toBe(game.table.discard - 1)
    }
    expect(cards.size).toBeGreaterThan(4)
  })
})

describe('foraging', () => {
  it('A-145 takes what lies in the row, and nothing that does not', () => {
    const row = ['toad', 'fern', 'toad', 'flower', 'scorpion'] as const
    const game = declared(tableWith({ players: 2, row }), { 0: { forage: 1 } })
    for (const from of ingredients) {
      const isThere = row.some((card) => card === from)
      expect([from, refusal(game, { kind: 'forage', from })]).toEqual([from, isThere ? null : 'nothingThere'])
    }
  })
})

describe('a card from the deck', () => {
  it('A-145, A-095 is seen by nobody but its taker', () => {
    const table = tableWith({ players: 2, deck: ['scorpion'], seats: [{ hand: ['toad', 'fern'] }] })
    const game = play(declared(table, { 0: { forage: 1, test: 1 } }), [forageDeck])
    expect(all(game, 'foragedUnseen')).toEqual([{ kind: 'foragedUnseen', seat: 0 }])
    expect(secrets(game, 'foragedUnseen', 0)).toEqual([{ ingredient: 'scorpion' }])
    expect(secrets(game, 'foragedUnseen', 1)).toEqual([])
  })
})

describe('the reader', () => {
  const hand = [...ingredients]

  it('A-168, A-169 lets the student charge after any negative potion, and after no other', () => {
    for (const pair of ingredientPairs) {
      const potion = mixIngredients(demo(), pair[0], pair[1])
      const lab = declared(tableWith({ players: 2, seats: [{ hand }, { hand }] }), { 0: { test: 1 }, 1: { test: 1 } })
      const done = play(lab, [test(pair)])
      const charges = potion === 'poison' || potion === 'paralysis' || potion === 'insanity'
      expect([potion, done.table.studentCharges]).toEqual([potion, charges])
      expect(player(play(done, [test(['fern', 'toad'])]), 1).gold).toBe(charges ? 1 : 2)
    }
  })

  it('A-035, A-099, A-206..A-208 says after a sale how good the potion was, and nothing of what went in', () => {
    for (const pair of ingredientPairs) {
      const potion = mixIngredients(demo(), pair[0], pair[1])
      const shop = declared(tableWith({ players: 2, seats: [{ hand }], adventurer: 'barbarian' }), { 0: { sell: 1 } })
      const done = play(shop, [sell(0, 'wrongSign', pair)])
      const [answered] = all(done, 'saleAnswered')
      expect(Object.keys(answered ?? {}).toSorted()).toEqual(['kind', 'promised', 'quality', 'seat'])
      expect(secrets(done, 'saleAnswered', 1)).toEqual([])
      const known = potion === 'healing' || potion === 'neutral' ? [potion] : []
      expect([potion, player(done, 0).made]).toEqual([potion, known])
    }
  })
})

describe('the spaces of a round', () => {
  it.each([1, 2, 3, 4, 5, 6])('A-139, A-111 are the right ones in round %i', (round) => {
    const game = begun(tableWith({ players: 2, round }))
    const closed = (
      ['sell', 'debunk', 'publish', 'test', 'drink', 'exhibit', 'forage', 'transmute', 'buy'] as const
    ).filter((space) => refusal(game, plan({ [space]: 1 })) === 'spaceClosed')
    if (round === 1) expect(closed).toEqual(['sell', 'debunk', 'publish', 'exhibit'])
    else expect(closed).toEqual(round === 6 ? ['test', 'drink'] : ['exhibit'])
  })
})

describe('mixing', () => {
  it('A-011 never takes one ingredient twice', () => {
    for (const card of ingredients) {
      const table = tableWith({ players: 2, seats: [{ hand: [card, card, card === 'fern' ? 'toad' : 'fern'] }] })
      const lab = declared(table, { 0: { test: 1 } })
      expect([card, refusal(lab, test([card, card]))]).toEqual([card, 'sameIngredient'])
    }
  })
})

describe('selling', () => {
  it.each([2, 3, 4])('AR-27 whoever declines leaves all three potions to the next seller (%i players)', (players) => {
    const hand = ['mushroom', 'toad', 'fern', 'birdClaw'] as const
    const seats = Array.from({ length: players }, () => ({ hand }))
    const plans = Object.fromEntries(seats.map((_, seat) => [seat, { sell: 1 }]))
    const game = until(declared(tableWith({ players, seats }), plans), '0 sell')
    const declined = play(game, [decline])
    expect(question(declined)).toBe('1 sell')
    for (const wanted of [0, 1, 2])
      expect(refusal(declined, sell(wanted, 'wrongSign', ['mushroom', 'toad']))).toBeNull()
  })
})
