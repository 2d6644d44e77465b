import type { Harness, TableSetup } from '@athanor/kernel/testing'
import type { ApprenticesShape } from '../game.ts'
import type { Options } from '../options.ts'
import { brokenBy } from './invariant.ts'
import { randomAction } from './randomAction.ts'
import { inSomeStyle } from './styles.ts'
import { targets, targetsIn } from './targets.ts'

export { inSomeStyle } from './styles.ts'
export { tableWith } from './table.ts'

const allOf = (side: 'apprentice' | 'initiate' | 'random'): Partial<Options> => ({
  table1: side,
  table2: side,
  table3: side,
  table4: side,
  table5: side,
  table6: side,
})

export const setups: readonly TableSetup<Options>[] = [
  { seats: 2, options: {} },
  { seats: 3, options: {} },
  { seats: 4, options: {} },
  { seats: 2, options: allOf('initiate') },
  { seats: 3, options: allOf('initiate') },
  { seats: 4, options: allOf('initiate') },
  { seats: 3, options: allOf('random') },
  { seats: 4, options: { ...allOf('random'), firstPlayer: 'seat4' } },
  { seats: 2, options: { ...allOf('random'), ravenBreaksWholeConversion: true, firstPlayer: 'seat2' } },
  { seats: 4, options: { ravenBreaksWholeConversion: true, firstPlayer: 'seat1' } },
  { seats: 3, options: { ...allOf('initiate'), table1: 'apprentice', firstPlayer: 'seat3' } },
]

/** What the conformance kit has to be told about The Apprentices. */
export const harness: Harness<ApprenticesShape> = {
  setups,
  games: 11,
  coverageGames: 400,
  seed: 'apprentices',
  randomAction,
  invariant: brokenBy,
  targets: { all: targets, seen: targetsIn },
  choose: inSomeStyle,
  // DR-91.
  hidden: false,
  // DR-89: at most 101 rounds.
  stepLimit: 20_000,
  rates: { resample: 0.02, nonInterference: 0.02 },
}
