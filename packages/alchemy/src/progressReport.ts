import { type Golem, type GolemPart, sameTrigger, type Trigger } from './golem.ts'

/** A progress report: what a part of the golem reacts to, for certain or as one of two (G-213, G-216, G-217). */
export interface ProgressReport {
  readonly part: GolemPart
  readonly tokens: readonly [Trigger] | readonly [Trigger, Trigger]
}

/** G-245..G-248: the points of a report in the final scoring, by the number of its tokens. */
export const reportPoints = {
  1: { right: 4, wrong: -8 },
  2: { right: 2, wrong: -6 },
} as const

export function isReportRight({ part, tokens }: ProgressReport, golem: Golem): boolean {
  return tokens.some((token) => sameTrigger(token, golem[part]))
}

export function pointsOfReport(report: ProgressReport, golem: Golem): number {
  const { right, wrong } = reportPoints[report.tokens.length]
  return isReportRight(report, golem) ? right : wrong
}
