import { listed, type Seat } from '@athanor/kernel'
import type { ActionRule } from './actionRule.ts'
import { isOffered, mayDecline, offerable } from './help.ts'
import { reason } from './reasons.ts'
import type { Help } from './state.ts'
import { isGemstone } from './units.ts'

/** DR-15, DR-16, DR-79. */
export const offerHelp: ActionRule<'offerHelp'> = {
  moment: 'help',
  ways({ state, seat }, groups) {
    groups.push(
      listed(
        'offerHelp',
        offerable(state, seat).map((gemstone) => ({ kind: 'offerHelp', gemstone })),
      ),
    )
  },
  check(state, seat, { gemstone }) {
    if (!isGemstone(state, seat, gemstone)) return reason('apprentices.reject.notAGemstone')
    if (isOffered(state, gemstone)) return reason('apprentices.reject.offeredAlready')
    return state.help.withdrawn.includes(gemstone) ? reason('apprentices.reject.withdrawnAlready') : null
  },
  apply(state, seat, { gemstone }, _, events) {
    const { help, active } = state
    events.push({ public: { kind: 'helpOffered', seat, owner: active, gemstone } })
    return { ...state, help: { ...answered(help, seat), offers: [...help.offers, { helper: seat, gemstone }] } }
  },
}

export const withdrawHelp: ActionRule<'withdrawHelp'> = {
  moment: 'help',
  ways({ state, seat }, groups) {
    groups.push(
      listed(
        'withdrawHelp',
        state.help.offers
          .filter(({ helper }) => helper === seat)
          .map(({ gemstone }) => ({ kind: 'withdrawHelp', gemstone })),
      ),
    )
  },
  check: ({ help }, seat, action) =>
    help.offers.some(({ helper, gemstone }) => helper === seat && gemstone === action.gemstone)
      ? null
      : reason('apprentices.reject.noSuchOffer'),
  apply(state, seat, { gemstone }, _, events) {
    const { help } = state
    events.push({ public: { kind: 'helpWithdrawn', seat, gemstone } })
    const offers = help.offers.filter((offer) => offer.gemstone !== gemstone)
    return { ...state, help: { ...help, offers, withdrawn: [...help.withdrawn, gemstone] } }
  },
}

export const declineHelp: ActionRule<'declineHelp'> = {
  moment: 'help',
  closed: (state, seat) => (mayDecline(state, seat) ? null : reason('apprentices.reject.notAsked')),
  ways(_, groups) {
    groups.push(listed('declineHelp', [{ kind: 'declineHelp' }]))
  },
  check: () => null,
  apply(state, seat, _, __, events) {
    events.push({ public: { kind: 'helpDeclined', seat, owner: state.active } })
    return { ...state, help: answered(state.help, seat) }
  },
}

function answered(help: Help, seat: Seat): Help {
  if (!help.asked || help.answered.includes(seat)) return help
  return { ...help, answered: [...help.answered, seat] }
}
