import { describe, expect, it } from 'vitest'
import { total } from '../engine/counts.ts'
import type { State } from '../engine/state.ts'
import {
  all,
  begun,
  declared,
  favoursIn,
  forageDeck,
  own,
  play,
  player,
  secrets,
  transmute,
  untilRound,
} from '../testing/play.ts'
import { tableWith } from '../testing/table.ts'

/** The same table with every other ingredient out of reach, in the hands of the last player. */
function hoarded(state: State, left: number): State {
  const { deck } = state.hidden
  const kept = deck.slice(deck.length - left)
  const hoard = deck.slice(0, deck.length - left)
  const last = state.own.length - 1
  const hand = (state.own[last]?.hand ?? []).map((count, kind) => count + hoard.filter((card) => card === kind).length)
  return {
    table: {
      ...state.table,
      deck: left,
      players: state.table.players.map((someone, seat) =>
        seat === last ? { ...someone, cards: total(hand) } : someone,
      ),
    },
    own: state.own.map((mine, seat) => (seat === last ? { ...mine, hand } : mine)),
    hidden: { ...state.hidden, deck: kept },
  }
}

describe('decks and piles', () => {
  it('AR-57 deals a shorter row when cards run out', () => {
    const game = untilRound(begun(hoarded(tableWith({ players: 2 }), 3)), 3)
    expect(game.table.row.length).toBe(3)
    expect([game.table.deck, game.table.discard]).toEqual([0, 0])
  })

  it('AR-57, AR-73 shuffles what was discarded before a row or a hand goes short', () => {
    const state = hoarded(tableWith({ players: 2, seats: [{ hand: ['toad', 'fern'] }] }), 0)
    const game = play(declared(state, { 0: { transmute: 1, test: 1 } }), [transmute('toad')])
    expect(own(game, 0).discarded.reduce((sum, count) => sum + count, 0)).toBe(0)
    // The one discarded toad is the whole new row.
    expect(game.table.row).toEqual(['toad'])
    expect(all(game, 'reshuffled')).toEqual([{ kind: 'reshuffled', pile: 'ingredients' }])
  })

  it('AR-58, A-120 shuffles the favor pile, cards of the same step included', () => {
    const state = tableWith({ players: 2, seats: [{ favours: ['assistant'] }] })
    const bare: State = {
      ...state,
      own: state.own.map((mine, seat) =>
        seat === 1
          ? {
              ...mine,
              favours: state.hidden.favourDeck.reduce(
                (counts, card) => counts.with(card, (counts[card] ?? 0) + 1),
                [...mine.favours],
              ),
            }
          : mine,
      ),
      table: {
        ...state.table,
        favourDeck: 0,
        favourDiscard: state.table.favourDiscard.map(() => 0),
        players: state.table.players.map((someone, seat) =>
          seat === 1 ? { ...someone, favours: state.hidden.favourDeck.length } : someone,
        ),
      },
      hidden: { ...state.hidden, favourDeck: [] },
    }
    const game = declared(bare, { 0: { forage: 3, assistants: 1 }, 1: {} })
    const done = play(game, [forageDeck, forageDeck, forageDeck])
    // Four cubes lie unused, two favor cards are due, and only the Assistant is there to be drawn.
    expect(favoursIn(own(done, 0).favours, 'assistant')).toBe(1)
    expect(player(done, 0).favours).toBe(1)
    expect(secrets(done, 'cardsDrawn', 0)[0]?.drawnFavours).toEqual(['assistant'])
  })
})
