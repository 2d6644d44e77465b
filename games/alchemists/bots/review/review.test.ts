import { type Action, type AlchemistsShape, alchemists } from '@athanor/alchemists'
import type { LookedAt, ReviewedDecision } from '@athanor/bots'
import {
  act,
  type GameLog,
  type LogEntry,
  peopleOf,
  quickChance,
  type ReplayStep,
  replay,
  startMatch,
  toLog,
  undo,
} from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { scholarBot } from '../scholar/scholarBot.ts'
import { decisionsIn } from './decisions.ts'
import { aheadOf, lookAgain } from './looking.ts'
import { calibrationOf, scalesOf } from './measuring.ts'
import { reviewOf } from './reviewing.ts'
import { chanceToWin } from './winning.ts'

type Log = GameLog<unknown, unknown>

const thinking = { chance: quickChance('review'), effort: 1, outOfTime: () => false }

/** A game of scholars with its log; now and then somebody takes a move back and makes it again. */
function recorded(preset: string, secret: string, withUndo = false): Log {
  const seats = ['Anna', 'Boris'].map((name, seat) => ({
    name,
    colour: alchemists.colours[seat] ?? '',
    salt: String(seat).repeat(32),
    nameKey: String(seat + 2).repeat(32),
  }))
  const started = startMatch(alchemists, { options: alchemists.options.presets[preset] ?? {}, seats, secret })
  if (!started.ok) throw new TypeError(started.reason.id)
  let { match } = started
  const entries: LogEntry<Action>[] = []
  for (;;) {
    const answered = match.position.sealed.map(({ seat }) => seat)
    const next = alchemists.decisions(match.position.state).find(({ seat }) => !answered.includes(seat))
    if (next === undefined) return toLog(alchemists, match, entries, peopleOf(seats))
    const { seat } = next
    const view = alchemists.view(match.position.state, seat)
    const done = act(alchemists, match, seat, scholarBot.choose(view, thinking))
    if (!done.ok) throw new TypeError(done.reason.id)
    entries.push(done.entry)
    match = done.match
    const back = withUndo && entries.length % 5 === 0 ? undo(match, seat) : null
    if (back?.ok !== true) continue
    entries.push(back.entry)
    match = back.match
  }
}

const log = recorded('master', 'ab'.repeat(32))
const stepsOf = (of: Log): readonly ReplayStep<AlchemistsShape>[] => [...replay(alchemists, of)]

describe('the decisions of a game', () => {
  it('are those that the log holds, each with what its maker saw, wherever there was a choice', () => {
    const steps = stepsOf(log)
    const found = decisionsIn(steps, 0)
    expect(found.length).toBeGreaterThan(15)
    for (const { version, view, action, seat, round } of found) {
      const { entry } = steps[version] as ReplayStep<AlchemistsShape>
      expect(entry).toMatchObject({ seat: 0, action })
      expect(seat).toBe(0)
      expect(view.viewer).toBe(0)
      expect(view.table.round).toBe(round)
      expect(view).toEqual(alchemists.view((steps[version - 1] as ReplayStep<AlchemistsShape>).match.position.state, 0))
      expect(alchemists.legal(view).size).toBeGreaterThan(1)
    }
    const told = ['publishing', 'planning', 'order', 'selling', 'experiments', 'supplies']
    const ranks = found.map(({ kind }) => told.indexOf(kind))
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    expect(ranks[0]).toBe(0)
    expect(found.filter(({ kind }) => kind === 'planning').length).toBe(6)
  })

  it('leave out what was taken back', () => {
    const undone = recorded('master', 'cd'.repeat(32), true)
    expect(undone.entries.some((entry) => 'undo' in entry)).toBe(true)
    const steps = stepsOf(undone)
    const kept = [0, 1].flatMap((seat) => decisionsIn(steps, seat))
    // Every plan of a round was made once, however often it was taken back.
    for (const seat of [0, 1]) {
      const plans = kept.filter((each) => each.seat === seat && each.kind === 'planning')
      expect(plans.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6])
    }
  })
})

