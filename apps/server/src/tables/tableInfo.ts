import type { Seat } from '@athanor/kernel'
import type { Ending, SeatInfo, TableInfo, TableStatus, TableSummary } from '@athanor/protocol'
import type { Listing } from '../storage/store.ts'
import type { InLine } from './botDriver.ts'
import { shownClocks } from './clocks.ts'
import { missingForEnd } from './endingTogether.ts'
import { type Company, holdUpsOf } from './holdUps.ts'
import { unopenedSeats } from './opening.ts'
import { personsPlaying, type SeatRecord, type TableRecord } from './record.ts'
import type { TableState } from './tableState.ts'

/** Who is looking at a table right now, and who has gone for good. */
export interface Presence extends Company {
  readonly spectators: number
  /** The bot that waits in line for its turn to think. */
  readonly inLine: InLine | null
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
    clocks: shownClocks(record, presence.awake),
    proposals: record.proposals.map(({ seat, bot, agreed }) => ({
      seat,
      bot,
      agreed,
      missing: missingConsent(record, seat, agreed, presence),
    })),
    holdUps: holdUpsOf(record, presence),
    nudges: (record.nudges ?? []).map(({ seat, by, number, answered = false }) => ({ seat, by, number, answered })),
    ending: endingOf(record, presence),
    spectators: presence.spectators,
    ...(presence.inLine === null ? {} : { inLine: presence.inLine }),
    outcome: record.outcome,
    endedTogether: record.endedTogether ?? null,
    ...(record.closedBecause === undefined ? {} : { closedBecause: record.closedBecause }),
    next: record.next,
    previous: record.previous,
  }
}

function endingOf(record: TableRecord, presence: Presence): Ending | null {
  const agreed = record.ending ?? null
  return agreed === null ? null : { agreed, missing: missingForEnd(record, agreed, presence) }
}

function summaryOf(record: TableRecord): Omit<TableSummary, 'attended'> {
  return {
    id: record.id,
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: listedOptions(record.options),
    visibility: record.visibility,
    status: listedStatus(record),
    createdAt: record.createdAt,
    clock: record.clock,
    seats: record.seats.map(({ holder, name, colour, bot }) => ({ holder, name, colour, bot })),
  }
}

/** Letters of one option, and of all of them together, that everybody who reads the lobby is sent. */
const shortOption = 100
const shortOptions = 600

/** What the lobby says of a table's options: the short ones. Whoever looks at the table itself is told all of them. */
export function listedOptions(options: TableRecord['options']): TableRecord['options'] {
  let length = 0
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => {
      const own = JSON.stringify({ [name]: value }).length
      if (own > shortOption || length + own > shortOptions) return false
      length += own
      return true
    }),
  )
}

/** Opening may lead back: the lobby need not know, but whoever clears up does. */
function listedStatus({ status }: TableRecord): TableStatus {
  return status === 'opening' ? 'open' : status
}

export function listingOf(record: TableRecord): Listing {
  const { id, visibility, createdAt } = record
  return { id, status: record.status, visibility, createdAt, summary: JSON.stringify(summaryOf(record)) }
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
  { holder, name, id = null, nameKey = null, colour, bot, commitment, salt }: SeatRecord,
  present: boolean,
  areOpen: boolean,
): SeatInfo {
  const shown = { holder, name, id, nameKey, colour, bot, present }
  return { ...shown, ready: commitment !== null, commitment, salt: areOpen ? salt : null }
}
