import { contractOf, playedProperties } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { alchemists } from './game.ts'
import { baseSetups, harness } from './testing/harness.ts'

const contract = contractOf(alchemists, harness)

describe('the contract of a game', () => {
  it.each(playedProperties)('keeps the property %s', (name) => {
    expect(contract.findings(name)).toEqual([])
  })

  it('was looked at often enough to mean something', () => {
    expect(
      contract.shortfalls({
        looks: baseSetups.length,
        compared: 300,
        undone: 20,
        forged: 50,
        secrets: alchemists.secrets,
      }),
    ).toEqual([])
  })
})
