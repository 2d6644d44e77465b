import type { Chance, Seat } from '@athanor/kernel'
import { type AbilityAction, type ConvertAction, firstMade } from './action.ts'
import { type Effect, highestPrice, lowestPrice, slotsInPlay, tableSide } from './components.ts'
import { type ConvertEffect, canGain, inputsOf, type PayingEffect } from './conversions.ts'
import type { Event } from './event.ts'
import { pays } from './payment.ts'
import { dealtWith, thrown } from './ravens.ts'
import { type Reason, reason } from './reasons.ts'
import { typesReady } from './research.ts'
import { pointsAt, scored } from './score.ts'
import { type Die, hasUsed, isBlocked, type Made, rankOf, ravenDice, type State } from './state.ts'
import { faceOf, holderOf, isMade, setAside, typesOf, unitType, withDie } from './units.ts'

/** The slot that a seat holds at a table: its rank and what it does; null without one (D-088, D-089, D-102). */
export function heldSlot(
  state: State,
  seat: Seat,
  table: number,
): { readonly rank: number; readonly effect: Effect } | null {
  const side = state.sides[table - 1]
  const rank = rankOf(state, seat, table)
  if (side === undefined || rank === 0) return null
  const board = tableSide(side, table)
  if (rank > slotsInPlay(board, state.players.length)) return null
  const effect = board.slots[rank - 1]
  return effect === undefined ? null : { rank, effect }
}

/** D-038, D-094, D-099, DR-42, DR-47. */
export function checkAbility(state: State, seat: Seat, action: AbilityAction): Reason | null {
  if (state.round < 2) return reason('apprentices.reject.firstRound')
  const { table } = action
  const slot = heldSlot(state, seat, table)
  if (slot === null || slot.effect.kind !== action.kind) return reason('apprentices.reject.noSuchAbility', { table })
  if (isBlocked(state, table, slot.rank)) return reason('apprentices.reject.abilityBlocked', { table })
  if (hasUsed(state, seat, table, slot.rank)) return reason('apprentices.reject.abilityUsed', { table })
  return checkTarget(state, seat, action, slot.effect)
}

function checkTarget(state: State, seat: Seat, action: AbilityAction, effect: Effect): Reason | null {
  switch (action.kind) {
    case 'rerollDie':
      return isRerollable(state.dice[action.die], seat) ? null : reason('apprentices.reject.notYourDie')
    case 'convert':
      return effect.kind === 'convert' ? checkConversion(state, seat, action, effect) : null
    case 'tradeUnits':
      return effect.kind === 'tradeUnits' ? checkInputs(state, seat, action.units, effect) : null
    case 'tradeRavens':
      return checkRavens(state, seat, action.ravens, effect)
    case 'blockSlot':
      return canBlock(state, action.targetTable, action.targetRank) ? null : reason('apprentices.reject.cannotBlock')
    case 'takeUnit':
      if (effect.kind !== 'takeUnit') return null
      return (
        checkInputs(state, seat, action.units, effect) ??
        (canTake(state, seat, action.unit) ? null : reason('apprentices.reject.notTheirs'))
      )
    case 'shiftPrice':
      return canShift(state, action.by) ? null : reason('apprentices.reject.priceLimit')
  }
}

/** DR-44. */
export function isRerollable(die: Die | undefined, seat: Seat): boolean {
  return die?.state === 'ready' && die.owner === seat && die.holder === seat
}

function checkInputs(state: State, seat: Seat, units: readonly number[], effect: PayingEffect): Reason | null {
  const types = typesReady(state, seat, units)
  if (types === null) return reason('apprentices.reject.unitsNotReady')
  return pays(inputsOf(effect), types) ? null : reason('apprentices.reject.wrongInputs')
}

function checkConversion(state: State, seat: Seat, action: ConvertAction, effect: ConvertEffect): Reason | null {
  const wrong = checkInputs(state, seat, action.units, effect)
  if (wrong !== null) return wrong
  const points = pointsAt(state, seat)
  // DR-50.
  if (points < effect.points) return reason('apprentices.reject.pointsMissing', { needed: effect.points, points })
  const types = typesReady(state, seat, action.units) ?? []
  return canGain(effect, types, action.gains) ? null : reason('apprentices.reject.wrongGains')
}

/** DR-49: exactly so many own raven dice. */
function checkRavens(state: State, seat: Seat, ravens: readonly number[], effect: Effect): Reason | null {
  const live = ravenDice(state, seat)
  const ascending = ravens.every((raven, index) => index === 0 || raven > (ravens[index - 1] ?? raven))
  if (!ascending || !ravens.every((raven) => live.includes(raven))) return reason('apprentices.reject.notARaven')
  return effect.kind === 'tradeRavens' && ravens.length === effect.ravens
    ? null
    : reason('apprentices.reject.wrongInputs')
}

