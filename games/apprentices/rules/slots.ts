import { at, type Seat } from '@athanor/kernel'
import { type Effect, slotsInPlay, tableCount } from './components.ts'
import type { Slot, State } from './state.ts'
import { boardAt, rankOf, trackOf } from './tracks.ts'

export type EffectKind = Effect['kind']
type EffectsByKind = { readonly [Each in Effect as Each['kind']]: Each }
export type EffectOf<Kind extends EffectKind> = EffectsByKind[Kind]

/** A slot in the hands of a seat, and what it does. */
export interface HeldSlot<Kind extends EffectKind = EffectKind> extends Slot {
  readonly effect: EffectOf<Kind>
}

/** D-102, DR-47, DR-59: whether anybody could hold this slot. */
export function isInPlay(state: Pick<State, 'sides' | 'players'>, { table, rank }: Slot): boolean {
  return rank >= 1 && rank <= slotsInPlay(boardAt(state, table), state.players.length)
}

/** Every slot that is in play at this table (DR-47, DR-59). */
export function slotsOf(state: Pick<State, 'sides' | 'players'>): readonly Slot[] {
  const slots: Slot[] = []
  for (let table = 1; table <= tableCount; table++) {
    const count = slotsInPlay(boardAt(state, table), state.players.length)
    for (let rank = 1; rank <= count; rank++) slots.push({ table, rank })
  }
  return slots
}

/** D-088, D-089: who holds a slot, if anybody does. */
export function slotHolder(state: State, slot: Slot): Seat | null {
  const track = trackOf(state, slot.table)
  return isInPlay(state, slot) && slot.rank <= track.length ? at(track, slot.rank - 1, 'rank').seat : null
}

/** The slot that a seat holds at a table; null without one (D-088, D-089, D-102). */
export function heldSlot(state: State, seat: Seat, table: number): HeldSlot | null {
  const rank = rankOf(state, seat, table)
  if (rank === 0) return null
  const board = boardAt(state, table)
  if (rank > slotsInPlay(board, state.players.length)) return null
  return { table, rank, effect: at(board.slots, rank - 1, 'slot') }
}

export function isBlocked(state: State, table: number, rank: number): boolean {
  return state.blocked.some((slot) => slot.table === table && slot.rank === rank)
}

export function hasUsed(state: State, seat: Seat, table: number, rank: number): boolean {
  return state.used.some((use) => use.seat === seat && use.table === table && use.rank === rank)
}
