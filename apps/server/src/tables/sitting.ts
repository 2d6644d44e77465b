import { type Refused, type Seat, saltCommitmentOf } from '@athanor/kernel'
import type { Visibility } from '@athanor/protocol'
import { cleanName } from './cleanText.ts'
import type { CommandContext } from './commandContext.ts'
import { isGathering, withoutStart } from './opening.ts'
import { freeColour, openSeat, sameName, seatOfKey, type TableRecord, withSeat } from './record.ts'
import { type Accepted, type CommandVerdict, refuse } from './verdict.ts'

export interface TakeSeat {
  readonly seat?: Seat
  readonly name: string
  readonly colour?: string
  /** To the salt of whoever sits down. */
  readonly commitment: string
}

export interface SeatTaken {
  readonly seat: Seat
}

/** Somebody sits down. `key` is the hash of the secret that will hold the seat. */
export function takeSeat(
  { table: { record }, game }: CommandContext,
  key: string,
  asked: TakeSeat,
): Accepted<SeatTaken> | Refused {
  if (record.status !== 'open') return refuse('server.reject.notOpen')
  if (seatOfKey(record, key) !== null) return refuse('server.reject.alreadySeated')
  if (record.barred?.includes(key) === true) return refuse('server.reject.askedToLeave')
  const name = cleanName(asked.name)
  if (!name.ok) return name
  const namesake = sameName(record, name.text)
  if (namesake !== null) return refuse('server.reject.nameTaken', { name: namesake })
  const seat = asked.seat ?? record.seats.findIndex(({ holder }) => holder === 'open')
  const before = record.seats[seat]
  if (before === undefined)
    return refuse(asked.seat === undefined ? 'server.reject.tableFull' : 'server.reject.noSuchSeat')
  if (before.holder !== 'open') return refuse('server.reject.seatTaken')
  const wanted = asked.colour ?? freeColour(record, game.colours)
  const cleared = withColourFree(record, game.colours, wanted ?? '', seat)
  if (!cleared.ok) return cleared
  const changed = withSeat(cleared.record, seat, {
    holder: 'person',
    name: name.text,
    colour: wanted,
    bot: null,
    commitment: asked.commitment,
    salt: null,
    keys: [key],
  })
  return { ok: true, record: { ...changed, host: record.host ?? seat }, result: { seat } }
}

/** Somebody who sits there already wants to be called otherwise, or to play another colour. */
export function renameSeat(
  { table: { record }, game, seat }: CommandContext,
  asked: { readonly name?: string; readonly colour?: string },
): CommandVerdict {
  const own = seat === null ? undefined : record.seats[seat]
  if (seat === null || own === undefined) return refuse('server.reject.noSeat')
  // From then on the name is a part of what everybody agrees to.
  if (record.status !== 'open') return refuse('server.reject.notOpen')
  const name = asked.name === undefined ? null : cleanName(asked.name)
  if (name?.ok === false) return name
  const namesake = name === null ? null : sameName(record, name.text, seat)
  if (namesake !== null) return refuse('server.reject.nameTaken', { name: namesake })
  const wanted = asked.colour ?? own.colour
  const cleared = withColourFree(record, game.colours, wanted ?? '', seat)
  if (!cleared.ok) return cleared
  const changed = { ...own, name: name?.text ?? own.name, colour: wanted }
  return { ok: true, record: withSeat(cleared.record, seat, changed), result: {} }
}

/** The table at which nobody else has a colour that one seat wants, or why it cannot have it. */
function withColourFree(
  record: TableRecord,
  colours: readonly string[],
  wanted: string,
  seat: Seat,
): { readonly ok: true; readonly record: TableRecord } | Refused {
  if (!colours.includes(wanted)) return refuse('kernel.reject.unknownColour', { colour: wanted })
  const cleared = botsMakeRoom(record, colours, wanted)
  const isTaken = cleared.seats.some((other, index) => index !== seat && other.colour === wanted)
  return isTaken ? refuse('kernel.reject.colourTaken', { colour: wanted }) : { ok: true, record: cleared }
}

/** Bots do not care for colours. */
function botsMakeRoom(record: TableRecord, colours: readonly string[], colour: string): TableRecord {
  const holder = record.seats.findIndex((seat) => seat.holder === 'bot' && seat.colour === colour)
  const bot = record.seats[holder]
  const other = freeColour(record, colours)
  return bot === undefined || other === null ? record : withSeat(record, holder, { ...bot, colour: other })
}

/** One more secret for the same seat: a second device, or a browser that came with a link. */
export function addKey({ table: { record }, seat }: CommandContext, key: string): CommandVerdict {
  const own = seat === null ? undefined : record.seats[seat]
  if (seat === null || own === undefined) return refuse('server.reject.noSeat')
  const holder = seatOfKey(record, key)
  if (holder === seat) return { ok: true, result: {} }
  if (holder !== null) return refuse('server.reject.alreadySeated')
  return { ok: true, record: withSeat(record, seat, { ...own, keys: withKeys(own.keys, [key]) }), result: {} }
}

