import { at, listed } from '@athanor/kernel'
import type { ActionRule } from './actionRule.ts'
import type { Throw } from './event.ts'
import { ravenAt, ravenDice, thrown } from './ravens.ts'
import { reason } from './reasons.ts'
import type { State } from './state.ts'

/** DR-23: a black one may be kept only when all are black. */
export function keepableRavens(state: State): readonly number[] {
  const ravens = ravenDice(state, state.active)
  const coloured = ravens.filter((die) => at(state.dice, die, 'die').colour !== 'black')
  return coloured.length > 0 ? coloured : ravens
}

/** D-060, DR-20, DR-78: all raven dice but the kept one, in one throw. */
export const rerollRavens: ActionRule<'rerollRavens'> = {
  moment: 'threeRavens',
  ways({ state }, groups) {
    groups.push(
      listed(
        'rerollRavens',
        keepableRavens(state).map((kept) => ({ kind: 'rerollRavens', kept })),
      ),
    )
  },
  check(state, seat, { kept }) {
    if (keepableRavens(state).includes(kept)) return null
    return ravenAt(state, kept)?.owner === seat
      ? reason('apprentices.reject.keepColoured')
      : reason('apprentices.reject.notARaven')
  },
  apply(state, seat, { kept }, chance, events) {
    const dice = state.dice.slice()
    const throws: Throw[] = []
    for (const die of ravenDice(state, seat)) {
      if (die === kept) continue
      const before = at(dice, die, 'die')
      const face = thrown(before.colour, chance)
      dice[die] = { ...before, face }
      throws.push({ die, face })
    }
    events.push({ public: { kind: 'ravensRerolled', seat, kept, throws } })
    return { ...state, dice, phase: 'turn' }
  },
}

/** DR-20: the right may be left. */
export const keepRavens: ActionRule<'keepRavens'> = {
  moment: 'threeRavens',
  ways(_, groups) {
    groups.push(listed('keepRavens', [{ kind: 'keepRavens' }]))
  },
  check: () => null,
  apply(state, seat, _, __, events) {
    events.push({ public: { kind: 'ravensKept', seat } })
    return { ...state, phase: 'turn' }
  },
}
