import { createStore } from 'zustand/vanilla'

export interface Notice {
  readonly number: number
  readonly text: string
}

interface Notices {
  /** What is shown for a moment at the edge of the screen. */
  readonly shown: readonly Notice[]
  /** The last sentences for screen readers, oldest first; a repeated sentence has a new number. */
  readonly spoken: readonly Notice[]
}

/** Everything that is told in passing. */
export const notices = createStore<Notices>(() => ({ shown: [], spoken: [] }))

const lifetime = 5000
const spokenAtMost = 6
let count = 0

/** Shows a sentence for a few seconds and reads it aloud. */
export function notify(text: string): void {
  const notice = { number: ++count, text }
  notices.setState(({ shown }) => ({ shown: [...shown.filter((other) => other.text !== text).slice(-2), notice] }))
  announce(text)
  setTimeout(() => dismiss(notice.number), lifetime)
}

export function dismiss(number: number): void {
  notices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.number !== number) }))
}

/** Reads a sentence aloud without showing it: what happened at the table is in its log already. */
export function announce(text: string): void {
  const notice = { number: ++count, text }
  notices.setState(({ spoken }) => ({ spoken: [...spoken, notice].slice(-spokenAtMost) }))
}