/** The seat at a rematch follows whoever held it before, to every device on which they hold it by now. */
export function bringKeys({ table: { record } }: CommandContext, keys: readonly string[]): CommandVerdict {
  const seat = record.seats.findIndex((own) => own.keys.some((key) => keys.includes(key)))
  const own = record.seats[seat]
  const fresh = keys.filter((key) => seatOfKey(record, key) === null)
  if (own === undefined || fresh.length === 0) return { ok: true, result: {} }
  return { ok: true, record: withSeat(record, seat, { ...own, keys: withKeys(own.keys, fresh) }), result: {} }
}

/** The first one stays; a seat does not collect secrets for ever. */
const mostKeys = 8

function withKeys(keys: readonly string[], fresh: readonly string[]): readonly string[] {
  return [...keys.slice(0, 1), ...[...keys.slice(1), ...fresh].slice(1 - mostKeys)]
}

/** The host puts a bot on a free seat, changes it, or takes it away. */
export function seatBot(context: CommandContext, seat: Seat, bot: string | null): CommandVerdict {
  const refusal = hostRefusal(context)
  if (refusal !== null) return refusal
  const { record } = context.table
  const before = record.seats[seat]
  if (before === undefined) return refuse('server.reject.noSuchSeat')
  // Whoever does not come must not hold the others up.
  if (before.holder === 'person' && !context.hasGivenUp(seat)) return refuse('server.reject.seatTaken')
  if (bot === null) return { ok: true, record: withSeat(record, seat, openSeat), result: {} }
  if (!context.hasBot(bot)) return refuse('server.reject.unknownBot', { bot })
  const colour = before.colour ?? freeColour(record, context.game.colours)
  return { ok: true, record: withSeat(record, seat, botSeat(seat, bot, colour)), result: {} }
}

/**
 * The host gives a person's seat free. Hosts may ask anybody to leave a table of their own. A rematch belongs to all who
 * played before, whoever was the first to ask for it: there a seat is kept until its owner has been gone for a while.
 */
export function freeSeat(context: CommandContext, seat: Seat): CommandVerdict {
  const refusal = hostRefusal(context)
  if (refusal !== null) return refusal
  const { record } = context.table
  const before = record.seats[seat]
  if (before?.holder !== 'person' || seat === context.seat) return refuse('server.reject.noSuchSeat')
  const hasGone = context.hasGivenUp(seat)
  if (record.previous !== null && !hasGone) {
    return refuse(context.isPresent(seat) ? 'server.reject.seatPresent' : 'server.reject.notAbsentYet')
  }
  const freed = withSeat(record, seat, openSeat)
  // Whoever only did not come may do so later.
  const barred = hasGone ? [] : before.keys
  return {
    ok: true,
    record: { ...freed, barred: [...(record.barred ?? []), ...barred].slice(-mostBarred) },
    result: {},
  }
}

/** Secrets that a table remembers of people who were asked to leave. */
const mostBarred = 50

/** The host lists the table in the lobby, or takes it from there. */
export function setVisibility({ table: { record }, seat }: CommandContext, visibility: Visibility): CommandVerdict {
  if (seat === null) return refuse('server.reject.noSeat')
  if (seat !== record.host) return refuse('server.reject.notHost')
  if (!isGathering(record) && record.status !== 'running') return refuse('server.reject.notRunning')
  return visibility === record.visibility
    ? { ok: true, result: {} }
    : { ok: true, record: { ...record, visibility }, result: {} }
}

/** Why somebody may not arrange the seats of a table. */
function hostRefusal({ table: { record }, seat }: CommandContext): Refused | null {
  if (seat === null) return refuse('server.reject.noSeat')
  if (seat !== record.host) return refuse('server.reject.notHost')
  return record.status === 'open' ? null : refuse('server.reject.notOpen')
}

/** A bot's salt says nothing and is known to everybody, so that nobody can choose it: the seed needs one of each seat. */
export function botSeat(seat: Seat, bot: string, colour: string | null) {
  const salt = `bot-${seat}`
  return { holder: 'bot', name: null, colour, bot, commitment: saltCommitmentOf(salt), salt, keys: [] } as const
}

/** A person stands up before the start. The next person becomes host; a table without persons is closed. */
export function standUp({ table: { record }, seat }: CommandContext): CommandVerdict {
  if (seat === null) return refuse('server.reject.noSeat')
  // The start may have come in between.
  if (!isGathering(record)) return refuse('server.reject.notOpen')
  const left = withSeat(record.status === 'opening' ? withoutStart(record, [seat]) : record, seat, openSeat)
  const next = left.seats.findIndex(({ holder }) => holder === 'person')
  if (next === -1) return { ok: true, record: { ...left, host: null, status: 'closed' }, result: {} }
  return { ok: true, record: { ...left, host: record.host === seat ? next : record.host }, result: {} }
}
