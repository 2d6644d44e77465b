import { judgeActions } from './actions.ts'
import type { Judge } from './facts.ts'
import { judgeFinalCount } from './finalCount.ts'
import { judgeLegality } from './legality.ts'
import { judgeRounds } from './rounds.ts'

export const areas = ['legality', 'actions', 'rounds', 'finalCount'] as const
export type Area = (typeof areas)[number]

export const judges: Readonly<Record<Area, Judge>> = {
  legality: judgeLegality,
  actions: judgeActions,
  rounds: judgeRounds,
  finalCount: judgeFinalCount,
}

/** Everything that any judge objects to. */
export const referee: Judge = (transition) =>
  areas.flatMap((area) => judges[area](transition).map((complaint) => `${area}: ${complaint}`))
