import type { Table } from '@athanor/alchemists'
import { at } from '@athanor/kernel'

/** What positions at the beginning of a round are worth, learnt from games of bots against themselves. */
export interface LearntValue {
  /** One line of weights for each round from the second on, in the order of the features. */
  readonly rounds: readonly (readonly number[])[]
}

/** All that was learnt: by the number of players, without the golem and with it. */
export type LearntValues = Readonly<Record<string, LearntValue>>

/** Under which name the value of a table is kept. */
export function valueName(players: number, withGolem: boolean): string {
  return `${players}${withGolem ? ' golem' : ''}`
}

export function valueAt(values: LearntValues, { players, slots }: Table): LearntValue {
  const name = valueName(players.length, slots.golemProject !== undefined)
  const value = values[name]
  if (value === undefined) throw new RangeError(`nothing was learnt for ${name}`)
  return value
}

/** The round with whose beginning the first line of weights deals. */
export const firstJudged = 2

/** How many points somebody will be ahead of the best rival. */
export function leadFrom({ rounds }: LearntValue, round: number, features: Readonly<Float64Array>): number {
  const weights = at(rounds, round - firstJudged)
  let lead = 0
  for (let feature = 0; feature < weights.length; feature++) {
    lead += (weights[feature] as number) * (features[feature] as number)
  }
  return lead
}
