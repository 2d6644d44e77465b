import type { Seat } from '@athanor/kernel'
import type { CommandContext } from './commandContext.ts'
import type { Company } from './holdUps.ts'
import { isByCorrespondence } from './opening.ts'
import type { TableRecord } from './record.ts'
import { type CommandVerdict, refuse } from './verdict.ts'

/**
 * A game that is ended before its end, by everybody who plays. Nobody wins: the log holds all that was played, and the
 * secret is shown as after any other end.
 */

/** By its people or by the house, so that the rules would let it go on. */
export function hasEndedEarly({ status, endedTogether = null }: TableRecord): boolean {
  return endedTogether !== null || status === 'closed'
}

/** Somebody proposes to end the game, or agrees to it; whoever does not agree ends the proposal. */
export function endTogether(context: CommandContext, agree: boolean): CommandVerdict {
  const { record } = context.table
  if (context.seat === null) return refuse('server.reject.noSeat')
  if (record.status !== 'running') return refuse('server.reject.notRunning')
  const before = record.ending ?? null
  if (!agree) {
    if (before === null) return refuse('server.reject.noProposal')
    return { ok: true, record: { ...record, ending: null }, result: {} }
  }
  if (before?.includes(context.seat) === true) return { ok: true, result: {} }
  const agreed = [...(before ?? []), context.seat].sort((one, other) => one - other)
  return { ok: true, record: agreedOn(record, agreed, context), result: {} }
}

/** Comings and goings settle it too, as long as somebody is there who agreed. */
export function reviewEnding(context: CommandContext): CommandVerdict {
  const { record } = context.table
  const agreed = record.ending ?? []
  const isOpen = record.status === 'running' && agreed.some(context.isPresent)
  if (!isOpen || missingForEnd(record, agreed, context).length > 0) return { ok: true, result: {} }
  return { ok: true, record: ended(record, agreed), result: {} }
}

function agreedOn(record: TableRecord, agreed: readonly Seat[], company: Company): TableRecord {
  return missingForEnd(record, agreed, company).length === 0 ? ended(record, agreed) : { ...record, ending: agreed }
}

function ended(record: TableRecord, agreed: readonly Seat[]): TableRecord {
  return { ...record, status: 'finished', proposals: [], nudges: [], ending: null, endedTogether: agreed }
}

/**
 * People whose word is missing. It cannot be taken back, so a lost connection costs nobody their word: only whoever
 * handed their seat to a bot or has been gone for long is not asked; by correspondence only whose time was up, so that a
 * bot plays for them.
 */
export function missingForEnd(record: TableRecord, agreed: readonly Seat[], company: Company): readonly Seat[] {
  return record.seats.flatMap(({ holder, bot, left }, seat) => {
    if (holder !== 'person' || agreed.includes(seat)) return []
    const mayBeSkipped = isByCorrespondence(record) ? bot !== null : left === true || company.isLongGone(seat)
    return mayBeSkipped && !company.isPresent(seat) ? [] : [seat]
  })
}
