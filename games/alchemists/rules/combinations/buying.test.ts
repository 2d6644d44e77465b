import { describe, expect, it } from 'vitest'
import type { Artifact, Favour } from '../engine/contributions.ts'
import { total } from '../engine/counts.ts'
import type { Pair, State } from '../engine/state.ts'
import { alchemists, box } from '../game.ts'
import {
  buy,
  declared,
  discard,
  own,
  type Played,
  play,
  player,
  question,
  refusal,
  secrets,
  test,
  toTheEnd,
  transmute,
  untilRound,
} from '../testing/play.ts'
import { masterOptions, tableWith } from '../testing/table.ts'

const healing: Pair = ['mushroom', 'toad']
const poison: Pair = ['fern', 'birdClaw']

const points = (game: Played, source: string, seat = 0) =>
  alchemists.outcome(toTheEnd(game).state)?.seats[seat]?.breakdown.find((part) => part.source === source)?.points

describe('what is bought and what is scored', () => {
  const atTheEnd = (artifacts: readonly Artifact[], onOffer: readonly Artifact[], gold: number) =>
    declared(tableWith({ players: 2, round: 6, seats: [{ gold, artifacts, favours: ['shopkeeper'] }], onOffer }), {
      0: { buy: 2 },
    })

  it('A-447, AR-84, AR-85 the Discount Card lowers the price of the Altar, not the offering, and its rest is lost', () => {
    const game = play(atTheEnd(['discountCard'], ['altarOfGold', 'bronzeCup'], 6), [buy('altarOfGold', 0, 3)])
    expect([player(game, 0).gold, player(game, 0).reputation]).toEqual([3, 13])
    expect(player(play(game, [buy('bronzeCup')]), 0).gold).toBe(0)
  })

  it('A-430, A-451 a Shopkeeper makes the Altar free, so that all gold may lie on it', () => {
    const game = atTheEnd([], ['altarOfGold'], 4)
    expect(refusal(game, buy('altarOfGold', 0, 4))).toBe('noGold')
    expect(player(play(game, [buy('altarOfGold', 1, 4)]), 0)).toMatchObject({ gold: 0, reputation: 14 })
  })

  it('A-451, A-394 reputation from the Altar counts in the Mirror, and so does the last top award', () => {
    const game = play(atTheEnd(['magicMirror'], ['altarOfGold'], 6), [buy('altarOfGold', 0, 5)])
    expect(points(game, 'magicMirror')).toBe(3)
    const theories = [{ on: 'toad', is: 'pnP', seals: [[0, 'gold']] }] as const
    const seat = { reputation: 14, artifacts: ['magicMirror'] } as const
    const awarded = declared(tableWith({ players: 2, round: 6, seats: [seat], theories }), {})
    expect(points(awarded, 'magicMirror')).toBe(3)
  })

  it('A-452 the Cabinet counts artifacts bought after it', () => {
    const game = play(atTheEnd(['periscope'], ['crystalCabinet', 'bronzeCup'], 9), [
      buy('crystalCabinet'),
      buy('bronzeCup', 0),
    ])
    expect([points(game, 'crystalCabinet'), points(game, 'artifacts')]).toEqual([6, 5])
  })

  it('A-404, A-376 the Idol counts correct theories in conflict, and never wrong ones, hedged or not', () => {
    const theories = [
      { on: 'toad', is: 'pnP', seals: [[0, 'green']] },
      // Wrong in green alone.
      { on: 'scorpion', is: 'Nnp', seals: [[0, 'green']] },
    ] as const
    const state = tableWith({
      players: 2,
      round: 6,
      options: masterOptions,
      theories,
      conflicts: [['toad', 'scorpion']],
      seats: [{ artifacts: ['wisdomIdol'] }],
    })
    const game = declared(state, {})
    expect([points(game, 'theories'), points(game, 'wisdomIdol')]).toEqual([0, 1])
  })

  it('A-403, A-405 the Cap may test what the Trunk has just brought, and both stay in the hand', () => {
    const state = tableWith({
      players: 2,
      round: 4,
      seats: [{ gold: 9 }],
      onOffer: ['witchsTrunk', 'thinkingCap'],
      deck: ['mushroom', 'toad', 'fern', 'birdClaw', 'flower', 'flower', 'flower'],
    })
    const game = play(declared(state, { 0: { buy: 2, test: 1 } }), [
      buy('witchsTrunk'),
      buy('thinkingCap'),
      test(healing),
      test(poison),
    ])
    expect(player(game, 0)).toMatchObject({ cards: 7, made: ['healing', 'poison'] })
  })

  it("AR-83, A-405 the Trunk's ban begins with the next order phase", () => {
    const state = tableWith({ players: 2, round: 4, seats: [{ gold: 3 }], onOffer: ['witchsTrunk'] })
    const bought = untilRound(play(declared(state, { 0: { buy: 1 } }), [buy('witchsTrunk')]), 5)
    const before = player(bought, 0).cards
    const [decision] = alchemists.decisions(bought.state)
    expect(decision).toMatchObject({ seat: 1, ask: 'chooseOrder' })
    const chosen = play(bought, [
      { kind: 'chooseOrder', space: 2 },
      { kind: 'chooseOrder', space: 3 },
    ])
    expect([player(chosen, 0).cards - before, player(chosen, 1).cards]).toEqual([0, 1])
    expect(total(own(chosen, 0).hand)).toBe(7)
  })
})

