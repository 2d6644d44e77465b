import { at, type Seat, saltCommitmentOf, seatIdOf, startMatch } from '@athanor/kernel'
import { newNameKey } from '../secrets.ts'
import type { CommandContext } from './commandContext.ts'
import { personAt, type SeatRecord, type TableRecord, withSeat } from './record.ts'
import { setupOf } from './tableState.ts'
import { type CommandVerdict, refuse } from './verdict.ts'

/**
 * How a game begins. Everybody has committed to a salt; the host says start; from then on nothing about the table can
 * change, and everybody opens their salt. With the last one the game begins. Where somebody does not open theirs, the
 * start is called off for all to see, and everybody commits to a fresh salt before the next one: those that were opened
 * are known to the server.
 */

/** Nobody has moved yet: people may still go. */
export function isGathering({ status }: TableRecord): boolean {
  return status === 'open' || status === 'opening'
}

/** A person's commitment to a salt: ready. */
export function sayReady({ table, seat }: CommandContext, commitment: string): CommandVerdict {
  const { record } = table
  const own = seat === null ? undefined : record.seats[seat]
  if (seat === null || own === undefined) return refuse('server.reject.noSeat')
  if (record.status !== 'open') return refuse('server.reject.notOpen')
  if (own.commitment === commitment) return { ok: true, result: {} }
  return { ok: true, record: withSeat(record, seat, { ...own, commitment }), result: {} }
}

const day = 86_400

/** Players have days for a move, so they need not meet to begin either: whoever is away opens when they look in. */
export function isByCorrespondence({ clock }: TableRecord): boolean {
  return clock !== null && clock.move >= day
}

/** The host asks everybody to open: every seat taken, every person ready and, unless they play by correspondence, there. */
export function beginOpening({ table, seat, isPresent }: CommandContext): CommandVerdict {
  const { record } = table
  if (seat === null) return refuse('server.reject.noSeat')
  if (seat !== record.host) return refuse('server.reject.notHost')
  if (record.status !== 'open') return refuse('server.reject.notOpen')
  const open = record.seats.filter(({ holder }) => holder === 'open').length
  if (open > 0) return refuse('server.reject.seatsOpen', { count: open })
  const unready = record.seats.filter(({ commitment }) => commitment === null).length
  if (unready > 0) return refuse('server.reject.notReady', { count: unready })
  const away = unopenedSeats(record).filter((person) => !isPresent(person)).length
  if (away > 0 && !isByCorrespondence(record)) return refuse('server.reject.playersAway', { count: away })
  return { ok: true, record: { ...record, status: 'opening', seats: record.seats.map(withId) }, result: {} }
}

/** From now on the seat stands for whoever sits there, with a fresh key that hides the name. */
function withId(seat: SeatRecord): SeatRecord {
  const named = { ...seat, nameKey: newNameKey() }
  const person = personAt(named)
  return { ...named, id: person === null ? null : seatIdOf(person) }
}

export function withoutId(seat: SeatRecord): SeatRecord {
  return { ...seat, id: null, nameKey: null }
}

/** A person opens their salt; the last one lets the game begin. */
export function openSalt({ table: { record }, game, seat }: CommandContext, salt: string): CommandVerdict {
  const own = seat === null ? undefined : record.seats[seat]
  if (seat === null || own === undefined) return refuse('server.reject.noSeat')
  // The news that it is missing may have crossed it on the way.
  if (own.salt === salt) return { ok: true, result: {} }
  if (record.status !== 'opening') return refuse('server.reject.notOpening')
  if (saltCommitmentOf(salt) !== own.commitment) return refuse('server.reject.otherSalt')
  const opened = withSeat(record, seat, { ...own, salt })
  if (unopenedSeats(opened).length > 0) return { ok: true, record: opened, result: {} }
  const started = startMatch(game, setupOf(opened))
  if (!started.ok) return started
  return {
    ok: true,
    record: { ...opened, status: 'running' },
    move: { match: started.match, entry: null, events: started.events },
    result: {},
  }
}

/** Time is up for the start that came after so many others. */
export function callOff({ table: { record } }: CommandContext, earlier: number): CommandVerdict {
  const isOver = record.status !== 'opening' || startsCalledOff(record) !== earlier
  if (isOver) return { ok: true, result: {} }
  return { ok: true, record: withoutStart(record, unopenedSeats(record)), result: {} }
}

/** Back to gathering: it is said because of whom, and all commitments of people are void. */
export function withoutStart(record: TableRecord, by: readonly Seat[]): TableRecord {
  return {
    ...record,
    status: 'open',
    seats: record.seats
      .map(withoutId)
      .map((seat) => (seat.holder === 'bot' ? seat : { ...seat, commitment: null, salt: null })),
    calledOff: {
      times: startsCalledOff(record) + 1,
      by: by.map((seat) => ({ seat, name: at(record.seats, seat, 'seat').name ?? '' })),
    },
  }
}

export function startsCalledOff({ calledOff }: TableRecord): number {
  return calledOff?.times ?? 0
}

/** Whose salt is still missing. */
export function unopenedSeats({ seats }: TableRecord): readonly Seat[] {
  return seats.flatMap(({ salt }, seat) => (salt === null ? [seat] : []))
}
