import { at, type Seat } from '@athanor/kernel'
import type { Action, Raven } from '../action.ts'
import type { Resource } from '../components.ts'
import type { State } from '../state.ts'
import { type BoardLine, boardOf, isExactly, type Letter, letterOf } from './boards.ts'
import {
  isGemstoneOf,
  isStillToAct,
  type Judge,
  linesAt,
  liveRavensOf,
  named,
  rankAt,
  ravenDiceOf,
  squareAt,
  totalOf,
  unitAt,
  unitsOf,
} from './facts.ts'

/** Every action was allowed. */
export const judgeLegality: Judge = ({ before, seat, action }) => {
  const objection = objectionTo(before, seat, action)
  return objection === null ? [] : [objection]
}

/** Why a seat may not do this now (15.5); null when it may. */
export function objectionTo(state: State, seat: Seat, action: Action): string | null {
  if (state.phase === 'over') return 'the game is over'
  switch (action.kind) {
    case 'offerHelp':
    case 'withdrawHelp':
    case 'declineHelp':
      return toHelp(state, seat, action)
    default:
  }
  if (seat !== state.active) return 'it is not their turn'
  // D-017, DR-61, DR-62.
  if (action.kind === 'chooseDie' || state.phase === 'fifthDie') {
    if (action.kind !== 'chooseDie' || state.phase !== 'fifthDie') return 'fifth dice are chosen before the first round'
    return isForSale(state, action.colour) ? null : 'no such die is left'
  }
  // DR-20, DR-23.
  if (action.kind === 'rerollRavens' || action.kind === 'keepRavens' || state.phase === 'threeRavens') {
    if (state.phase !== 'threeRavens') return 'there is no choice of three ravens'
    if (action.kind === 'keepRavens') return null
    return action.kind === 'rerollRavens' ? toKeep(state, seat, action.kept) : 'the three ravens come first'
  }
  return toPlay(state, seat, action)
}

function isForSale({ pool }: State, colour: string): boolean {
  return at(pool, ['green', 'yellow', 'purple', 'black'].indexOf(colour), 'colour of dice') > 0
}

function toKeep(state: State, seat: Seat, kept: number): string | null {
  const ravens = ravenDiceOf(state, seat)
  const allBlack = ravens.every((die) => state.dice[die]?.colour === 'black')
  if (!ravens.includes(kept)) return 'that is no raven of theirs'
  return allBlack || state.dice[kept]?.colour !== 'black' ? null : 'a black raven is thrown'
}

type TurnAction = Exclude<Action, { kind: 'chooseDie' | 'rerollRavens' | 'keepRavens' | 'offerHelp' }>

function toPlay(state: State, seat: Seat, action: TurnAction): string | null {
  const ravens = liveRavensOf(state)
  switch (action.kind) {
    // D-040, DR-74.
    case 'endTurn':
      return ravens.length === 0 ? null : 'a raven is live'
    case 'research':
      return ravens.length === 0 ? toResearch(state, seat, action) : 'a raven is live'
    // D-103, D-118, DR-61, DR-87.
    case 'buyDie':
      if (ravens.length > 0) return 'a raven is live'
      if (totalOf(state, seat) < state.price) return 'the price is too high'
      return isForSale(state, action.colour) ? null : 'no such die is left'
    // D-041, D-049, DR-18, DR-31.
    case 'cancelRaven':
      if (!isGemstoneOf(state, seat, action.gemstone)) return 'no gemstone of theirs'
      return ravens.includes(action.raven) || isRivalsRaven(state, action.raven) ? null : 'no raven to cancel'
    case 'rollRaven':
      return ravens.includes(action.raven) ? null : 'no raven to roll'
    // D-048, DR-79.
    case 'askHelp': {
      if (ravens.length === 0 || state.help.asked) return 'nothing to ask for'
      const rivals = state.players.map((_, rival) => rival).filter((rival) => rival !== seat)
      return rivals.some((rival) => unitsOf(state, rival).some(({ is }) => is === 'G')) ? null : 'nobody to ask'
    }
    case 'acceptHelp':
      if (!ravens.includes(action.raven)) return 'no raven to be rid of'
      return state.help.offers.some(({ gemstone }) => gemstone === action.gemstone) ? null : 'no such offer'
    case 'withdrawHelp':
    case 'declineHelp':
      return 'help is for others'
    default:
      return toUse(state, seat, action)
  }
}

function isRivalsRaven(state: State, raven: Raven): boolean {
  return state.players.some(
    (_, rival) => isStillToAct(state, rival) && raven !== 'marker' && ravenDiceOf(state, rival).includes(raven),
  )
}

/** D-066..D-070, DR-32, DR-36, DR-55. */
function toResearch(state: State, seat: Seat, action: Extract<Action, { kind: 'research' }>): string | null {
  if (squareAt(state, seat, action.table) >= state.cap) return 'their token stands at the last square'
  const units = named(state, seat, action.units)
  if (units === null) return 'units that are not theirs to spend'
  return isExactly(boardOf(state.sides[action.table - 1], action.table).costs, units) ? null : 'another price is due'
}

