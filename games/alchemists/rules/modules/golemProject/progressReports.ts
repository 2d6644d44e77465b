import { type ActionGroup, listed, type Seat } from '@athanor/kernel'
import { askTogether, follow } from '../../engine/agenda.ts'
import type { Action } from '../../engine/contributions.ts'
import { type MutableState, ownOf } from '../../engine/mutableState.ts'
import { declining, question, sealedQuestion } from '../../engine/question.ts'
import type { RoundStep, Seated, TaskRulesOf } from '../../engine/rules.ts'
import { carryOut, checkStep, holdBack, mayReport, stepsOpenTo } from './reports.ts'
import {
  changeOwnProject,
  ownProjectOf,
  type PendingReport,
  type ReportInTurnAction,
  type ReportStep,
} from './state.ts'

const inTurn: ReportInTurnAction = { kind: 'reportInTurn' }
const stepKinds = ['reportEither', 'reportCertain', 'narrowReport'] as const

function stepGroups({ own }: Seated): readonly ActionGroup<ReportStep>[] {
  const { either, certain, narrow } = stepsOpenTo(ownProjectOf(own))
  return [listed('reportEither', either), listed('reportCertain', certain), listed('narrowReport', narrow)].filter(
    ({ size }) => size > 0,
  )
}

/** G-206, G-215, GR-52: once a round after the last space, and for no cube (G-167). */
export const progressReports: RoundStep = {
  id: 'progressReports',
  run(state) {
    const { players } = state.table
    const seats = [...players.keys()].filter((seat) => mayReport(players[seat] as (typeof players)[number]))
    askTogether(
      state,
      seats.map((seat) => ({ kind: 'report', seat })),
    )
  },
}

/** GR-51: a step, nothing, or to decide in turn; all answers at once. */
export const reportQuestion = sealedQuestion({
  kind: 'report',
  takes: ['decline', ...stepKinds, 'reportInTurn'],
  legal: (at): readonly ActionGroup<PendingReport & Action>[] => [
    declining as ActionGroup<{ readonly kind: 'decline' }>,
    ...stepGroups(at),
    listed('reportInTurn', [inTurn]),
  ],
  check({ own }, _, action) {
    return action.kind === 'decline' || action.kind === 'reportInTurn' ? null : checkStep(ownProjectOf(own), action)
  },
  /** G-209, G-210: together when nobody minds; else from the lowest place up, and what is higher stays sealed. */
  open(state, answers) {
    const given = new Map(answers.map(({ seat, action }) => [seat, action]))
    const lowestFirst = state.table.order.toReversed().filter((seat) => given.has(seat))
    const isWaiting = answers.some(({ action }) => action.kind === 'reportInTurn')
    for (const seat of lowestFirst) {
      const answer = given.get(seat) as PendingReport
      if (isWaiting) {
        changeOwnProject(state, seat, { pending: answer })
        follow(state, { kind: 'reportDue', seat })
      } else settle(state, seat, answer)
    }
  },
})

function settle(state: MutableState, seat: Seat, answer: PendingReport): void {
  switch (answer.kind) {
    case 'reportInTurn':
      holdBack(state, seat, 'waits')
      follow(state, { kind: 'reportNow', seat })
      break
    case 'decline':
      holdBack(state, seat, 'none')
      break
    default:
      carryOut(state, seat, answer)
  }
}

/** The turn of a seat has come: its sealed answer is opened. */
export const reportDueTask: TaskRulesOf<'reportDue'> = {
  kind: 'reportDue',
  run(state, { seat }) {
    const { pending } = ownProjectOf(ownOf(state, seat))
    changeOwnProject(state, seat, { pending: null })
    settle(state, seat, pending ?? { kind: 'decline' })
  },
}

/** G-210: somebody who waited for lower players decides now, before everybody's eyes. */
export const reportNowQuestion = question({
  kind: 'reportNow',
  takes: stepKinds,
  legal: stepGroups,
  check: ({ own }, _, action) => checkStep(ownProjectOf(own), action),
  answer: (state, { seat }, action) => carryOut(state, seat, action),
  decline: (state, { seat }) => holdBack(state, seat, 'none'),
})
