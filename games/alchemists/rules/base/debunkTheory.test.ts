import { describe, expect, it } from 'vitest'
import { notebookOf } from '../engine/atTable.ts'
import { alchemists } from '../game.ts'
import { all, debunk, declared, own, play, player, publish, question, refusal } from '../testing/play.ts'
import { tableWith } from '../testing/table.ts'

/** The rule book's theory on scorpion: green minus, blue plus; in truth nPp. */
const scorpion = {
  on: 'scorpion',
  is: 'pnP',
  seals: [
    [3, 'green'],
    [1, 'red'],
    [2, 'gold'],
  ],
} as const

describe('apprentice debunking', () => {
  const state = tableWith({ players: 4, theories: [scorpion] })
  const game = declared(state, { 0: { debunk: 2 } })

  it('A-271, A-330 needs a published theory', () => {
    const empty = declared(tableWith({ players: 4 }), { 0: { debunk: 1 } })
    expect(all(empty, 'declined')[0]).toMatchObject({ seat: 0, ask: 'debunk', forced: true })
  })

  it('A-272, A-273, AR-13 asks about one aspect of an ingredient with a theory, known or not', () => {
    expect(refusal(game, debunk('fern', 'red'))).toBe('noTheory')
    for (const colour of ['red', 'green', 'blue'] as const) expect(refusal(game, debunk('scorpion', colour))).toBeNull()
    const again = play(game, [debunk('scorpion', 'blue')])
    expect(refusal(again, debunk('scorpion', 'blue'))).toBeNull()
    expect(refusal(game, { kind: 'demonstrate', pair: ['fern', 'scorpion'], potion: 'speed' })).toBe('otherVariant')
  })

  it('A-274, A-277, A-105, A-385 shows the true sign to all', () => {
    const asked = play(game, [debunk('scorpion', 'blue')])
    expect(all(asked, 'signShown')).toEqual([
      { kind: 'signShown', seat: 0, ingredient: 'scorpion', colour: 'blue', sign: 'plus' },
    ])
    for (const viewer of [0, 3, 'spectator'] as const) {
      expect(notebookOf(alchemists.view(asked.state, viewer)).facts).toEqual([
        { kind: 'aspect', ingredient: 'scorpion', aspects: [{ colour: 'blue', sign: 'plus' }] },
      ])
    }
  })

  it('A-275 fails when the sign is right: −1, and the theory stays', () => {
    const failed = play(game, [debunk('scorpion', 'blue')])
    expect(player(failed, 0).reputation).toBe(9)
    expect(failed.table.theories[6]?.alchemical).toBe('pnP')
  })

  it('A-276, A-279..A-285, A-250, A-251 falls through green: Red +2, Yellow 0, Blue −5, Green −5', () => {
    const done = play(game, [debunk('scorpion', 'green')])
    expect(done.table.players.map(({ reputation }) => reputation)).toEqual([12, 5, 5, 10])
    expect(done.table.theories[6]).toBeNull()
    expect(all(done, 'theoryDebunked')[0]?.seals).toEqual([
      { seat: 3, seal: 'green' },
      { seat: 1, seal: 'red' },
      { seat: 2, seal: 'gold' },
    ])
    // the seals are gone for good, and open.
    expect(player(done, 3).revealed).toEqual([0, 0, 0, 1, 0])
    expect(own(done, 3).seals).toEqual([2, 3, 2, 1, 2])
    expect(player(done, 3).sealsLeft).toBe(10)
  })

  it('A-275, A-276, A-281 the rule book lets Blue fail with blue and Red succeed with green', () => {
    const turns = declared(tableWith({ players: 4, order: [1, 0, 2, 3], theories: [scorpion] }), {
      0: { debunk: 1 },
      1: { debunk: 1 },
    })
    const failed = play(turns, [debunk('scorpion', 'blue')])
    expect(failed.table.players.map(({ reputation }) => reputation)).toEqual([10, 9, 10, 10])
    expect(question(failed)).toBe('0 debunk')
    const done = play(failed, [debunk('scorpion', 'green')])
    // Blue has lost 1 for the question and now 5 for a seal that hedges another colour.
    expect(
      all(done, 'reputationChanged')
        .filter(({ why }) => why !== 'topAlchemist')
        .map(({ seat, from, to }) => [seat, to - from]),
    ).toEqual([
      [1, -1],
      [0, 2],
      [1, -5],
      [2, -5],
    ])
    expect(done.table.players.map(({ sealsLeft }) => sealsLeft)).toEqual([11, 10, 10, 10])
  })

  it('A-247, A-282..A-284, AR-62 only the colour of the debunking counts in play', () => {
    const through = play(game, [debunk('scorpion', 'red')])
    expect(through.table.players.map(({ reputation }) => reputation)).toEqual([12, 10, 5, 5])
  })

  it('A-287, A-226 the zone applies to every loss', () => {
    const zones = tableWith({
      players: 4,
      theories: [scorpion],
      seats: [{}, { reputation: 14 }, { reputation: 18 }, {}],
    })
    const done = play(declared(zones, { 0: { debunk: 1 } }), [debunk('scorpion', 'green')])
    expect(done.table.players.slice(1, 3).map(({ reputation }) => reputation)).toEqual([8, 11])
  })
})

describe('debunking the own theory', () => {
  const mine = (seal: 'green' | 'gold', reputation = 13) =>
    play(
      declared(
        tableWith({
          players: 2,
          theories: [{ on: 'scorpion', is: 'pnP', seals: [[0, seal]] }],
          seats: [{ reputation }],
        }),
        { 0: { debunk: 1 } },
      ),
      [debunk('scorpion', 'green')],
    )

  it('A-288, A-290 nets +2 with the right hedge', () => {
    expect(player(mine('green'), 0).reputation).toBe(15)
  })

  it('A-289, A-291 nets −3 without, in the zone of the start', () => {
    expect(player(mine('gold'), 0).reputation).toBe(10)
    expect(player(mine('gold', 14), 0).reputation).toBe(10)
  })
})

