import { describe, expect, it } from 'vitest'
import { countOf } from '../engine/counts.ts'
import type { State } from '../engine/state.ts'
import {
  all,
  answer,
  begun,
  choosingOrder,
  legalOf,
  own,
  type Played,
  plan,
  player,
  question,
  refusal,
  secrets,
  until,
  untilRound,
} from '../testing/play.ts'
import { type TablePlan, tableWith } from '../testing/table.ts'

/** A table at the moment when order is chosen. */
function choosing(wanted: TablePlan & { readonly startingPlayer?: number }): Played {
  const state = tableWith(wanted)
  const { table } = state
  const start = wanted.startingPlayer ?? 0
  const paralysed = wanted.paralysed ?? []
  const seats = table.players
    .map((_, step) => (start + step) % table.players.length)
    .filter((seat) => !paralysed.includes(seat))
  return begun(choosingOrder(state, seats, paralysed))
}

const space = (number: number) => ({ kind: 'chooseOrder', space: number }) as const

describe('choosing play order', () => {
  it('A-112, AR-74 goes clockwise from the starting player, one after the other', () => {
    let game = choosing({ players: 3, startingPlayer: 1 })
    const seats: string[] = []
    for (const number of [1, 2, 3]) {
      seats.push(question(game))
      game = answer(game, Number(question(game).charAt(0)), space(number))
    }
    expect(seats).toEqual(['1 chooseOrder', '2 chooseOrder', '0 chooseOrder'])
  })

  it('A-113, A-118, A-119 gives the cards of the space at once, from the decks, for the owner alone', () => {
    const game = answer(
      choosing({ players: 3, row: ['fern'], deck: ['toad', 'flower'], favourDeck: ['sage'] }),
      0,
      space(6),
    )
    expect(player(game, 0).cards).toBe(2)
    expect(player(game, 0).favours).toBe(1)
    expect(game.table.row).toEqual(['fern'])
    expect(secrets(game, 'cardsDrawn', 0)).toEqual([{ drawn: ['toad', 'flower'], drawnFavours: ['sage'] }])
    expect(secrets(game, 'cardsDrawn', 1)).toEqual([])
  })

  it('A-114, A-121 gives nothing on the second space, more further down', () => {
    const game = answer(choosing({ players: 3 }), 0, space(1))
    expect([player(game, 0).cards, player(game, 0).favours, player(game, 0).gold]).toEqual([0, 0, 2])
    expect(player(answer(choosing({ players: 3 }), 0, space(3)), 0).cards).toBe(2)
  })

  it('A-115 lets one player on each space', () => {
    const game = answer(choosing({ players: 3 }), 0, space(2))
    expect(refusal(game, space(2))).toBe('orderSpaceTaken')
  })

  it('A-116 never offers the green space', () => {
    expect(refusal(choosing({ players: 3 }), space(7))).toBe('orderSpaceClosed')
    expect(legalOf(choosing({ players: 4 })).length).toBe(8)
  })

  it('A-117, A-434 closes the space marked 3 for two players', () => {
    expect(refusal(choosing({ players: 2 }), space(6))).toBe('orderSpaceClosed')
    expect(refusal(choosing({ players: 3 }), space(6))).toBeNull()
    expect(legalOf(choosing({ players: 2 })).length).toBe(6)
  })

  it('A-122 sells the first place for 1 gold', () => {
    const game = answer(choosing({ players: 2 }), 0, space(0))
    expect(player(game, 0).gold).toBe(1)
    expect(refusal(choosing({ players: 2, seats: [{ gold: 0 }] }), space(0))).toBe('noGold')
    expect(refusal(choosing({ players: 2, seats: [{ gold: 1 }] }), space(0))).toBeNull()
    expect(legalOf(choosing({ players: 2, seats: [{ gold: 0 }] })).length).toBe(5)
  })

  it('A-123, A-130 makes the order of the markers the order of the round, declared from the lowest', () => {
    let game = choosing({ players: 3 })
    for (const number of [4, 1, 2]) game = answer(game, Number(question(game).charAt(0)), space(number))
    expect(game.table.order).toEqual([1, 2, 0])
    expect(question(game)).toBe('0 declare')
  })

  it('A-120, AR-73 shuffles the discard pile when the deck runs out in the middle of a draw', () => {
    const game = answer(choosing({ players: 3, emptyDeck: true, deck: ['toad'] }), 0, space(3))
    expect(player(game, 0).cards).toBe(2)
    expect(all(game, 'reshuffled')).toEqual([{ kind: 'reshuffled', pile: 'ingredients' }])
    expect(game.table.discard).toBe(0)
    expect(game.table.deck).toBe(38)
    // Nothing was shuffled before a card had to be drawn.
    expect(all(answer(choosing({ players: 3, emptyDeck: true }), 0, space(1)), 'reshuffled')).toEqual([])
  })

  it('AR-57, AR-58 draws what there is when deck and pile are empty', () => {
    const state = choosing({ players: 2, emptyDeck: true, deck: ['toad'] })
    const bare: State = {
      ...state.state,
      table: { ...state.table, discard: 0, favourDeck: 0, favourDiscard: state.table.favourDiscard.map(() => 0) },
      hidden: { ...state.state.hidden, discard: state.state.hidden.discard.map(() => 0), favourDeck: [] },
    }
    const cards = answer(begun(bare), 0, space(3))
    expect(player(cards, 0).cards).toBe(1)
    const favours = answer(begun(bare), 0, space(5))
    expect(player(favours, 0).favours).toBe(0)
  })

  it('A-424, A-425, G-272 resolves Herbalists after the whole draw, one after the other, before the next player chooses', () => {
    const game = answer(choosing({ players: 3, favourDeck: ['herbalist', 'herbalist'] }), 0, space(5))
    expect(question(game)).toBe('0 herbalist')
    const [first] = legalOf(game)
    const second = answer(game, 0, first ?? space(0))
    expect(question(second)).toBe('0 herbalist')
    expect(player(second, 0).cards).toBe(4)
    const [again] = legalOf(second)
    expect(question(answer(second, 0, again ?? space(0)))).toBe('1 chooseOrder')
  })

  it('A-125, A-181, AR-54 lets the paralysed draw last, in order of arrival, without choosing; they act last', () => {
    let game = choosing({ players: 4, paralysed: [2, 0], startingPlayer: 1 })
    expect(question(game)).toBe('1 chooseOrder')
    game = answer(game, 1, space(1))
    game = answer(game, 3, space(0))
    expect(all(game, 'paralysedDrew').map(({ seat }) => seat)).toEqual([2, 0])
    expect([player(game, 2).cards, player(game, 2).favours]).toEqual([1, 1])
    expect(game.table.order).toEqual([3, 1, 2, 0])
    expect(question(game)).toBe('0 declare')
  })
})

