import type { GameEvent, LogEntry, MadeBy, Match, Refused, Seat, Shape } from '@athanor/kernel'
import type { ChatLine } from '@athanor/protocol'
import type { TableRecord } from './record.ts'

export type AnyEvent = GameEvent<{ readonly kind: string }, object>
export type AnyEntry = LogEntry<unknown>

/** What an accepted command does to a table. Nothing of it has happened yet. */
export interface Accepted<Result extends object = object> {
  readonly ok: true
  /** What the client is answered. */
  readonly result: Result
  readonly record?: TableRecord
  readonly move?: {
    readonly match: Match<Shape>
    readonly entry: AnyEntry | null
    readonly events: readonly AnyEvent[]
    /** A bot made it; logs of older formats do not say so. */
    readonly by?: MadeBy
  }
  readonly chat?: ChatLine
  readonly note?: SeatNote
}

/** What a seat keeps for itself from now on. */
export interface SeatNote {
  readonly seat: Seat
  readonly text: string
}

export type CommandVerdict = Accepted | Refused

export function refuse(id: string, params?: Readonly<Record<string, string | number>>): Refused {
  return { ok: false, reason: params === undefined ? { id } : { id, params } }
}
