import type { Colour } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import type { Artifact } from '../engine/contributions.ts'
import { alchemists } from '../game.ts'
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
  legalOf,
  play,
  player,
  publish,
  question,
  refusal,
  toTheEnd,
} from '../testing/play.ts'
import { masterOptions, type TablePlan, tableWith } from '../testing/table.ts'

/** A table at the moment when order is chosen. */
function choosing(plan: TablePlan) {
  const state = tableWith(plan)
  return begun(choosingOrder(state, [...state.table.players.keys()], []))
}

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
