import {
  conformance,
  describeFinding,
  findingsOf,
  playedProperties,
  type Report,
  shortfalls,
} from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { alchemists } from './game.ts'
import { baseSetups, harness } from './testing/harness.ts'

let made: Report | null = null

/** Made by the first test that asks for it. */
function report(): Report {
  made ??= conformance(alchemists, harness)
  return made
}

describe('the contract of a game', () => {
  it.each(playedProperties)('keeps the property %s', (name) => {
    expect(findingsOf(report(), name).map(describeFinding)).toEqual([])
  })

  it('was looked at often enough to mean something', () => {
    expect(
      shortfalls(report(), {
        looks: baseSetups.length,
        compared: 300,
        undone: 20,
        forged: 50,
        secrets: alchemists.secrets,
      }),
    ).toEqual([])
  })
})
