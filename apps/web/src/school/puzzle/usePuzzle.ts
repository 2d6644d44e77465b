import type { DailyPuzzle } from '@athanor/alchemy/puzzle'
import { useEffect, useState } from 'react'
import { puzzler } from './puzzler.ts'

/** The puzzle of a day as soon as it is dealt. */
export function usePuzzle(day: string | null): DailyPuzzle | null {
  const [puzzle, setPuzzle] = useState<DailyPuzzle | null>(null)
  useEffect(() => {
    if (day === null) return
    let current = true
    const deal = async () => {
      const dealt = await puzzler().ask({ kind: 'deal', day })
      if (current) setPuzzle(dealt)
    }
    void deal()
    return () => {
      current = false
    }
  }, [day])
  return puzzle?.day === day ? puzzle : null
}
