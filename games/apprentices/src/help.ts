import type { Seat } from '@athanor/kernel'
import type { Action } from './action.ts'
import type { Event } from './event.ts'
import { type Reason, reason } from './reasons.ts'
import { type Help, hasLiveRaven, noHelp, type State } from './state.ts'
import { handOf, isGemstone } from './units.ts'

type HelpAction = Extract<Action, { kind: 'offerHelp' | 'withdrawHelp' | 'declineHelp' }>

export function isHelpAction(action: Action): action is HelpAction {
  return action.kind === 'offerHelp' || action.kind === 'withdrawHelp' || action.kind === 'declineHelp'
}

/** DR-79: from the end of the three-raven choice until no raven is live. */
export function helpIsOpen(state: State): boolean {
  return state.phase === 'turn' && state.round > 1 && hasLiveRaven(state)
}

export function gemstonesOf(state: State, seat: Seat): readonly number[] {
  return handOf(state, seat).units[1]
}

/** DR-79: ready gemstones that are neither offered now nor were taken back this turn. */
export function offerable(state: State, seat: Seat): readonly number[] {
  const { offers, withdrawn } = state.help
  return gemstonesOf(state, seat).filter(
    (unit) => !withdrawn.includes(unit) && !offers.some(({ gemstone }) => gemstone === unit),
  )
}

/** A request that this rival has not answered. Only who has a gemstone is asked. */
export function mayDecline(state: State, seat: Seat): boolean {
  return state.help.asked && !state.help.answered.includes(seat) && gemstonesOf(state, seat).length > 0
}

/** Rivals who may do something about the ravens of the active player; nobody waits for them (15.6). */
export function invited(state: State): readonly Seat[] {
  if (!helpIsOpen(state)) return []
  const seats: Seat[] = []
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === state.active) continue
    const offers = state.help.offers.some(({ helper }) => helper === seat)
    if (offers || offerable(state, seat).length > 0 || mayDecline(state, seat)) seats.push(seat)
  }
  return seats
}

/** DR-15, DR-16. */
export function checkHelp(state: State, seat: Seat, action: HelpAction): Reason | null {
  if (seat === state.active || !helpIsOpen(state)) return reason('kernel.reject.notYourTurn')
  const { offers, withdrawn } = state.help
  switch (action.kind) {
    case 'offerHelp':
      if (!isGemstone(state, seat, action.gemstone)) return reason('apprentices.reject.notAGemstone')
      if (offers.some(({ gemstone }) => gemstone === action.gemstone)) {
        return reason('apprentices.reject.offeredAlready')
      }
      return withdrawn.includes(action.gemstone) ? reason('apprentices.reject.withdrawnAlready') : null
    case 'withdrawHelp':
      return offers.some(({ helper, gemstone }) => helper === seat && gemstone === action.gemstone)
        ? null
        : reason('apprentices.reject.noSuchOffer')
    case 'declineHelp':
      return mayDecline(state, seat) ? null : reason('apprentices.reject.notAsked')
  }
}

/** D-047: once per raven step, and only if somebody could help. */
export function checkAsk(state: State): Reason | null {
  if (!helpIsOpen(state)) return reason('apprentices.reject.notARaven')
  if (state.help.asked) return reason('apprentices.reject.askedAlready')
  const others = state.players.some((_, seat) => seat !== state.active && gemstonesOf(state, seat).length > 0)
  return others ? null : reason('apprentices.reject.nobodyToAsk')
}

export function askedForHelp(state: State, events: Event[]): State {
  events.push({ public: { kind: 'helpAsked', seat: state.active } })
  return { ...state, help: { ...state.help, asked: true } }
}

export function helped(state: State, seat: Seat, action: HelpAction, events: Event[]): State {
  const { help, active } = state
  switch (action.kind) {
    case 'offerHelp': {
      const { gemstone } = action
      events.push({ public: { kind: 'helpOffered', seat, owner: active, gemstone } })
      return { ...state, help: { ...answered(help, seat), offers: [...help.offers, { helper: seat, gemstone }] } }
    }
    case 'withdrawHelp': {
      const { gemstone } = action
      events.push({ public: { kind: 'helpWithdrawn', seat, gemstone } })
      const offers = help.offers.filter((offer) => offer.gemstone !== gemstone)
      return { ...state, help: { ...help, offers, withdrawn: [...help.withdrawn, gemstone] } }
    }
    case 'declineHelp':
      events.push({ public: { kind: 'helpDeclined', seat, owner: active } })
      return { ...state, help: answered(help, seat) }
  }
}

function answered(help: Help, seat: Seat): Help {
  if (!help.asked || help.answered.includes(seat)) return help
  return { ...help, answered: [...help.answered, seat] }
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
