import { contractOf, playedProperties } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { alchemists } from '../game.ts'
import { expansionHarness } from '../testing/harness.ts'

const harness = expansionHarness(2)
const contract = contractOf(alchemists, harness)

describe('the contract of a game, with modules in all combinations, part 2 of 2', { timeout: 600_000 }, () => {
  // That everything turns up is the business of the run over all tables.
  const properties = playedProperties.filter((name) => name !== 'coverage')

  it.each(properties)('keeps the property %s', (name) => {
    expect(contract.findings(name)).toEqual([])
  })

  it('says nothing that it did not announce', () => {
    expect(contract.findings('coverage').filter((finding) => finding.includes('is not declared'))).toEqual([])
  })

  it('was looked at often enough to mean something', () => {
    expect(
      contract.shortfalls({ looks: harness.setups.length, compared: 300, undone: 20, forged: 50, secrets: {} }),
    ).toEqual([])
  })
})
