import {
  animatingIngredients,
  animationPoints,
  golemParts,
  type ProgressReport,
  pointsOfReport,
} from '@athanor/alchemy'
import { type Draft, emit, ownOf, playerOf } from '../../draft.ts'
import { endPointsOf, score } from '../../finalScoring.ts'
import type { Scorer, Step } from '../../rules.ts'
import { type Pair, playerAt } from '../../state.ts'
import { golemOf } from '../expansion/module.ts'
import { booksOf } from '../library/state.ts'
import { topSpace } from './components.ts'
import { changeProjectAt, ownProjectOf, projectOf } from './state.ts'

/** G-287: what the golem was, before reports are judged by it. */
const showGolem: Step = {
  id: 'showGolem',
  run(draft) {
    const golem = golemOf(draft)
    const pair = animatingIngredients({ assignment: draft.hidden.answers, golem }) as Pair
    const reports = draft.own.map((own) => ownProjectOf(own).reports)
    changeProjectAt(draft, { revealed: { golem, pair, reports } })
    emit(draft, { kind: 'golemShown', golem, pair })
  },
}

/** G-245..G-249: chest and ears apart. */
const revealReports: Step = {
  id: 'revealReports',
  run(draft) {
    for (const seat of draft.own.keys()) revealReportsOf(draft, seat)
  },
}

function revealReportsOf(draft: Draft, seat: number): void {
  const { reports } = ownProjectOf(ownOf(draft, seat))
  for (const part of golemParts) {
    const tokens = reports[part]
    if (tokens.length === 0) continue
    const points = pointsOfReport({ part, tokens: tokens as ProgressReport['tokens'] }, golemOf(draft))
    score(draft, seat, 'reports', points)
    emit(draft, { kind: 'reportRevealed', seat, part, tokens, points })
  }
}

/** G-250, G-265. */
const scoreAnimation: Step = {
  id: 'scoreAnimation',
  run(draft) {
    for (const seat of draft.own.keys()) {
      if (projectOf(playerOf(draft, seat)).flask === topSpace) score(draft, seat, 'golem', animationPoints.end)
    }
  },
}

/** GR-61: after all that carries seals, before the revelation is summed up. */
export function withRevelation(steps: readonly Step[]): readonly Step[] {
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
