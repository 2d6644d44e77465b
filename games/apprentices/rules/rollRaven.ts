import { listed, type Seat } from '@athanor/kernel'
import type { ActionRule } from './actionRule.ts'
import { lossByRaven, type Resource } from './components.ts'
import type { Event } from './event.ts'
import { dealtWith, ravenAt, ravenNamed, thrown } from './ravens.ts'
import { reason } from './reasons.ts'
import { pointsAt, scored } from './score.ts'
import type { Made, State } from './state.ts'
import { handOf, setAside, typeIndex, typesOf, unitAt } from './units.ts'

/** D-051..D-058, DR-07, DR-08: whatever it shows, the raven is gone afterwards. */
export const rollRaven: ActionRule<'rollRaven'> = {
  moment: 'turn',
  ways({ ravens }, groups) {
    groups.push(
      listed(
        'rollRaven',
        ravens.map((raven) => ({ kind: 'rollRaven', raven })),
      ),
    )
  },
  check: (state, seat, { raven }) =>
    ravenAt(state, raven)?.owner === seat ? null : reason('apprentices.reject.notARaven'),
  apply(state, seat, { raven }, chance, events) {
    const face = thrown(ravenNamed(state, raven).colour, chance)
    events.push({ public: { kind: 'ravenRolled', seat, raven, face } })
    const gone = dealtWith(state, raven, face)
    return face === 'raven' ? pointsLost(gone, seat, events) : unitsLost(gone, seat, face, events)
  },
}

function pointsLost(state: State, seat: Seat, events: Event[]): State {
  // D-117.
  const points = Math.min(lossByRaven, pointsAt(state, seat))
  events.push({ public: { kind: 'pointsLost', seat, points } })
  return scored(state, seat, 'losses', -points, events)
}

/** DR-82: what the roller holds, however it was come by. */
function unitsLost(state: State, seat: Seat, type: Resource, events: Event[]): State {
  const hit = handOf(state, seat).units[typeIndex(type)]
  const units = state.options.ravenBreaksWholeConversion ? [...hit, ...brokenWith(state, seat, hit)] : hit
  // DR-11.
  if (units.length === 0) return state
  events.push({ public: { kind: 'unitsLost', seat, units, types: typesOf(state, units) } })
  return setAside(state, units, 'lost')
}

/** DR-83: the other ready units that this player made by the same use of the same slot. */
function brokenWith(state: State, seat: Seat, hit: readonly number[]): readonly number[] {
  const broken = hit.flatMap((unit) => ownWork(state, seat, unit) ?? [])
  return handOf(state, seat)
    .units.flat()
    .filter((unit) => {
      const made = ownWork(state, seat, unit)
      return (
        made !== null &&
        !hit.includes(unit) &&
        broken.some(({ table, rank }) => table === made.table && rank === made.rank)
      )
    })
}

/** The unit if it is one that this seat made. */
function ownWork(state: State, seat: Seat, name: number): Made | null {
  const unit = unitAt(state, name)
  return unit?.source === 'made' && unit.piece.maker === seat ? unit.piece : null
}
