import type { Seat } from '@athanor/kernel'
import type { ResearchAction } from './action.ts'
import { tableSide } from './components.ts'
import type { Event } from './event.ts'
import { pays, researchPayments } from './payment.ts'
import { type Reason, reason } from './reasons.ts'
import { scored } from './score.ts'
import { type Slot, type Standing, type State, slotHolder, squareOf } from './state.ts'
import { faceOf, setAside, type TypeIndex, unitType } from './units.ts'

/** The types of ready units of this seat, named once each and ascending; null when they are not. */
export function typesReady(state: State, seat: Seat, units: readonly number[]): readonly TypeIndex[] | null {
  const types: TypeIndex[] = []
  let last = -1
  for (const unit of units) {
    const type = unit > last ? unitType(state, seat, unit) : null
    if (type === null) return null
    types.push(type)
    last = unit
  }
  return types
}

/** D-066..D-070, DR-36, DR-55. */
export function checkResearch(state: State, seat: Seat, { table, units }: ResearchAction): Reason | null {
  if (squareOf(state, seat, table) >= state.cap) {
    return reason('apprentices.reject.atTheCap', { table, square: state.cap })
  }
  const types = typesReady(state, seat, units)
  if (types === null) return reason('apprentices.reject.unitsNotReady')
  const side = state.sides[table - 1] ?? 'apprentice'
  return pays(researchPayments(side, table, state.round), types)
    ? null
    : reason('apprentices.reject.wrongPayment', { table })
}

/** DR-75: pay, move, points, trigger, slots, without a gap. */
export function researched(state: State, seat: Seat, { table, units }: ResearchAction, events: Event[]): State {
  const square = squareOf(state, seat, table) + 1
  const side = tableSide(state.sides[table - 1] ?? 'apprentice', table)
  const points = side.points[square - 1] ?? 0
  const spent = units.flatMap((unit) => faceOf(state, unit) ?? [])
  events.push({ public: { kind: 'researched', seat, table, square, units, spent, points } })
  const paid = setAside(state, units, 'spent')
  const tracks = paid.tracks.slice()
  tracks[table - 1] = moved(paid.tracks[table - 1] ?? [], { seat, square })
  const after = scored({ ...paid, tracks }, seat, 'research', points, events)
  tellSlots(state, after, table, side.slots.length, events)
  return after
}

/** D-073..D-075, DR-52..DR-54: the token lies on top of its square, so it ranks before all that stand there already. */
export function moved(track: readonly Standing[], token: Standing): readonly Standing[] {
  const others = track.filter(({ seat }) => seat !== token.seat)
  const place = others.findIndex(({ square }) => square <= token.square)
  return place < 0 ? [...others, token] : [...others.slice(0, place), token, ...others.slice(place)]
}

function tellSlots(before: State, after: State, table: number, slots: number, events: Event[]): void {
  for (let rank = 1; rank <= slots; rank++) {
    const slot: Slot = { table, rank }
    const [old, now] = [slotHolder(before, slot), slotHolder(after, slot)]
    if (old === now) continue
    if (old !== null) events.push({ public: { kind: 'slotLost', seat: old, table, rank } })
    if (now !== null) events.push({ public: { kind: 'slotGained', seat: now, table, rank } })
  }
}
