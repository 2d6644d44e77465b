import { at, type Seat } from '@athanor/kernel'
import { paying } from '../groups.ts'
import { inputsOf } from '../inputs.ts'
import { reason } from '../reasons.ts'
import type { State } from '../state.ts'
import { handedTo, madeName, setAside, spendableType, typesOf, unitAt } from '../units.ts'
import { type AbilityRule, checkInputs } from './abilityRule.ts'

/** DR-45: ready units of everybody else, dice before made ones. */
function unitsOfOthers(state: State, seat: Seat): readonly number[] {
  const units: number[] = []
  let index = -1
  for (const { state: condition, face, holder } of state.dice) {
    index++
    if (condition === 'ready' && holder !== seat && face !== 'raven') units.push(index)
  }
  index = -1
  for (const { state: condition, holder } of state.made) {
    index++
    if (condition === 'ready' && holder !== seat) units.push(madeName(index))
  }
  return units
}

/** D-155, DR-45, DR-86: the holder changes and nothing else. */
export const takeUnit: AbilityRule<'takeUnit'> = {
  ways(state, seat, { table, effect }, hand) {
    const targets = unitsOfOthers(state, seat)
    return paying(
      'takeUnit',
      hand,
      inputsOf(effect).amounts,
      () => targets.length,
      (units, _, choice) => ({ kind: 'takeUnit', table, units, unit: at(targets, choice) }),
    )
  },
  check(state, seat, slot, { units, unit: name }) {
    const wrong = checkInputs(state, seat, slot, units)
    if (wrong !== null) return wrong
    const unit = unitAt(state, name)
    const isTheirs = unit !== null && unit.piece.holder !== seat && spendableType(state, unit) !== null
    return isTheirs ? null : reason('apprentices.reject.notTheirs')
  },
  apply(state, seat, { table }, { units, unit: name }, _, events) {
    const [type] = typesOf(state, [name])
    const from = unitAt(state, name)?.piece.holder
    if (type === undefined || from === undefined) throw new RangeError(`unit ${name} cannot be taken`)
    const spent = typesOf(state, units)
    events.push({ public: { kind: 'unitTaken', seat, table, from, unit: name, type, spent } })
    return handedTo(setAside(state, units, 'spent'), name, seat)
  },
}