describe('a decision looked at again', () => {
  const [plan] = decisionsIn(stepsOf(log), 0).filter(({ kind }) => kind === 'planning')
  if (plan === undefined) throw new RangeError('nobody planned')

  it('gives the same figures for the same log, with what was done among the options', () => {
    const one = lookAgain(plan, 4)
    expect(lookAgain(structuredClone(plan), 4)).toEqual(one)
    expect(one?.worlds).toBe(4)
    expect(one?.options.map(({ action }) => JSON.stringify(action))).toContain(JSON.stringify(plan.action))
    const leads = one?.options.map(({ lead }) => lead) ?? []
    expect(leads).toEqual(leads.toSorted((a, b) => b - a))
  })

  it('finds that doing nothing all round is a slip', { timeout: 30_000 }, () => {
    const idle = { kind: 'declare', actions: { forage: 1 }, assistants: 0, associates: [] } as const
    const looked = lookAgain({ ...plan, action: idle }, 12)
    if (looked === null) throw new RangeError('there was nothing to weigh')
    expect(looked.margin).toBeLessThan(-2 * looked.error)
    const [decision] = reviewOf([looked], { lead: 0, isWhole: true }).decisions
    expect(decision).toMatchObject({ verdict: 'slip' })
    expect(decision?.chanceLost).toBeGreaterThan(0.01)
  })

  it('is measured in other worlds than those in which the best of the others was picked', () => {
    const action = plan.action
    const mine = { action, leads: [0, 0, 0, 0] }
    // Each of two is lucky in one half of the worlds: who picked and measured in the same ones would see 10 points.
    const others = [
      { action, leads: [10, 0, 10, 0] },
      { action, leads: [0, 10, 0, 10] },
    ]
    expect(aheadOf(mine, others).mean).toBe(0)
    expect(aheadOf(mine, [{ action, leads: [3, 3, 3, 3] }])).toEqual({ mean: -3, error: 0 })
  })
})

describe('what a review comes to', () => {
  const action: Action = { kind: 'decline' }
  const looked = (version: number, given: Partial<LookedAt<Action>>): LookedAt<Action> => ({
    version,
    round: 1,
    kind: 'planning',
    action,
    options: [],
    lead: 0,
    leadError: 0.5,
    margin: 0,
    error: 0.5,
    scale: 4,
    worlds: 24,
    ...given,
  })

  it('puts every point between the first decision and the end in one place: lost, or luck', () => {
    const all = [
      looked(9, { lead: -3, margin: -2, kind: 'publishing' }),
      looked(3, { lead: 1, margin: -4 }),
      looked(5, { lead: 2, margin: 3 }),
    ]
    const { decisions, lost, luck } = reviewOf(all, { lead: -7, isWhole: true })
    expect(decisions.map(({ version }) => version)).toEqual([3, 5, 9])
    expect(lost).toBe(6)
    // From the 5 that the first decision could have had to the 7 behind at the end.
    expect(luck).toBe(-7 - 5 + lost)
    expect(decisions.map((each) => each.luck?.points)).toEqual([1, -3, -4])
  })

  it('reproaches nothing within the error, and nothing where the game was decided', () => {
    const verdicts = (given: Partial<LookedAt<Action>>) =>
      reviewOf([looked(1, given)], { lead: 0, isWhole: true }).decisions[0]?.verdict
    expect(verdicts({ margin: -3, error: 1 })).toBe('slip')
    expect(verdicts({ margin: -3, error: 1.6 })).toBe('sound')
    expect(verdicts({ margin: -3, error: 1, lead: -60 })).toBe('sound')
    expect(verdicts({ margin: -3, error: 1, lead: 60 })).toBe('sound')
    expect(verdicts({ margin: 3, error: 1 })).toBe('good')
    expect(verdicts({ margin: 3, error: 1, lead: 60 })).toBe('sound')
  })

  it('counts what was sound and what was lost, kind by kind', () => {
    const { kinds } = reviewOf(
      [
        looked(1, { margin: -3, error: 0.5 }),
        looked(2, { margin: 2, error: 0.5 }),
        looked(3, { margin: -0.5, error: 0.5 }),
        looked(4, { kind: 'order' }),
      ],
      { lead: 0, isWhole: true },
    )
    expect(kinds).toEqual([
      expect.objectContaining({ kind: 'planning', decisions: 3, sound: 2, good: 1, lost: 3 }),
      expect.objectContaining({ kind: 'order', decisions: 1, sound: 1, good: 0, lost: 0 }),
    ])
  })

  it('names three turning points: what was lost first, then what was found, then luck', () => {
    const { turns } = reviewOf(
      [
        looked(1, { margin: 5 }),
        looked(2, { margin: -2, lead: 0 }),
        looked(3, { margin: -6, lead: 0 }),
        looked(4, { lead: -9 }),
      ],
      { lead: -9, isWhole: true },
    )
    expect(turns.map(({ version, cause }) => [version, cause])).toEqual([
      [1, 'good'],
      [2, 'slip'],
      [3, 'slip'],
    ])
    const [biggest] = turns.toSorted((one, other) => one.chance - other.chance)
    expect(biggest?.version).toBe(3)
    const alone = reviewOf([looked(1, { lead: 6 }), looked(2, { lead: -6 })], { lead: -6, isWhole: true })
    expect(alone.turns).toEqual([expect.objectContaining({ version: 1, cause: 'luck', points: -12 })])
  })

  it('knows no luck before everything has been looked at', () => {
    const { luck, decisions } = reviewOf([looked(1, {})], { lead: 3, isWhole: false })
    expect([luck, decisions[0]?.luck]).toEqual([null, null])
  })

  it('tells chances by lead and round: even at level, surer the later it is', () => {
    expect(chanceToWin(0, 5)).toBe(0.5)
    expect(chanceToWin(5, 2)).toBeGreaterThan(chanceToWin(5, 6))
    expect(chanceToWin(-4, 3) + chanceToWin(4, 3)).toBeCloseTo(1, 12)
  })
})

