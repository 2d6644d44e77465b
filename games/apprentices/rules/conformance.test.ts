import { contractOf, playedProperties } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { apprentices } from './game.ts'
import { harness, setups } from './testing/harness.ts'

const contract = contractOf(apprentices, harness)

describe('the contract of a game', () => {
  it.each(playedProperties)('keeps the property %s', (name) => {
    expect(contract.findings(name)).toEqual([])
  })

  it('was looked at often enough to mean something', () => {
    const missing = contract.shortfalls({
      looks: setups.length,
      compared: 1000,
      undone: 50,
      forged: 100,
      secrets: apprentices.secrets,
    })
    // DR-91: nothing is hidden, so there is no other world to draw and nothing to reveal.
    expect(missing).toEqual([
      expect.stringMatching(/^0 of \d+ drawn worlds were not the true one$/),
      'no reveal told two worlds apart',
    ])
  })
})
