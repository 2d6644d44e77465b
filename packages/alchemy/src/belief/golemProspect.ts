import { type GolemPart, triggers } from '../golem.ts'
import { type IngredientPair, ingredientPairs } from '../ingredient.ts'
import { isReportRight, type ProgressReport, reportPoints } from '../progressReport.ts'
import { type Belief, withGolem } from './belief.ts'
import { animationTable } from './golemTables.ts'
import { golemShare, type Marginals } from './marginals.ts'
import { type GolemBelief, membersOf } from './members.ts'
import { shareOf } from './share.ts'

/** What a report is worth. */
export interface ReportProspect {
  readonly report: ProgressReport
  /** The chance that it is right. */
  readonly chance: number
  /** The points that it will bring, on average. */
  readonly worth: number
}

export function reportProspect(known: Marginals, report: ProgressReport): ReportProspect {
  const chance = golemShare(known, (golem) => isReportRight(report, golem))
  const { right, wrong } = reportPoints[report.tokens.length]
  return { report, chance, worth: chance * right + (1 - chance) * wrong }
}

/** The 6 reports with one token and the 15 with two on a part of the golem, the most valuable first. */
export function bestReports(known: Marginals, part: GolemPart): readonly ReportProspect[] {
  const reports = triggers.flatMap((one, place): readonly ProgressReport[] => [
    { part, tokens: [one] },
    ...triggers.slice(place + 1).map((other): ProgressReport => ({ part, tokens: [one, other] })),
  ])
  return reports.map((report) => reportProspect(known, report)).sort((one, other) => other.worth - one.worth)
}

/** G-234, G-250, G-264: points at the end, reputation in the second conference, reputation lost by a failure. */
export const animationPoints = { end: 5, conference: 3, failure: -2 } as const

export interface AnimationProspect {
  readonly ingredients: IngredientPair
  readonly chance: number
}

/** The 28 attempts, the likeliest first; equal ones in the order of the results triangle. */
export function bestAnimations(belief: Belief): readonly AnimationProspect[] {
  const golemic = withGolem(belief) as GolemBelief
  const weights = animationTable(golemic, membersOf(golemic)).map(({ mass }) => mass.total)
  // G-251: exactly one pair works, so that their weights are all there is.
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return ingredientPairs
    .map((pair, place) => ({
      ingredients: pair,
      chance: shareOf(weights[place] as number, total - (weights[place] as number)),
    }))
    .sort((one, other) => other.chance - one.chance)
}

/** What an attempt is worth on average; a success before the second conference also counts there (G-265). */
export function animationWorth(chance: number, beforeSecondConference: boolean): number {
  const { end, conference, failure } = animationPoints
  return chance * (end + (beforeSecondConference ? conference : 0)) + (1 - chance) * failure
}
