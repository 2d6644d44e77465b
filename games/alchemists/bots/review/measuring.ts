import { finalRound } from '@athanor/alchemists'
import { at } from '@athanor/kernel'
import { learnt } from '../master/learnt.ts'
import { samplesOf } from '../master/training.ts'
import { leadFrom } from '../master/value.ts'
import { chanceToWin, logarithm } from './winning.ts'

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

/** Scales that are tried: from half a point on, in tenths. */
const finest = 0.5
const step = 0.1
const steps = 300

/** The scale with which the chances told beforehand fit best what came of it (greatest likelihood; a tie is half a win). */
export function fittedScale(all: readonly Expectation[]): number {
  let best = { scale: finest, likelihood: Number.NEGATIVE_INFINITY }
  for (let number = 0; number < steps; number++) {
    const scale = Math.round((finest + number * step) * 10) / 10
    let likelihood = 0
    for (const { expected, lead } of all) {
      const chance = chanceToWin(expected, scale)
      const won = lead > 0 ? 1 : lead < 0 ? 0 : 0.5
      likelihood += won * logarithm(chance) + (1 - won) * logarithm(1 - chance)
    }
    if (likelihood > best.likelihood) best = { scale, likelihood }
  }
  return best.scale
}

/**
 * A scale for each round from the first on. Of the first round nothing is expected of anybody: its scale is that of the
 * second, stretched as far as leads at the end spread more than what the second one misses.
 */
export function scalesOf(all: readonly Expectation[]): readonly number[] {
  const later = Array.from({ length: finalRound - 1 }, (_, place) => all.filter(({ round }) => round === place + 2))
  const fitted = later.map(fittedScale)
  const second = at(later, 0)
  const mean = second.reduce((sum, { lead }) => sum + lead, 0) / second.length
  const spread = rootOf(second.map(({ lead }) => lead - mean))
  const missed = rootOf(second.map(({ lead, expected }) => lead - expected))
  return [Math.round(at(fitted, 0) * Math.max(1, spread / missed) * 10) / 10, ...fitted]
}

function rootOf(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
}
