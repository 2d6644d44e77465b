import type { Refused } from '@athanor/kernel'

/** Nothing can be kept, or read, just now: whoever asked is told why, and nothing has been changed for them. */
export class CannotKeep extends Error {
  readonly refused: Refused

  constructor(id: 'server.reject.busy' | 'server.reject.notKept', cause?: unknown) {
    super(id, { cause })
    this.refused = { ok: false, reason: { id } }
  }
}
