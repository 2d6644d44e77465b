import type { Seat } from '@athanor/kernel'
import type { Asking } from './asking.ts'
import { type ProposalRecord, type TableRecord, withSeat } from './record.ts'
import { missingConsent } from './tableInfo.ts'
import { refuse, type Verdict } from './verdict.ts'

/** Somebody asks the table to let a bot play for a person who is gone. */
export function proposeStandIn(asking: Asking, seat: Seat, bot: string): Verdict {
  const { record } = asking.table
  if (asking.seat === null) return refuse('server.reject.noSeat')
  if (record.status !== 'running') return refuse('server.reject.notRunning')
  if (record.seats[seat] === undefined) return refuse('server.reject.noSuchSeat')
  if (!asking.hasBot(bot)) return refuse('server.reject.unknownBot', { bot })
  const refusal = presenceRefusal(asking, seat)
  if (refusal !== null) return refusal
  const others = record.proposals.filter((proposal) => proposal.seat !== seat)
  // Whoever agreed to the same before still does.
  const before = record.proposals.find((proposal) => proposal.seat === seat && proposal.bot === bot)?.agreed ?? []
  return agreedOn(asking, others, { seat, bot, agreed: [...new Set([...before, asking.seat])] })
}

/** Agrees to a proposal; whoever does not agree ends it. */
export function voteStandIn(asking: Asking, seat: Seat, agree: boolean): Verdict {
  const { record } = asking.table
  if (asking.seat === null) return refuse('server.reject.noSeat')
  const proposal = record.proposals.find((each) => each.seat === seat)
  if (proposal === undefined) return refuse('server.reject.noProposal')
  const others = record.proposals.filter((each) => each !== proposal)
  if (!agree || asking.seat === seat) return { ok: true, record: { ...record, proposals: others }, result: {} }
  const refusal = presenceRefusal(asking, seat)
  if (refusal !== null) return refusal
  return agreedOn(asking, others, { ...proposal, agreed: [...new Set([...proposal.agreed, asking.seat])] })
}

/** The owner of the seat takes it over again. */
export function resumeSeat({ table: { record }, seat }: Asking): Verdict {
  const own = seat === null ? undefined : record.seats[seat]
  if (seat === null || own === undefined) return refuse('server.reject.noSeat')
  const proposals = record.proposals.filter((proposal) => proposal.seat !== seat)
  if (own.bot === null && proposals.length === record.proposals.length) return { ok: true, result: {} }
  return { ok: true, record: { ...withSeat(record, seat, { ...own, bot: null }), proposals }, result: {} }
}

function presenceRefusal({ table: { record }, isPresent, isAbsent }: Asking, seat: Seat): Verdict | null {
  const { holder, bot } = record.seats[seat] ?? {}
  if (holder !== 'person' || bot !== null) return refuse('server.reject.seatPlayedByBot')
  if (isPresent(seat)) return refuse('server.reject.seatPresent')
  return isAbsent(seat) ? null : refuse('server.reject.notAbsentYet')
}

function agreedOn(asking: Asking, others: readonly ProposalRecord[], proposal: ProposalRecord): Verdict {
  const { record } = asking.table
  const { seat, bot, agreed } = proposal
  const away = record.seats[seat]
  if (away === undefined) return refuse('server.reject.noSuchSeat')
  const settled = missingConsent(record, seat, agreed, asking).length === 0
  const changed: TableRecord = settled
    ? { ...withSeat(record, seat, { ...away, bot }), proposals: others }
    : { ...record, proposals: [...others, proposal].sort((a, b) => a.seat - b.seat) }
  return { ok: true, record: changed, result: {} }
}
