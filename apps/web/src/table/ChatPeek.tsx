import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { useEffect, useState } from 'react'
import styles from './Asides.module.css'

/** What was said at the table last. */
export interface ChatSoFar {
  /** Lines that were said so far. */
  readonly count: number
  /** The last one, unless it is the reader's own. */
  readonly last: { readonly name: string; readonly colour: string; readonly text: string } | null
}

/** Milliseconds for which a line can be read. */
const shownFor = 7000

interface ChatPeekProps {
  readonly said: ChatSoFar
  /** The conversation is in sight anyway. */
  readonly seen: boolean
  onOpen(): void
}

/** What somebody has just said, for a moment above the decision, where the conversation itself is not in sight. */
export function ChatPeek({ said: { count, last }, seen, onOpen }: ChatPeekProps) {
  const [known, setKnown] = useState(count)
  // What was read there need not be shown again.
  if (seen && known !== count) setKnown(count)
  useEffect(() => {
    if (known === count) return
    const over = setTimeout(() => setKnown(count), shownFor)
    return () => clearTimeout(over)
  }, [known, count])
  if (known === count || last === null) return null
  return (
    <button type="button" className={styles['peek']} onClick={onOpen}>
      <PlayerName name={last.name} colour={last.colour} /> {last.text}
    </button>
  )
}
