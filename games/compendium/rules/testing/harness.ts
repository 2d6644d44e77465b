import type { Harness, TableSetup } from '@athanor/kernel/testing'
import type { CompendiumShape } from '../game.ts'
import type { Options } from '../options.ts'
import { brokenBy } from './invariant.ts'
import { randomAction } from './randomAction.ts'
import { inSomeStyle } from './styles.ts'
import { targets, targetsIn } from './targets.ts'

export const setups: readonly TableSetup<Options>[] = [
  { seats: 2, options: {} },
  { seats: 3, options: {} },
  { seats: 4, options: {} },
  { seats: 5, options: {} },
  { seats: 3, options: { threePlayerSetup: 'german' } },
  { seats: 2, options: { schools: false, firstPlayer: 'seat2' } },
  { seats: 4, options: { schools: false, openLog: false } },
  { seats: 5, options: { schoolTie: 'split' } },
  { seats: 3, options: { schoolTie: 'split', firstPlayer: 'seat3' } },
  { seats: 5, options: { firstPlayer: 'seat3' } },
]

/** What the conformance kit has to be told about Alchemist. */
export const harness: Harness<CompendiumShape> = {
  setups,
  games: 80,
  coverageGames: 2000,
  seed: 'compendium',
  randomAction: (_, chance) => randomAction(chance),
  invariant: brokenBy,
  targets: { all: targets, seen: targetsIn },
  choose: inSomeStyle,
  // RR-33.
  stepLimit: 1000,
  rates: { resample: 0.1, nonInterference: 0.1 },
}
