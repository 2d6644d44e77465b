import { ingredientIndex, mixIngredients } from '@athanor/alchemy'
import { quickChance, type Viewer } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { possiblePotions } from './base/notebook.ts'
import { total } from './engine/counts.ts'
import type { Pair, State } from './engine/state.ts'
import { alchemists, box } from './game.ts'
import { brokenInvariant } from './testing/invariant.ts'
import {
  begun,
  buy,
  debunk,
  declared,
  exhibit,
  forageRow,
  type Played,
  play,
  publish,
  scripted,
  sell,
  test,
} from './testing/play.ts'
import { tableWith } from './testing/table.ts'

function worlds(game: Played, viewer: Viewer, count = 60): readonly State[] {
  const view = alchemists.view(game.state, viewer)
  return Array.from({ length: count }, (_, seed) => alchemists.resample(view, quickChance(seed)))
}

const hand = ['mushroom', 'toad', 'fern', 'birdClaw', 'mushroom', 'toad'] as const

describe('resampled worlds', () => {
  it('are possible tables: nothing is lost, and rivals can have made what everybody heard', () => {
    const state = tableWith({ players: 3, seats: [{ hand }, { hand: ['scorpion', 'flower'] }, { gold: 5 }] })
    const game = play(declared(state, { 0: { sell: 1, test: 2 }, 1: { test: 1 }, 2: { publish: 1 } }), [
      sell(0, 'neutral', ['fern', 'birdClaw']),
      publish('toad', 'pnP', 'gold'),
      test(['mushroom', 'toad']),
    ])
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      for (const world of worlds(game, viewer)) {
        expect(brokenInvariant(world)).toBeNull()
        const notes = world.own.map(({ mixes }) => [...mixes])
        for (const result of world.table.results) {
          const pair = notes[result.seat]?.shift() as Pair
          expect(possiblePotions(result)).toContain(mixIngredients(world.hidden.answers, pair[0], pair[1]))
        }
      }
    }
  })

  it('keep what the reader told everybody', () => {
    const theories = [{ on: 'scorpion', is: 'pnP', seals: [[1, 'gold']] }] as const
    const game = play(declared(tableWith({ players: 2, theories }), { 0: { debunk: 2 } }), [debunk('scorpion', 'blue')])
    for (const world of worlds(game, 'spectator'))
      expect(world.hidden.answers.scorpion.charAt(2).toLowerCase()).toBe('p')
  })

  it('AR-64, AR-88 leave a rival the row cards that were taken openly', () => {
    const state = tableWith({ players: 2, row: ['flower', 'flower'] })
    const game = play(declared(state, { 0: { forage: 2 } }), [forageRow('flower')])
    for (const world of worlds(game, 1)) expect(world.own[0]?.hand[ingredientIndex('flower')]).toBe(1)
  })

  it('A-396 agree with what a Periscope showed', () => {
    const seats = [{ hand }, { artifacts: ['periscope'] }] as const
    const game = play(
      declared(tableWith({ players: 2, seats }), { 0: { test: 2 } }),
      [test(['mushroom', 'toad']), { kind: 'periscope' }],
      scripted({ periscope: [1] }),
    )
    const partners = new Set<string>()
    for (const world of worlds(game, 1, 200)) {
      const pair = world.own[0]?.mixes[0] as Pair
      expect(pair).toContain('toad')
      partners.add(pair.find((ingredient) => ingredient !== 'toad') ?? '')
    }
    expect(partners.size).toBe(7)
    // The mixer must think both cards possible.
    expect(new Set(worlds(game, 0).map((world) => world.own[1]?.peeks[0]?.ingredient))).toEqual(
      new Set(['mushroom', 'toad']),
    )
  })

  it('A-097, AR-89 let any seal lie on a rival theory', () => {
    const game = play(declared(tableWith({ players: 2, seats: [{ gold: 5 }] }), { 0: { publish: 2 } }), [
      publish('toad', 'pnP', 'gold'),
    ])
    expect(new Set(worlds(game, 1).map((world) => world.own[0]?.placed.toad)).size).toBe(5)
  })

  it('A-127 leave no Herbalist in a hand, except while it waits to be played', () => {
    const herbalist = box.favours.numberOf('herbalist')
    const favourDeck = ['herbalist', 'herbalist', 'herbalist', 'herbalist'] as const
    // Seat 1 declares while seat 0 still waits to.
    const game = begun(tableWith({ players: 2, favourDeck, seats: [{ favours: ['sage', 'barmaid'] }] }))
    for (const world of worlds(game, 1, 100)) {
      expect(world.own[0]?.favours[herbalist]).toBe(0)
      expect(total(world.own[0]?.favours ?? [])).toBe(2)
    }
    // At set-up somebody whose turn to play it is still to come may have kept one.
    const { table } = game
    const waiting = {
      ...game.state,
      table: {
        ...table,
        phase: 'setUp',
        asks: [{ kind: 'herbalist', seat: 1 }],
        agenda: [
          { kind: 'drawn', seat: 1 },
          { kind: 'drawn', seat: 0 },
        ],
      },
    } as const
    expect(new Set(worlds(begun(waiting), 1, 100).map((world) => (world.own[0]?.favours[herbalist] ?? 0) > 0))).toEqual(
      new Set([true, false]),
    )
  })

  it('A-403 leave both cards of a Thinking Cap test in the hand', () => {
    const state = tableWith({
      players: 2,
      round: 4,
      seats: [{ gold: 5, hand: ['mushroom', 'toad', 'fern', 'flower'] }],
      onOffer: ['thinkingCap'],
    })
    const game = play(declared(state, { 0: { buy: 1 } }), [buy('thinkingCap'), test(['mushroom', 'toad'])])
    for (const world of worlds(game, 1)) {
      const pair = world.own[0]?.mixes[0] as Pair
      for (const ingredient of pair) expect(world.own[0]?.hand[ingredientIndex(ingredient)]).toBeGreaterThan(0)
    }
  })

  it('AR-48 set aside cards of the exhibit that was shown', () => {
    const seats = [{ hand: ['mushroom', 'toad'], artifacts: ['featherInCap', 'magicMortar'] }] as const
    const state = tableWith({ players: 2, round: 6, seats })
    const context = play(declared(state, { 0: { exhibit: 1 }, 1: { exhibit: 1 } }), [
      exhibit('healing', ['mushroom', 'toad'], true),
    ])
    expect(new Set(worlds(context, 1).map((world) => world.own[0]?.picked))).toEqual(new Set([0, 1]))
    const game = declared(
      tableWith({
        players: 2,
        round: 6,
        seats: [{ ...seats[0], hand: ['mushroom', 'toad', 'fern'] }, { hand: ['fern', 'flower'] }],
      }),
      { 0: { exhibit: 1 }, 1: { exhibit: 1 } },
    )
    const shown = play(game, [exhibit('healing', ['mushroom', 'toad'], true), { kind: 'decline' }])
    for (const world of worlds(shown, 1)) {
      expect(brokenInvariant(world)).toBeNull()
      const pair = world.own[0]?.mixes[0] as Pair
      expect(pair.some((ingredient) => world.own[0]?.aside[ingredientIndex(ingredient)] === 1)).toBe(true)
    }
  })

  it('A-067, A-107 shuffle the adventurers that nobody has seen', () => {
    const boxed = new Set(
      worlds(declared(tableWith({ players: 2, round: 2 }), { 0: { forage: 1 } }), 0).map((world) => world.hidden.boxed),
    )
    expect(boxed.size).toBeGreaterThan(2)
  })
})
