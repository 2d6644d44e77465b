import type { Seat } from '@athanor/kernel'
import { hasLostDecision } from './clocks.ts'
import type { CommandContext } from './commandContext.ts'
import { mayReplace } from './holdUps.ts'
import { withAnswer } from './nudging.ts'
import { isByCorrespondence } from './opening.ts'
import { type ProposalRecord, personsPlaying, type SeatRecord, type TableRecord, withSeat } from './record.ts'
import { missingConsent } from './tableInfo.ts'
import { type CommandVerdict, refuse } from './verdict.ts'

/** Somebody asks the table to let a bot play for a person who keeps the others waiting. */
export function proposeStandIn(context: CommandContext, seat: Seat, bot: string): CommandVerdict {
  const { record } = context.table
  if (context.seat === null) return refuse('server.reject.noSeat')
  if (record.status !== 'running') return refuse('server.reject.notRunning')
  if (record.seats[seat] === undefined) return refuse('server.reject.noSuchSeat')
  if (!context.hasBot(bot)) return refuse('server.reject.unknownBot', { bot })
  const refusal = standInRefusal(context, seat)
  if (refusal !== null) return refusal
  // Whoever agreed to the same before still does.
  const before = record.proposals.find((proposal) => proposal.seat === seat && proposal.bot === bot)?.agreed ?? []
  return agreedOn(context, { seat, bot, agreed: [...new Set([...before, context.seat])] })
}

/** Agrees to a proposal, if it is still the one that was shown; whoever does not agree ends it. */
export function voteStandIn(context: CommandContext, seat: Seat, agree: boolean, shown?: string): CommandVerdict {
  const { record } = context.table
  if (context.seat === null) return refuse('server.reject.noSeat')
  const proposal = record.proposals.find((each) => each.seat === seat)
  if (proposal === undefined) return refuse('server.reject.noProposal')
  if (shown !== undefined && shown !== proposal.bot) return refuse('server.reject.otherProposal')
  if (!agree || context.seat === seat) return { ok: true, record: withoutProposal(record, seat), result: {} }
  const refusal = standInRefusal(context, seat)
  if (refusal !== null) return refusal
  return agreedOn(context, { ...proposal, agreed: [...new Set([...proposal.agreed, context.seat])] })
}

/**
 * Comings and goings settle proposals too: one lapses when its player is back or has decided, and carries when the last
 * one whose word was missing has gone. Somebody who agreed must be there, so that a deserted table decides nothing.
 */
export function reviewProposals(context: CommandContext): CommandVerdict {
  const { table, isPresent } = context
  let { record } = table
  for (const proposal of table.record.proposals) {
    const { seat, agreed } = proposal
    const carries = () =>
      mayReplace(record, seat, context) &&
      agreed.some(isPresent) &&
      missingConsent(record, seat, agreed, context).length === 0
    if (isBack(context, seat)) record = withoutProposal(record, seat)
    else if (carries()) record = withStandIn(record, proposal)
  }
  return { ok: true, ...(record === table.record ? {} : { record }), result: {} }
}

/**
 * The owner of the seat takes it over again, or says that they are there after all; a decision whose time is up stays the
 * bot's.
 */
export function resumeSeat({ table: { record }, seat }: CommandContext): CommandVerdict {
  const own = seat === null ? undefined : record.seats[seat]
  if (seat === null || own === undefined) return refuse('server.reject.noSeat')
  if (own.bot !== null && hasLostDecision(record, seat)) return refuse('server.reject.timeIsUp')
  const answered = withAnswer(record, seat)
  const { left: _, ...stayed } = own
  const resumed = own.bot === null ? answered : withSeat(answered, seat, { ...stayed, bot: null })
  const hasProposal = record.proposals.some((proposal) => proposal.seat === seat)
  const after = hasProposal ? withoutProposal(resumed, seat) : resumed
  return after === record ? { ok: true, result: {} } : { ok: true, record: after, result: {} }
}

/** The owner of the seat goes and lets a bot play, until they take it over again. */
export function handSeatOver({ table: { record }, seat, hasBot }: CommandContext, bot: string): CommandVerdict {
  const own: SeatRecord | undefined = seat === null ? undefined : record.seats[seat]
  if (seat === null || own === undefined) return refuse('server.reject.noSeat')
  if (record.status !== 'running') return refuse('server.reject.notRunning')
  if (own.bot !== null) return refuse('server.reject.seatPlayedByBot')
  if (!hasBot(bot)) return refuse('server.reject.unknownBot', { bot })
  const left = withSeat(record, seat, { ...own, left: true })
  return { ok: true, record: withStandIn(left, { seat, bot }), result: {} }
}

/** The clock has run out for these seats, and the bot that was agreed on plays on for them. */
export function playOnFor({ table: { record }, isOutOfTime }: CommandContext): CommandVerdict {
  const bot = record.clock?.bot ?? null
  if (bot === null) return { ok: true, result: {} }
  const late = personsPlaying(record).filter(isOutOfTime)
  if (late.length === 0) return { ok: true, result: {} }
  return { ok: true, record: late.reduce((changed, seat) => withStandIn(changed, { seat, bot }), record), result: {} }
}

function standInRefusal(context: CommandContext, seat: Seat): CommandVerdict | null {
  const { record } = context.table
  const { holder, bot } = record.seats[seat] ?? {}
  if (holder !== 'person' || bot !== null) return refuse('server.reject.seatPlayedByBot')
  if (mayReplace(record, seat, context)) return null
  if (isByCorrespondence(record)) return refuse('server.reject.timeLeft')
  return refuse(context.isPresent(seat) ? 'server.reject.seatPresent' : 'server.reject.notAbsentYet')
}

/** Whoever is not there cannot be back: that a table has just been read from the disk does not bring anybody. */
function isBack(context: CommandContext, seat: Seat): boolean {
  const { record } = context.table
  const mayComeBack = isByCorrespondence(record) || context.isPresent(seat)
  return mayComeBack && !mayReplace(record, seat, context)
}

function agreedOn(context: CommandContext, proposal: ProposalRecord): CommandVerdict {
  const { record } = context.table
  const { seat, agreed } = proposal
  if (missingConsent(record, seat, agreed, context).length === 0) {
    return { ok: true, record: withStandIn(record, proposal), result: {} }
  }
  const others = withoutProposal(record, seat).proposals
  const proposals = [...others, proposal].sort((one, other) => one.seat - other.seat)
  return { ok: true, record: { ...record, proposals }, result: {} }
}

function withStandIn(record: TableRecord, { seat, bot }: Pick<ProposalRecord, 'seat' | 'bot'>): TableRecord {
  const away = record.seats[seat]
  if (away === undefined) throw new RangeError(`there is no seat ${seat}`)
  return withoutProposal(withSeat(record, seat, { ...away, bot }), seat)
}

function withoutProposal(record: TableRecord, seat: Seat): TableRecord {
  return { ...record, proposals: record.proposals.filter((proposal) => proposal.seat !== seat) }
}
