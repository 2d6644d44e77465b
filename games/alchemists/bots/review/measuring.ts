import { finalRound } from '@athanor/alchemists'
import { at } from '@athanor/kernel'
import { learnt } from '../master/learnt.ts'
import { samplesOf } from '../master/training.ts'
import { leadFrom } from '../master/value.ts'
import { chanceToWin } from './winning.ts'

/** What was expected at the beginning of a round, and what came of it. */
export interface Expectation {
  readonly round: number
  readonly expected: number
  readonly lead: number
}

/** Kinds of tables for which the value of positions was learnt. */
export const measuredTables: readonly string[] = Object.keys(learnt.values)

/** One game of scholars against themselves: what the learnt value expected of every position, and how the game ended. */
export function expectationsOf(table: string, seed: string): readonly Expectation[] {
  const value = learnt.values[table]
  if (value === undefined) throw new RangeError(`nothing was learnt for ${table}`)
  return samplesOf(table, seed).map(({ round, features, lead }) => ({
    round,
    expected: leadFrom(value, round, features),
    lead,
  }))
}

/** A logistic with this scale spreads as far as a normal distribution with the standard deviation 1: √3 / π. */
const ofSpread = 0.5513288954217921

/**
 * A scale for each round from the first on: the logistic that spreads as far as what was expected at the beginning of the
 * round misses the lead at the end. Of the first round nothing is expected but the mean.
 */
export function scalesOf(all: readonly Expectation[]): readonly number[] {
  const later = Array.from({ length: finalRound - 1 }, (_, place) => all.filter(({ round }) => round === place + 2))
  const first = at(later, 0)
  const mean = first.reduce((sum, { lead }) => sum + lead, 0) / first.length
  const missed = [
    first.map(({ lead }) => lead - mean),
    ...later.map((each) => each.map(({ lead, expected }) => lead - expected)),
  ]
  return missed.map((values) => Math.round(rootOf(values) * ofSpread * 10) / 10)
}

/** Of so many expectations with so great a chance of winning, how many were won; a tie is half of one. */
export interface Calibration {
  readonly told: number
  readonly won: number
  readonly count: number
}

/** Whether chances told beforehand come true, in fifths. */
export function calibrationOf(all: readonly Expectation[], scales: readonly number[]): readonly Calibration[] {
  return Array.from({ length: fifths }, (_, fifth) => {
    const own = all
      .map(({ round, expected, lead }) => ({ told: chanceToWin(expected, at(scales, round - 1)), lead }))
      .filter(({ told }) => Math.min(fifths - 1, Math.floor(told * fifths)) === fifth)
    const won = own.reduce((sum, { lead }) => sum + (lead > 0 ? 1 : lead < 0 ? 0 : 0.5), 0)
    const told = own.reduce((sum, each) => sum + each.told, 0)
    return { told: told / own.length, won: won / own.length, count: own.length }
  })
}

const fifths = 5

function rootOf(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
}
