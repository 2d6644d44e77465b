import type { Harness, TableSetup } from '@athanor/kernel/testing'
import type { AlchemistsShape } from '../game.ts'
import type { Options } from '../options.ts'
import { brokenInvariant } from './invariant.ts'
import { livelyChoice } from './lively.ts'
import { randomAction } from './randomAction.ts'
import { masterOptions } from './table.ts'
import { targets } from './targets.ts'

export { livelyChoice }

/** Different settings for different players, and codes that the original app reads. */
const mixed: Partial<Options> = { debunking: 'master', seat1: 'apprentice', codes: 'original' }

export const setups: readonly TableSetup<Options>[] = [4, 3, 2].flatMap((seats) => [
  { seats, options: masterOptions },
  { seats, options: {} },
  { seats, options: mixed },
])

/** What the conformance kit has to be told about Alchemists. */
export const harness: Harness<AlchemistsShape> = {
  setups,
  games: setups.length,
  coverageGames: 1500,
  seed: 'alchemists',
  randomAction,
  invariant: brokenInvariant,
  targets,
  choose: livelyChoice,
  stepLimit: 1500,
  rates: { nonInterference: 0.05, agreement: 0.05, refusals: 0.05 },
}
