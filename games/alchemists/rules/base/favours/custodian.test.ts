import { describe, expect, it } from 'vitest'
import {
  all,
  begun,
  declared,
  decline,
  drink,
  favoursIn,
  plan,
  play,
  player,
  question,
  refusal,
  until,
} from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { custodian } from './custodian.ts'

const hand = ['mushroom', 'toad', 'mushroom', 'toad', 'mushroom', 'toad'] as const

describe('Custodian', () => {
  it('A-454, AR-34 has three copies, played while declaring', () => {
    expect(custodian).toMatchObject({ copies: 3, window: 'declaring' })
  })

  it('A-418, AR-37 is a drink between Transmute and Sell, for one cube', () => {
    const state = tableWith({ players: 2, seats: [{ hand, favours: ['custodian'] }] })
    const game = declared(state, { 0: { transmute: 1, custodian: 1, sell: 1 } })
    expect(player(game, 0).cubes.placed).toBe(4)
    const next = play(game, [decline])
    expect(question(next)).toBe('0 custodian')
    const drunk = play(next, [drink(['mushroom', 'toad'])])
    expect(drunk.table.results).toEqual([{ seat: 0, round: 2, at: 'custodian', potion: 'healing' }])
    expect(question(drunk)).toBe('0 sell')
  })

  it('AR-37 may be used in round 1 and in the final round', () => {
    for (const round of [1, 6]) {
      const game = begun(tableWith({ players: 2, round, order: [1, 0], seats: [{ favours: ['custodian'] }] }))
      expect(refusal(game, plan({ custodian: 1 }))).toBeNull()
      expect(refusal(game, plan({ custodian: 2 }))).toBe('favourMissing')
    }
  })

  it('A-419, A-420, A-422 shares one card; further cards go to the pile at once, the first when all is done', () => {
    const state = tableWith({
      players: 2,
      seats: [
        { hand, favours: ['custodian', 'custodian'] },
        { hand: ['mushroom', 'toad'], favours: ['custodian'] },
      ],
    })
    const game = declared(state, { 0: { custodian: 2 }, 1: { custodian: 1 } })
    expect(favoursIn(game.table.favourDiscard, 'custodian')).toBe(2)
    expect(game.table.custodianOut).toBe(true)
    expect([question(game), ...game.table.queue.map(({ seat }) => seat)]).toEqual(['0 custodian', 1, 0])
    const done = play(game, [drink(['mushroom', 'toad']), drink(['mushroom', 'toad']), decline])
    expect(done.table.custodianOut).toBe(false)
    expect(favoursIn(done.table.favourDiscard, 'custodian')).toBe(3)
    expect(all(done, 'declined')).toEqual([{ kind: 'declined', seat: 0, ask: 'custodian', forced: false }])
  })

  it('A-421 does not count for the limit of two at Drink Potion', () => {
    const game = begun(tableWith({ players: 2, order: [1, 0], seats: [{ favours: ['custodian'] }] }))
    expect(refusal(game, plan({ custodian: 1, drink: 2 }))).toBeNull()
    expect(refusal(game, plan({ custodian: 1, drink: 3 }))).toBe('tooManyActions')
  })

  it('AR-37 sends the cube to the hospital for poison, and paralyses by arrival', () => {
    const poisoner = { hand: ['fern', 'birdClaw', 'fern', 'flower'], favours: ['custodian', 'custodian'] } as const
    const game = play(declared(tableWith({ players: 2, seats: [poisoner] }), { 0: { custodian: 2, forage: 1 } }), [
      decline,
      drink(['fern', 'birdClaw']),
      drink(['fern', 'flower']),
    ])
    expect(all(game, 'poisoned').length).toBe(1)
    expect(game.table.paralysed).toEqual([0])
    expect(player(game, 0).cubes.board).toBe(5)
  })

  it('A-180, A-179, G-281 gives immunity for its round alone', () => {
    const poisoner = { hand: ['fern', 'birdClaw', 'fern', 'birdClaw'], favours: ['custodian', 'custodian'] } as const
    const first = play(declared(tableWith({ players: 2, seats: [poisoner] }), { 0: { custodian: 1 } }), [
      drink(['fern', 'birdClaw']),
    ])
    const second = play(until(first, '0 declare'), [plan({ custodian: 1 })])
    const again = play(until(second, '0 custodian'), [drink(['fern', 'birdClaw'])])
    expect(all(again, 'poisoned').length).toBe(2)
  })
})
