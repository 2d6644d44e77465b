import { contractOf, playedProperties } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { compendium } from './game.ts'
import { harness, setups } from './testing/harness.ts'

const contract = contractOf(compendium, harness)

describe('the contract of a game', () => {
  it.each(playedProperties)('keeps the property %s', (name) => {
    expect(contract.findings(name)).toEqual([])
  })

  it('was looked at often enough to mean something', () => {
    expect(
      contract.shortfalls({
        looks: setups.length,
        compared: 1000,
        undone: 50,
        forged: 100,
        secrets: compendium.secrets,
      }),
    ).toEqual([])
  })
})
