import type { Seat } from '@athanor/kernel'
import type { Asking } from './asking.ts'
import { type ProposalRecord, personsPlaying, type TableRecord, withSeat } from './record.ts'
import { missingConsent } from './tableInfo.ts'
import { refuse, type Verdict } from './verdict.ts'

/** Somebody asks the table to let a bot play for a person who is gone. */
export function proposeStandIn(asking: Asking, seat: Seat, bot: string): Verdict {
  const { record } = asking.table
  if (asking.seat === null) return refuse('server.reject.noSeat')
  if (record.status !== 'running') return refuse('server.reject.notRunning')
  if (record.seats[seat] === undefined) return refuse('server.reject.noSuchSeat')
  if (!asking.hasBot(bot)) return refuse('server.reject.unknownBot', { bot })
  const refusal = standInRefusal(asking, seat)
  if (refusal !== null) return refusal
  // Whoever agreed to the same before still does.
  const before = record.proposals.find((proposal) => proposal.seat === seat && proposal.bot === bot)?.agreed ?? []
  return agreedOn(asking, { seat, bot, agreed: [...new Set([...before, asking.seat])] })
}

/** Agrees to a proposal; whoever does not agree ends it. */
export function voteStandIn(asking: Asking, seat: Seat, agree: boolean): Verdict {
  const { record } = asking.table
  if (asking.seat === null) return refuse('server.reject.noSeat')
  const proposal = record.proposals.find((each) => each.seat === seat)
  if (proposal === undefined) return refuse('server.reject.noProposal')
  if (!agree || asking.seat === seat) return { ok: true, record: withoutProposal(record, seat), result: {} }
  const refusal = standInRefusal(asking, seat)
  if (refusal !== null) return refusal
  return agreedOn(asking, { ...proposal, agreed: [...new Set([...proposal.agreed, asking.seat])] })
}

/**
 * Comings and goings settle proposals too: one lapses when its player is back, and carries when the last one whose
 * word was missing has gone. Somebody who agreed must be there, so that a deserted table decides nothing.
 */
export function reviewProposals(asking: Asking): Verdict {
  const { table, isPresent } = asking
  let { record } = table
  for (const proposal of table.record.proposals) {
    const { seat, agreed } = proposal
    const carries = () =>
      isReplaceable(asking, seat) && agreed.some(isPresent) && missingConsent(record, seat, agreed, asking).length === 0
    if (isBack(asking, seat)) record = withoutProposal(record, seat)
    else if (carries()) record = withStandIn(record, proposal)
  }
  return { ok: true, ...(record === table.record ? {} : { record }), result: {} }
}

/** The owner of the seat takes it over again. */
export function resumeSeat({ table: { record }, seat }: Asking): Verdict {
  const own = seat === null ? undefined : record.seats[seat]
  if (seat === null || own === undefined) return refuse('server.reject.noSeat')
  const proposals = record.proposals.filter((proposal) => proposal.seat !== seat)
  if (own.bot === null && proposals.length === record.proposals.length) return { ok: true, result: {} }
  return { ok: true, record: { ...withSeat(record, seat, { ...own, bot: null }), proposals }, result: {} }
}

/** The clock has run out for these seats, and the bot that was agreed on plays on for them. */
export function playOnFor({ table: { record }, isOutOfTime }: Asking): Verdict {
  const bot = record.clock?.bot ?? null
  if (bot === null) return { ok: true, result: {} }
  const late = personsPlaying(record).filter(isOutOfTime)
  if (late.length === 0) return { ok: true, result: {} }
  return { ok: true, record: late.reduce((changed, seat) => withStandIn(changed, { seat, bot }), record), result: {} }
}

function standInRefusal(asking: Asking, seat: Seat): Verdict | null {
  const { record } = asking.table
  const { holder, bot } = record.seats[seat] ?? {}
  if (holder !== 'person' || bot !== null) return refuse('server.reject.seatPlayedByBot')
  if (isReplaceable(asking, seat)) return null
  if (record.clock !== null) return refuse('server.reject.timeLeft')
  return refuse(asking.isPresent(seat) ? 'server.reject.seatPresent' : 'server.reject.notAbsentYet')
}

/** Where a clock runs, it alone says who is waited for too long. */
function isReplaceable({ table: { record }, isAbsent, isOutOfTime, hasSaidGoodbye }: Asking, seat: Seat): boolean {
  return record.clock === null ? isAbsent(seat) : isOutOfTime(seat) || hasSaidGoodbye(seat)
}

function isBack(asking: Asking, seat: Seat): boolean {
  return asking.table.record.clock === null ? asking.isPresent(seat) : !isReplaceable(asking, seat)
}

function agreedOn(asking: Asking, proposal: ProposalRecord): Verdict {
  const { record } = asking.table
  const { seat, agreed } = proposal
  if (missingConsent(record, seat, agreed, asking).length === 0) {
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
