import { canonical, perform, seededChance, seenBy } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { compendium } from './game.ts'
import type { State } from './state.ts'
import { cauldronOf, cubes, each, none, one } from './testing/cubes.ts'
import { copy, create, drawFromBag, played, take } from './testing/play.ts'
import { randomGame } from './testing/randomGame.ts'
import { tableWith } from './testing/table.ts'
import type { View } from './view.ts'

const state: State = tableWith({
  players: 3,
  turn: 1,
  hands: [cubes({ gray: 2, blue: 1 }), cubes({ orange: 4 }), cubes({ green: 1, yellow: 5 })],
  potions: [{ cauldron: 4, owner: 2, recipe: cubes({ yellow: 2 }), value: 7 }],
  bag: cubes({ blue: 2, green: 2 }),
  reserve: cubes({ gray: 3, blue: 4, orange: 5, green: 6, yellow: 7 }),
  schools: ['spiders', 'birdLegs', 'trollEyes'],
  scores: [{ copies: 9 }, { creations: 4 }, { creations: 7 }],
})

/** What everybody may know of that table. */
const open: Omit<View, 'viewer' | 'hand' | 'school'> = {
  options: state.options,
  colours: ['white', 'black', 'brown'],
  firstSeat: 0,
  turn: 1,
  turnsTaken: 7,
  cauldrons: state.cauldrons,
  tiles: [1, 2, 3, 4, 5, 6, 8, 9, 10],
  reserve: cubes({ gray: 3, blue: 4, orange: 5, green: 6, yellow: 7 }),
  removed: cubes({ gray: 27, blue: 25, orange: 23, green: 23, yellow: 18 }),
  bagSize: 4,
  players: [
    {
      cubes: 3,
      stones: 5,
      score: { creations: 0, copies: 9, halfPoints: 0, award: 0 },
      trail: { drawn: 3, net: none, proven: [] },
    },
    {
      cubes: 4,
      stones: 5,
      score: { creations: 4, copies: 0, halfPoints: 0, award: 0 },
      trail: { drawn: 4, net: none, proven: [] },
    },
    {
      cubes: 6,
      stones: 4,
      score: { creations: 7, copies: 0, halfPoints: 0, award: 0 },
      trail: { drawn: 6, net: none, proven: [] },
    },
  ],
  end: null,
}

describe('what a viewer receives', () => {
  it('RR-34 is the open table, the own hand and the own card, and nothing else', () => {
    expect(compendium.view(state, 0)).toEqual({
      ...open,
      viewer: 0,
      hand: cubes({ gray: 2, blue: 1 }),
      school: 'spiders',
    })
    expect(compendium.view(state, 1)).toEqual({ ...open, viewer: 1, hand: cubes({ orange: 4 }), school: 'birdLegs' })
    expect(compendium.view(state, 2)).toEqual({
      ...open,
      viewer: 2,
      hand: cubes({ green: 1, yellow: 5 }),
      school: 'trollEyes',
    })
  })

  it('RR-34 is for a spectator, or for a seat that is not there, the open table alone', () => {
    expect(compendium.view(state, 'spectator')).toEqual({ ...open, viewer: 'spectator', hand: null, school: null })
    expect(compendium.view(state, 3)).toEqual({ ...open, viewer: 3, hand: null, school: null })
  })

  it('R-025 R-028 RR-34 stays the same whatever the others hold', () => {
    const otherHands = [cubes({ gray: 2, blue: 1 }), cubes({ yellow: 3, green: 1 }), cubes({ orange: 4, blue: 2 })]
    const swapped: State = {
      ...state,
      players: state.players.map((player, seat) => ({ ...player, hand: otherHands[seat] ?? none })),
      bag: cubes({ yellow: 2, green: 2 }),
      schools: ['spiders', 'trollEyes', 'mushrooms'],
      undealt: ['dragonsBlood', 'birdLegs'],
    }
    expect(canonical(compendium.view(swapped, 0))).toBe(canonical(compendium.view(state, 0)))
    expect(canonical(compendium.view(swapped, 'spectator'))).toBe(canonical(compendium.view(state, 'spectator')))
  })

  it('RR-24 has the number of cubes in every hand, without a limit', () => {
    const rich = tableWith({ players: 2, hands: [each(5), each(4)], reserve: each(9), turn: 1 })
    expect(compendium.view(rich, 'spectator').players.map((player) => player.cubes)).toEqual([25, 20])
    const after = played(rich, [take('gray')]).state
    expect(compendium.view(after, 0).players.map((player) => player.cubes)).toEqual([25, 21])
  })

  it('RR-45 has the removed cubes by colour', () => {
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(compendium.view(state, viewer).removed).toEqual(open.removed)
    }
  })

  it('R-026 R-064 never holds the contents of the bag while the game lasts', () => {
    for (const { after } of randomGame(3, 12)) {
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const seen = compendium.view(after, viewer)
        expect(seen.end === null).toBe(after.finalCount === null)
        expect(Object.hasOwn(seen, 'bag')).toBe(false)
      }
    }
  })
})

