import type { Harness, TableSetup } from '@athanor/kernel/testing'
import type { Options } from '../base/options.ts'
import { type AlchemistsShape, alchemists } from '../game.ts'
import { expansionFlags } from '../modules/expansion/flags.ts'
import { refusedValues, strictValues } from '../modules/printedValues/testing.ts'
import { brokenInvariant } from './invariant.ts'
import { livelyChoice } from './lively.ts'
import { randomAction } from './randomAction.ts'
import { masterOptions, optionsWith } from './table.ts'
import { targets } from './targets.ts'

export { answer, declared } from './play.ts'
export { tableWith } from './table.ts'
export { livelyChoice }

/** Different settings for different players, and codes that the original app reads. */
const mixed: Partial<Options> = { debunking: 'master', seat1: 'apprentice', codes: 'original' }

const playerCounts = [4, 3, 2]

/** Tables without any module. */
export const baseSetups: readonly TableSetup<Options>[] = playerCounts.flatMap((seats) => [
  { seats, options: masterOptions },
  { seats, options: {} },
  { seats, options: mixed },
])

/** G-002: every mix of modules that the rules allow, the whole expansion first. */
export const combinations: readonly Partial<Options>[] = expansionFlags
  .filter((flag) => flag in alchemists.options.fields)
  .reduce<readonly Partial<Options>[]>((mixes, flag) => mixes.flatMap((mix) => [{ ...mix, [flag]: true }, mix]), [{}])
  .filter((mix) => Object.keys(mix).length > 0 && alchemists.checkOptions?.(optionsWith(mix), 4) === null)

/** Each of them with two to four players, as apprentices and as masters; the last one with values of a host. */
export const expansionSetups: readonly TableSetup<Options>[] = [
  ...combinations.flatMap((combination) =>
    playerCounts.flatMap((seats) => [
      { seats, options: { ...masterOptions, ...combination } },
      { seats, options: { ...combination, ...(seats === 3 ? mixed : {}) } },
    ]),
  ),
  { seats: 4, options: { ...combinations[0], printedValues: strictValues } },
]

/** What the conformance kit has to be told about Alchemists. */
export const harness: Harness<AlchemistsShape> = {
  setups: [...baseSetups, ...expansionSetups],
  games: baseSetups.length,
  coverageGames: 1500,
  seed: 'alchemists',
  randomAction,
  invariant: brokenInvariant,
  targets,
  choose: livelyChoice,
  refusedOptions: [{ golemProject: true }, ...refusedValues],
  stepLimit: 1500,
  rates: { nonInterference: 0.05, agreement: 0.05, refusals: 0.05 },
}

/** Every combination as masters and as apprentices, with another number of players each time; and the values of a host. */
const someExpansionSetups = expansionSetups.filter(
  (_, number) => number % 3 === Math.floor(number / 6) % 3 || number === expansionSetups.length - 1,
)

/** So many test files share the tables with modules: no file can be spread over several workers. */
const parts = 2

/** The combinations in turn, each with all its tables. */
const partOf = (part: number) => someExpansionSetups.filter((_, number) => Math.floor(number / 2) % parts === part - 1)

/**
 * The same for tables with modules alone, one part of them. Those that are left out have their turn in long runs
 * (`npm run fuzz`).
 */
export const expansionHarness = (part: 1 | 2): Harness<AlchemistsShape> => ({
  ...harness,
  setups: partOf(part),
  games: partOf(part).length,
  coverageGames: 0,
  seed: `expansion/${part}`,
  rates: { nonInterference: 0.03, agreement: 0.02, refusals: 0.02 },
})
