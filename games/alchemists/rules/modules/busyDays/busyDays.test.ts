import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { playerColours } from '../../base/components/players.ts'
import { run } from '../../engine/agenda.ts'
import { trade } from '../../engine/goods.ts'
import { finished, mutableStateOf } from '../../engine/mutableState.ts'
import type { State } from '../../engine/state.ts'
import { alchemists, rulesOf } from '../../game.ts'
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
} from '../../testing/play.ts'
import { demo, optionsWith, type TablePlan, tableWith } from '../../testing/table.ts'
import { boardsFor } from './boards.ts'
import { type BoardId, boardGroups, type OrderBoard, orderBoards } from './components.ts'
import { boardsOn } from './state.ts'

const busy = { busyDays: true }

/** A table where this board is in force. */
function withBoard(board: BoardId, wanted: TablePlan): State {
  const state = tableWith({ ...wanted, options: { ...busy, ...wanted.options } })
  const { table } = state
  return { ...state, table: { ...table, slots: { ...table.slots, busyDays: { ...boardsOn(table), board } } } }
}

/** Everybody who is not paralysed chooses, from seat 0 on. */
function choosing(board: BoardId, wanted: TablePlan): Played {
  const paralysed = wanted.paralysed ?? []
  const state = withBoard(board, wanted)
  const seats = state.table.players.map((_, seat) => seat).filter((seat) => !paralysed.includes(seat))
  return begun(choosingOrder(state, seats, paralysed))
}

function space(number: number) {
  return { kind: 'chooseOrder', space: number } as const
}

function freshTable(players: number, seed: string, options = {}): State {
  const seats = playerColours.slice(0, players).map((colour) => ({ colour }))
  return alchemists.setup(optionsWith({ ...busy, ...options }), seats, quickChance(seed)).state
}

function boardOf(id: BoardId): OrderBoard {
  const found = orderBoards.find((board) => board.id === id)
  if (found === undefined) throw new RangeError(id)
  return found
}

/** The boards of a game from round to round, those to come included. */
function courseOf({ table, hidden }: State): readonly BoardId[] {
  const { board, next, gone } = boardsOn(table)
  const stack = hidden.slots.busyDays?.stack ?? []
  return [...gone, board, ...(next === null ? [] : [next]), ...stack.toReversed()]
}

describe('the boards', () => {
  it('G-049 G-051 GR-34 are 18, six for each pair of rounds, one of each six with the mark of the golem', () => {
    expect(orderBoards.length).toBe(18)
    for (const group of boardGroups) {
      const boards = orderBoards.filter((board) => board.group === group)
      expect(boards.length).toBe(6)
      expect(boards.filter(({ golem }) => golem).length).toBe(1)
    }
    expect(orderBoards.flatMap(({ spaces }) => spaces).every(({ source }) => source === 'reconstructed')).toBe(true)
  })

  it('G-066 ask for approval only where the mark of the golem is', () => {
    for (const { golem, spaces } of orderBoards) {
      expect(spaces.some(({ cost }) => (cost.approval ?? 0) > 0)).toBe(golem)
    }
  })

  it('GR-72 have room for everybody at no cost: 3, 3, 4 free spaces with 2, 3, 4 players', () => {
    const least = [2, 3, 4].map((players) =>
      Math.min(
        ...orderBoards.map(
          ({ spaces }) =>
            spaces.filter((each) => each.players <= players && Object.values(each.cost).every((amount) => amount === 0))
              .length,
        ),
      ),
    )
    expect(least).toEqual([3, 3, 4])
  })

  it('G-050 come without the golem’s when the golem is not in the game', () => {
    expect(boardsFor(optionsWith(busy)).length).toBe(15)
    expect(boardsFor({ ...optionsWith(busy), golemProject: true }).length).toBe(18)
  })

  it('G-052 G-053 G-056 are two of each group at random, in the order of the rounds', () => {
    const courses = Array.from({ length: 40 }, (_, seed) => courseOf(freshTable(3, `boards ${seed}`)))
    for (const course of courses) {
      expect(new Set(course).size).toBe(6)
      expect(course.map((id) => boardOf(id).group)).toEqual([1, 1, 2, 2, 3, 3])
      expect(course.some((id) => boardOf(id).golem)).toBe(false)
    }
    expect(new Set(courses.flat()).size).toBe(15)
  })

  it('G-054 G-055 show those of rounds 1 and 2 before anything else is decided, and hide the others', () => {
    const { state, events } = alchemists.setup(
      optionsWith(busy),
      playerColours.slice(0, 2).map((colour) => ({ colour })),
      quickChance('first'),
    )
    const [first, second, ...later] = courseOf(state)
    expect(boardsOn(state.table)).toEqual({ board: first, next: second, gone: [] })
    const kinds = events.map((event) => event.public.kind)
    expect(kinds.indexOf('orderBoardCame')).toBeLessThan(kinds.indexOf('cardsDrawn'))
    const seen = JSON.stringify(alchemists.view(state, 0))
    expect(later.filter((id) => seen.includes(`"${id}"`))).toEqual([])
  })
})