describe('what an event tells', () => {
  it('RR-23 RR-34 only deals, cards and draws from the bag have a secret part, each for one seat', () => {
    for (const { events } of randomGame(4, 5)) {
      for (const event of events) {
        const { kind } = event.public
        const isSecret = kind === 'cubesDealt' || kind === 'schoolDealt' || kind === 'drewFromBag'
        expect(event.secret !== undefined).toBe(isSecret)
        if (event.secret === undefined || !('seat' in event.public)) continue
        expect(Object.keys(event.secret)).toEqual([String(event.public.seat)])
      }
    }
  })

  it('R-042 R-057 RR-25 names the colours of all cubes that move in the open', () => {
    const yellowGreen = cauldronOf('yellow', 'green')
    const table = tableWith({ players: 2, hands: [cubes({ blue: 2 }), cubes({ blue: 1 })], round: 4 })
    const { events } = played(table, [
      create(yellowGreen, one('blue'), 3),
      copy(yellowGreen, 'blue'),
      take('orange'),
      drawFromBag,
    ])
    const forAll = events.map((event) => seenBy(event, 'spectator'))
    expect(forAll).toEqual([
      { kind: 'potionCreated', seat: 0, cauldron: yellowGreen, recipe: one('blue'), value: 3 },
      { kind: 'productsReceived', seat: 0, cubes: cubes({ yellow: 1, green: 1 }), missing: none },
      {
        kind: 'potionCopied',
        seat: 1,
        cauldron: yellowGreen,
        owner: 0,
        paid: one('blue'),
        tribute: 'mushrooms',
        value: 3,
      },
      { kind: 'productsReceived', seat: 1, cubes: cubes({ yellow: 1, green: 1 }), missing: none },
      { kind: 'roundBegan', round: 5 },
      { kind: 'tookFromReserve', seat: 0, ingredient: 'trollEyes' },
      { kind: 'drewFromBag', seat: 1, count: 2 },
      { kind: 'roundBegan', round: 6 },
    ])
  })

  it('RR-25 is the same with a short log: openLog changes the display, not the game', () => {
    expect(compendium.options.fields.openLog).toEqual({ kind: 'flag', default: true })
    const open = [...randomGame(3, 4)]
    const short = [...randomGame(3, 4, { openLog: false })]
    expect(short.map(({ events }) => events)).toEqual(open.map(({ events }) => events))
    const withoutOption = (step: { readonly after: State }) => ({ ...step.after, options: null })
    expect(short.map(withoutOption)).toEqual(open.map(withoutOption))
  })

  it.each([
    ['a recipe paid from behind the screen', create(cauldronOf('yellow', 'green'), one('blue'), 3), true],
    ['a copy paid from behind the screen', copy(4, 'yellow'), true],
    ['two cubes out of the bag', drawFromBag, true],
    ['a cube of the open reserve', take('orange'), false],
  ] as const)('RR-34 cannot be taken back where something came out of hiding: %s', (_, action, final) => {
    const table = tableWith({
      players: 3,
      hands: [cubes({ blue: 1, yellow: 2 })],
      potions: [{ cauldron: 4, owner: 2, recipe: cubes({ yellow: 2 }), value: 7 }],
    })
    const done = perform(compendium, { state: table, step: 0, sealed: [] }, 0, action, seededChance('5eed'.repeat(16)))
    expect(done.ok && done.barrier).toBe(final)
  })
})

describe('a seat whose player is away', () => {
  it('RR-35 can be played by anybody who has the seat’s view and nothing else', () => {
    // Every choice of a random game is made from the view of the seat alone, sent as text.
    for (const { action, before } of randomGame(3, 17)) {
      if (action === null) continue
      const received: View = JSON.parse(JSON.stringify(compendium.view(before, before.turn)))
      expect(compendium.check(received, action)).toBeNull()
      expect([...compendium.legal(received)]).toContainEqual(action)
    }
  })
})
