import { describe, expect, it } from 'vitest'
import { courseOf, isLegible, trialKinds, trials } from './index.ts'

describe('the fixed scenes', () => {
  it('are more than 300 that a person can read, as the criterion says of each', () => {
    const all = Array.from(trials(trialKinds))
    expect(all.filter(({ isReadable }) => isReadable).length).toBeGreaterThan(300)
    for (const { kind, number, scene, isReadable } of all) {
      expect([kind, number, isLegible(scene)]).toEqual([kind, number, isReadable])
    }
  })
})

describe('the cards of a crowded table', () => {
  // The whole set takes minutes: `npm run bench -- cameraTrials`.
  it('are believed between dice, chequered cloths and codes of shops that look like markers from afar', () => {
    const ends = Array.from(
      trials(['crowded'], (number) => [0, 1, 4].includes(number)),
      (trial) => courseOf(trial),
    )
    expect(ends.map(({ end }) => end)).toEqual(ends.map(() => 'agreed'))
  })

  it('are not believed beside a third one that is too blurred to be told', () => {
    const ends = Array.from(
      trials(['threeBlurred'], (number) => number % 16 === 1),
      (trial) => courseOf(trial).end,
    )
    expect(ends).not.toContain('agreed')
  })
})