describe('an order space of a busy day', () => {
  it('G-057 is one of the board in force alone', () => {
    const game = choosing('1b', { players: 4 })
    expect(rulesOf(game.table.options, 4).orderSpaces(game.table)).toBe(boardOf('1b').spaces)
    expect(legalOf(game)).toEqual([0, 1, 2, 3, 4, 5, 6].map(space))
  })

  it.each([
    [2, [0, 1, 2, 3, 4]],
    [3, [0, 1, 2, 3, 4, 5]],
    [4, [0, 1, 2, 3, 4, 5, 6]],
  ])('G-058 G-059 G-060 GR-90 is open to %i players only without a higher mark', (players, open) => {
    const game = choosing('1b', { players })
    expect(legalOf(game)).toEqual(open.map(space))
    const closed = [5, 6].filter((number) => !open.includes(number))
    for (const number of closed) expect(refusal(game, space(number))).toBe('orderSpaceClosed')
  })

  it('G-061 G-067 G-283 takes gold for reputation', () => {
    const game = answer(choosing('2a', { players: 3, seats: [{ gold: 1, reputation: 9 }] }), 0, space(0))
    expect(player(game, 0)).toMatchObject({ gold: 0, reputation: 10 })
  })

  it('G-068 gives gold, ingredients from the deck and favour cards', () => {
    const wanted: TablePlan = { players: 3, deck: ['toad'], seats: [{ gold: 0 }], row: ['fern'] }
    const game = answer(choosing('2c', wanted), 0, space(5))
    expect(player(game, 0)).toMatchObject({ gold: 1, cards: 1 })
    expect(secrets(game, 'cardsDrawn', 0)).toEqual([{ drawn: ['toad'], drawnFavours: [] }])
    expect(secrets(game, 'cardsDrawn', 1)).toEqual([])
  })

  it('G-062 is not for who cannot pay', () => {
    const poor = choosing('2a', { players: 4, seats: [{ gold: 0 }] })
    expect(refusal(poor, space(0))).toBe('noGold')
    expect(legalOf(poor)).not.toContainEqual(space(0))
  })

  it.each([
    [10, 9],
    [14, 12],
    [18, 15],
    [6, 6],
  ])('G-063 costs reputation as the zone has it: from %i to %i for one', (reputation, left) => {
    const game = answer(choosing('1b', { players: 3, seats: [{ reputation }] }), 0, space(0))
    expect(player(game, 0).reputation).toBe(left)
  })

  it('GR-36 takes reputation only from who can lose all of it and keep one', () => {
    // In the red zone a loss is one less.
    const at = (reputation: number) => choosing('3b', { players: 3, seats: [{ reputation }] })
    expect(refusal(at(1), space(0))).toBe('noReputation')
    expect(refusal(at(2), space(0))).toBeNull()
    expect(player(answer(at(2), 0, space(0)), 0).reputation).toBe(1)
    expect(refusal(choosing('1b', { players: 3, seats: [{ reputation: 1 }] }), space(0))).toBeNull()
  })

  it('G-064 GR-37 GR-74 costs a cube that cannot be used this round and counts for the favour of unused cubes', () => {
    let game = answer(choosing('2d', { players: 2, round: 3, seats: [{ gold: 0 }] }), 0, space(4))
    expect(player(game, 0)).toMatchObject({ gold: 3, cubes: { board: 5, placed: 0, unused: 1, hospital: 0 } })
    expect(all(game, 'cubesPaid')).toEqual([{ kind: 'cubesPaid', seat: 0, cubes: 1 }])
    game = until(answer(game, 1, space(1)), '0 declare')
    expect(refusal(game, plan({ forage: 3, transmute: 2, drink: 1 }))).toBe('tooFewCubes')
    game = answer(game, 0, plan({ forage: 3, transmute: 1 }))
    expect(player(game, 0).cubes.unused).toBe(1 + (5 - 3 - 1))
  })

  it('GR-74 takes no cube that came from the hospital', () => {
    const round = { players: 2, round: 1, seats: [{ fromHospital: 3 }] }
    expect(refusal(choosing('2d', round), space(4))).toBe('tooFewCubes')
  })

  it('G-069 GR-38 gives a book after everything else, and the next player waits until it is read', () => {
    const wanted: TablePlan = {
      players: 3,
      answers: demo(),
      deck: ['toad', 'fern', 'fern', 'fern'],
      favourDeck: ['herbalist'],
      seats: [{ hand: ['toad'] }],
    }
    const game = answer(choosing('1c', wanted), 0, space(5))
    expect(question(game)).toBe('0 readBook')
    expect(game.seen.map(({ kind }) => kind)).toEqual(['orderChosen', 'cubesPaid', 'cardsDrawn', 'bookTaken'])
    const [first] = legalOf(game)
    const read = first === undefined ? game : answer(game, 0, first)
    expect(question(read)).toBe('1 chooseOrder')
    expect(own(read, 0).slots.library?.read.length).toBe(1)
  })

  it('GR-38 GR-94 G-272 has a Herbalist wait until the whole space has been taken, the book included', () => {
    const state = withBoard('1c', { players: 3, deck: ['toad', 'fern', 'flower', 'fern'], favourDeck: ['herbalist'] })
    const next = mutableStateOf(
      rulesOf(state.table.options, 3),
      { ...state, table: { ...state.table, asks: [] } },
      quickChance(1),
    )
    trade(next, 0, { gain: { ingredients: 1, favours: 1, books: 1 } }, 'order')
    run(next)
    const game = begun(finished(next).state)
    expect(next.events.map((event) => event.public.kind)).toEqual(['cardsDrawn', 'bookTaken'])
    expect(question(game)).toBe('0 readBook')
    const [first] = legalOf(game)
    if (first === undefined) throw new RangeError('no offer')
    const read = answer(game, 0, first)
    expect(read.seen.map(({ kind }) => kind)).toEqual(['bookRead', 'favourPlayed', 'cardsDrawn'])
    expect(question(read)).toBe('0 herbalist')
  })

  it('GR-38 G-239 nets what it costs and what it gives in reputation', () => {
    const paid = answer(choosing('2a', { players: 3, seats: [{ gold: 1, reputation: 14 }] }), 0, space(0))
    expect(all(paid, 'reputationChanged').map(({ from, to }) => [from, to])).toEqual([[14, 15]])
  })

  it('GR-93 gives the owner of a Witch’s Trunk everything but the ingredients', () => {
    const seats = [{ artifacts: ['witchsTrunk'] as const, gold: 0 }]
    const game = answer(choosing('2c', { players: 3, seats }), 0, space(5))
    expect(player(game, 0)).toMatchObject({ gold: 1, cards: 0 })
  })

  it('GR-71 GR-93 enlarges a gain with the Robe of Respect', () => {
    const seats = [{ artifacts: ['robeOfRespect'] as const, gold: 1, reputation: 9 }]
    expect(player(answer(choosing('2a', { players: 3, seats }), 0, space(0)), 0).reputation).toBe(11)
  })
})

