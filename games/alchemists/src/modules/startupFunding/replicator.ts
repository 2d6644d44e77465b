import { listed, type Seat } from '@athanor/kernel'
import { askTogether, follow } from '../../agenda.ts'
import { hasPower } from '../../artifacts/powers.ts'
import { draw } from '../../cards.ts'
import { changeGold, type Draft, emit, playerOf } from '../../draft.ts'
import { trade } from '../../goods.ts'
import { question } from '../../question.ts'
import { reason } from '../../reasons.ts'
import { changeReputation } from '../../reputation.ts'
import { clockwise } from '../../round.ts'
import type { Step, TaskRulesOf } from '../../rules.ts'
import { playerAt, type Table } from '../../state.ts'
import { replications } from './components.ts'
import { amountOn, poolsFor } from './funding.ts'
import { changeStartup, type ReplicateAction, startupCard, startupOf } from './state.ts'

/** G-034: the round whose end brings what startup cards put off. */
const delayedRound = 1

/** GR-70 (8): the funding step, after all that clears up a round. */
export const fundingStep: Step = {
  id: 'fundingStep',
  run(draft) {
    for (const seat of clockwise(draft.table)) follow(draft, { kind: 'funding', seat })
  },
}

export const fundingTask: TaskRulesOf<'funding'> = {
  kind: 'funding',
  run(draft, { seat }) {
    const { artifacts } = playerOf(draft, seat)
    const hasMoment = startupOf(playerOf(draft, seat)).moments < replications
    if (hasMoment && hasPower(draft.rules, artifacts, 'replicates')) follow(draft, { kind: 'replicate', seat })
    else settleReputation(draft, seat, 0)
  },
}

/** GR-29, GR-69: what was put off, and what a card brings or takes once more, as one change. */
function settleReputation(draft: Draft, seat: Seat, replicated: number): void {
  const { kept } = startupOf(playerOf(draft, seat))
  const delayed = draft.table.round === delayedRound ? amountOn(draft.rules, kept, 'delayed') : 0
  changeReputation(draft, seat, delayed + replicated, 'startup')
}

/** GR-69: own startup cards that were not used once more. */
function replicable(table: Table, seat: Seat): readonly number[] {
  const { kept, replicated } = startupOf(playerAt(table, seat))
  return kept.filter((card) => !replicated.includes(card))
}

function countMoment(draft: Draft, seat: Seat): void {
  changeStartup(draft, seat, { moments: startupOf(playerOf(draft, seat)).moments + 1 })
}

/** GR-69: a card once more, or not at all: nobody is forced into a loss, and a moment that passes is lost. */
export const replicateQuestion = question({
  kind: 'replicate',
  takes: ['replicate'],
  legal: ({ table, seat }) => [
    listed(
      'replicate',
      replicable(table, seat).map((card): ReplicateAction => ({ kind: 'replicate', card })),
    ),
  ],
  check({ table, seat }, _, { card }) {
    return replicable(table, seat).includes(card) ? null : reason('alchemists.reject.notReplicable')
  },
  /** GR-33: what the card shows and nothing besides; GR-69: in the order of the start. */
  answer(draft, { seat }, { card }) {
    const { rules, table } = draft
    const shown = startupCard(rules, card)
    const { gold = 0, ingredients = 0, favours = 0 } = shown
    countMoment(draft, seat)
    changeStartup(draft, seat, { replicated: [...startupOf(playerOf(draft, seat)).replicated, card] })
    emit(draft, { kind: 'replicated', seat, card: shown })
    changeGold(draft, seat, gold, 'startup')
    draw(draft, seat, { ingredients, favours })
    const pools = poolsFor(rules, table, seat, [card])
    if (pools.length > 0) askTogether(draft, [{ kind: 'settleFunding', seat, discards: false, pools, replica: card }])
    else follow(draft, { kind: 'settleReplica', seat, card, price: 0 })
    if (favours > 0) follow(draft, { kind: 'drawn', seat })
  },
  decline(draft, { seat }) {
    countMoment(draft, seat)
    emit(draft, { kind: 'declined', seat, ask: 'replicate', forced: false })
    settleReputation(draft, seat, 0)
  },
})

/** G-268: what the card puts off comes at once now. Its books are read before a Herbalist of it. */
export const settleReplicaTask: TaskRulesOf<'settleReplica'> = {
  kind: 'settleReplica',
  run(draft, { seat, card, price }) {
    const { reputation = 0, delayed = 0, books = 0 } = startupCard(draft.rules, card)
    settleReputation(draft, seat, reputation + delayed - price)
    trade(draft, seat, { gain: { books } }, 'startup')
  },
}
