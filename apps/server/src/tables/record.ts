import { type LogPerson, type Outcome, type Seat, saltCommitmentOf } from '@athanor/kernel'
import type { ClockRules, TableStatus, Visibility } from '@athanor/protocol'
import { skeletonOf } from './lookalike.ts'

/** A seat as the server keeps it. */
export interface SeatRecord {
  readonly holder: 'open' | 'person' | 'bot'
  readonly name: string | null
  /** From the moment at which everybody was asked to open: who sits here, without a name (the kernel's `seatIdOf`). */
  readonly id?: string | null
  readonly nameKey?: string | null
  readonly colour: string | null
  /** The bot that plays here: the holder itself or a person's stand-in. */
  readonly bot: string | null
  /** To the seat's salt: whoever has given one is ready. */
  readonly commitment: string | null
  /** Once it is opened. Shown to nobody before all are. */
  readonly salt: string | null
  /** Hashes of the secrets that hold the seat: the first one, and one for every further device. */
  readonly keys: readonly string[]
  /** Handed the seat to the bot and went; the others need not wait for this player's word. */
  readonly left?: true
}

/** A wish that a bot should play for somebody who is gone. */
export interface ProposalRecord {
  readonly seat: Seat
  readonly bot: string
  readonly agreed: readonly Seat[]
}

/** Somebody was told that the table waits for their decision. */
export interface NudgeRecord {
  readonly seat: Seat
  /** Who did it last. */
  readonly by: Seat
  /** Counts the nudges at this table. */
  readonly number: number
  /** The moments of the last one and of the first that was not answered, by the time in which the server was there. */
  readonly at: number
  readonly since: number
  /** Whoever was nudged said that they are there. */
  readonly answered?: true
}

export interface CalledOff {
  readonly times: number
  readonly by: readonly { readonly seat: Seat; readonly name: string }[]
}

/** A seat's time, as it stood when the clock was last started or stopped. */
export interface ClockRecord {
  /** Milliseconds that are left of the reserve. */
  readonly reserve: number
  /** The moment at which the present decision began, by the time in which the server was there; null while it stands. */
  readonly began: number | null
  /** The seat owes a decision that a bot took over from its owner. */
  readonly taken?: true
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
  /** The moment at which everybody was asked to open, by the time in which the server was there; null at other times. */
  readonly openingBegan?: number | null
  readonly clock: ClockRules | null
  /** One for each seat once a game with a clock is on, else none. */
  readonly clocks: readonly ClockRecord[]
  readonly proposals: readonly ProposalRecord[]
  /** One at most for each seat that owes a decision. */
  readonly nudges?: readonly NudgeRecord[]
  /** Nudges so far. */
  readonly nudged?: number
  /** Who agreed to end the game before its end; null while nobody proposes that. */
  readonly ending?: readonly Seat[] | null
  /** Who ended it; null where it was played to its end, or goes on. */
  readonly endedTogether?: readonly Seat[] | null
  /** Why whoever runs the house closed it. */
  readonly closedBecause?: string
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

/** What a table was made with and never changes: its snapshots say it, and the rows of its journal need not. */
const lasting = ['id', 'game', 'rulesVersion', 'options', 'createdAt', 'secret', 'commitment', 'previous'] as const
type Lasting = (typeof lasting)[number]

/** A record as a row of the journal keeps it. */
export function journalled(record: TableRecord): string {
  const names: readonly string[] = lasting
  return JSON.stringify(Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name))))
}

/** A record from the journal, after the one before it. Rows of older programs say all of it. */
export function fromJournal(text: string, before: TableRecord): TableRecord {
  const kept = Object.fromEntries(lasting.map((name) => [name, before[name]])) as Pick<TableRecord, Lasting>
  return upToDate({ ...kept, ...(JSON.parse(text) as Omit<TableRecord, Lasting>) })
}

/**
 * A record as it was stored, perhaps before there were clocks, or before players committed to their salts: a game that
 * runs keeps them, and whoever waits for one to begin has to be ready anew.
 */
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

/** Somebody at the table whose name would be taken for this one. */
export function sameName({ seats }: TableRecord, name: string, own: Seat | null = null): string | null {
  const skeleton = skeletonOf(name)
  const namesake = seats.find(
    (other, seat) => seat !== own && other.name !== null && skeletonOf(other.name) === skeleton,
  )
  return namesake?.name ?? null
}

export function withSeat(record: TableRecord, seat: Seat, changed: SeatRecord): TableRecord {
  return { ...record, seats: record.seats.with(seat, changed) }
}

/** A player colour that nobody has yet. */
export function freeColour(record: TableRecord, colours: readonly string[]): string | null {
  const taken = new Set(record.seats.map(({ colour }) => colour))
  return colours.find((colour) => !taken.has(colour)) ?? null
}

/** Whoever sits there as logs name them, bots by their ids; null for somebody who was forgotten. */
export function personAt({ name, bot, nameKey }: SeatRecord): LogPerson | null {
  return nameKey === undefined || nameKey === null ? null : { name: name ?? bot ?? '', nameKey }
}

/** Persons at the table who play for themselves. */
export function personsPlaying(record: TableRecord): readonly Seat[] {
  return record.seats.flatMap(({ holder, bot }, seat) => (holder === 'person' && bot === null ? [seat] : []))
}
