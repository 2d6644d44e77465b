import type { Seat } from '@athanor/kernel'
import type { SeatInfo, TableInfo, TableStatus, TableSummary } from '@athanor/protocol'
import type { Listing } from '../storage/store.ts'
import { type AwakeSince, shownClocks } from './clocks.ts'
import { unopenedSeats } from './opening.ts'
import { personsPlaying, type SeatRecord, type TableRecord } from './record.ts'
import type { TableState } from './tableState.ts'

/** Who is looking at a table right now, and who has gone for good. */
export interface Presence {
  isPresent(seat: Seat): boolean
  isAbsent(seat: Seat): boolean
  readonly spectators: number
  readonly awakeSince: AwakeSince
}

/** What everybody may know about a table, built by naming what is shown. */
export function infoOf({ record, match }: TableState, presence: Presence): TableInfo {
  return {
    id: record.id,
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: record.options,
    visibility: record.visibility,
    status: record.status,
    createdAt: record.createdAt,
    seats: record.seats.map((seat, number) => seatInfo(seat, presence.isPresent(number), match !== null)),
    version: match?.version ?? 0,
    host: record.host,
    commitment: record.commitment,
    unopened: record.status === 'opening' ? unopenedSeats(record) : [],
    calledOff: record.calledOff,
    clock: record.clock,
    clocks: shownClocks(record, presence.awakeSince),
    proposals: record.proposals.map(({ seat, bot, agreed }) => ({
      seat,
      bot,
      agreed,
      missing: missingConsent(record, seat, agreed, presence),
    })),
    spectators: presence.spectators,
    outcome: record.outcome,
    next: record.next,
    previous: record.previous,
  }
}

function summaryOf(record: TableRecord): Omit<TableSummary, 'attended'> {
  return {
    id: record.id,
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: record.options,
    visibility: record.visibility,
    status: listedStatus(record),
    createdAt: record.createdAt,
    clock: record.clock,
    seats: record.seats.map(({ holder, name, colour, bot }) => ({ holder, name, colour, bot })),
  }
}

/** Opening takes a moment, and may lead back: the lobby need not know. */
function listedStatus({ status }: TableRecord): TableStatus {
  return status === 'opening' ? 'open' : status
}

export function listingOf(record: TableRecord): Listing {
  const { id, visibility, createdAt } = record
  return { id, status: listedStatus(record), visibility, createdAt, summary: JSON.stringify(summaryOf(record)) }
}

/**
 * Persons who have not agreed yet. Whoever is absent too cannot hold the table up, but a connection that was lost a
 * moment ago does not cost anybody their word.
 */
export function missingConsent(
  record: TableRecord,
  seat: Seat,
  agreed: readonly Seat[],
  presence: Pick<Presence, 'isAbsent'>,
): readonly Seat[] {
  return personsPlaying(record).filter(
    (other) => other !== seat && !agreed.includes(other) && !presence.isAbsent(other),
  )
}

/** Salts are shown once all are open: whoever saw the others' first could still keep back their own. */
function seatInfo(
  { holder, name, colour, bot, commitment, salt }: SeatRecord,
  present: boolean,
  areOpen: boolean,
): SeatInfo {
  return { holder, name, colour, bot, present, ready: commitment !== null, commitment, salt: areOpen ? salt : null }
}
