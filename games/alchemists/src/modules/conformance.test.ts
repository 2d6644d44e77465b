import {
  conformance,
  describeFinding,
  findingsOf,
  playedProperties,
  type Report,
  shortfalls,
} from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { alchemists } from '../game.ts'
import { combinations, expansionHarness, expansionSetups, someExpansionSetups } from '../testing/harness.ts'

let made: Report | null = null

/** Made by the first test that asks for it. */
function report(): Report {
  made ??= conformance(alchemists, expansionHarness)
  return made
}

describe('the contract of a game, with modules in all combinations', { timeout: 600_000 }, () => {
  // That everything turns up is the business of the run over all tables.
  const properties = playedProperties.filter((name) => name !== 'coverage')

  it.each(properties)('keeps the property %s', (name) => {
    expect(findingsOf(report(), name).map(describeFinding)).toEqual([])
  })

  it('says nothing that it did not announce', () => {
    const undeclared = findingsOf(report(), 'coverage').filter(({ detail }) => detail.includes('is not declared'))
    expect(undeclared.map(describeFinding)).toEqual([])
  })

  it('was looked at often enough to mean something', () => {
    expect(
      shortfalls(report(), { looks: someExpansionSetups.length, compared: 300, undone: 20, forged: 50, secrets: {} }),
    ).toEqual([])
  })

  it('G-001 G-002 offers every mix of the modules, with two to four players, as apprentices and as masters', () => {
    expect(new Set(combinations.map((mix) => JSON.stringify(mix))).size).toBe(combinations.length)
    expect(expansionSetups.length).toBe(combinations.length * 6 + 1)
  })
})
