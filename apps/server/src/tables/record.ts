import { type Outcome, type Seat, saltCommitmentOf } from '@athanor/kernel'
import type { ClockRules, TableStatus, Visibility } from '@athanor/protocol'
import { skeletonOf } from './lookalike.ts'

/** A seat as the server keeps it. */
export interface SeatRecord {
  readonly holder: 'open' | 'person' | 'bot'
  readonly name: string | null
  readonly colour: string | null
  /** The bot that plays here: the holder itself or a person's stand-in. */
  readonly bot: string | null
  /** To the seat's salt: whoever has given one is ready. */
  readonly commitment: string | null
  /** Once it is opened. Shown to nobody before all are. */
  readonly salt: string | null
  /** Hashes of the secrets that hold the seat: the first one, and one for every further device. */
  readonly keys: readonly string[]
}

/** A wish that a bot should play for somebody who is gone. */
export interface ProposalRecord {
  readonly seat: Seat
  readonly bot: string
  readonly agreed: readonly Seat[]
}

export interface CalledOff {
  readonly times: number
  readonly by: readonly { readonly seat: Seat; readonly name: string }[]
}

/** A seat's time, as it stood when the clock was last started or stopped. */
export interface ClockRecord {
  /** Milliseconds that are left of the reserve. */
  readonly reserve: number
  /** The moment at which the present decision began, later by what it was charged for already; null while it stands. */
  readonly since: number | null
}

/** Everything durable about a table apart from the game and the chat. Never sent to anybody as it is. */
export interface TableRecord {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, unknown>>
  readonly visibility: Visibility
  readonly status: TableStatus
  readonly createdAt: number
  readonly host: Seat | null
  /** The host program's share of the luck; shown to everybody once the game is over. */
  readonly secret: string
  readonly commitment: string
  readonly seats: readonly SeatRecord[]
  /** Starts that came to nothing so far, and who did not open a salt the last time. */
  readonly calledOff: CalledOff | null
  readonly clock: ClockRules | null
  /** One for each seat once a game with a clock is on, else none. */
  readonly clocks: readonly ClockRecord[]
  readonly proposals: readonly ProposalRecord[]
  readonly outcome: Outcome | null
  readonly next: string | null
  readonly previous: string | null
  /** Hashes of the secrets of people whom the host has asked to leave. */
  readonly barred?: readonly string[]
}

export const openSeat: SeatRecord = {
  holder: 'open',
  name: null,
  colour: null,
  bot: null,
  commitment: null,
  salt: null,
  keys: [],
}

/**
 * A record as it was stored, perhaps before there were clocks, or before players committed to their salts: a game that
 * runs keeps them, and whoever waits for one to begin has to be ready anew.
 */
export function storedRecord(text: string): TableRecord {
  return upToDate(JSON.parse(text) as TableRecord)
}

export function upToDate(stored: TableRecord): TableRecord {
  const record = Object.hasOwn(stored, 'clock') ? stored : { ...stored, clock: null, clocks: [] }
  if (Object.hasOwn(record, 'calledOff')) return record
  const seats = record.seats.map((seat) => {
    if (seat.holder !== 'bot' && record.status === 'open') return { ...seat, commitment: null, salt: null }
    return { ...seat, commitment: seat.salt === null ? null : saltCommitmentOf(seat.salt) }
  })
  return { ...record, calledOff: null, seats }
}

/** How logs call a table: enough to find it, too little to open it. */
export function nickname(table: string): string {
  return table.slice(0, 6)
}

/** The seat that a secret holds, by the secret's hash. */
export function seatOfKey(record: TableRecord, key: string): Seat | null {
  const seat = record.seats.findIndex(({ keys }) => keys.includes(key))
  return seat === -1 ? null : seat
}

/** Whether a bot plays a seat now: its own, or for somebody who is away. */
export function isPlayedByBot(record: TableRecord, seat: Seat): boolean {
  return (record.seats[seat]?.bot ?? null) !== null
}

/** Somebody at the table whose name would be taken for this one. */
export function sameName({ seats }: TableRecord, name: string): string | null {
  const skeleton = skeletonOf(name)
  return seats.find((other) => other.name !== null && skeletonOf(other.name) === skeleton)?.name ?? null
}

export function withSeat(record: TableRecord, seat: Seat, changed: SeatRecord): TableRecord {
  return { ...record, seats: record.seats.with(seat, changed) }
}

/** A player colour that nobody has yet. */
export function freeColour(record: TableRecord, colours: readonly string[]): string | null {
  const taken = new Set(record.seats.map(({ colour }) => colour))
  return colours.find((colour) => !taken.has(colour)) ?? null
}

/** Persons at the table who play for themselves. */
export function personsPlaying(record: TableRecord): readonly Seat[] {
  return record.seats.flatMap(({ holder, bot }, seat) => (holder === 'person' && bot === null ? [seat] : []))
}
