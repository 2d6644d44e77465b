import { ingredients } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { alchemists, rulesOf } from '../game.ts'
import {
  all,
  debunk,
  declared,
  decline,
  demonstrate,
  endorse,
  legalOf,
  play,
  player,
  publish,
  question,
  refusal,
} from '../testing/play.ts'
import { masterOptions, optionsWith, tableWith } from '../testing/table.ts'

const rich = { gold: 9 }
const { grants } = rulesOf(optionsWith({}), 4)

describe('grants', () => {
  it('A-259, A-442, AR-95 are five, one printed, four reconstructed, every ingredient on two', () => {
    expect(grants.map((grant) => grant.ingredients.length)).toEqual([3, 3, 3, 3, 4])
    for (const ingredient of ingredients)
      expect(grants.filter((grant) => grant.ingredients.includes(ingredient)).length).toBe(2)
    expect(grants.map((grant) => grant.ingredients.join(' '))).toEqual([
      'mushroom toad scorpion',
      'scorpion ravensFeather mandrakeRoot',
      'mandrakeRoot flower birdClaw',
      'birdClaw fern mushroom',
      'toad ravensFeather flower fern',
    ])
    expect(grants.map(({ source }) => source)).toEqual([
      'rulebook',
      'reconstructed',
      'reconstructed',
      'reconstructed',
      'reconstructed',
    ])
  })

  it('A-263 are worth 1 or 2 points', () => {
    expect(grants.map(({ points }) => points)).toEqual([2, 2, 2, 2, 1])
  })

  const scorpion = { on: 'scorpion', is: 'pnP', seals: [[0, 'red']] } as const

  it('A-260, A-262, A-093 comes at once with the second seal: Blue with scorpion seals toad', () => {
    const state = tableWith({ players: 2, seats: [rich, rich], theories: [scorpion] })
    const game = play(declared(state, { 0: { publish: 1 } }), [publish('toad', 'npN')])
    expect(player(game, 0).grants).toEqual([0])
    expect(player(game, 0).gold).toBe(10)
    expect(game.table.grants).toEqual([1, 2, 3, 4])
  })

  it('A-261 counts endorsements and seals of all kinds', () => {
    const theories = [scorpion, { on: 'toad', is: 'npN', seals: [[1, 'gold']] }] as const
    const state = tableWith({ players: 2, seats: [rich, rich], theories })
    const game = play(declared(state, { 0: { publish: 1 } }), [endorse('toad', 'blue')])
    expect(player(game, 0).grants).toEqual([0])
  })

  it('A-264 is kept when the theories fall', () => {
    const theories = [scorpion, { on: 'toad', is: 'npN', seals: [[0, 'gold']] }] as const
    const state = tableWith({ players: 2, seats: [{ ...rich, grants: [0] }], theories })
    const game = play(declared(state, { 1: { debunk: 1 } }), [debunk('scorpion', 'green')])
    expect(player(game, 0).grants).toEqual([0])
    expect(game.table.grants).not.toContain(0)
  })

  it('A-265, A-266 needs three seals from the second grant on', () => {
    const theories = [
      { on: 'birdClaw', is: 'nPp', seals: [[0, 'red']] },
      { on: 'flower', is: 'npN', seals: [[0, 'gold']] },
    ] as const
    const state = tableWith({ players: 2, seats: [{ ...rich, grants: [0] }], theories })
    const two = play(declared(state, { 0: { publish: 2 } }), [publish('ravensFeather', 'PPP')])
    expect(player(two, 0).grants).toEqual([0])
    expect(player(play(two, [publish('mandrakeRoot', 'NNN')]), 0).grants).toEqual([0, 2])
  })

  it('A-260, A-265 asks for two of the four ingredients on the middle tile first, for three of the four later', () => {
    const toad = { on: 'toad', is: 'PPP', seals: [[0, 'red']] } as const
    const first = tableWith({ players: 2, seats: [rich], theories: [toad] })
    expect(player(play(declared(first, { 0: { publish: 1 } }), [publish('flower', 'npN')]), 0).grants).toEqual([4])
    const later = tableWith({ players: 2, seats: [{ ...rich, grants: [0] }], theories: [toad] })
    const two = play(declared(later, { 0: { publish: 2 } }), [publish('flower', 'npN')])
    expect(player(two, 0).grants).toEqual([0])
    expect(player(play(two, [publish('fern', 'NNN')]), 0).grants).toEqual([0, 4])
  })

  it('A-267, AR-20, AR-21 lets the player choose between two first grants, and the other then needs three', () => {
    const theories = [{ on: 'mushroom', is: 'pnP', seals: [[0, 'red']] }] as const
    // Bird claw shares a tile with mushroom and another with mandrake root.
    const state = tableWith({
      players: 2,
      seats: [rich],
      theories: [...theories, { on: 'mandrakeRoot', is: 'NNN', seals: [[0, 'gold']] }],
    })
    const game = play(declared(state, { 0: { publish: 2 } }), [publish('birdClaw', 'npN')])
    expect(question(game)).toBe('0 grant')
    expect(legalOf(game)).toEqual([
      { kind: 'takeGrant', grant: 2 },
      { kind: 'takeGrant', grant: 3 },
    ])
    expect(refusal(game, decline)).toBe('notAsked')
    expect(refusal(game, { kind: 'takeGrant', grant: 0 })).toBe('grantNotOffered')
    const chosen = play(game, [{ kind: 'takeGrant', grant: 3 }])
    expect(player(chosen, 0).grants).toEqual([3])
    expect(player(chosen, 0).gold).toBe(10)
    expect(question(chosen)).toBe('0 publish')
    // AR-20: with a third seal on the other tile it is taken as well.
    expect(player(play(chosen, [publish('flower', 'PPP')]), 0).grants).toEqual([3, 2])
  })

  it('A-268, A-318 ignores seals on theories in conflict', () => {
    const theories = [scorpion, { on: 'fern', is: 'nPp', seals: [[1, 'gold']] }] as const
    const state = tableWith({
      players: 2,
      options: masterOptions,
      seats: [rich],
      theories,
      conflicts: [['fern', 'scorpion']],
    })
    const game = play(declared(state, { 0: { publish: 1 } }), [publish('toad', 'npN')])
    expect(player(game, 0).grants).toEqual([])
  })

  describe('when a conflict is removed', () => {
    // Scorpion carries the seals of A and B and is marked together with fern; both also have toad.
    const theories = [
      {
        on: 'scorpion',
        is: 'nPp',
        seals: [
          [0, 'red'],
          [1, 'red'],
        ],
      },
      {
        on: 'toad',
        is: 'PPP',
        seals: [
          [0, 'gold'],
          [1, 'gold'],
        ],
      },
      { on: 'fern', is: 'pnP', seals: [[2, 'gold']] },
    ] as const
    const state = tableWith({
      players: 3,
      options: masterOptions,
      seats: [rich, rich, rich],
      theories,
      conflicts: [['fern', 'scorpion']],
    })

    it('A-269, AR-19, G-275, G-276 checks only who completed a Debunk or Publish action', () => {
      // C shows that fern and bird claw make poison: the theory on fern has red plus, so it falls.
      const game = play(declared(state, { 2: { debunk: 1 }, 1: { debunk: 1 } }), [
        decline,
        demonstrate(['fern', 'birdClaw'], 'poison'),
      ])
      expect(game.table.conflicts).toEqual([])
      expect(all(game, 'grantTaken')).toEqual([])
      // A declined action is none; a failed demonstration is one.
      const failed = play(declared(state, { 2: { debunk: 1 }, 1: { debunk: 2 } }), [
        decline,
        demonstrate(['fern', 'birdClaw'], 'poison'),
        demonstrate(['fern', 'birdClaw'], 'healing'),
      ])
      expect(all(failed, 'debunkFailed').length).toBe(1)
      expect(all(failed, 'grantTaken')).toEqual([{ kind: 'grantTaken', seat: 1, grant: 0 }])
    })

    it('AR-20 takes, besides the chosen first grant, every tile on which three seals count now', () => {
      // Scorpion is marked together with three theories of the same player, and falls.
      const mine = [
        { on: 'mushroom', is: 'Ppn', seals: [[0, 'red']] },
        { on: 'birdClaw', is: 'npN', seals: [[0, 'red']] },
        { on: 'flower', is: 'NNN', seals: [[0, 'gold']] },
        { on: 'mandrakeRoot', is: 'pNn', seals: [[0, 'gold']] },
        { on: 'scorpion', is: 'pnP', seals: [[1, 'gold']] },
      ] as const
      const marked = tableWith({
        players: 2,
        options: masterOptions,
        theories: mine,
        conflicts: [
          ['mushroom', 'scorpion'],
          ['flower', 'scorpion'],
          ['mandrakeRoot', 'scorpion'],
        ],
      })
      const game = play(declared(marked, { 0: { debunk: 1 } }), [demonstrate(['mushroom', 'scorpion'], 'speed')])
      // Three seals on mandrake root, flower and bird claw; two on bird claw and mushroom.
      expect(question(game)).toBe('0 grant')
      expect(player(play(game, [{ kind: 'takeGrant', grant: 3 }]), 0).grants).toEqual([3, 2])
      expect(player(play(game, [{ kind: 'takeGrant', grant: 2 }]), 0).grants).toEqual([2])
    })

    it('A-270, G-276 gives it to the one whose own action it was', () => {
      const game = play(declared(state, { 0: { debunk: 1 } }), [demonstrate(['fern', 'birdClaw'], 'poison')])
      expect(all(game, 'grantTaken')).toEqual([{ kind: 'grantTaken', seat: 0, grant: 0 }])
      expect(alchemists.view(game.state, 1).table.players[0]?.grants).toEqual([0])
    })
  })
})
