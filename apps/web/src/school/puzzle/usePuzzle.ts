import type { DailyPuzzle } from '@athanor/alchemy/puzzle'
import { useEffect, useState } from 'react'
import { puzzler } from './puzzler.ts'

/** The puzzle of a day as soon as it is dealt. */
export function usePuzzle(day: string | null): DailyPuzzle | null {
  const [puzzle, setPuzzle] = useState<DailyPuzzle | null>(null)
  useEffect(() => {
    if (day === null) return
    let current = true
    void puzzler()
      .ask({ kind: 'deal', day })
      .then((dealt) => {
        if (current) setPuzzle(dealt)
      })
    return () => {
      current = false
    }
  }, [day])
  return puzzle?.day === day ? puzzle : null
}
