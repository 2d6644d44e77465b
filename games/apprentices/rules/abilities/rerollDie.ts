import { at, listed, type Seat } from '@athanor/kernel'
import { thrown } from '../ravens.ts'
import { reason } from '../reasons.ts'
import type { Die, State } from '../state.ts'
import { withDie } from '../units.ts'
import type { AbilityRule } from './abilityRule.ts'

/** DR-44: a ready die in its owner's hands. */
function isRerollable(die: Die | undefined, seat: Seat): boolean {
  return die?.state === 'ready' && die.owner === seat && die.holder === seat
}

function ownDice(state: State, seat: Seat): readonly number[] {
  const dice: number[] = []
  for (let index = 0; index < state.dice.length; index++) if (isRerollable(state.dice[index], seat)) dice.push(index)
  return dice
}

/** DR-77: only the face changes. */
export const rerollDie: AbilityRule<'rerollDie'> = {
  ways: (state, seat, { table }) =>
    listed(
      'rerollDie',
      ownDice(state, seat).map((die) => ({ kind: 'rerollDie', table, die })),
    ),
  check: (state, seat, _, { die }) =>
    isRerollable(state.dice[die], seat) ? null : reason('apprentices.reject.notYourDie'),
  apply(state, seat, { table }, { die }, chance, events) {
    const { colour, face: before } = at(state.dice, die, 'die')
    if (before === null) throw new RangeError(`die ${die} shows nothing`)
    const face = thrown(colour, chance)
    events.push({ public: { kind: 'dieRerolled', seat, table, die, colour, before, face } })
    return withDie(state, die, { face })
  },
}
