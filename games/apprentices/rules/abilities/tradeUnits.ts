import { once, paying } from '../groups.ts'
import { inputsOf } from '../inputs.ts'
import { scored } from '../score.ts'
import { setAside, typesOf } from '../units.ts'
import { type AbilityRule, checkInputs } from './abilityRule.ts'

/** Units for points (D-128, D-148). */
export const tradeUnits: AbilityRule<'tradeUnits'> = {
  ways: (_, __, { table, effect }, hand) =>
    paying('tradeUnits', hand, inputsOf(effect).amounts, once, (units) => ({ kind: 'tradeUnits', table, units })),
  check: (state, seat, slot, { units }) => checkInputs(state, seat, slot, units),
  apply(state, seat, { table, effect: { points } }, { units }, _, events) {
    events.push({ public: { kind: 'unitsTraded', seat, table, spent: typesOf(state, units), points } })
    return scored(setAside(state, units, 'spent'), seat, 'abilities', points, events)
  },
}
