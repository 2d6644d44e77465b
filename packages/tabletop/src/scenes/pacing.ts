import type { Viewer } from '@athanor/kernel'
import type { Settings } from '@athanor/ui/settings/settings.ts'
import type { Scene } from './scene.ts'

/** Nobody reads a character faster than this, in milliseconds. */
export const readingTime = 60

/** What decides whether a scene is staged, and for how long, besides the scene. */
export interface Pacing {
  readonly settings: Pick<Settings, 'pace' | 'ownScenes' | 'rivalScenes' | 'waitsForKey' | 'hints'>
  readonly viewer: Viewer
  /** The reader plays here; whoever looks at a recording waits for nothing and is waited for by nobody. */
  readonly live: boolean
  /** Other people sit at the table. */
  readonly peopleWait: boolean
  /** How many further moves there are that the page has not shown, where the table does not wait for it. */
  readonly behind: number
}

export interface SceneTiming {
  /** From one step of the telling to the next. */
  readonly step: number
  /** From the last step on; null where it waits for a key. */
  readonly rest: number | null
  readonly size: 'full' | 'small'
}

/** How a scene is staged; null where it is not. */
export function timingOf(scene: Scene, pacing: Pacing): SceneTiming | null {
  const { pace, ownScenes, rivalScenes, waitsForKey, hints } = pacing.settings
  const isOwn = pacing.live && pacing.viewer !== 'spectator' && (scene.who === null || scene.who === pacing.viewer)
  if (pace === 'atOnce' || (isOwn ? ownScenes : rivalScenes) === 'off') return null
  const size = isOwn || scene.weight === 'great' ? 'full' : 'small'
  const steps = scene.steps.length - 1
  const reading = scene.steps.join(' ').length * readingTime
  const lasting = (least: number, step: number): SceneTiming => {
    const total = Math.max(least, reading)
    return { step, rest: Math.max(total - steps * step, step), size }
  }
  if (pacing.live && (waitsForKey || pace === 'step')) return { step: 600, rest: null, size }
  if (isOwn) {
    if (scene.weight === 'small') return null
    if (pace === 'quick') return lasting(1500, 300)
    if (ownScenes === 'wait' && !pacing.peopleWait) return { step: 600, rest: null, size }
    return lasting(6000, 600)
  }
  // Whoever is behind, or in a hurry, sees what matters.
  if ((pace === 'quick' || pacing.behind > 2) && scene.weight !== 'great') return null
  const usual = hints ? 2500 : 1200
  return lasting(pace === 'quick' ? 800 : rivalScenes === 'long' ? 2 * usual : usual, pace === 'quick' ? 150 : 300)
}