describe('Sages and Shopkeepers', () => {
  it('A-431, A-430 may be played together on one action, or one on each', () => {
    const seat = { hand: ['toad', 'fern'], favours: ['sage', 'sage', 'shopkeeper', 'shopkeeper'], gold: 3 } as const
    const state = tableWith({ players: 2, seats: [seat], onOffer: ['bootsOfSpeed', 'periscope'] })
    const split = play(declared(state, { 0: { transmute: 2, buy: 2 } }), [transmute('toad', 1), transmute('fern', 1)])
    expect(player(split, 0).gold).toBe(3 + 2 + 2)
    expect(player(play(split, [buy('bootsOfSpeed', 1), buy('periscope', 1)]), 0).gold).toBe(7 - 3 - 2)
  })

  it('A-430, A-447 the price stops at 0: nothing is paid back', () => {
    const seat = { gold: 0, artifacts: ['discountCard'], favours: ['shopkeeper', 'shopkeeper'] } as const
    const state = tableWith({ players: 2, round: 4, seats: [seat], onOffer: ['hypnoticAmulet', 'witchsTrunk'] })
    const game = play(declared(state, { 0: { buy: 1, test: 1 } }), [buy('witchsTrunk', 2)])
    expect(player(game, 0)).toMatchObject({ gold: 0, favours: 0, artifacts: ['discountCard', 'witchsTrunk'] })
  })
})

describe('Hypnotic Amulet and the favor deck', () => {
  const buying = (favourDeck: readonly Favour[], own: readonly Favour[] = []) =>
    tableWith({
      players: 2,
      round: 4,
      seats: [{ gold: 5, favours: own, hand: healing }],
      onOffer: ['hypnoticAmulet', 'witchsTrunk'],
      favourDeck,
    })

  it('A-449, A-430 a Shopkeeper that it brings helps at the next purchase of the same round', () => {
    const state = buying(['sage', 'shopkeeper', 'merchant', 'barmaid'])
    const game = play(declared(state, { 0: { buy: 2 } }), [buy('hypnoticAmulet')])
    expect(player(game, 0)).toMatchObject({ gold: 2, favours: 4 })
    expect(refusal(game, buy('witchsTrunk'))).toBe('noGold')
    expect(refusal(game, buy('witchsTrunk', 1))).toBeNull()
  })

  it('A-449, A-405, A-424 Herbalists work with the Trunk: three cards each, one after the other', () => {
    const seat = { gold: 5, artifacts: ['witchsTrunk'], hand: healing } as const
    const state = tableWith({
      players: 2,
      round: 4,
      seats: [seat],
      onOffer: ['hypnoticAmulet'],
      deck: ['fern', 'fern', 'fern', 'flower', 'flower', 'flower'],
      favourDeck: ['herbalist', 'sage', 'sage', 'herbalist'],
    })
    const game = play(declared(state, { 0: { buy: 1, test: 1 } }), [buy('hypnoticAmulet')])
    expect(player(game, 0).cards).toBe(5)
    const second = play(game, [discard('fern', 'fern')])
    expect([question(second), player(second, 0).cards]).toEqual(['0 herbalist', 6])
    const done = play(second, [discard('mushroom', 'fern')])
    expect(player(done, 0)).toMatchObject({ cards: 4, favours: 2 })
    expect(secrets(done, 'cardsDrawn', 1)).toEqual([])
  })

  it('AR-58, A-120 a Shopkeeper played for it may come straight back, and it draws no more than there are', () => {
    const state = buying([], ['shopkeeper'])
    const rest = state.hidden.favourDeck
    const bare: State = {
      ...state,
      own: state.own.map((mine, seat) =>
        seat === 1
          ? { ...mine, favours: box.favours.ids.map((_, kind) => rest.filter((card) => card === kind).length) }
          : mine,
      ),
      table: {
        ...state.table,
        favourDeck: 0,
        favourDiscard: box.favours.none,
        players: state.table.players.map((each, seat) => (seat === 1 ? { ...each, favours: rest.length } : each)),
      },
      hidden: { ...state.hidden, favourDeck: [] },
    }
    const game = play(declared(bare, { 0: { buy: 1, test: 1 } }), [buy('hypnoticAmulet', 1)])
    expect(secrets(game, 'cardsDrawn', 0)).toEqual([{ drawn: [], drawnFavours: ['shopkeeper'] }])
    expect(player(game, 0)).toMatchObject({ gold: 3, favours: 1 })
  })
})
