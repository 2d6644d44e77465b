import type { Seat } from '@athanor/kernel'
import type { Raven } from './action.ts'
import type { ActionRule } from './actionRule.ts'
import { pointsForRaven } from './components.ts'
import type { Event } from './event.ts'
import { pairs } from './groups.ts'
import { dealtWith, ravenAt, ravenNamed } from './ravens.ts'
import { reason } from './reasons.ts'
import { scored } from './score.ts'
import type { State } from './state.ts'
import { isFirstRound, isYetToAct } from './turnOrder.ts'
import { isGemstone, setAside } from './units.ts'

/** Raven dice of rivals whose turn is still to come (DR-18). */
function ravensToCome(state: State): readonly Raven[] {
  const ravens: Raven[] = []
  let index = -1
  for (const die of state.dice) {
    index++
    if (die.state === 'ready' && die.face === 'raven' && isYetToAct(state, die.owner)) ravens.push(index)
  }
  return ravens
}

/** D-041..D-045, D-049, D-050, DR-80: a gemstone for a raven, and a point for whoever paid. */
export function cancelled(state: State, payer: Seat, gemstone: number, raven: Raven, events: Event[]): State {
  const { owner } = ravenNamed(state, raven)
  events.push({
    public: { kind: 'ravenCancelled', seat: payer, owner, gemstone, raven, points: pointsForRaven },
  })
  return scored(dealtWith(setAside(state, [gemstone], 'spent'), raven), payer, 'ravens', pointsForRaven, events)
}

/** D-041, D-049, DR-18: one's own raven, or one of whoever is yet to act. */
export const cancelRaven: ActionRule<'cancelRaven'> = {
  moment: 'turn',
  closed: (state) => (isFirstRound(state) ? reason('apprentices.reject.firstRound') : null),
  ways({ state, hand, ravens }, groups) {
    const gemstones = hand.units[1]
    if (gemstones.length === 0) return
    const all = [...ravens, ...ravensToCome(state)]
    groups.push(pairs('cancelRaven', gemstones, all, (gemstone, raven) => ({ kind: 'cancelRaven', gemstone, raven })))
  },
  check(state, seat, { gemstone, raven: name }) {
    if (!isGemstone(state, seat, gemstone)) return reason('apprentices.reject.notAGemstone')
    const raven = ravenAt(state, name)
    if (raven === null) return reason('apprentices.reject.notARaven')
    return raven.owner === seat || isYetToAct(state, raven.owner) ? null : reason('apprentices.reject.notARaven')
  },
  apply: (state, seat, { gemstone, raven }, _, events) => cancelled(state, seat, gemstone, raven, events),
}