describe('the chances of winning', () => {
  const expectations = [2, 3, 4, 5, 6].flatMap((round) =>
    Array.from({ length: 200 }, (_, number) => {
      // Off by as much as a normal distribution would be: the quantiles of a logistic with the scale 7 - round.
      const quantile = (number + 0.5) / 200
      const missed = (7 - round) * Math.log(quantile / (1 - quantile))
      const expected = 4 * ((number % 5) - 2)
      return { round, expected, lead: expected + missed }
    }),
  )

  it('spread as far as what was expected misses what comes, round by round', () => {
    const scales = scalesOf(expectations)
    for (const [place, scale] of scales.slice(1).entries()) expect(scale).toBeCloseTo(5 - place, 0)
    // Before the first round nobody knows more than before the second.
    expect(scales[0]).toBeGreaterThan(scales[1] ?? 0)
  })

  it('come true as often as they say', () => {
    for (const { told, won, count } of calibrationOf(expectations, scalesOf(expectations))) {
      expect(count).toBeGreaterThan(50)
      expect(Math.abs(told - won)).toBeLessThan(0.06)
    }
  })
})

describe('a recorded game', () => {
  it('is reviewed whole: the sums of luck and skill lead from the beginning to the end', { timeout: 120_000 }, () => {
    const steps = stepsOf(log)
    const totals = log.outcome?.seats.toSorted((one, other) => one.seat - other.seat).map(({ total }) => total) ?? []
    const lead = (totals[0] ?? 0) - (totals[1] ?? 0)
    const looked = decisionsIn(steps, 0).flatMap((decision) => lookAgain(decision, 2) ?? [])
    const { decisions, lost, luck } = reviewOf(looked, { lead, isWhole: true })
    expect(decisions.length).toBeGreaterThan(12)
    const [first] = decisions as readonly [ReviewedDecision<Action>]
    expect(first.lead + first.lost - lost + (luck ?? 0)).toBeCloseTo(lead, 9)
  })
})