describe('paralysis on a busy day', () => {
  it('GR-35 GR-73 gives the cards of the green space, asks for nothing and reads nothing', () => {
    const wanted: TablePlan = { players: 2, paralysed: [1], deck: ['toad', 'fern'], favourDeck: ['sage'] }
    const game = answer(choosing('1c', wanted), 0, space(1))
    expect(all(game, 'paralysedDrew')).toEqual([{ kind: 'paralysedDrew', seat: 1 }])
    expect(player(game, 1)).toMatchObject({ cards: 1, favours: 1, reputation: 10 })
    expect(game.table.order).toEqual([0, 1])
    expect(player(game, 1).slots.library).toEqual({ books: 0 })
  })

  it('GR-73 uses no order space when everybody is paralysed, and the board still goes on', () => {
    const state = withBoard('1c', { players: 2, paralysed: [0, 1] })
    const { next } = boardsOn(state.table)
    const game = untilRound(begun(state), 3)
    expect(boardsOn(game.table)).toMatchObject({ board: next, gone: ['1c'] })
  })
})

describe('from round to round', () => {
  it('G-070 G-071 GR-75 the board in sight comes with the new adventurer; the last one has none behind it', () => {
    let game = begun(freshTable(2, 'whole game'))
    const course = courseOf(game.state)
    for (let round = 1; round <= 6; round++) {
      game = untilRound(game, round)
      expect(boardsOn(game.table)).toEqual({
        board: course[round - 1],
        next: course[round] ?? null,
        gone: course.slice(0, round - 1),
      })
      expect(game.table.markers.length).toBe(7)
    }
    const came = all(game, 'orderBoardCame')
    expect(came.at(-1)).toEqual({ kind: 'orderBoardCame', board: course[5], next: null })
    const kinds = game.seen.map(({ kind }) => kind)
    expect(kinds.indexOf('orderBoardCame') - 1).toBe(kinds.indexOf('adventurerCame'))
  })

  it('GR-98 a cube paid with three players comes out of that round’s cubes', () => {
    const game = answer(choosing('1e', { players: 3, round: 1 }), 0, space(3))
    expect(player(game, 0).cubes).toEqual({ board: 2, placed: 0, unused: 1, hospital: 0 })
  })
})

describe('when nothing can be paid', () => {
  /** Everything but the two spaces that cost something is taken. */
  function cornered(): Played {
    const state = withBoard('3b', { players: 4, seats: [{ gold: 0, reputation: 1 }] })
    const chosen = choosingOrder(state, [0])
    const markers = [null, null, 1, 2, 3, null, 1]
    return begun({ ...chosen, table: { ...chosen.table, markers } })
  }

  it('GR-72 the lowest free space may be taken for nothing, and it gives nothing', () => {
    const game = cornered()
    expect(legalOf(game)).toEqual([space(5)])
    expect(refusal(game, space(0))).toBe('noReputation')
    expect(refusal(game, space(1))).toBe('noGold')
    const done = answer(game, 0, space(5))
    expect(player(done, 0)).toMatchObject({ gold: 0, reputation: 1, cards: 0, favours: 0 })
    expect(done.table.markers[5]).toBe(0)
  })
})
