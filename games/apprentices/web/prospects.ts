import {
  type Action,
  type Effect,
  handOf,
  isFirstRound,
  moved,
  type Resource,
  resourceAt,
  type State,
  slotsInPlay,
  squareOf,
  tableCount,
  tableSide,
} from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'
import type { Plan, Reach } from './plans.ts'
import { type Ways, waysTo } from './ways.ts'

/** A slot of a table, or none: what a rank gives. */
export interface Held {
  readonly rank: number
  readonly effect: Effect | null
}

/** Somebody's rank at a table changes. */
export interface Shift {
  readonly seat: Seat
  readonly from: Held | null
  readonly to: Held
}

/** What research at a table would be for a seat, as far as it can be known now. */
export interface ResearchProspect {
  readonly table: number
  /** Where the token stands; 0 without one. */
  readonly square: number
  /** What the next square is worth; null at the last one. */
  readonly points: number | null
  /** Ways to pay now. */
  readonly now: readonly Action[]
  /** The shortest way there by conversions, when it cannot be paid now. */
  readonly later: Plan | null
  /** What is short of the nearest of its costs. */
  readonly missing: readonly (Resource | 'any')[]
  /** Who loses and gains which slot by the step, the seat itself first; nobody when it keeps everything as it is. */
  readonly shifts: readonly Shift[]
}

export function prospectsOf(
  state: State,
  seat: Seat,
  ways: readonly Ways[],
  reach: Reach,
): readonly ResearchProspect[] {
  return Array.from({ length: tableCount }, (_, index): ResearchProspect => {
    const table = index + 1
    const square = squareOf(state, seat, table)
    const board = tableSide(state.sides[index] ?? 'apprentice', table)
    const now = waysTo(ways, 'research', table)
    const open = square < state.cap
    return {
      table,
      square,
      points: open ? (board.points[square] ?? null) : null,
      now,
      later: open && now.length === 0 ? (reach.toTable[index] ?? null) : null,
      missing: open ? missingFor(state, seat, table) : [],
      shifts: open ? shiftsBy(state, seat, table) : [],
    }
  })
}

/** D-081, D-091..D-093: what changes hands when the seat moves up one square. */
function shiftsBy(state: State, seat: Seat, table: number): readonly Shift[] {
  const before = state.tracks[table - 1] ?? []
  const after = moved(before, { seat, square: squareOf(state, seat, table) + 1 })
  const board = tableSide(state.sides[table - 1] ?? 'apprentice', table)
  const slots = board.slots.slice(0, slotsInPlay(board, state.players.length))
  const shifts = after.flatMap(({ seat: who }, rank): readonly Shift[] => {
    const old = before.findIndex((standing) => standing.seat === who)
    if (old === rank) return []
    const from = old < 0 ? null : { rank: old + 1, effect: slots[old] ?? null }
    const to = { rank: rank + 1, effect: slots[rank] ?? null }
    // Where neither rank gives anything, nothing changes hands.
    return (from?.effect ?? null) === null && to.effect === null ? [] : [{ seat: who, from, to }]
  })
  return shifts.toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
}

/** DR-36: what the cheapest way to pay still lacks. */
function missingFor(state: State, seat: Seat, table: number): readonly (Resource | 'any')[] {
  const { units } = handOf(state, seat)
  const board = tableSide(state.sides[table - 1] ?? 'apprentice', table)
  const wilds = isFirstRound(state) ? units[3].length : 0
  const lacks = board.cost.map(({ fixed, choice }) => {
    const short = fixed.flatMap((needed, type) =>
      Array.from({ length: Math.max(0, needed - (units[type as 0]?.length ?? 0)) }, () => resourceAt(type)),
    )
    const spare = fixed.reduce((sum, needed, type) => sum + Math.max(0, (units[type as 0]?.length ?? 0) - needed), 0)
    const anyShort = Array.from({ length: Math.max(0, choice - spare) }, () => 'any' as const)
    return [...short, ...anyShort].slice(wilds)
  })
  return lacks.reduce((least, each) => (each.length < least.length ? each : least), lacks[0] ?? [])
}

/** A rival who could take a slot over by one step. */
export interface Threat {
  readonly table: number
  readonly rival: Seat
  /** What the seat would hold instead. */
  readonly from: Held
  readonly to: Held
}

/** D-092: where a single step of somebody else would cost the seat its slot. */
export function threatsTo(state: State, seat: Seat): readonly Threat[] {
  return state.tracks.flatMap((_, index) =>
    state.players.flatMap((__, rival): readonly Threat[] => {
      if (rival === seat || squareOf(state, rival, index + 1) >= state.cap) return []
      const own = shiftsBy(state, rival, index + 1).find((shift) => shift.seat === seat)
      if (own?.from?.effect === undefined || own.from.effect === null) return []
      return [{ table: index + 1, rival, from: own.from, to: own.to }]
    }),
  )
}
