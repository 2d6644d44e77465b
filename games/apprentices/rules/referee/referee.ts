import type { Judge } from './facts.ts'
import { judgeLegality } from './legality.ts'
import { judgePoints } from './points.ts'
import { judgeTables } from './tables.ts'
import { judgeHelp, judgeTurns } from './turns.ts'
import { judgeReroll, judgeUnits } from './units.ts'

export const areas = ['legality', 'units', 'reroll', 'tables', 'points', 'turns', 'help'] as const
export type Area = (typeof areas)[number]

export const judges: Readonly<Record<Area, Judge>> = {
  legality: judgeLegality,
  units: judgeUnits,
  reroll: judgeReroll,
  tables: judgeTables,
  points: judgePoints,
  turns: judgeTurns,
  help: judgeHelp,
}

/** Everything that any judge objects to. */
export const referee: Judge = (transition) =>
  areas.flatMap((area) => judges[area](transition).map((complaint) => `${area}: ${complaint}`))
