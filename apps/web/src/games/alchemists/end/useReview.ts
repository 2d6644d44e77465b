import { alchemists, type Review, reviewing } from '@athanor/alchemists'
import { type GameLog, ReplayError, replay } from '@athanor/kernel'
import { useEffect, useState } from 'react'

/** So long the page may think before it must answer the reader again. */
const slice = 8

/** Null while it is being thought about; `none` for a game that today's rules cannot play again. */
export type Reviewed = Review | 'none' | null

/** Looks back on a game in slices, between which the page stays awake. */
export function useReview(log: GameLog<unknown, unknown>): Reviewed {
  const [review, setReview] = useState<Reviewed>(null)
  useEffect(() => {
    const looking = reviewing(replay(alchemists, log))
    const goOn = () => {
      const end = performance.now() + slice
      try {
        do {
          const { done, value } = looking.next()
          if (done === true) return setReview(value)
        } while (performance.now() < end)
      } catch (error) {
        if (error instanceof ReplayError) return setReview('none')
        throw error
      }
      clock = setTimeout(goOn)
    }
    let clock = setTimeout(goOn)
    return () => clearTimeout(clock)
  }, [log])
  return review
}
