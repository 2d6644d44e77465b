import { type ActionGroup, listed, type Seat } from '@athanor/kernel'
import { askTogether, follow } from '../../agenda.ts'
import type { Action } from '../../contributions.ts'
import { type Draft, ownOf } from '../../draft.ts'
import { declining, question, sealedQuestion } from '../../question.ts'
import type { Seated, Step, TaskRulesOf } from '../../rules.ts'
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
export const progressReports: Step = {
  id: 'progressReports',
  run(draft) {
    const { players } = draft.table
    const seats = [...players.keys()].filter((seat) => mayReport(players[seat] as (typeof players)[number]))
    askTogether(
      draft,
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
  open(draft, answers) {
    const given = new Map(answers.map(({ seat, action }) => [seat, action]))
    const lowestFirst = draft.table.order.toReversed().filter((seat) => given.has(seat))
    const isWaiting = answers.some(({ action }) => action.kind === 'reportInTurn')
    for (const seat of lowestFirst) {
      const answer = given.get(seat) as PendingReport
      if (isWaiting) {
        changeOwnProject(draft, seat, { pending: answer })
        follow(draft, { kind: 'reportDue', seat })
      } else settle(draft, seat, answer)
    }
  },
})

function settle(draft: Draft, seat: Seat, answer: PendingReport): void {
  switch (answer.kind) {
    case 'reportInTurn':
      holdBack(draft, seat, 'waits')
      follow(draft, { kind: 'reportNow', seat })
      break
    case 'decline':
      holdBack(draft, seat, 'none')
      break
    default:
      carryOut(draft, seat, answer)
  }
}

/** The turn of a seat has come: its sealed answer is opened. */
export const reportDueTask: TaskRulesOf<'reportDue'> = {
  kind: 'reportDue',
  run(draft, { seat }) {
    const { pending } = ownProjectOf(ownOf(draft, seat))
    changeOwnProject(draft, seat, { pending: null })
    settle(draft, seat, pending ?? { kind: 'decline' })
  },
}

/** G-210: somebody who waited for lower players decides now, before everybody's eyes. */
export const reportNowQuestion = question({
  kind: 'reportNow',
  takes: stepKinds,
  legal: stepGroups,
  check: ({ own }, _, action) => checkStep(ownProjectOf(own), action),
  answer: (draft, { seat }, action) => carryOut(draft, seat, action),
  decline: (draft, { seat }) => holdBack(draft, seat, 'none'),
})
