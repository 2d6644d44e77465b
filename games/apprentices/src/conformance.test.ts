import {
  conformance,
  describeFinding,
  findingsOf,
  playedProperties,
  type Report,
  shortfalls,
} from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { apprentices } from './game.ts'
import { harness, setups } from './testing/harness.ts'

let made: Report | null = null

/** Made by the first test that asks for it. */
function report(): Report {
  made ??= conformance(apprentices, harness)
  return made
}

describe('the contract of a game', () => {
  it.each(playedProperties)('keeps the property %s', (name) => {
    expect(findingsOf(report(), name).map(describeFinding)).toEqual([])
  })

  it('was looked at often enough to mean something', () => {
    const missing = shortfalls(report(), {
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
