import { listed } from '@athanor/kernel'
import type { ActionRule } from './actionRule.ts'
import { checkColour, coloursLeft, withNewDie } from './market.ts'
import { roundBegun } from './round.ts'

/** D-017, DR-62: once everybody has a fifth die, the first round begins. */
export const chooseDie: ActionRule<'chooseDie'> = {
  moment: 'fifthDie',
  ways({ state }, groups) {
    groups.push(
      listed(
        'chooseDie',
        coloursLeft(state).map((colour) => ({ kind: 'chooseDie', colour })),
      ),
    )
  },
  check: (state, _, { colour }) => checkColour(state, colour),
  apply(state, seat, { colour }, chance, events) {
    events.push({ public: { kind: 'dieChosen', seat, colour } })
    const after = withNewDie(state, seat, colour)
    const next = (seat + 1) % state.players.length
    return next === state.starter ? roundBegun(after, chance, events) : { ...after, active: next }
  },
}
