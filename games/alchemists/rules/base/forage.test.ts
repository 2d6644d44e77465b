import { ingredientIndex } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import type { State } from '../engine/state.ts'
import { alchemists } from '../game.ts'
import {
  all,
  begun,
  declared,
  decline,
  forageDeck,
  forageRow,
  legalOf,
  own,
  play,
  player,
  question,
  refusal,
  secrets,
  transmute,
} from '../testing/play.ts'
import { tableWith } from '../testing/table.ts'

describe('Forage for Ingredient', () => {
  const state = tableWith({ players: 2, row: ['fern', 'toad', 'toad'], deck: ['flower'] })

  it('A-145, AR-64 takes a card of the row before all eyes, or the top of the deck unseen', () => {
    const game = play(declared(state, { 0: { forage: 2 } }), [forageRow('toad'), forageDeck])
    expect(own(game, 0).hand[ingredientIndex('toad')]).toBe(1)
    expect(own(game, 0).hand[ingredientIndex('flower')]).toBe(1)
    expect(all(game, 'foraged')).toEqual([{ kind: 'foraged', seat: 0, ingredient: 'toad' }])
    expect(secrets(game, 'foragedUnseen', 0)).toEqual([{ ingredient: 'flower' }])
    expect(secrets(game, 'foragedUnseen', 1)).toEqual([])
    // AR-88: everybody may remember the toad, nobody the flower.
    expect(player(game, 0).open).toEqual([0, 0, 1, 0, 0, 0, 0, 0])
  })

  it('A-146, A-147 does not fill the row up', () => {
    const game = play(declared(state, { 0: { forage: 3 }, 1: { forage: 1 } }), [forageRow('toad')])
    expect(game.table.row).toEqual(['fern', 'toad'])
    const emptied = play(game, [forageRow('fern'), forageRow('toad')])
    expect(emptied.table.row).toEqual([])
    expect(legalOf(emptied)).toEqual([forageDeck, decline])
    expect(refusal(emptied, forageRow('fern'))).toBe('nothingThere')
  })

  it('A-148 discards the rest of the row face down when everybody is done', () => {
    const seats = [{}, { hand: ['mushroom'] }] as const
    const table = tableWith({ players: 2, seats, row: ['fern', 'toad', 'toad'], deck: ['flower'] })
    const first = play(declared(table, { 0: { forage: 1 }, 1: { forage: 1, transmute: 1 } }), [forageDeck])
    expect(first.table.row).toEqual(['fern', 'toad', 'toad'])
    // Gone before the next space is resolved, not only when a new row is dealt.
    const game = play(first, [forageRow('fern')])
    expect(question(game)).toBe('1 transmute')
    expect(game.table.row).toEqual([])
    expect(game.table.discard).toBe(table.table.discard + 2)
    expect(all(game, 'rowCleared')).toEqual([{ kind: 'rowCleared', count: 2 }])
    const passed = declared(state, {})
    expect(all(passed, 'rowCleared')).toEqual([{ kind: 'rowCleared', count: 3 }])
  })

  it('A-120, A-147 shuffles the pile for a draw from an empty deck', () => {
    const game = play(declared(tableWith({ players: 2, emptyDeck: true }), { 0: { forage: 2 } }), [forageDeck])
    expect(player(game, 0).cards).toBe(1)
    expect(all(game, 'reshuffled').length).toBe(1)
    expect([game.table.deck, game.table.discard]).toEqual([39, 0])
  })

  it('AR-57 must be declined when there is no card anywhere', () => {
    const bare = tableWith({ players: 2, emptyDeck: true })
    const none: State = {
      ...bare,
      table: { ...bare.table, discard: 0 },
      hidden: { ...bare.hidden, discard: bare.hidden.discard.map(() => 0) },
    }
    expect(all(declared(none, { 0: { forage: 1 } }), 'declined')).toEqual([
      { kind: 'declined', seat: 0, ask: 'forage', forced: true },
    ])
    const oneInRow: State = { ...none, table: { ...none.table, row: ['fern'] } }
    const game = declared(oneInRow, { 0: { forage: 1 } })
    expect(question(game)).toBe('0 forage')
    expect(refusal(game, forageDeck)).toBe('nothingThere')
  })
})

describe('Transmute Ingredient', () => {
  it('A-150, A-152 turns a card into 1 gold and shows it to nobody', () => {
    const game = play(
      declared(tableWith({ players: 2, seats: [{ hand: ['toad', 'fern'] }] }), { 0: { transmute: 1 } }),
      [transmute('toad')],
    )
    expect(player(game, 0).gold).toBe(3)
    expect(player(game, 0).cards).toBe(1)
    expect(secrets(game, 'transmuted', 0)).toEqual([{ ingredient: 'toad' }])
    expect(secrets(game, 'transmuted', 1)).toEqual([])
    const rival = JSON.stringify(alchemists.view(game.state, 1).own)
    expect(rival).not.toContain('toad')
  })

  it('A-151 pays everybody the same', () => {
    const state = tableWith({ players: 3, seats: [{ hand: ['toad'] }, { hand: ['toad'] }, { hand: ['toad'] }] })
    const game = play(declared(state, { 0: { transmute: 1 }, 1: { transmute: 1 }, 2: { transmute: 1 } }), [
      transmute('toad'),
      transmute('toad'),
      transmute('toad'),
    ])
    expect(game.table.players.map(({ gold }) => gold)).toEqual([3, 3, 3])
  })

  it('AR-59 is declined for who holds no card', () => {
    const game = declared(tableWith({ players: 2 }), { 0: { transmute: 1 } })
    expect(all(game, 'declined')).toEqual([{ kind: 'declined', seat: 0, ask: 'transmute', forced: true }])
  })

  it('refuses a card that is not there', () => {
    const game = declared(tableWith({ players: 2, seats: [{ hand: ['toad'] }] }), { 0: { transmute: 1 } })
    expect(refusal(game, transmute('fern'))).toBe('ingredientMissing')
    expect(refusal(begun(game.state), transmute('toad', 1))).toBe('favourMissing')
  })
})
