import { ingredientIndex } from '@athanor/alchemy'
import type { Viewer } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { notebookOf } from '../engine/atTable.ts'
import type { Action, Artifact } from '../engine/contributions.ts'
import type { Pair } from '../engine/state.ts'
import { alchemists } from '../game.ts'
import {
  all,
  buy,
  declared,
  decline,
  drink,
  exhibit,
  own,
  type Played,
  play,
  player,
  question,
  refusal,
  scripted,
  secrets,
  sell,
  test,
  toTheEnd,
} from '../testing/play.ts'
import { tableWith } from '../testing/table.ts'

const healing: Pair = ['mushroom', 'toad']
const poison: Pair = ['fern', 'birdClaw']
const setBothAside = { kind: 'setBothAside' } as const
const look = { kind: 'periscope' } as const

const points = (game: Played, source: string, seat = 0) =>
  alchemists.outcome(toTheEnd(game).state)?.seats[seat]?.breakdown.find((part) => part.source === source)?.points

describe('Magic Mortar and other cards', () => {
  it('A-395, AR-37 keeps a card of a drink, on the Custodian card as on its own space', () => {
    const seat = { hand: healing, artifacts: ['magicMortar'], favours: ['custodian'] } as const
    for (const wishes of [{ custodian: 1, forage: 1 }, { drink: 1 }]) {
      const game = declared(tableWith({ players: 2, seats: [seat] }), { 0: wishes })
      const there = question(game) === '0 forage' ? play(game, [decline]) : game
      const drunk = play(there, [drink(healing, true)], scripted({ mortar: [0] }))
      expect(secrets(drunk, 'ingredientKept', 0)).toEqual([{ kept: 'toad' }])
      expect(own(drunk, 0).hand[ingredientIndex('toad')]).toBe(1)
    }
  })

  it('A-395, A-446 with the Boots: the card that came back may be mixed in the repeat', () => {
    const seat = { hand: ['mushroom', 'toad', 'toad'], artifacts: ['magicMortar', 'bootsOfSpeed'] } as const
    const tested = play(
      declared(tableWith({ players: 2, seats: [seat] }), { 0: { test: 1 } }),
      [test(healing, true)],
      scripted({ mortar: [1] }),
    )
    expect(question(tested)).toBe('0 boots')
    expect(refusal(tested, test(healing, true))).toBeNull()
    const mortarless = { ...seat, artifacts: ['bootsOfSpeed'] } as const
    expect(
      question(play(declared(tableWith({ players: 2, seats: [mortarless] }), { 0: { test: 1 } }), [test(healing)])),
    ).not.toBe('0 boots')
  })

  it('AR-83 works for mixes after its purchase, in the same round', () => {
    const state = tableWith({ players: 2, seats: [{ gold: 3, hand: healing }], onOffer: ['magicMortar'] })
    const game = play(declared(state, { 0: { buy: 1, test: 1 } }), [buy('magicMortar'), test(healing, true)])
    expect(all(game, 'ingredientKept')).toEqual([{ kind: 'ingredientKept', seat: 0 }])
  })
})

