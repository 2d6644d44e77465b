import { at } from '@athanor/kernel'
import { canGain, conversionsOf } from '../conversions.ts'
import { paying } from '../groups.ts'
import { inputsOf } from '../inputs.ts'
import { pays } from '../payment.ts'
import { reason } from '../reasons.ts'
import { pointsAt, scored } from '../score.ts'
import type { Made } from '../state.ts'
import { setAside, typesOf, typesReady } from '../units.ts'
import type { AbilityRule } from './abilityRule.ts'

/** Units, or points, become units (DR-34, DR-35, DR-50). */
export const convert: AbilityRule<'convert'> = {
  ways(state, seat, { table, effect }, hand) {
    const conversions = conversionsOf(effect)
    const gainsOf = (part: number) => at(conversions, part, 'conversion').gains
    // DR-50.
    const amounts = pointsAt(state, seat) < effect.points ? [] : inputsOf(effect).amounts
    return paying(
      'convert',
      hand,
      amounts,
      (part) => gainsOf(part).length,
      (units, part, choice) => ({ kind: 'convert', table, units, gains: at(gainsOf(part), choice) }),
    )
  },
  check(state, seat, { effect }, { units, gains }) {
    const types = typesReady(state, seat, units)
    if (types === null) return reason('apprentices.reject.unitsNotReady')
    if (!pays(inputsOf(effect), types)) return reason('apprentices.reject.wrongInputs')
    const points = pointsAt(state, seat)
    // DR-50.
    if (points < effect.points) return reason('apprentices.reject.pointsMissing', { needed: effect.points, points })
    return canGain(effect, types, gains) ? null : reason('apprentices.reject.wrongGains')
  },
  apply(state, seat, { table, rank, effect: { points } }, { units, gains }, _, events) {
    events.push({ public: { kind: 'unitsMade', seat, table, spent: typesOf(state, units), points, gains } })
    const paid = scored(setAside(state, units, 'spent'), seat, 'abilities', -points, events)
    const made = gains.map((type): Made => ({ holder: seat, maker: seat, table, rank, type, state: 'ready' }))
    return { ...paid, made: [...paid.made, ...made] }
  },
}
