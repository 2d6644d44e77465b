import { type Colour, ingredientPairs, ingredients, mixIngredients } from '@athanor/alchemy'
import { seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { Artifact } from './contributions.ts'
import { alchemists } from './game.ts'
import {
  all,
  answer,
  begun,
  buy,
  choosingOrder,
  debunk,
  declared,
  decline,
  demonstrate,
  drink,
  exhibit,
  forageDeck,
  legalOf,
  own,
  play,
  player,
  publish,
  question,
  refusal,
  secrets,
  sell,
  test,
  toTheEnd,
  transmute,
  until,
  untilRound,
} from './testing/play.ts'
import { demo, masterOptions, type TablePlan, tableWith } from './testing/table.ts'

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

  it('AR-54 gives the paralysed their cards only when all others have chosen', () => {
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

describe('buying', () => {
  const printed: Readonly<Partial<Record<Artifact, number>>> = {
    bootsOfSpeed: 4,
    discountCard: 3,
    magicMortar: 3,
    printingPress: 4,
    amuletOfRhetoric: 4,
    silverChalice: 4,
    altarOfGold: 1,
    crystalCabinet: 5,
    wisdomIdol: 4,
  }

  it.each(Object.entries(printed) as [Artifact, number][])(
    'A-153 %s costs its printed %i gold, not less',
    (artifact, cost) => {
      const offer = (gold: number) =>
        declared(tableWith({ players: 2, seats: [{ gold }], onOffer: [artifact, 'periscope'] }), { 0: { buy: 1 } })
      expect(player(play(offer(9), [buy(artifact)]), 0).gold).toBe(9 - cost)
      expect(player(play(offer(cost), [buy(artifact)]), 0).gold).toBe(0)
      expect(legalOf(offer(cost - 1))).not.toContainEqual(buy(artifact))
    },
  )
})

describe('debunking', () => {
  /** In truth scorpion is nPp. */
  const wrong: Readonly<Record<Colour, 'PPP' | 'NNN'>> = { red: 'PPP', green: 'NNN', blue: 'NNN' }

  it.each(['red', 'green', 'blue'] as const)(
    'A-250 a seal that hedges %s, the colour proven wrong, costs nothing',
    (colour) => {
      const others = (['red', 'green', 'blue'] as const).filter((other) => other !== colour)
      for (const other of others) {
        const seals = [
          [1, colour],
          [2, 'gold'],
          [3, other],
        ] as const
        const theories = [{ on: 'scorpion', is: wrong[colour], seals }] as const
        const game = play(declared(tableWith({ players: 4, theories }), { 0: { debunk: 1 } }), [
          debunk('scorpion', colour),
        ])
        expect(game.table.players.map(({ reputation }) => reputation)).toEqual([12, 10, 5, 5])
      }
    },
  )

  it('A-275 a failure costs the debunker 1 and changes nothing else', () => {
    const theories = [
      {
        on: 'scorpion',
        is: 'pnP',
        seals: [
          [3, 'green'],
          [1, 'red'],
        ],
      },
    ] as const
    const game = declared(tableWith({ players: 4, theories }), { 0: { debunk: 2 } })
    const failed = play(game, [debunk('scorpion', 'blue')])
    expect(failed.table.players.map(({ reputation }) => reputation)).toEqual([9, 10, 10, 10])
    expect(failed.table.theories).toEqual(game.table.theories)
    expect(failed.state.own).toEqual(game.state.own)
    expect(all(failed, 'theoryDebunked')).toEqual([])
    // Not confirmed by that: the other colours may still be asked, and bring it down.
    expect(play(failed, [debunk('scorpion', 'green')]).table.theories[6]).toBeNull()
  })

  it('A-300 two theories that fall at once bring one immediate publication, and no second one', () => {
    const theories = [
      { on: 'scorpion', is: 'pnP', seals: [[1, 'gold']] },
      { on: 'mushroom', is: 'pNn', seals: [[2, 'silver']] },
    ] as const
    for (const publishing of [1, 2]) {
      const game = play(
        declared(tableWith({ players: 3, options: masterOptions, theories, seats: [{ gold: 9 }] }), {
          0: { debunk: 1, publish: publishing },
        }),
        [demonstrate(['mushroom', 'scorpion'], 'speed')],
      )
      expect(all(game, 'theoryDebunked').length).toBe(2)
      expect(question(game)).toBe('0 immediate')
      const done = play(game, [publish('scorpion', 'pNn')])
      expect(all(done, 'published')).toMatchObject([{ ingredient: 'scorpion', immediate: true }])
      expect(question(done)).not.toContain('immediate')
      if (publishing === 2) expect(player(done, 0).early).toBe(1)
      // What is left of the plan is an ordinary action on its own space.
      expect(question(done).startsWith('0 publish')).toBe(publishing === 2)
    }
  })

  it('A-278, AR-60 needs a declared action; until the question is put it may be declined, and that costs nothing', () => {
    const theories = [{ on: 'toad', is: 'PPP', seals: [[1, 'gold']] }] as const
    const undeclared = declared(tableWith({ players: 2, theories }), { 0: { test: 1 }, 1: { test: 1 } })
    expect(all(undeclared, 'spaceBegan').map(({ space }) => space)).not.toContain('debunk')
    const game = declared(tableWith({ players: 2, theories }), { 0: { debunk: 1 } })
    expect(question(game)).toBe('0 debunk')
    const before = player(game, 0)
    const declined = play(game, [decline])
    expect(all(declined, 'declined')[0]).toEqual({ kind: 'declined', seat: 0, ask: 'debunk', forced: false })
    expect(all(declined, 'signShown')).toEqual([])
    expect(player(declined, 0).reputation).toBe(before.reputation)
    expect(declined.table.theories[2]).toEqual(game.table.theories[2])
    // Once the cards are with the reader, there is no way back: the mix waits for a Periscope and not for its owner.
    const seats = [{ hand: ['toad', 'fern'] }, { artifacts: ['periscope'] }] as const
    const mixed = play(declared(tableWith({ players: 2, seats }), { 0: { drink: 1 } }), [drink(['fern', 'toad'])])
    expect(question(mixed)).toBe('1 periscope')
    expect(refusal(mixed, decline, 0)).toBe('notYourTurn')
  })
})

describe('what cannot be refused', () => {
  it('AR-86 drawn Herbalists, grants, places and plans have to be taken', () => {
    const drawn = answer(choosing({ players: 3, favourDeck: ['herbalist', 'herbalist'] }), 0, {
      kind: 'chooseOrder',
      space: 4,
    })
    expect(question(drawn)).toBe('0 herbalist')
    expect(refusal(drawn, decline)).toBe('notAsked')
    expect(legalOf(drawn).every(({ kind }) => kind === 'discard')).toBe(true)
    expect(refusal(choosing({ players: 3 }), decline)).toBe('notAsked')
    expect(refusal(begun(tableWith({ players: 2 })), decline)).toBe('notAsked')
    const theories = [{ on: 'mushroom', is: 'Ppn', seals: [[0, 'gold']] }] as const
    const two = declared(tableWith({ players: 2, theories, seats: [{ gold: 5 }] }), { 0: { publish: 1 } })
    const taken = play(two, [publish('toad', 'PPP')])
    expect(all(taken, 'grantTaken')).toEqual([{ kind: 'grantTaken', seat: 0, grant: 0 }])
  })
})

describe('exhibiting', () => {
  it('A-355 closes a potion to the one who showed it, and to nobody else', () => {
    const seats = [0, 1].map(() => ({ hand: ['mushroom', 'toad', 'mushroom', 'toad'] as const }))
    const game = declared(tableWith({ players: 2, round: 6, seats }), { 0: { exhibit: 2 }, 1: { exhibit: 1 } })
    const shown = play(game, [exhibit('healing', ['mushroom', 'toad'])])
    expect(player(shown, 0).exhibited).toEqual(['healing'])
    expect(question(shown)).toBe('1 exhibit')
    expect(refusal(shown, exhibit('healing', ['mushroom', 'toad']))).toBeNull()
    const both = play(shown, [exhibit('healing', ['mushroom', 'toad'])])
    expect(question(both)).toBe('0 exhibit')
    expect(refusal(both, exhibit('healing', ['mushroom', 'toad']))).toBe('alreadyExhibited')
    for (const potion of ['speed', 'wisdom', 'poison', 'paralysis', 'insanity'] as const) {
      expect(refusal(both, exhibit(potion, ['mushroom', 'toad']))).toBeNull()
    }
  })
})

describe('the winner', () => {
  const ended = (plan: Partial<TablePlan>) =>
    toTheEnd(declared(tableWith({ players: 2, round: 6, emptyDeck: true, ...plan }), {}))

  it('A-002 has the most points, wherever they sit and wherever they come from', () => {
    for (const [one, other] of [
      [{ reputation: 15 }, { reputation: 10 }],
      [{ reputation: 10, grants: [0, 1, 2] }, { reputation: 12 }],
    ]) {
      expect(
        alchemists.outcome(ended({ seats: [one ?? {}, other ?? {}] }).state)?.seats.map(({ place }) => place),
      ).toEqual([1, 2])
      const turned = ended({ seats: [other ?? {}, one ?? {}] })
      expect(alchemists.outcome(turned.state)?.seats.map(({ place }) => place)).toEqual([2, 1])
      expect(all(turned, 'gameEnded')[0]?.winners).toEqual([1])
    }
  })

  it('AR-61 is decided among equals by gold that is left, gold from favor cards included', () => {
    // Both have two points for gold; the Sage of the second brings two gold more, which make no point.
    const tie = ended({ seats: [{ gold: 0 }, { gold: 0, favours: ['sage'] }] })
    const totals = alchemists.outcome(tie.state)?.seats.map(({ total }) => total) ?? []
    expect(totals[0]).toBe(totals[1])
    expect(tie.table.end?.leftover).toEqual([0, 2])
    expect(alchemists.outcome(tie.state)?.seats.map(({ place }) => place)).toEqual([2, 1])
  })
})
