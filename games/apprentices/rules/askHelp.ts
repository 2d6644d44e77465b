import { listed } from '@athanor/kernel'
import type { ActionRule } from './actionRule.ts'
import { cancelled } from './cancelRaven.ts'
import { pairs } from './groups.ts'
import { gemstonesOf, helpIsOpen, isOffered } from './help.ts'
import { ravenAt } from './ravens.ts'
import { reason } from './reasons.ts'

/** D-047: once per raven step, and only if somebody could help. */
export const askHelp: ActionRule<'askHelp'> = {
  moment: 'turn',
  closed(state) {
    if (!helpIsOpen(state)) return reason('apprentices.reject.notARaven')
    if (state.help.asked) return reason('apprentices.reject.askedAlready')
    const others = state.players.some((_, seat) => seat !== state.active && gemstonesOf(state, seat).length > 0)
    return others ? null : reason('apprentices.reject.nobodyToAsk')
  },
  ways(_, groups) {
    groups.push(listed('askHelp', [{ kind: 'askHelp' }]))
  },
  check: () => null,
  apply(state, seat, _, __, events) {
    events.push({ public: { kind: 'helpAsked', seat } })
    return { ...state, help: { ...state.help, asked: true } }
  },
}

/** D-050: the gemstone and the point are the helper's. */
export const acceptHelp: ActionRule<'acceptHelp'> = {
  moment: 'turn',
  ways({ state, ravens }, groups) {
    if (state.help.offers.length === 0) return
    const gemstones = state.help.offers.map(({ gemstone }) => gemstone)
    groups.push(pairs('acceptHelp', gemstones, ravens, (gemstone, raven) => ({ kind: 'acceptHelp', gemstone, raven })))
  },
  check(state, seat, { gemstone, raven }) {
    if (!isOffered(state, gemstone)) return reason('apprentices.reject.noSuchOffer')
    return ravenAt(state, raven)?.owner === seat ? null : reason('apprentices.reject.notARaven')
  },
  apply(state, _, { gemstone, raven }, __, events) {
    const offer = state.help.offers.find((each) => each.gemstone === gemstone)
    if (offer === undefined) throw new RangeError(`unit ${gemstone} is not offered`)
    return cancelled(state, offer.helper, gemstone, raven, events)
  },
}
