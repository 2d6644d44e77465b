import { describe, expect, it } from 'vitest'
import { type Pacing, readingTime, timingOf } from './pacing.ts'
import type { Scene, SceneWeight } from './scene.ts'

function scene(who: number | null, weight: SceneWeight = 'usual', steps: readonly string[] = ['Short.']): Scene {
  return { who, weight, steps, show: { kind: 'any' } }
}

function pacing(settings: Partial<Pacing['settings']> = {}, around: Partial<Omit<Pacing, 'settings'>> = {}): Pacing {
  return {
    settings: { pace: 'calm', ownScenes: 'wait', rivalScenes: 'usual', waitsForKey: false, hints: false, ...settings },
    viewer: 0,
    live: true,
    peopleWait: false,
    behind: 0,
    ...around,
  }
}

function total(given: Scene, how: Pacing): number | null | 'none' {
  const timing = timingOf(given, how)
  if (timing === null) return 'none'
  return timing.rest === null ? null : timing.step * (given.steps.length - 1) + timing.rest
}

describe('how long a scene stays', () => {
  it('waits for me at my own result against bots, and six seconds where people wait', () => {
    expect(total(scene(0), pacing())).toBeNull()
    expect(total(scene(0), pacing({}, { peopleWait: true }))).toBe(6000)
    expect(total(scene(0), pacing({ ownScenes: 'pass' }))).toBe(6000)
  })

  it('takes what is everybody’s for mine, unless I only watch', () => {
    expect(total(scene(null, 'great'), pacing())).toBeNull()
    expect(total(scene(null, 'great'), pacing({}, { viewer: 'spectator' }))).toBe(1200)
    expect(total(scene(0), pacing({}, { live: false }))).toBe(1200)
  })

  it('shows a rival’s move for 1.2 seconds, 2.5 with the guide, and twice as long for whoever wants that', () => {
    expect(total(scene(1), pacing())).toBe(1200)
    expect(total(scene(1), pacing({ hints: true }))).toBe(2500)
    expect(total(scene(1), pacing({ rivalScenes: 'long', hints: true }))).toBe(5000)
  })

  it('gives every character its time', () => {
    const long = ['x'.repeat(90), 'y'.repeat(60)]
    const characters = 151
    expect(total(scene(1, 'usual', long), pacing())).toBe(characters * readingTime)
    expect(total(scene(0, 'usual', long), pacing({}, { peopleWait: true }))).toBe(characters * readingTime)
    expect(total(scene(0, 'usual', long), pacing({ pace: 'quick' }))).toBe(characters * readingTime)
  })

  it('waits for a key at every scene, step by step and for screen readers, whoever sits at the table', () => {
    for (const settings of [{ pace: 'step' }, { waitsForKey: true }] as const) {
      expect(total(scene(1, 'small'), pacing(settings, { peopleWait: true }))).toBeNull()
      expect(total(scene(0), pacing(settings, { peopleWait: true }))).toBeNull()
      expect(total(scene(1), pacing(settings, { live: false }))).not.toBeNull()
    }
  })

  it('stages for whoever is quick what matters, and for whoever wants everything instantly nothing', () => {
    expect(total(scene(1), pacing({ pace: 'quick' }))).toBe('none')
    expect(total(scene(1, 'great'), pacing({ pace: 'quick' }))).toBe(800)
    expect(total(scene(0, 'great'), pacing({ pace: 'atOnce', waitsForKey: true }))).toBe('none')
  })

  it('catches up where the table does not wait', () => {
    expect(total(scene(1), pacing({}, { behind: 3 }))).toBe('none')
    expect(total(scene(1, 'great'), pacing({}, { behind: 3 }))).toBe(1200)
    expect(total(scene(0), pacing({}, { behind: 3, peopleWait: true }))).toBe(6000)
  })

  it('leaves out what was switched off', () => {
    expect(total(scene(0, 'great'), pacing({ ownScenes: 'off' }))).toBe('none')
    expect(total(scene(1, 'great'), pacing({ rivalScenes: 'off' }))).toBe('none')
    expect(total(scene(1), pacing({ ownScenes: 'off' }))).toBe(1200)
  })
})
