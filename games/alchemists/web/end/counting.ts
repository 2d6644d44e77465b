import { rulesAt, type ScoreSource, type Table } from '@athanor/alchemists'
import type { Outcome } from '@athanor/kernel'

type Breakdown = Outcome<ScoreSource>['seats'][number]['breakdown']

/** A-363..A-369: what is counted before the Big Revelation and brings anybody anything, in the order in which it is counted. */
export function countedBefore(table: Table, outcome: Outcome<ScoreSource>): readonly ScoreSource[] {
  // What has no points of its own is counted by the revelation.
  return rulesAt(table)
    .scorers.filter(({ points }) => points !== undefined)
    .map(({ source }) => source)
    .filter((source) => outcome.seats.some(({ breakdown }) => pointsFrom(breakdown, [source]) !== 0))
}

export function pointsFrom(breakdown: Breakdown, sources: readonly ScoreSource[]): number {
  return breakdown.reduce((sum, each) => sum + (sources.includes(each.source) ? each.points : 0), 0)
}
