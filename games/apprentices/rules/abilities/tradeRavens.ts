import { choose, combination } from '../combinations.ts'
import { dealtWith, ravenDice } from '../ravens.ts'
import { reason } from '../reasons.ts'
import { scored } from '../score.ts'
import type { AbilityRule } from './abilityRule.ts'

/** D-140, DR-49: exactly so many own raven dice for points. */
export const tradeRavens: AbilityRule<'tradeRavens'> = {
  ways: (_, __, { table, effect: { ravens: count } }, { ravens }) => ({
    kind: 'tradeRavens',
    size: choose(ravens.length, count),
    at: (index) => ({ kind: 'tradeRavens', table, ravens: combination(ravens, count, index) }),
  }),
  check(state, seat, { effect }, { ravens }) {
    const live = ravenDice(state, seat)
    const named = live.filter((raven) => ravens.includes(raven))
    if (named.join() !== ravens.join()) return reason('apprentices.reject.notARaven')
    return ravens.length === effect.ravens ? null : reason('apprentices.reject.wrongInputs')
  },
  apply(state, seat, { table, effect: { points } }, { ravens }, _, events) {
    events.push({ public: { kind: 'ravensTraded', seat, table, ravens, points } })
    const rid = ravens.reduce((before, raven) => dealtWith(before, raven), state)
    return scored(rid, seat, 'abilities', points, events)
  },
}
