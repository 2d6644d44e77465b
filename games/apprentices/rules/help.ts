import type { Seat } from '@athanor/kernel'
import { hasLiveRaven } from './ravens.ts'
import type { Help, State } from './state.ts'
import { isFirstRound } from './turnOrder.ts'
import { handOf, isGemstone } from './units.ts'

export const noHelp: Help = { asked: false, answered: [], offers: [], withdrawn: [] }

/** DR-79: from the end of the three-raven choice until no raven is live. */
export function helpIsOpen(state: State): boolean {
  return state.phase === 'turn' && !isFirstRound(state) && hasLiveRaven(state)
}

export function gemstonesOf(state: State, seat: Seat): readonly number[] {
  return handOf(state, seat).units[1]
}

export function isOffered({ help }: State, unit: number): boolean {
  return help.offers.some(({ gemstone }) => gemstone === unit)
}

/** DR-79: ready gemstones that are neither offered now nor were taken back this turn. */
export function offerable(state: State, seat: Seat): readonly number[] {
  return gemstonesOf(state, seat).filter((unit) => !state.help.withdrawn.includes(unit) && !isOffered(state, unit))
}

/** A request that this rival has not answered. Only who has a gemstone is asked. */
export function mayDecline(state: State, seat: Seat): boolean {
  return state.help.asked && !state.help.answered.includes(seat) && gemstonesOf(state, seat).length > 0
}

/** Rivals who may do something about the ravens of the active player; nobody waits for them (15.6). */
export function interrupts(state: State): readonly Seat[] {
  if (!helpIsOpen(state)) return []
  const seats: Seat[] = []
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === state.active) continue
    const offers = state.help.offers.some(({ helper }) => helper === seat)
    if (offers || offerable(state, seat).length > 0 || mayDecline(state, seat)) seats.push(seat)
  }
  return seats
}

/**
 * IN-3: offers lapse with their unit and with the last raven; then the next raven step may ask anew, while units that
 * were taken back stay out of it for the turn (DR-79).
 */
export function tidied(state: State): State {
  const { help } = state
  if (!help.asked && help.offers.length === 0) return state
  if (!helpIsOpen(state)) return { ...state, help: { ...noHelp, withdrawn: help.withdrawn } }
  const offers = help.offers.filter(({ helper, gemstone }) => isGemstone(state, helper, gemstone))
  return offers.length === help.offers.length ? state : { ...state, help: { ...help, offers } }
}