describe('from round to round', () => {
  it('A-124, A-348, A-349 passes the starting token to the left and takes the markers off', () => {
    const game = untilRound(begun(tableWith({ players: 3, startingPlayer: 2 })), 3)
    expect(game.table.startingPlayer).toBe(0)
    expect(game.table.markers.every((marker) => marker === null)).toBe(true)
    expect(question(game)).toBe('0 chooseOrder')
  })

  it('A-184 passes the token over the paralysed', () => {
    const state = tableWith({ players: 3 })
    const game = untilRound(begun({ ...state, table: { ...state.table, newlyParalysed: [1] } }), 3)
    expect(game.table.startingPlayer).toBe(2)
    expect(game.table.paralysed).toEqual([1])
  })

  it('A-184 lets the token go on until it comes to somebody who can move, if need be once around', () => {
    const passed = (players: number, startingPlayer: number, newlyParalysed: readonly number[]) => {
      const state = tableWith({ players, startingPlayer })
      return untilRound(begun({ ...state, table: { ...state.table, newlyParalysed } }), 3).table.startingPlayer
    }
    expect(passed(4, 3, [1, 0])).toBe(2)
    expect(passed(3, 0, [1, 2])).toBe(0)
  })

  it('A-185, AR-55 keeps the token when all are paralysed, and passes it one seat a round later', () => {
    const state = tableWith({ players: 3 })
    const game = untilRound(begun({ ...state, table: { ...state.table, newlyParalysed: [2, 0, 1] } }), 3)
    expect(game.table.startingPlayer).toBe(0)
    expect(game.table.order).toEqual([2, 0, 1])
    expect(question(game)).toBe('1 declare')
    expect(untilRound(game, 4).table.startingPlayer).toBe(1)
  })

  it('A-149, A-347 deals a new row of five', () => {
    const game = untilRound(begun(tableWith({ players: 2, row: ['fern'] })), 3)
    expect(game.table.row.length).toBe(5)
    expect(all(game, 'rowDealt').length).toBe(1)
  })

  it('A-108, A-350 plays six rounds', () => {
    const game = until(begun(tableWith({ players: 2, round: 5 })), '1 chooseOrder')
    expect(game.table.round).toBe(6)
    expect(game.table.adventurer).not.toBeNull()
    expect(game.table.nextAdventurer).toBeNull()
    expect(refusal(game, plan({}), 1)).toBe('notAsked')
    expect(countOf(own(game, 0).hand, 0)).toBe(0)
  })
})
