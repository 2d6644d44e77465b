import { quickChance } from '@athanor/kernel'
import { rulesAt } from '../engine/atTable.ts'
import { mutableStateOf } from '../engine/mutableState.ts'
import type { State } from '../engine/state.ts'
import { totalOf } from './finalScoring.ts'

/**
 * Everybody's points, had the game ended here: the final scoring (A-363..A-378) of whatever is in play, by the truth. Whoever
 * asks must be allowed to know everything.
 */
export function pointsIfEnded(state: State): readonly number[] {
  const { end } = state.table
  if (end !== null) return end.scores.map(totalOf)
  const rules = rulesAt(state.table)
  // The final scoring draws nothing.
  const scored = mutableStateOf(rules, state, quickChance('scoring'))
  for (const step of rules.steps.scoring) step.run(scored)
  return scored.table.end?.scores.map(totalOf) ?? []
}
