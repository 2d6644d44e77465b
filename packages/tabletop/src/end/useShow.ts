import { calmMotion } from '@athanor/ui/lib/motion.ts'
import { settings } from '@athanor/ui/settings/browser.ts'
import type { Settings } from '@athanor/ui/settings/settings.ts'
import { createContext, use, useEffect, useState } from 'react'

/** Whoever opens a recording wants to know how it ended. */
export const ShownAtOnce = createContext(false)

export interface Show {
  /** The scene on the stage, counted from 0; the last one stays. */
  readonly at: number
  readonly isOver: boolean
  next(): void
  skip(): void
}

/** How a count is led through by whoever has chosen so; null where each scene waits for a press. */
export function standingTime(
  time: number,
  { pace, waitsForKey }: Pick<Settings, 'pace' | 'waitsForKey'>,
): number | null {
  if (pace === 'step' || waitsForKey) return null
  return pace === 'quick' ? time / 2 : time
}

/**
 * The final count as a show: each scene stands for its time, unless somebody is quicker, or until a press. Whoever wants no
 * motion, or everything at once, sees the last one at once.
 */
export function useShow(last: number, timeOf: (at: number) => number): Show {
  const atOnce = use(ShownAtOnce)
  const [at, setAt] = useState(() => {
    if (atOnce) return last
    const { pace, waitsForKey } = settings.getState()
    const waits = pace === 'step' || waitsForKey
    return pace === 'atOnce' || (calmMotion() && !waits) ? last : 0
  })
  const isOver = at >= last
  const time = isOver ? null : standingTime(timeOf(at), settings.getState())
  useEffect(() => {
    if (time === null) return
    const clock = setTimeout(() => setAt(at + 1), time)
    return () => clearTimeout(clock)
  }, [at, time])
  return { at, isOver, next: () => setAt(Math.min(at + 1, last)), skip: () => setAt(last) }
}
