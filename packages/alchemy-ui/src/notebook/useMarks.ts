import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { useMemo, useState } from 'react'
import { type Marks, marksLength, marksText, readMarks } from './marks.ts'

/** Changes that can be undone. */
const remembered = 100

export interface OwnMarks {
  readonly marks: Marks
  change(marks: Marks): void
  /** Null when there is nothing to undo. */
  readonly undo: (() => void) | null
}

/** What was written since somebody kept something: it is on the paper before anybody else knows of it. */
export interface Written {
  /** What was kept then. */
  readonly over: string
  /** Oldest first. */
  readonly texts: readonly string[]
}

/** Nobody else has kept anything since. */
function isOurs(kept: string, { over, texts }: Written): boolean {
  return kept === over || texts.includes(kept)
}

/** What stands on the paper: the newest that was written here, until it is kept or somebody keeps something else. */
export function onPaper(kept: string, written: Written): string {
  return isOurs(kept, written) ? (written.texts.at(-1) ?? kept) : kept
}

export function writtenOn(kept: string, written: Written, text: string): Written {
  return isOurs(kept, written) ? { over: written.over, texts: [...written.texts, text] } : { over: kept, texts: [text] }
}

/** Marks that somebody else keeps as a text: a seat at a table, this device. Another device may change them too. */
export function useMarks(kept: string, keep: (text: string) => void): OwnMarks {
  const [written, setWritten] = useState<Written>({ over: kept, texts: [] })
  // Once it is kept it is as good as if it had always been: whoever takes it away then is right.
  if (written.texts.length > 0 && kept === written.texts.at(-1)) setWritten({ over: kept, texts: [] })
  const text = onPaper(kept, written)
  const marks = useMemo(() => readMarks(text), [text])
  const [past, setPast] = useState<readonly string[]>([])
  const write = (next: string) => {
    setWritten(writtenOn(kept, written, next))
    // It is seen first and kept then: a whole table is drawn anew for what it keeps.
    setTimeout(() => keep(next))
  }
  const change = useHandler((next: Marks) => {
    const after = marksText(next)
    // Full is full: what does not fit is not written, instead of losing all.
    if (after === text || after.length > marksLength) return
    setPast([...past.slice(1 - remembered), text])
    write(after)
  })
  const last = past.at(-1)
  const undo =
    last === undefined
      ? null
      : () => {
          setPast(past.slice(0, -1))
          write(last)
        }
  return { marks, change, undo }
}
