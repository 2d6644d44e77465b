import { conformance, describeFinding, findingsOf, propertyNames, type Report } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { alchemists } from './game.ts'
import { harness, setups } from './testing/harness.ts'

let made: Report | null = null

/** Made by the first test that asks for it. */
function report(): Report {
  made ??= conformance(alchemists, harness)
  return made
}

const patience = 120_000

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
      expect(tally.compared).toBeGreaterThan(300)
      expect(tally.rejoined).toBeGreaterThan(0)
      expect(tally.undone).toBeGreaterThan(20)
      expect(tally.forged).toBeGreaterThan(50)
    },
    patience,
  )
})