describe('Feather in Cap and other cards', () => {
  const dressed = (hand: readonly (typeof healing)[number][], ...more: readonly Artifact[]) =>
    tableWith({
      players: 2,
      round: 6,
      seats: [{ hand, artifacts: ['featherInCap', ...more] }, { artifacts: ['periscope'] }],
    })

  it('A-393, AR-41 with Mortar and a rival Periscope: first the look, then the pick, and neither tells the other', () => {
    const chance = scripted({ periscope: [0], mortar: [1] })
    const game = play(
      declared(dressed(healing, 'magicMortar'), { 0: { exhibit: 1 } }),
      [exhibit('healing', healing, true)],
      chance,
    )
    expect(question(game)).toBe('1 periscope')
    expect(own(game, 0).picked).toBeNull()
    const seen = play(game, [look], chance)
    expect(question(seen)).toBe('0 feather')
    expect(own(seen, 0).picked).toBe(1)
    const done = play(seen, [decline], chance)
    expect(secrets(done, 'periscopeUsed', 1)).toEqual([{ ingredient: 'mushroom' }])
    expect(secrets(done, 'periscopeUsed', 0)).toEqual([])
    expect([secrets(done, 'setAside', 1), secrets(done, 'ingredientKept', 1)]).toEqual([[], []])
    expect([secrets(done, 'setAside', 0), secrets(done, 'ingredientKept', 0)]).toEqual([
      [{ aside: ['toad'] }],
      [{ kept: 'mushroom' }],
    ])
  })

  it('AR-48, A-393 nobody else can tell which card was picked, before or after the decision', () => {
    const seen = (viewer: Viewer, mortar: number, answers: readonly Action[]) => {
      const game = declared(dressed(healing, 'magicMortar'), { 0: { exhibit: 2 } })
      const after = play(game, [exhibit('healing', healing, true), decline, ...answers], scripted({ mortar: [mortar] }))
      return JSON.stringify(alchemists.view(after.state, viewer))
    }
    for (const answers of [[], [decline]]) {
      expect(seen(1, 0, answers)).toBe(seen(1, 1, answers))
      expect(seen('spectator', 0, answers)).toBe(seen('spectator', 1, answers))
      expect(seen(0, 0, answers)).not.toBe(seen(0, 1, answers))
    }
  })

  it('A-393, A-392 with the Mortar: one kind or both count, as the owner decides when the returning card is known', () => {
    const shown = play(declared(dressed(healing, 'magicMortar'), { 0: { exhibit: 1 } }), [
      exhibit('healing', healing, true),
      decline,
    ])
    expect(question(shown)).toBe('0 feather')
    expect(points(play(shown, [decline]), 'featherInCap')).toBe(1)
    expect(points(play(shown, [setBothAside]), 'featherInCap')).toBe(2)
  })

  it('AR-43, A-393 without the Mortar, waived beforehand, sets both aside and asks nothing', () => {
    const shown = play(declared(dressed(healing, 'magicMortar'), { 0: { exhibit: 1 } }), [
      exhibit('healing', healing),
      decline,
    ])
    expect(all(shown, 'setAside')).toEqual([{ kind: 'setAside', seat: 0, count: 2 }])
    expect(question(shown)).not.toBe('0 feather')
  })

  it('A-446, AR-80, AR-93 with the Boots: one exhibit more, beyond the limit of the space', () => {
    const hand = [...healing, ...poison, 'birdClaw', 'scorpion', 'mushroom', 'birdClaw', 'toad', 'scorpion'] as const
    const game = play(
      declared(tableWith({ players: 2, round: 6, seats: [{ hand, artifacts: ['featherInCap', 'bootsOfSpeed'] }] }), {
        0: { exhibit: 4 },
      }),
      [
        exhibit('healing', healing),
        exhibit('poison', poison),
        exhibit('speed', ['birdClaw', 'scorpion']),
        exhibit('insanity', ['mushroom', 'birdClaw']),
      ],
    )
    expect(question(game)).toBe('0 boots')
    const more = play(game, [exhibit('wisdom', ['toad', 'scorpion'])])
    // Healing 1, poison 1 and mastery 2, speed 1, insanity 1, wisdom 1 and mastery 2.
    expect(player(more, 0).reputation).toBe(19)
    expect(points(more, 'featherInCap')).toBe(5)
  })

  it('AR-83 counts exhibits of the round in which it was bought', () => {
    const state = tableWith({ players: 2, round: 6, seats: [{ gold: 3, hand: healing }], onOffer: ['featherInCap'] })
    const game = play(declared(state, { 0: { buy: 1, exhibit: 1 } }), [
      buy('featherInCap'),
      exhibit('healing', healing),
    ])
    expect(points(game, 'featherInCap')).toBe(2)
  })
})

