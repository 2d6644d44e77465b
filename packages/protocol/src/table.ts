import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { chatText, hash, moment, nameKey, opaque, playerName, seat, tableId, version, word } from './values.ts'

export const visibilities = ['public', 'link'] as const
export const visibility = z.enum(visibilities)
export type Visibility = z.infer<typeof visibility>

/**
 * open: seats are taken and given up; opening: nothing can change any more, and the salts are being opened; running: the game is on; finished: the game is over and its secret is shown;
 * closed: everybody left before it began, or nobody came for too long.
 */
export const tableStatuses = ['open', 'opening', 'running', 'finished', 'closed'] as const
export const tableStatus = z.enum(tableStatuses)
export type TableStatus = z.infer<typeof tableStatus>

export const seatInfo = z.readonly(
  z.strictObject({
    /** Who sits here: nobody yet, a person, or a bot that was put here before the start. */
    holder: z.enum(['open', 'person', 'bot']),
    /**
     * Null for an open seat, for a bot, which is called by its `bot` id in the reader's language, and for a person who
     * was forgotten.
     */
    name: z.nullable(playerName),
    /**
     * Stands for the player in what is agreed on and logged: a hash of the name (of a bot, its id) and `nameKey`. Null
     * before the host says start, and at tables that began before there were ids.
     */
    id: z.nullable(hash),
    nameKey: z.nullable(nameKey),
    colour: z.nullable(word),
    /** The bot that plays this seat now: its holder, or the stand-in of an absent person. */
    bot: z.nullable(word),
    /** A person with at least one live connection. */
    present: z.boolean(),
    /** Has committed to a salt, so the game can start. Bots always have. */
    ready: z.boolean(),
    /** To the seat's salt. */
    commitment: z.nullable(hash),
    /** The salt itself, once all of them are open: from the first move on. */
    salt: z.nullable(z.string()),
  }),
)
export type SeatInfo = z.infer<typeof seatInfo>

/** How long players may think. */
export const clockRules = z.readonly(
  z.strictObject({
    /** Seconds that every decision has for itself. */
    move: z.int().check(z.minimum(limits.shortestMove), z.maximum(limits.longestMove)),
    /** Seconds for the whole game, from which a seat takes what a decision needs beyond that. */
    reserve: z.int().check(z.minimum(0), z.maximum(limits.longestReserve)),
    /** The bot that takes over when a player's time is up; null: the others may then propose one. */
    bot: z.nullable(word),
  }),
)
export type ClockRules = z.infer<typeof clockRules>

/** What a seat has left, in milliseconds, when the message was sent. */
export const seatClock = z.readonly(
  z.strictObject({
    /** It runs now: the seat owes a decision, and no bot plays it. */
    running: z.boolean(),
    /** For this decision, before the reserve is touched. */
    move: z.int(),
    reserve: z.int(),
  }),
)
export type SeatClock = z.infer<typeof seatClock>

/**
 * Somebody wants a bot to play for a person who keeps the others waiting (`holdUps`). It does once every other person at
 * the table has agreed or is absent; it lapses when the person is back or has decided.
 */
export const proposal = z.readonly(
  z.strictObject({ seat, bot: word, agreed: z.readonly(z.array(seat)), missing: z.readonly(z.array(seat)) }),
)
export type Proposal = z.infer<typeof proposal>

/** Somebody who keeps the others waiting, and what these may do about it now. */
export const holdUp = z.readonly(
  z.strictObject({
    seat,
    /** away: is not here; idle: is here and has not decided for a while; late: has no time left on the clock. */
    why: z.enum(['away', 'idle', 'late']),
    mayNudge: z.boolean(),
    mayPropose: z.boolean(),
  }),
)
export type HoldUp = z.infer<typeof holdUp>

/** Somebody was told that the table waits for them. It is gone once they have decided. */
export const nudge = z.readonly(
  z.strictObject({
    seat,
    /** Who did it last. */
    by: seat,
    /** Counts the nudges at a table: a higher one is a new one. */
    number: z.int(),
    /** They said that they are here. */
    answered: z.boolean(),
  }),
)
export type Nudge = z.infer<typeof nudge>

