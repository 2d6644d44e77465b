import type { Reason } from '@athanor/kernel'

export interface NoteKeeper {
  /** What is to be shown: what was written here last, until the other side has it too. */
  shown(kept: string): string
  /** The other side has said something new. */
  heard(): void
  keep(note: string): Promise<Reason | null>
}

/**
 * Sends notes one at a time: while one is on its way, only the newest of those written since waits, so that a quick hand
 * sends few. What was refused is shown no longer.
 */
export function noteKeeper(send: (note: string) => Promise<Reason | null>, changed: () => void): NoteKeeper {
  let unsent: string | null = null
  let busy = false
  return {
    shown: (kept) => unsent ?? kept,
    heard() {
      if (!busy) unsent = null
    },
    async keep(note) {
      unsent = note
      changed()
      if (busy) return null
      busy = true
      let reason: Reason | null = null
      for (let sent: string | null = null; reason === null && unsent !== sent; ) {
        sent = unsent
        reason = await send(sent)
      }
      busy = false
      if (reason !== null) unsent = null
      changed()
      return reason
    },
  }
}