/** DR-47, DR-59: any slot in play that is not blocked yet, held or not. */
export function canBlock(state: State, table: number, rank: number): boolean {
  const side = state.sides[table - 1]
  if (side === undefined || rank > slotsInPlay(tableSide(side, table), state.players.length)) return false
  return !isBlocked(state, table, rank)
}

/** DR-45: a ready unit of somebody else. */
function canTake(state: State, seat: Seat, unit: number): boolean {
  const holder = holderOf(state, unit)
  return holder !== null && holder !== seat && unitType(state, holder, unit) !== null
}

/** DR-64. */
export function canShift({ price }: State, by: 1 | -1): boolean {
  return price + by >= lowestPrice && price + by <= highestPrice
}

/** Marks the slot as used, then does what it says. */
export function abilityUsed(state: State, seat: Seat, action: AbilityAction, chance: Chance, events: Event[]): State {
  const slot = heldSlot(state, seat, action.table)
  if (slot === null) throw new RangeError(`seat ${seat} holds no slot at table ${action.table}`)
  const { rank, effect } = slot
  const marked = { ...state, used: [...state.used, { seat, table: action.table, rank }] }
  switch (action.kind) {
    case 'rerollDie':
      return dieRerolled(marked, seat, action.table, action.die, chance, events)
    case 'convert':
      return converted(marked, seat, action, rank, effect.kind === 'convert' ? effect.points : 0, events)
    case 'tradeUnits':
      return unitsTraded(marked, seat, action, effect.kind === 'tradeUnits' ? effect.points : 0, events)
    case 'tradeRavens':
      return ravensTraded(marked, seat, action, effect.kind === 'tradeRavens' ? effect.points : 0, events)
    case 'blockSlot': {
      const { table, targetTable, targetRank } = action
      events.push({ public: { kind: 'slotBlocked', seat, table, targetTable, targetRank } })
      return { ...marked, blocked: [...state.blocked, { table: targetTable, rank: targetRank }] }
    }
    case 'takeUnit':
      return unitTaken(marked, seat, action, events)
    case 'shiftPrice': {
      const price = state.price + action.by
      events.push({ public: { kind: 'priceShifted', seat, table: action.table, price } })
      return { ...marked, price }
    }
  }
}

/** DR-77: only the face changes. */
function dieRerolled(state: State, seat: Seat, table: number, die: number, chance: Chance, events: Event[]): State {
  const before = state.dice[die] as Die
  const face = thrown(before.colour, chance)
  events.push({ public: { kind: 'dieRerolled', seat, table, die, before: before.face ?? face, face } })
  return withDie(state, die, { face })
}

function converted(
  state: State,
  seat: Seat,
  { table, units, gains }: ConvertAction,
  rank: number,
  points: number,
  events: Event[],
): State {
  events.push({ public: { kind: 'unitsMade', seat, table, spent: typesOf(state, units), points, gains } })
  const paid = scored(setAside(state, units, 'spent'), seat, 'abilities', -points, events)
  const made = gains.map((type): Made => ({ holder: seat, maker: seat, table, rank, type, state: 'ready' }))
  return { ...paid, made: [...paid.made, ...made] }
}

function unitsTraded(
  state: State,
  seat: Seat,
  { table, units }: Extract<AbilityAction, { kind: 'tradeUnits' }>,
  points: number,
  events: Event[],
): State {
  events.push({ public: { kind: 'unitsTraded', seat, table, spent: typesOf(state, units), points } })
  return scored(setAside(state, units, 'spent'), seat, 'abilities', points, events)
}

function ravensTraded(
  state: State,
  seat: Seat,
  { table, ravens }: Extract<AbilityAction, { kind: 'tradeRavens' }>,
  points: number,
  events: Event[],
): State {
  events.push({ public: { kind: 'ravensTraded', seat, table, ravens, points } })
  return scored(ravens.reduce(dealtWith, state), seat, 'abilities', points, events)
}

/** DR-45, DR-86: the holder changes and nothing else. */
function unitTaken(
  state: State,
  seat: Seat,
  { table, units, unit }: Extract<AbilityAction, { kind: 'takeUnit' }>,
  events: Event[],
): State {
  const type = faceOf(state, unit)
  const from = holderOf(state, unit)
  if (type === null || type === 'raven' || from === null) throw new RangeError(`unit ${unit} cannot be taken`)
  events.push({ public: { kind: 'unitTaken', seat, table, from, unit, type } })
  const paid = setAside(state, units, 'spent')
  if (!isMade(unit)) return withDie(paid, unit, { holder: seat })
  const made = paid.made.map((each, index) => (index === unit - firstMade ? { ...each, holder: seat } : each))
  return { ...paid, made }
}