describe('Periscope and other cards', () => {
  const spy = { artifacts: ['periscope'] } as const

  it('A-396, AR-42 looks at Exhibit and Drink, and at a repeat with the Boots', () => {
    const mixer = { hand: [...healing, ...healing], artifacts: ['bootsOfSpeed'] } as const
    const shown = declared(tableWith({ players: 2, round: 6, seats: [mixer, spy] }), { 0: { exhibit: 1 } })
    expect(question(play(shown, [exhibit('healing', healing)]))).toBe('1 periscope')
    const drunk = play(declared(tableWith({ players: 2, seats: [mixer, spy] }), { 0: { drink: 1 } }), [drink(healing)])
    expect(question(drunk)).toBe('1 periscope')
    const repeated = play(drunk, [decline, drink(healing)])
    expect(question(repeated)).toBe('1 periscope')
    expect(own(play(repeated, [look]), 1).peeks).toMatchObject([{ result: 1 }])
  })

  it('A-396, AR-78 is asked at a sale before gold and reputation move', () => {
    const state = tableWith({ players: 2, seats: [{ hand: ['mushroom', 'fern'] }, spy] })
    const game = play(declared(state, { 0: { sell: 1, test: 1 } }), [sell(0, 'neutral', ['mushroom', 'fern'])])
    expect(question(game)).toBe('1 periscope')
    expect([player(game, 0).gold, player(game, 0).reputation]).toEqual([2, 10])
    const done = play(game, [look])
    expect([player(done, 0).gold, player(done, 0).reputation]).toEqual([4, 9])
  })

  it('A-396, AR-32 with a Barmaid in the sale: the note says what the reader said, not what it counted as', () => {
    const seller = { hand: ['mushroom', 'fern'], favours: ['barmaid'] } as const
    const game = play(
      declared(tableWith({ players: 2, seats: [seller, spy] }), { 0: { sell: 1 } }),
      [sell(0, 'correctSign', ['mushroom', 'fern'], { barmaids: 1 }), look],
      scripted({ periscope: [1] }),
    )
    expect(all(game, 'sold')).toMatchObject([{ counted: 'correctSign', paid: 3 }])
    expect(notebookOf(alchemists.view(game.state, 1)).facts).toEqual([
      { kind: 'glimpse', ingredient: 'fern', potions: ['neutral'] },
    ])
  })

  it('A-396 a refused look is not used up; a used one comes back next round', () => {
    const state = tableWith({ players: 2, seats: [{ hand: [...healing, ...healing] }, spy] })
    const refused = play(declared(state, { 0: { test: 2 } }), [test(healing), decline, test(healing)])
    expect(question(refused)).toBe('1 periscope')
    const used = play(refused, [look])
    expect(used.table.round).toBe(3)
    expect(player(used, 1).periscopeUsed).toBe(false)
  })

  it('A-397, AR-41, A-099 nobody else can tell which card was seen, nor which one a Mortar returned', () => {
    const mixer = { hand: healing, artifacts: ['magicMortar'] } as const
    const seen = (viewer: Viewer, periscope: number, mortar: number) => {
      const game = declared(tableWith({ players: 3, seats: [mixer, spy] }), { 0: { test: 1 }, 2: { drink: 1 } })
      const after = play(game, [test(healing, true), look], scripted({ periscope: [periscope], mortar: [mortar] }))
      return JSON.stringify(alchemists.view(after.state, viewer))
    }
    for (const viewer of [0, 2, 'spectator'] as const) expect(seen(viewer, 0, 0)).toBe(seen(viewer, 1, 0))
    for (const viewer of [1, 2, 'spectator'] as const) expect(seen(viewer, 0, 0)).toBe(seen(viewer, 0, 1))
    expect(seen(1, 0, 0)).not.toBe(seen(1, 1, 0))
    expect(seen(0, 0, 0)).not.toBe(seen(0, 0, 1))
  })

  it('AR-83 does not reach back before its purchase, and sees what is mixed afterwards', () => {
    const seats = [{ hand: [...healing, ...healing], favours: ['custodian'] }, { gold: 3 }] as const
    const state = tableWith({ players: 2, seats, onOffer: ['periscope'] })
    const game = play(declared(state, { 0: { custodian: 1, test: 1 }, 1: { buy: 1 } }), [drink(healing)])
    expect(question(game)).toBe('1 buy')
    expect(question(play(game, [buy('periscope'), test(healing)]))).toBe('1 periscope')
  })
})
