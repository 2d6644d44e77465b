import { calmMotion } from '@athanor/ui/lib/motion.ts'
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

/**
 * The final count as a show: each scene stands for its time, unless somebody is quicker. Whoever wants no motion sees
 * the last one at once.
 */
export function useShow(last: number, timeOf: (at: number) => number): Show {
  const atOnce = use(ShownAtOnce)
  const [at, setAt] = useState(() => (atOnce || calmMotion() ? last : 0))
  const isOver = at >= last
  const time = isOver ? null : timeOf(at)
  useEffect(() => {
    if (time === null) return
    const clock = setTimeout(() => setAt(at + 1), time)
    return () => clearTimeout(clock)
  }, [at, time])
  return { at, isOver, next: () => setAt(at + 1), skip: () => setAt(last) }
}