describe('immediate publication', () => {
  const theories = [{ on: 'scorpion', is: 'pnP', seals: [[1, 'gold']] }] as const
  const state = tableWith({ players: 3, theories, seats: [{ gold: 5 }, { gold: 5 }, { gold: 5 }] })
  const game = play(declared(state, { 0: { debunk: 1, publish: 2 }, 1: { debunk: 1 } }), [debunk('scorpion', 'green')])

  it('A-286, A-292, AR-96 is offered right after a success, before the next debunker', () => {
    expect(question(game)).toBe('0 immediate')
  })

  it('A-293, A-298 concerns the ingredient or the freed token, but is not the same theory', () => {
    expect(refusal(game, publish('scorpion', 'nPp'))).toBeNull()
    expect(refusal(game, publish('fern', 'pnP'))).toBeNull()
    expect(refusal(game, publish('ravensFeather', 'PPP'))).toBe('notConcerned')
    expect(refusal(game, publish('scorpion', 'pnP'))).toBe('justDebunked')
  })

  it('A-294, AR-15, AR-17 takes the first Publish action; the second keeps its place and its cubes', () => {
    const done = play(game, [publish('scorpion', 'nPp')])
    expect(player(done, 0).early).toBe(1)
    expect(player(done, 0).cubes.placed).toBe(2)
    // +2 for the debunking, then +1 for the publication.
    expect(
      all(done, 'reputationChanged')
        .filter(({ seat }) => seat === 0)
        .map(({ from, to }) => [from, to]),
    ).toEqual([
      [10, 12],
      [12, 13],
    ])
    expect(question(done)).toBe('1 debunk')
    const later = play(done, [{ kind: 'decline' }])
    expect(question(later)).toBe('0 publish')
    expect(later.table.asks[0]).toMatchObject({ cubes: 2 })
  })

  it('A-294 takes the second Publish action, with both its cubes, for a second immediate publication', () => {
    const two = [...theories, { on: 'fern', is: 'Ppn', seals: [[1, 'silver']] }] as const
    const table = tableWith({ players: 3, theories: two, seats: [{ gold: 5 }, { hand: ['toad', 'fern'] }] })
    const first = play(declared(table, { 0: { debunk: 2, publish: 2 }, 1: { test: 1 } }), [
      debunk('scorpion', 'green'),
      publish('scorpion', 'nPp'),
    ])
    // One cube of Debunk and the two of the second Publish action are left.
    expect(player(first, 0).cubes.placed).toBe(3)
    const second = play(first, [debunk('fern', 'red')])
    expect(question(second)).toBe('0 immediate')
    const done = play(second, [publish('fern', 'Nnp')])
    expect(all(done, 'published').map(({ immediate }) => immediate)).toEqual([true, true])
    // Nothing is left to do on the Publish space, and all cubes are back.
    expect(question(done)).toBe('1 test')
    expect(player(done, 0).cubes).toEqual({ board: 5, placed: 0, unused: 0, hospital: 0 })
    expect(player(done, 0).gold).toBe(3)
  })

  it('A-295 needs a Publish action', () => {
    const none = play(declared(state, { 0: { debunk: 1 } }), [debunk('scorpion', 'green')])
    expect(question(none)).not.toBe('0 immediate')
  })

  it('A-296 may be refused: the action stays for the Publish space', () => {
    const refused = play(game, [{ kind: 'decline' }, { kind: 'decline' }])
    expect(question(refused)).toBe('0 publish')
    expect(player(refused, 0).early).toBe(0)
    expect(refusal(refused, publish('scorpion', 'pnP'))).toBeNull()
  })

  it('A-297 goes to whoever debunks first', () => {
    const order = tableWith({ players: 2, order: [1, 0], theories, seats: [{ gold: 5 }, { gold: 5 }] })
    const both = play(declared(order, { 0: { debunk: 1, publish: 1 }, 1: { debunk: 1, publish: 1 } }), [
      debunk('scorpion', 'green'),
    ])
    expect(question(both)).toBe('1 immediate')
  })

  it('AR-16 is not offered without gold or seals', () => {
    const poor = tableWith({ players: 2, theories, seats: [{ gold: 0 }] })
    expect(question(play(declared(poor, { 0: { debunk: 1, publish: 1 } }), [debunk('scorpion', 'green')]))).not.toBe(
      '0 immediate',
    )
  })

  it('AR-16 is not offered to who has no seal left', () => {
    const bare = (sealsLeft: number) => ({
      ...state,
      own: state.own.map((mine) => ({ ...mine, seals: [sealsLeft, 0, 0, 0, 0] })),
      table: { ...state.table, players: state.table.players.map((someone) => ({ ...someone, sealsLeft })) },
    })
    const asked = (sealsLeft: number) =>
      question(play(declared(bare(sealsLeft), { 0: { debunk: 1, publish: 1 } }), [debunk('scorpion', 'green')]))
    expect(asked(1)).toBe('0 immediate')
    expect(asked(0)).not.toBe('0 immediate')
  })

  it('AR-18 is never an endorsement', () => {
    expect(refusal(game, { kind: 'endorse', ingredient: 'scorpion', seal: 'gold' })).toBe('notAsked')
  })

  it('A-303 a fallen theory may be published again as a regular action', () => {
    const again = play(game, [{ kind: 'decline' }, { kind: 'decline' }, publish('scorpion', 'pnP')])
    expect(again.table.theories[6]?.alchemical).toBe('pnP')
  })
})