/** Somebody wants to end the game before its end. It ends once nobody's word is missing; nobody wins then. */
export const ending = z.readonly(
  z.strictObject({ agreed: z.readonly(z.array(seat)), missing: z.readonly(z.array(seat)) }),
)
export type Ending = z.infer<typeof ending>

const inLine = z.readonly(z.strictObject({ seat, place: z.int().check(z.minimum(1)) }))

const listedSeat = z.readonly(
  z.strictObject({
    holder: z.enum(['open', 'person', 'bot']),
    name: z.nullable(playerName),
    colour: z.nullable(word),
    bot: z.nullable(word),
  }),
)

/** A table as the lobby lists it. */
export const tableSummary = z.readonly(
  z.strictObject({
    id: tableId,
    game: word,
    rulesVersion: z.int(),
    options: z.readonly(opaque),
    visibility,
    status: tableStatus,
    createdAt: moment,
    clock: z.nullable(clockRules),
    seats: z.readonly(z.array(listedSeat)),
    /** Somebody looks after it now: its host, or once the game is on anybody who plays. */
    attended: z.boolean(),
  }),
)
export type TableSummary = z.infer<typeof tableSummary>

const points = z.readonly(z.strictObject({ source: z.string(), points: z.number() }))

export const outcome = z.readonly(
  z.strictObject({
    seats: z.readonly(
      z.array(
        z.readonly(z.strictObject({ seat, place: z.int(), total: z.number(), breakdown: z.readonly(z.array(points)) })),
      ),
    ),
  }),
)

const calledOff = z.readonly(
  z.strictObject({
    times: z.int(),
    by: z.readonly(z.array(z.readonly(z.strictObject({ seat, name: z.string() })))),
  }),
)

/** All that everybody at a table, spectators included, knows about it apart from the game itself. */
export const tableInfo = z.readonly(
  z.strictObject({
    id: tableId,
    game: word,
    rulesVersion: z.int(),
    options: z.readonly(opaque),
    visibility,
    status: tableStatus,
    createdAt: moment,
    seats: z.readonly(z.array(seatInfo)),
    version,
    /** Who may add bots and start; null once nobody is left. */
    host: z.nullable(seat),
    /** To the secret that the luck is made of, together with every seat's salt. Never changes. */
    commitment: hash,
    /** Seats that have not opened their salts yet; empty unless the table is `opening`. */
    unopened: z.readonly(z.array(seat)),
    /** Starts that came to nothing, and who did not open a salt the last time; everybody has to be ready anew. */
    calledOff: z.nullable(calledOff),
    /** Null where everybody may think as long as they like. */
    clock: z.nullable(clockRules),
    /** One for every seat, once a game with a clock is on. Sent anew whenever one of them starts or stops. */
    clocks: z.readonly(z.array(seatClock)),
    proposals: z.readonly(z.array(proposal)),
    /** Sent anew whenever one of them begins, changes or is over. */
    holdUps: z.readonly(z.array(holdUp)),
    nudges: z.readonly(z.array(nudge)),
    ending: z.nullable(ending),
    spectators: z.int(),
    /** There while a bot waits for its turn to think, since bots of other tables think: the first place is called next. */
    inLine: z.optional(inLine),
    /** Set once the game is over. */
    outcome: z.nullable(outcome),
    /** Who ended the game before its end, so that there is no outcome; null at all other tables. */
    endedTogether: z.nullable(z.readonly(z.array(seat))),
    /** There where whoever runs the house has closed the table: why, in words of their own. */
    closedBecause: z.optional(z.string()),
    /** The table of the rematch, and the one this is the rematch of. */
    next: z.nullable(tableId),
    previous: z.nullable(tableId),
  }),
)
export type TableInfo = z.infer<typeof tableInfo>

/** Chat is data, never markup. */
export const chatLine = z.readonly(
  z.strictObject({
    /** Counts from 1 at each table. */
    number: z.int(),
    /** Null for somebody who watches. */
    seat: z.nullable(seat),
    name: playerName,
    text: chatText,
    at: moment,
  }),
)
export type ChatLine = z.infer<typeof chatLine>
