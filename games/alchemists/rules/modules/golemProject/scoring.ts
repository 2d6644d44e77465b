import {
  animatingIngredients,
  animationPoints,
  golemParts,
  type ProgressReport,
  pointsOfReport,
} from '@athanor/alchemy'
import { endPointsOf, score } from '../../base/finalScoring.ts'
import { emit, type MutableState, ownOf, playerOf } from '../../engine/mutableState.ts'
import type { RoundStep, Scorer } from '../../engine/rules.ts'
import { type Pair, playerAt } from '../../engine/state.ts'
import { golemOf } from '../expansion/module.ts'
import { booksOf } from '../library/state.ts'
import { topSpace } from './components.ts'
import { changeProjectAt, ownProjectOf, projectOf } from './state.ts'

/** G-287: what the golem was, before reports are judged by it. */
const showGolem: RoundStep = {
  id: 'showGolem',
  run(state) {
    const golem = golemOf(state)
    const pair = animatingIngredients({ assignment: state.hidden.answers, golem }) as Pair
    const reports = state.own.map((own) => ownProjectOf(own).reports)
    changeProjectAt(state, { revealed: { golem, pair, reports } })
    emit(state, { kind: 'golemShown', golem, pair })
  },
}

/** G-245..G-249: chest and ears apart. */
const revealReports: RoundStep = {
  id: 'revealReports',
  run(state) {
    for (const seat of state.own.keys()) revealReportsOf(state, seat)
  },
}

function revealReportsOf(state: MutableState, seat: number): void {
  const { reports } = ownProjectOf(ownOf(state, seat))
  for (const part of golemParts) {
    const tokens = reports[part]
    if (tokens.length === 0) continue
    const points = pointsOfReport({ part, tokens: tokens as ProgressReport['tokens'] }, golemOf(state))
    score(state, seat, 'reports', points)
    emit(state, { kind: 'reportRevealed', seat, part, tokens, points })
  }
}

/** G-250, G-265. */
const scoreAnimation: RoundStep = {
  id: 'scoreAnimation',
  run(state) {
    for (const seat of state.own.keys()) {
      if (projectOf(playerOf(state, seat)).flask === topSpace) score(state, seat, 'golem', animationPoints.end)
    }
  },
}

/** GR-61: after all that carries seals, before the revelation is summed up. */
export function withRevelation(steps: readonly RoundStep[]): readonly RoundStep[] {
  const end = steps.findIndex(({ id }) => id === 'countRevealed')
  return steps.toSpliced(end, 0, showGolem, revealReports, scoreAnimation)
}

/** GR-86, G-019: a point for each book token on the board, wherever it came from. */
const bookcase: Scorer = {
  source: 'mahoganyBookcase',
  points(at) {
    const card = endPointsOf(at, 'perBook')
    return card === undefined ? 0 : card.points * booksOf(playerAt(at.table, at.seat))
  },
}

/** GR-61: the Bookcase with the other artifacts, reports and the living golem after all seals, the Idol last. */
export function withGolemScorers(scorers: readonly Scorer[]): readonly Scorer[] {
  return scorers.flatMap((scorer): readonly Scorer[] => {
    if (scorer.source === 'featherInCap') return [scorer, bookcase]
    if (scorer.source === 'wisdomIdol') return [{ source: 'reports' }, { source: 'golem' }, scorer]
    return [scorer]
  })
}
