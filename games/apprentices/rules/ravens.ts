import { at, type Chance, type Seat } from '@athanor/kernel'
import type { Raven } from './action.ts'
import { type DieColour, dieKinds, type Face, ravensForReroll } from './components.ts'
import type { State } from './state.ts'
import { isFirstRound } from './turnOrder.ts'
import { withDie } from './units.ts'

/**
 * A raven that is still to be dealt with: a raven die, or the extra raven of the first table, which is no die but is
 * thrown like a black one (DR-26). All that rules, bots and faces ask about a raven is here, whichever it is.
 */
export interface LiveRaven {
  readonly name: Raven
  /** Whose turn it spoils (D-039). */
  readonly owner: Seat
  /** The die that decides it. */
  readonly colour: DieColour
}

/** The live raven of this name; null when there is none. In round 1 there are none (D-037, DR-31). */
export function ravenAt(state: State, name: Raven): LiveRaven | null {
  if (name === 'marker') return state.marker ? { name, owner: state.active, colour: 'black' } : null
  const die = state.dice[name]
  if (die?.state !== 'ready' || die.face !== 'raven' || isFirstRound(state)) return null
  return { name, owner: die.owner, colour: die.colour }
}

/** The same where a rule has made sure that there is one. */
export function ravenNamed(state: State, name: Raven): LiveRaven {
  const raven = ravenAt(state, name)
  if (raven === null) throw new RangeError(`there is no live raven ${name}`)
  return raven
}

/** Numbers of a player's raven dice. In round 1 there are none: ravens are wild there (D-037, DR-31). */
export function ravenDice(state: State, seat: Seat): readonly number[] {
  const ravens: number[] = []
  if (isFirstRound(state)) return ravens
  let index = -1
  for (const die of state.dice) {
    index++
    if (die.state === 'ready' && die.face === 'raven' && die.owner === seat) ravens.push(index)
  }
  return ravens
}

/** All that a player has to deal with: raven dice in their order, then the extra raven of the active player. */
export function liveRavens(state: State, seat: Seat): readonly Raven[] {
  const dice = ravenDice(state, seat)
  return state.marker && seat === state.active ? [...dice, 'marker'] : dice
}

/** D-036: while there are live ravens, the active player is in the raven step. */
export function hasLiveRaven(state: State): boolean {
  if (state.marker) return true
  if (isFirstRound(state)) return false
  for (const die of state.dice) {
    if (die.state === 'ready' && die.face === 'raven' && die.owner === state.active) return true
  }
  return false
}

/** DR-21: one test decides, and the extra raven is no die (DR-27). */
export function mayRerollRavens(state: State): boolean {
  return ravenDice(state, state.active).length >= ravensForReroll
}

/** The raven is gone: its die lies aside, with what it showed when it was thrown, or the marker goes back (DR-26). */
export function dealtWith(state: State, raven: Raven, face: Face = 'raven'): State {
  return raven === 'marker' ? { ...state, marker: false } : withDie(state, raven, { state: 'aside', face })
}

/** DR-90: every throw is one draw of the same stream. */
export function thrown(colour: DieColour, chance: Chance): Face {
  return at(dieKinds[colour].faces, chance.stream('dice').below(6), 'face')
}
