import { at } from '@athanor/kernel'
import type { ActionRule } from './actionRule.ts'
import { tableCount } from './components.ts'
import type { Event } from './event.ts'
import { once, paying } from './groups.ts'
import { type Payments, pays, researchPayments } from './payment.ts'
import { reason } from './reasons.ts'
import { scored } from './score.ts'
import { slotHolder } from './slots.ts'
import type { State } from './state.ts'
import { boardAt, moved, sideAt, squareOf, trackOf } from './tracks.ts'
import { isFirstRound } from './turnOrder.ts'
import { facesOf, setAside, typesReady } from './units.ts'

/** What pays for a step at a table as it lies there now. */
function paymentsAt(state: State, table: number): Payments {
  return researchPayments(sideAt(state, table), table, isFirstRound(state))
}

export const research: ActionRule<'research'> = {
  moment: 'work',
  ways({ state, seat, hand }, groups) {
    for (let table = 1; table <= tableCount; table++) {
      if (squareOf(state, seat, table) >= state.cap) continue
      const { amounts } = paymentsAt(state, table)
      groups.push(paying('research', hand, amounts, once, (units) => ({ kind: 'research', table, units })))
    }
  },
  /** D-066..D-070, DR-36, DR-55. */
  check(state, seat, { table, units }) {
    if (squareOf(state, seat, table) >= state.cap) {
      return reason('apprentices.reject.atTheCap', { table, square: state.cap })
    }
    const types = typesReady(state, seat, units)
    if (types === null) return reason('apprentices.reject.unitsNotReady')
    return pays(paymentsAt(state, table), types) ? null : reason('apprentices.reject.wrongPayment', { table })
  },
  /** DR-75: pay, move, points, trigger, slots, without a gap. */
  apply(state, seat, { table, units }, _, events) {
    const square = squareOf(state, seat, table) + 1
    const points = at(boardAt(state, table).points, square - 1, 'square')
    events.push({ public: { kind: 'researched', seat, table, square, units, spent: facesOf(state, units), points } })
    const paid = setAside(state, units, 'spent')
    const tracks = paid.tracks.slice()
    tracks[table - 1] = moved(trackOf(paid, table), { seat, square })
    const after = scored({ ...paid, tracks }, seat, 'research', points, events)
    tellSlots(state, after, table, events)
    return after
  },
}

/** D-081, D-092, D-093: which slots of the table changed hands. */
function tellSlots(before: State, after: State, table: number, events: Event[]): void {
  for (let rank = 1; rank <= boardAt(before, table).slots.length; rank++) {
    const [old, now] = [slotHolder(before, { table, rank }), slotHolder(after, { table, rank })]
    if (old === now) continue
    if (old !== null) events.push({ public: { kind: 'slotLost', seat: old, table, rank } })
    if (now !== null) events.push({ public: { kind: 'slotGained', seat: now, table, rank } })
  }
}
