import type { Viewer } from '@athanor/kernel'
import { observe, perform, quickChance, seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { alchemists } from './game.ts'
import { begun, bid, declared, decline, forageRow, own, play, publish, test, together } from './testing/play.ts'
import { tableWith } from './testing/table.ts'

const seats = [
  { hand: ['mushroom', 'toad', 'fern', 'birdClaw'], favours: ['merchant', 'sage'], gold: 5, artifacts: ['periscope'] },
  { hand: ['mushroom', 'toad', 'scorpion'], favours: ['barmaid'], gold: 5 },
] as const
const state = tableWith({ players: 2, seats, row: ['flower', 'ravensFeather'] })
const game = play(declared(state, { 0: { forage: 1, publish: 1, test: 1 }, 1: { test: 1 } }), [
  forageRow('flower'),
  publish('fern', 'npN', 'blue'),
  test(['mushroom', 'toad']),
])
const seenBy = (viewer: Viewer) => alchemists.view(game.state, viewer)

describe('what everybody may see', () => {
  it('A-092, A-093, A-094 potions made, grants, artifacts, gold and numbers of cards', () => {
    const rival = seenBy(1).table.players[0]
    expect(rival).toMatchObject({
      made: ['healing'],
      grants: [],
      artifacts: ['periscope'],
      gold: 4,
      cards: 3,
      favours: 2,
    })
  })

  it('A-104, A-160 theories with owners, tracks, cubes, adventurers, all artifacts and the row', () => {
    const { table } = seenBy('spectator')
    expect(table.theories[1]).toEqual({ alchemical: 'npN', seals: [0] })
    expect(table.order).toEqual([0, 1])
    expect(table.onOffer.length + table.toCome.flat().length).toBe(9)
    expect(table.players[0]?.cubes.board).toBe(3)
    expect(table.nextAdventurer).not.toBeNull()
  })

  it('A-102, G-274 the favor discard pile', () => {
    const played = together(
      begun(
        declared(tableWith({ players: 2, seats: [{ hand: ['toad', 'fern'], favours: ['assistant'] }] }), {
          0: { forage: 1, assistants: 1 },
        }).state,
      ),
      {},
    )
    expect(seenByAll(played.state.table.favourDiscard)).toBeGreaterThan(0)
    expect(alchemists.view(played.state, 'spectator').table.favourDiscard).toBe(played.state.table.favourDiscard)
  })

  it('AR-88 what was public stays readable: results, and row cards as far as they can still be told', () => {
    expect(seenBy('spectator').table.results.length).toBe(1)
    // The flower taken openly is in the hand for certain until two cards have gone into the cauldron unseen.
    expect(seenBy(1).table.players[0]?.open).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    const before = play(declared(state, { 0: { forage: 1, test: 1 } }), [forageRow('flower')])
    expect(alchemists.view(before.state, 1).table.players[0]?.open).toEqual([0, 0, 0, 0, 1, 0, 0, 0])
  })
})

function seenByAll(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

describe('what nobody else may see', () => {
  it('A-095, A-096, A-098, A-100 hands, favors, seals and notes are in the own part alone', () => {
    expect(seenBy(0).own).toBe(own(game, 0))
    expect(seenBy(1).own).toBe(own(game, 1))
    expect(seenBy('spectator').own).toBeNull()
    expect(Object.keys(seenBy(1)).sort()).toEqual(['own', 'table', 'viewer'])
  })

  it('A-097, A-101, A-107, A-047 nothing of the hidden part is in any view', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const text = JSON.stringify(seenBy(viewer))
      expect(text).not.toContain('answers')
      expect(text).not.toContain('favourDeck":[')
      expect(text).not.toContain('"deck":[')
      expect(text).not.toContain('boxed')
    }
    expect(JSON.stringify(seenBy(1).table)).not.toContain('"blue","')
  })

  it('A-103, AR-71 a sealed bid is in no view before all are in', () => {
    const bidding = declared(
      tableWith({ players: 2, seats: [{ hand: ['toad', 'fern'] }, { hand: ['toad', 'fern'] }] }),
      { 0: { sell: 1 }, 1: { sell: 1 } },
    )
    const position = { state: bidding.state, step: 0, sealed: [] }
    const waiting = perform(alchemists, position, 0, bid(3), seededChance('5eed'.repeat(16)))
    if (!waiting.ok) throw new Error(waiting.reason.id)
    // Others see that seat 0 has bid, and nothing else; the bidder sees the own bid.
    expect(waiting.events).toEqual([])
    for (const viewer of [1, 'spectator'] as const) {
      expect(observe(alchemists, waiting.position, viewer)).toEqual({
        ...observe(alchemists, position, viewer),
        owed: [
          { seat: 0, ask: 'bid', sealed: true, answered: true },
          { seat: 1, ask: 'bid', sealed: true, answered: false },
        ],
      })
    }
    expect(observe(alchemists, waiting.position, 0).sealed).toEqual(bid(3))
    const open = together(bidding, { 0: bid(3), 1: bid(0) })
    expect(JSON.stringify(alchemists.view(open.state, 1))).toContain('"bids":[3')
  })

  it('A-099, A-396, A-397 a Periscope shows one card to its owner, and not even the mixer knows which', () => {
    const after = play(game, [test(['mushroom', 'toad']), { kind: 'periscope' }])
    const [peek] = own(after, 0).peeks
    expect(['mushroom', 'toad']).toContain(peek?.ingredient)
    expect(own(after, 1).peeks).toEqual([])
    expect(alchemists.view(after.state, 1).table.looks).toEqual([{ seat: 0, result: 1 }])
    const [event] = after.events.filter((happened) => happened.public.kind === 'periscopeUsed')
    expect(Object.keys(event?.secret ?? {})).toEqual(['0'])
    expect(play(game, [decline]).table.looks).toEqual([])
  })

  it('resampled worlds look the same to the viewer and differ where the viewer cannot see', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const views = new Set<string>()
      const answers = new Set<string>()
      for (let seed = 0; seed < 40; seed++) {
        const other = alchemists.resample(seenBy(viewer), quickChance(seed))
        views.add(JSON.stringify(alchemists.view(other, viewer)))
        answers.add(JSON.stringify(other.hidden.answers))
      }
      expect(views).toEqual(new Set([JSON.stringify(seenBy(viewer))]))
      expect(answers.size).toBeGreaterThan(30)
    }
  })

  it('resampled worlds fit the own notes: mushroom and toad make healing in all of them', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { hidden } = alchemists.resample(seenBy(0), quickChance(seed))
      expect(hidden.answers.mushroom.charAt(0).toLowerCase()).toBe('p')
      expect(hidden.answers.toad.charAt(0).toLowerCase()).toBe('p')
    }
  })
})
