import type { Chance, Seat } from '@athanor/kernel'
import type { Action, Raven } from './action.ts'
import { type DieColour, dieKinds, type Face, lossByRaven, pointsForRaven, type Resource } from './components.ts'
import type { Event, Throw } from './event.ts'
import { pointsAt, scored } from './score.ts'
import { type Die, ravenDice, type State } from './state.ts'
import { handOf, isMade, madeAt, setAside, typeIndex, typesOf, withDie } from './units.ts'

/** DR-90: every throw is one draw of the same stream. */
export function thrown(colour: DieColour, chance: Chance): Face {
  return dieKinds[colour].faces[chance.stream('dice').below(6)] as Face
}

export function ownerOf(state: State, raven: Raven): Seat {
  return raven === 'marker' ? state.active : (state.dice[raven] as Die).owner
}

/** The raven is gone: its die lies aside, or the marker goes back (DR-26). */
export function dealtWith(state: State, raven: Raven): State {
  return raven === 'marker' ? { ...state, marker: false } : withDie(state, raven, { state: 'aside' })
}

/** D-041..D-045, D-049, D-050, DR-80: a gemstone for a raven, and a point for whoever paid. */
export function cancelled(state: State, payer: Seat, gemstone: number, raven: Raven, events: Event[]): State {
  const owner = ownerOf(state, raven)
  events.push({
    public: { kind: 'ravenCancelled', seat: payer, owner, gemstone, raven, points: pointsForRaven },
  })
  return scored(dealtWith(setAside(state, [gemstone], 'spent'), raven), payer, 'ravens', pointsForRaven, events)
}

/** D-051..D-058, DR-07, DR-08: whatever it shows, the raven is gone afterwards. */
export function ravenRolled(state: State, raven: Raven, chance: Chance, events: Event[]): State {
  const seat = state.active
  // DR-26: a virtual black die for the marker.
  const face = thrown(raven === 'marker' ? 'black' : (state.dice[raven] as Die).colour, chance)
  events.push({ public: { kind: 'ravenRolled', seat, raven, face } })
  const gone = raven === 'marker' ? { ...state, marker: false } : withDie(state, raven, { state: 'aside', face })
  return face === 'raven' ? pointsLost(gone, seat, events) : unitsLost(gone, seat, face, events)
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
  const broken = hit.flatMap((unit) => {
    const made = isMade(unit) ? madeAt(state, unit) : undefined
    return made?.maker === seat ? [made] : []
  })
  return handOf(state, seat)
    .units.flat()
    .filter((unit) => {
      const made = isMade(unit) ? madeAt(state, unit) : undefined
      return (
        made?.maker === seat &&
        !hit.includes(unit) &&
        broken.some(({ table, rank }) => table === made.table && rank === made.rank)
      )
    })
}

/** D-060, DR-78: all raven dice but the kept one, in one throw. */
export function ravensRerolled(
  state: State,
  { kept }: Extract<Action, { kind: 'rerollRavens' }>,
  chance: Chance,
  events: Event[],
): State {
  const dice = state.dice.slice()
  const throws: Throw[] = []
  for (const die of ravenDice(state, state.active)) {
    if (die === kept) continue
    const before = dice[die] as Die
    const face = thrown(before.colour, chance)
    dice[die] = { ...before, face }
    throws.push({ die, face })
  }
  events.push({ public: { kind: 'ravensRerolled', seat: state.active, kept, throws } })
  return { ...state, dice, phase: 'turn' }
}

/** DR-23: a black one may be kept only when all are black. */
export function keepableRavens(state: State): readonly number[] {
  const ravens = ravenDice(state, state.active)
  const coloured = ravens.filter((die) => state.dice[die]?.colour !== 'black')
  return coloured.length > 0 ? coloured : ravens
}

/** D-049, DR-18: ravens that a gemstone may meet on one's own turn: one's own, and those of whoever is yet to act. */
export function isLiveRaven(state: State, raven: Raven): boolean {
  if (raven === 'marker') return state.marker
  const die = state.dice[raven]
  return state.round > 1 && die?.state === 'ready' && die.face === 'raven'
}