/** DR-14..DR-17, DR-79: off turn nothing is possible but help. */
function toHelp(
  state: State,
  seat: Seat,
  action: Extract<Action, { kind: 'offerHelp' | 'withdrawHelp' | 'declineHelp' }>,
): string | null {
  const { offers, withdrawn, asked, answered } = state.help
  if (seat === state.active) return 'nobody helps oneself'
  if (state.phase !== 'turn' || liveRavensOf(state).length === 0) return 'nobody needs help'
  switch (action.kind) {
    case 'offerHelp': {
      if (!isGemstoneOf(state, seat, action.gemstone)) return 'no gemstone of theirs'
      const isOut = offers.some(({ gemstone }) => gemstone === action.gemstone) || withdrawn.includes(action.gemstone)
      return isOut ? 'it was offered before' : null
    }
    case 'withdrawHelp':
      return offers.some(({ helper, gemstone }) => helper === seat && gemstone === action.gemstone)
        ? null
        : 'no such offer'
    case 'declineHelp':
      if (!asked || answered.includes(seat)) return 'nothing to answer'
      return unitsOf(state, seat).some(({ is }) => is === 'G') ? null : 'whoever has no gemstone is not asked'
  }
}

/** What is done at a table, research aside. */
type AbilityAction = Exclude<Extract<Action, { table: number }>, { kind: 'research' }>

/** D-038, D-088, D-094, D-099, DR-47: the slot is held, open, and unused in this turn. */
function toUse(state: State, seat: Seat, action: AbilityAction): string | null {
  const { round, blocked, used } = state
  if (round < 2) return 'no ability in round 1'
  const rank = rankAt(state, seat, action.table)
  const line = linesAt(state, action.table)[rank - 1]
  if (line === undefined) return 'no slot of theirs'
  const here = (slot: { readonly table: number; readonly rank: number }) =>
    slot.table === action.table && slot.rank === rank
  if (blocked.some(here)) return 'the slot is blocked'
  if (used.some((use) => use.seat === seat && here(use))) return 'the slot is used'
  return toWork(state, seat, action, line)
}

function toWork(state: State, seat: Seat, action: AbilityAction, line: BoardLine): string | null {
  const other = 'the slot does something else'
  const pays = (numbers: readonly number[], cost: string) => {
    const units = named(state, seat, numbers)
    return units !== null && isExactly([cost], units) ? units : null
  }
  switch (action.kind) {
    // DR-44.
    case 'rerollDie': {
      const die = state.dice[action.die]
      if (line !== 'reroll') return other
      return die?.state === 'ready' && die.owner === seat && die.holder === seat ? null : 'no die to throw'
    }
    case 'convert': {
      if (typeof line === 'string' || !('get' in line)) return other
      if ('price' in line) {
        // D-159, DR-50.
        if (action.units.length > 0 || totalOf(state, seat) < line.price) return 'it is paid with points'
        return isGain(line.get, action.gains, []) ? null : 'it makes something else'
      }
      const units = pays(action.units, line.give)
      if (units === null) return 'it takes something else'
      return isGain(line.get, action.gains, units) ? null : 'it makes something else'
    }
    case 'tradeUnits':
      if (typeof line === 'string' || !('give' in line) || !('points' in line)) return other
      return pays(action.units, line.give) === null ? 'it takes something else' : null
    // DR-49.
    case 'tradeRavens': {
      if (typeof line === 'string' || !('ravens' in line)) return other
      const own = ravenDiceOf(state, seat).filter((die) => action.ravens.includes(die))
      return own.length === line.ravens && own.join() === action.ravens.join() ? null : 'not their ravens'
    }
    // DR-47, DR-59.
    case 'blockSlot': {
      const { targetTable, targetRank } = action
      if (line !== 'block') return other
      const isThere = targetRank <= linesAt(state, targetTable).length
      const isShut = state.blocked.some(({ table, rank }) => table === targetTable && rank === targetRank)
      return isThere && !isShut ? null : 'nothing to block'
    }
    // D-155, DR-45.
    case 'takeUnit': {
      if (line !== 'take') return other
      if (pays(action.units, 'GG') === null) return 'it takes two gemstones'
      const unit = unitAt(state, action.unit)
      return unit === null || unit.holder === seat ? 'nothing to take' : null
    }
    // D-156, DR-64.
    case 'shiftPrice': {
      const price = state.price + action.by
      if (line !== 'shift') return other
      return price >= 5 && price <= 10 ? null : 'the price has no such space'
    }
  }
}

/** DR-34, DR-35, D-160: what comes out, in the order of the slot. */
function isGain(line: string, gains: readonly Resource[], paid: readonly (Letter | 'wild')[]): boolean {
  if (gains.length !== line.length) return false
  return gains.every((gain, index) => {
    const due = line[index]
    if (due === '*') return true
    if (due === '≠') return !paid.includes(letterOf[gain])
    return due === '=' ? gain === gains[index - 1] : due === letterOf[gain]
  })
}
