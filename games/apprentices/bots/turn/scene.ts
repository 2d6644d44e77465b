import {
  type Counts,
  conversionsOf,
  dieColours,
  type Effect,
  hasUsed,
  inputsOf,
  isBlocked,
  isFirstRound,
  isYetToAct,
  pointsAt,
  rankOf,
  researchPayments,
  resources,
  type State,
  slotsInPlay,
  squareOf,
  type TableSide,
  tableCount,
  tableSide,
} from '@athanor/apprentices'
import { at, type Seat } from '@athanor/kernel'
import { outlook } from './outlook.ts'
import { type PackedSquares, squareIn, squaresOf } from './squares.ts'
import type { Taste } from './taste.ts'

/** One use of a slot that changes units for units or points, as amounts in the packed form of a hand. */
export interface Exchange {
  readonly spent: Counts
  readonly gained: Counts
  readonly points: number
  /** Which conversion and which of its results, to find the action again. */
  readonly part: number
  readonly choice: number
}

/** The slot that the player would hold at a table from these squares on; null without one. */
export function slotAt({ tables }: Scene, squares: PackedSquares, index: number): SlotInReach | null {
  return at(at(tables, index, 'table').slots, squareIn(squares, index), 'square')
}

/** The slot that the player would hold at a table from a certain square on. */
export interface SlotInReach {
  /** One bit of the uses of this turn; 0 when it cannot be used (again) this round. */
  readonly bit: number
  readonly effect: Effect
  readonly exchanges: readonly Exchange[]
}

export interface TableScene {
  readonly side: TableSide
  readonly amounts: readonly Counts[]
  /** By the player's square: the slot, and what slots are worth for a round to the player and to each rival. */
  readonly slots: readonly (SlotInReach | null)[]
  readonly own: readonly number[]
  readonly rivals: readonly (readonly number[])[]
}

interface Rival {
  readonly seat: Seat
  readonly points: number
  readonly dice: number
  readonly isYetToAct: boolean
}

/** All that stays as it is during one turn of one player. */
export interface Scene {
  readonly state: State
  readonly seat: Seat
  readonly taste: Taste
  readonly tables: readonly TableScene[]
  readonly rivals: readonly Rival[]
  /** Raven dice of rivals whose turn is still to come. */
  readonly ravensToCome: number
  /** Dice that are worth buying at all: black ones are not. */
  readonly diceForSale: number
  /** What the point of a helper takes from the chance to win (D-050). */
  readonly tip: number
}

export function sceneOf(state: State, seat: Seat, taste: Taste): Scene {
  const others = state.players.map((_, other) => other).filter((other) => other !== seat)
  const rivals = others.map((other): Rival => {
    return {
      seat: other,
      points: pointsAt(state, other),
      dice: state.dice.filter((die) => die.owner === other).length,
      isYetToAct: isYetToAct(state, other),
    }
  })
  const scene = {
    state,
    seat,
    taste,
    rivals,
    tip: 0,
    tables: Array.from({ length: tableCount }, (_, index) => tableScene(state, seat, taste, index + 1, others)),
    diceForSale: state.pool.reduce((sum, left, index) => sum + (dieColours[index] === 'black' ? 0 : left), 0),
    ravensToCome: state.dice.filter(({ state: is, face, owner }) => {
      return !isFirstRound(state) && is === 'ready' && face === 'raven' && isYetToAct(state, owner)
    }).length,
  }
  const { rivalsPoint } = outlook(scene, pointsAt(state, seat), 0, squaresOf(state, seat))
  return { ...scene, tip: rivalsPoint / rivals.length }
}

function tableScene(state: State, seat: Seat, taste: Taste, table: number, others: readonly Seat[]): TableScene {
  const shown = at(state.sides, table - 1, 'board')
  const side = tableSide(shown, table)
  const inPlay = slotsInPlay(side, state.players.length)
  const start = squareOf(state, seat, table)
  const squares = Array.from({ length: 8 }, (_, square) => square)
  const ranks = squares.map((square) =>
    square === start ? rankOf(state, seat, table) : rankAt(state, others, table, square),
  )
  const effectAt = (rank: number) => (rank > 0 && rank <= inPlay ? at(side.slots, rank - 1, 'slot') : undefined)
  const worthAt = (rank: number) => {
    const effect = effectAt(rank)
    return (effect === undefined ? 0 : taste.slot(effect)) - (side.extraRaven && rank > 0 ? taste.extraRaven : 0)
  }
  return {
    side,
    amounts: researchPayments(shown, table, isFirstRound(state)).amounts,
    slots: ranks.map((rank) => {
      const effect = effectAt(rank)
      if (effect === undefined || isFirstRound(state)) return null
      const isOpen = !isBlocked(state, table, rank) && !hasUsed(state, seat, table, rank)
      const bit = isOpen ? 1 << (3 * (table - 1) + rank - 1) : 0
      return { bit, effect, exchanges: isOpen ? exchangesOf(state, seat, effect) : [] }
    }),
    own: ranks.map(worthAt),
    rivals: others.map((rival) =>
      squares.map((square) => {
        const rank = rankOf(state, rival, table)
        if (rank === 0 || square === start) return worthAt(rank)
        const isPassed = square >= squareOf(state, rival, table) && rankOf(state, seat, table) > rank
        const isEntered = start === 0 && square >= squareOf(state, rival, table)
        return worthAt(rank + (isPassed || isEntered ? 1 : 0))
      }),
    ),
  }
}

/** DR-52: whoever comes to a square lies on top of all that stand there. */
function rankAt(state: State, others: readonly Seat[], table: number, square: number): number {
  return square === 0 ? 0 : 1 + others.filter((rival) => squareOf(state, rival, table) > square).length
}

function exchangesOf(state: State, seat: Seat, effect: Effect): readonly Exchange[] {
  switch (effect.kind) {
    case 'convert':
      return conversionsOf(effect).flatMap(({ amount, gains }, part) =>
        distinct(gains.map((list) => countsOf(list))).map(({ counts, choice }) => {
          return { spent: amount, gained: counts, points: -effect.points, part, choice }
        }),
      )
    case 'tradeUnits':
      return inputsOf(effect).amounts.map((spent, part) => {
        return { spent, gained: nothing, points: effect.points, part, choice: 0 }
      })
    case 'takeUnit': {
      const types = resources.filter((type) =>
        state.dice.some((die) => die.holder !== seat && die.state === 'ready' && die.face === type),
      )
      return inputsOf(effect).amounts.flatMap((spent, part) =>
        types.map((type) => {
          return { spent, gained: countsOf([type]), points: 0, part, choice: resources.indexOf(type) }
        }),
      )
    }
    // These have no units to give, or are decided by a throw.
    case 'rerollDie':
    case 'tradeRavens':
    case 'blockSlot':
    case 'shiftPrice':
      return []
  }
}

const nothing: Counts = [0, 0, 0, 0]

function countsOf(list: readonly string[]): Counts {
  const count = (type: string) => list.filter((each) => each === type).length
  return [count('parchment'), count('gemstone'), count('potion'), 0]
}

/** Lists that come to the same units are the same exchange. */
function distinct(all: readonly Counts[]): readonly { readonly counts: Counts; readonly choice: number }[] {
  const found = new Map<string, { counts: Counts; choice: number }>()
  for (const [choice, counts] of all.entries())
    if (!found.has(counts.join())) found.set(counts.join(), { counts, choice })
  return [...found.values()]
}
