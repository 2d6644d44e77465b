import type { Action } from '@athanor/alchemists'
import type { KindReview, LookedAt, ReviewedDecision, ReviewedTurn, ReviewVerdict, SeatReviewed } from '@athanor/bots'
import { decisionKinds } from './decisions.ts'
import { chanceToWin } from './winning.ts'

/** Nothing is said of what is not further away than so many standard errors. */
const surely = 2
/** Nothing is said either of what changes the chance of winning by less: then the game was decided. */
const leastChance = 0.01

const mostTurns = 3

/**
 * What all that was looked at comes to. Every point between the first decision and the end has one place: it was lost by a
 * decision, or it is luck, which is everything that came between two decisions: cards, what the truth was, what rivals did.
 */
export function reviewOf(
  looked: readonly LookedAt<Action>[],
  { lead, isWhole }: { readonly lead: number; readonly isWhole: boolean },
): SeatReviewed<Action> {
  const inOrder = looked.toSorted((one, other) => one.version - other.version)
  const decisions = inOrder.map((each, place): ReviewedDecision<Action> => {
    const next = inOrder[place + 1]
    const best = bestOf(each)
    const chances = { best: chanceToWin(best, each.scale), done: chanceToWin(each.lead, each.scale) }
    const verdict = verdictOn(each)
    const lost = best - each.lead
    return {
      ...each,
      verdict,
      lost,
      chanceLost: chances.best - chances.done,
      chances,
      luck: isWhole ? luckAfter(each, next, chances.done, lead) : null,
    }
  })
  const sum = (value: (each: ReviewedDecision<Action>) => number) =>
    decisions.reduce((total, each) => total + value(each), 0)
  return {
    decisions,
    kinds: kindsOf(decisions),
    turns: turnsOf(decisions),
    lost: sum((each) => each.lost),
    chanceLost: sum((each) => each.chanceLost),
    luck: isWhole ? sum(({ luck }) => luck?.points ?? 0) : null,
  }
}

/**
 * What the best of all would have been worth; where nothing is reproached, what was done was as good. What lies within the
 * error is left out on purpose: summed up, it would reproach everybody with noise.
 */
function bestOf(looked: LookedAt<Action>): number {
  return verdictOn(looked) === 'slip' ? looked.lead - looked.margin : looked.lead
}

function verdictOn({ lead, margin, error, scale }: LookedAt<Action>): ReviewVerdict {
  if (Math.abs(margin) <= surely * error) return 'sound'
  const moved = Math.abs(chanceToWin(lead - margin, scale) - chanceToWin(lead, scale))
  if (moved < leastChance) return 'sound'
  return margin > 0 ? 'good' : 'slip'
}

function luckAfter(
  { lead, leadError }: LookedAt<Action>,
  next: LookedAt<Action> | undefined,
  before: number,
  end: number,
): ReviewedDecision['luck'] {
  if (next === undefined) {
    const won = end > 0 ? 1 : end < 0 ? 0 : 0.5
    return { points: end - lead, error: leadError, chance: won - before }
  }
  const began = bestOf(next)
  return {
    points: began - lead,
    error: Math.sqrt(leadError * leadError + next.leadError * next.leadError),
    chance: chanceToWin(began, next.scale) - before,
  }
}

function kindsOf(decisions: readonly ReviewedDecision<Action>[]): readonly KindReview[] {
  return decisionKinds.flatMap((kind): readonly KindReview[] => {
    const own = decisions.filter((each) => each.kind === kind)
    if (own.length === 0) return []
    return [
      {
        kind,
        decisions: own.length,
        sound: own.filter(({ verdict }) => verdict !== 'slip').length,
        good: own.filter(({ verdict }) => verdict === 'good').length,
        lost: own.reduce((sum, { lost }) => sum + lost, 0),
        chanceLost: own.reduce((sum, { chanceLost }) => sum + chanceLost, 0),
      },
    ]
  })
}

/**
 * Where the game turned: first what was lost by decisions, for that is in the player's hands; then what was found that
 * nothing else came near; then luck that was more than an error.
 */
function turnsOf(decisions: readonly ReviewedDecision<Action>[]): readonly ReviewedTurn[] {
  const slips = decisions
    .filter(({ verdict }) => verdict === 'slip')
    .map(
      ({ version, chanceLost, lost }): ReviewedTurn => ({ version, cause: 'slip', chance: -chanceLost, points: -lost }),
    )
  const strokes = decisions
    .filter(({ verdict }) => verdict === 'good')
    .map(({ version, lead, margin, scale, chances }): ReviewedTurn => {
      const chance = chances.done - chanceToWin(lead - margin, scale)
      return { version, cause: 'good', chance, points: margin }
    })
  const lucky = decisions.flatMap(({ version, luck }): readonly ReviewedTurn[] =>
    luck === null || Math.abs(luck.points) <= surely * luck.error || Math.abs(luck.chance) < leastChance
      ? []
      : [{ version, cause: 'luck', chance: luck.chance, points: luck.points }],
  )
  const chosen: ReviewedTurn[] = []
  for (const causes of [slips, strokes, lucky]) {
    for (const turn of causes.toSorted((one, other) => Math.abs(other.chance) - Math.abs(one.chance))) {
      const isNew = chosen.every(({ version }) => version !== turn.version)
      if (chosen.length < mostTurns && isNew) chosen.push(turn)
    }
  }
  return chosen.sort((one, other) => one.version - other.version)
}
