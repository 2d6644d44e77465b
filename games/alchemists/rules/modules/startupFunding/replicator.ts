import { listed, type Seat } from '@athanor/kernel'
import { hasPower } from '../../base/artifacts/powers.ts'
import { draw } from '../../base/cards.ts'
import { reason } from '../../base/reasons.ts'
import { changeReputation } from '../../base/reputation.ts'
import { clockwise } from '../../base/round.ts'
import { askTogether, follow } from '../../engine/agenda.ts'
import { trade } from '../../engine/goods.ts'
import { changeGold, emit, type MutableState, playerOf } from '../../engine/mutableState.ts'
import { question } from '../../engine/question.ts'
import type { RoundStep, TaskRulesOf } from '../../engine/rules.ts'
import { playerAt, type Table } from '../../engine/state.ts'
import { replications } from './components.ts'
import { amountOn, poolsFor } from './funding.ts'
import { changeStartup, type ReplicateAction, startupCard, startupOf } from './state.ts'

/** G-034: the round whose end brings what startup cards put off. */
const delayedRound = 1

/** GR-70 (8): the funding step, after all that clears up a round. */
export const fundingStep: RoundStep = {
  id: 'fundingStep',
  run(state) {
    for (const seat of clockwise(state.table)) follow(state, { kind: 'funding', seat })
  },
}

export const fundingTask: TaskRulesOf<'funding'> = {
  kind: 'funding',
  run(state, { seat }) {
    const { artifacts } = playerOf(state, seat)
    const hasMoment = startupOf(playerOf(state, seat)).moments < replications
    if (hasMoment && hasPower(state.rules, artifacts, 'replicates')) follow(state, { kind: 'replicate', seat })
    else settleReputation(state, seat, 0)
  },
}

/** GR-29, GR-69: what was put off, and what a card brings or takes once more, as one change. */
function settleReputation(state: MutableState, seat: Seat, replicated: number): void {
  const { kept } = startupOf(playerOf(state, seat))
  const delayed = state.table.round === delayedRound ? amountOn(state.rules, kept, 'delayed') : 0
  changeReputation(state, seat, delayed + replicated, 'startup')
}

/** GR-69: own startup cards that were not used once more. */
function replicable(table: Table, seat: Seat): readonly number[] {
  const { kept, replicated } = startupOf(playerAt(table, seat))
  return kept.filter((card) => !replicated.includes(card))
}

function countMoment(state: MutableState, seat: Seat): void {
  changeStartup(state, seat, { moments: startupOf(playerOf(state, seat)).moments + 1 })
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
  answer(state, { seat }, { card }) {
    const { rules, table } = state
    const shown = startupCard(rules, card)
    const { gold = 0, ingredients = 0, favours = 0 } = shown
    countMoment(state, seat)
    changeStartup(state, seat, { replicated: [...startupOf(playerOf(state, seat)).replicated, card] })
    emit(state, { kind: 'replicated', seat, card: shown })
    changeGold(state, seat, gold, 'startup')
    draw(state, seat, { ingredients, favours })
    const pools = poolsFor(rules, table, seat, [card])
    if (pools.length > 0) askTogether(state, [{ kind: 'settleFunding', seat, discards: false, pools, replica: card }])
    else follow(state, { kind: 'settleReplica', seat, card, price: 0 })
    if (favours > 0) follow(state, { kind: 'drawn', seat })
  },
  decline(state, { seat }) {
    countMoment(state, seat)
    emit(state, { kind: 'declined', seat, ask: 'replicate', forced: false })
    settleReputation(state, seat, 0)
  },
})

/** G-268: what the card puts off comes at once now. Its books are read before a Herbalist of it. */
export const settleReplicaTask: TaskRulesOf<'settleReplica'> = {
  kind: 'settleReplica',
  run(state, { seat, card, price }) {
    const { reputation = 0, delayed = 0, books = 0 } = startupCard(state.rules, card)
    settleReputation(state, seat, reputation + delayed - price)
    trade(state, seat, { gain: { books } }, 'startup')
  },
}
