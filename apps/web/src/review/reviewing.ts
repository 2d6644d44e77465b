import { type Bench, botLibrary, type LookedAt, type PastDecision, type SeatReviewed } from '@athanor/bots'
import { type GameLog, type ReplayStep, replay, type Seat, type Shape } from '@athanor/kernel'

/** Whose decisions of which finished game. */
export interface ReviewedSeat {
  readonly log: GameLog<unknown, unknown>
  readonly seat: Seat
}

export type ReviewInquiry =
  | ({ readonly kind: 'decisions' } & ReviewedSeat)
  | ({ readonly kind: 'look'; readonly version: number; readonly worlds: number } & ReviewedSeat)
  | ({ readonly kind: 'sum'; readonly looked: readonly LookedAt[]; readonly isWhole: boolean } & ReviewedSeat)

export interface ReviewAnswers {
  /** The most telling first. */
  readonly decisions: readonly PastDecision[]
  /** Null where there was nothing to weigh. */
  readonly look: LookedAt | null
  readonly sum: SeatReviewed
}

const benches = import.meta.glob<Bench>('../../../../games/*/bots/index.ts', { eager: true, import: 'bench' })
const { reviewerOf } = botLibrary(Object.values(benches))

/** The game that was asked about last, gone through once. */
let last: { readonly name: string; readonly steps: readonly ReplayStep<Shape>[] } | null = null

/** Pure but for what it remembers: the worker and the tests call the same. */
export function answer(inquiry: ReviewInquiry): ReviewAnswers[ReviewInquiry['kind']] {
  const { log, seat } = inquiry
  const { header, outcome } = log
  const reviewer = reviewerOf(header.game, header.rulesVersion)
  if (reviewer === undefined || outcome === null) throw new RangeError('nobody looks again at this game')
  if (inquiry.kind === 'sum') {
    const own = outcome.seats.find((each) => each.seat === seat)?.total ?? Number.NaN
    const rivals = outcome.seats.filter((each) => each.seat !== seat).map(({ total }) => total)
    return reviewer.review(inquiry.looked as never, { lead: own - Math.max(...rivals), isWhole: inquiry.isWhole })
  }
  const decisions = reviewer.decisions(stepsOf(log), seat)
  if (inquiry.kind === 'decisions') return decisions
  const decision = decisions.find(({ version }) => version === inquiry.version)
  return decision === undefined ? null : reviewer.lookAgain(decision, inquiry.worlds)
}

function stepsOf(log: GameLog<unknown, unknown>): readonly ReplayStep<Shape>[] {
  const name = nameOf(log)
  if (last?.name === name) return last.steps
  const game = Object.values(benches).find((bench) => bench.game.id === log.header.game)?.game
  if (game === undefined) throw new RangeError(`there is no ${log.header.game}`)
  const steps = [...replay(game, log)]
  last = { name, steps }
  return steps
}

/** A game is known by its last entry: in its hash are all those before. */
export function nameOf({ header, entries }: GameLog<unknown, unknown>): string {
  return `${header.commitment}/${entries.at(-1)?.hash ?? ''}`
}
