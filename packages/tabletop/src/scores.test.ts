import { describe, expect, it } from 'vitest'
import { scores, sounds } from './scores.ts'

describe.each(sounds)('the sound of a %s', (sound) => {
  const tones = scores[sound]

  it('is short and soft, and never falls to a pitch of nothing', () => {
    expect(Math.max(...tones.map(({ at, seconds }) => at + seconds))).toBeLessThan(1.5)
    for (const { from, to } of tones) expect(Math.min(from, to)).toBeGreaterThan(20)
    // Tones that sound together must not add up to more than a speaker can play.
    const loudest = tones.map(({ at }) =>
      tones
        .filter((other) => other.at <= at && at < other.at + other.seconds)
        .reduce((sum, { loudness }) => sum + loudness, 0),
    )
    expect(Math.max(...loudest)).toBeLessThan(1)
  })
})
