import type { Seat } from '@athanor/kernel'
import type { CommandContext } from './commandContext.ts'
import { type CommandVerdict, refuse } from './verdict.ts'

/** A text that a seat keeps for itself. Before the start seats change hands, so there is nothing to keep yet. */
export function keepNote({ table: { match, notes }, seat, noteLength }: CommandContext, text: string): CommandVerdict {
  if (seat === null) return refuse('server.reject.noSeat')
  if (match === null) return refuse('server.reject.notRunning')
  if (text.length > noteLength) return refuse('server.reject.noteTooLong', { most: noteLength })
  // The same again is no news for anybody, and no row in the journal.
  return noteOf(notes, seat) === text ? { ok: true, result: {} } : { ok: true, note: { seat, text }, result: {} }
}

/** What a seat keeps for itself; nothing where it never did. */
export function noteOf(notes: readonly string[], seat: Seat): string {
  return notes[seat] ?? ''
}
