import {
  conformance,
  describeFinding,
  findingsOf,
  propertyNames,
  type Report,
  type TableSetup,
} from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { compendium } from './game.ts'
import type { Options } from './options.ts'
import { brokenBy } from './testing/invariant.ts'
import { randomAction } from './testing/randomAction.ts'
import { inSomeStyle } from './testing/styles.ts'
import { targets, targetsIn } from './testing/targets.ts'

const setups: readonly TableSetup<Options>[] = [
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

let made: Report | null = null

/** Made by the first test that asks for it. */
function report(): Report {
  made ??= conformance(compendium, {
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
  })
  return made
}

const patience = 60_000

describe('the contract of a game', () => {
  it.each(propertyNames.filter((name) => name !== 'fixture'))(
    'keeps the property %s',
    (name) => {
      expect(findingsOf(report(), name).map(describeFinding)).toEqual([])
    },
    patience,
  )

  it(
    'was looked at often enough to mean something',
    () => {
      const { tally } = report()
      for (const name of propertyNames.filter((property) => property !== 'fixture')) {
        expect([name, (tally.looks.get(name) ?? 0) >= setups.length]).toEqual([name, true])
      }
      expect(tally.differing / tally.resamples).toBeGreaterThan(0.9)
      expect(tally.compared).toBeGreaterThan(1000)
      expect(tally.rejoined).toBeGreaterThan(0)
      expect(tally.undone).toBeGreaterThan(50)
      expect(tally.forged).toBeGreaterThan(100)
    },
    patience,
  )
})
