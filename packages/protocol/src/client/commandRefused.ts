import type { Reason } from '@athanor/kernel'

/** The server refused a command, and why. Nothing changed. */
export class CommandRefused extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason.id)
    this.reason = reason
  }
}
