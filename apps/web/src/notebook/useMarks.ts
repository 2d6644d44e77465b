import { useMemo, useState } from 'react'
import { useHandler } from '../lib/useHandler.ts'
import { type Marks, marksLength, marksText, readMarks } from './marks.ts'

/** Changes that can be undone. */
const remembered = 100

export interface OwnMarks {
  readonly marks: Marks
  change(marks: Marks): void
  /** Null when there is nothing to undo. */
  readonly undo: (() => void) | null
}

/** Marks that somebody else keeps as a text: a seat at a table, this device. Another device may change them too. */
export function useMarks(kept: string, keep: (text: string) => void): OwnMarks {
  const marks = useMemo(() => readMarks(kept), [kept])
  const [past, setPast] = useState<readonly string[]>([])
  const change = useHandler((next: Marks) => {
    const text = marksText(next)
    // Full is full: what does not fit is not written, instead of losing all.
    if (text === kept || text.length > marksLength) return
    setPast([...past.slice(1 - remembered), kept])
    keep(text)
  })
  const last = past.at(-1)
  const undo =
    last === undefined
      ? null
      : () => {
          setPast(past.slice(0, -1))
          keep(last)
        }
  return { marks, change, undo }
}
