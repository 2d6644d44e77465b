import { type Action, type AlchemistsShape, alchemists, type View } from '@athanor/alchemists'
import {
  type AskedPosition,
  difference,
  meanOf,
  type PastDecision,
  type PositionAnswer,
  type PositionFinder,
  type Tried,
} from '@athanor/bots'
import { act, at, type Match, present, quickChance, type ReplayStep, type Stream, startMatch } from '@athanor/kernel'
import { candidatesOf, nameOf } from '../master/candidates.ts'
import { learnt } from '../master/learnt.ts'
import { triedBy } from '../master/trying.ts'
import { valueAt } from '../master/value.ts'
import { type DecisionKind, decisionsIn } from '../review/decisions.ts'
import { chanceToWin, scaleAt } from '../review/winning.ts'
import { judgement } from '../scholar/judgement.ts'
import { contextOf, scholarMove } from '../scholar/scholarBot.ts'
import { reasonFor, told, why } from '../scholar/weighing.ts'

/** What is asked, in turn: plans and publications most often, for they are worth most. */
const turns: readonly DecisionKind[] = [
  'planning',
  'publishing',
  'order',
  'planning',
  'publishing',
  'experiments',
  'selling',
]
/** Tables, in turn. */
const tables = [
  { players: 2, preset: 'master' },
  { players: 3, preset: 'apprentice' },
  { players: 2, preset: 'master' },
  { players: 3, preset: 'master' },
  { players: 2, preset: 'apprentice' },
] as const
/** Nothing much has happened before, and hardly anything can be changed afterwards. */
const rounds = { from: 2, to: 5 } as const

/** How it is looked for: first a glance, then a long search of what is left. */
const glance = { worlds: 12, ideas: 8 } as const
const answersAtMost = 5

/** The best answer must be ahead of the next one by so many points, standard errors and chances of winning. */
const clear = { points: 0.6, errors: 3, chance: 0.015 } as const

/** How often somebody takes one of eight plans instead of the best: positions of people are no scholars' positions. */
const wandering = { percent: 35, plans: 8 } as const

export const positionFinder: PositionFinder = {
  worlds: 160,
  find(seed, deal, worlds) {
    const lots = quickChance(`${seed}/${deal}`)
    const { players, preset } = at(tables, deal % tables.length)
    const options = present(alchemists.options.presets[preset], preset)
    const secret = hexOf(lots)
    const steps = played(options, players, secret, lots)
    const wanted = at(turns, deal % turns.length)
    const places = Array.from({ length: players }, (_, seat) => decisionsIn(steps, seat))
      .flat()
      .filter(({ kind, round }) => kind === wanted && round >= rounds.from && round <= rounds.to)
    if (places.length === 0) return null
    const place = at(places, lots.below(places.length))
    const answers = answersTo(place, worlds)
    if (answers === null) return null
    const { version, seat, round, kind } = place
    const moves = steps
      .slice(1, version)
      .flatMap(({ entry }) => (entry !== null && 'action' in entry ? [{ seat: entry.seat, action: entry.action }] : []))
    const scale = scaleAt(place.view.table)
    return { deal, options, players, secret, moves, seat, round, kind, answers, scale, worlds } satisfies AskedPosition
  },
}

/** What can be answered, the best first; null where it is plain, or nothing is clearly best. */
function answersTo(place: PastDecision<AlchemistsShape>, worlds: number): readonly PositionAnswer<Action>[] | null {
  const { view } = place
  const own = candidatesOf(contextOf(view, judgement), glance.ideas)
  if (own.length < 3) return null
  const glanced = byLead(
    tried(
      view,
      own.map(({ action }) => action),
      glance.worlds,
    ),
  )
  const best = at(glanced, 0)
  // Answers that are as good as the best are not offered, so that one of them is right.
  const others = once(
    glanced.filter((each) => each === best || meanOf(best.leads) - meanOf(each.leads) >= clear.points),
  ).slice(1)
  // What the scholar would do without trying anything out is what comes to mind first: it must be wrong.
  const plain = others.find(({ action }) => action === at(own, 0).action)
  if (plain === undefined || others.length < 2) return null
  const wrong = [plain, ...others.filter((each) => each !== plain)].slice(0, answersAtMost - 1)
  const searched = byLead(
    tried(
      view,
      [best, ...wrong].map(({ action }) => action),
      worlds,
    ),
  )
  const [first, second] = searched as readonly [Tried<Action>, Tried<Action>]
  const usual = searched.find(({ action }) => action === plain.action) as Tried<Action>
  const gap = difference(first, second)
  const scale = scaleAt(view.table)
  const chance = chanceToWin(meanOf(first.leads), scale) - chanceToWin(meanOf(second.leads), scale)
  if (first === usual || gap.mean < clear.points || gap.mean < clear.errors * gap.error || chance < clear.chance) {
    return null
  }
  const ahead = difference(first, usual)
  return searched.map((each) => {
    const { mean, error } = each === first ? { mean: 0, error: 0 } : difference(first, each)
    const reason = reasonFor(own.find(({ action }) => action === each.action))
    const measured = why('tried', { worlds: each.leads.length, gain: told(ahead.mean), error: told(ahead.error) })
    return {
      action: each.action,
      lead: fine(meanOf(each.leads)),
      lost: fine(mean),
      error: fine(error),
      why: [...(reason === null ? [] : [reason]), ...(each === first ? [measured] : [])],
    }
  })
}

/** Plans that look alike but for the cards that go with them are one answer. */
function once(all: readonly Tried<Action>[]): readonly Tried<Action>[] {
  const faces = all.map(({ action }) => (action.kind === 'declare' ? JSON.stringify(action.actions) : nameOf(action)))
  return all.filter((_, place) => faces.indexOf(at(faces, place)) === place)
}

function tried(view: View, actions: readonly Action[], worlds: number): readonly Tried<Action>[] {
  const value = valueAt(learnt.values, view.table)
  return triedBy(view, actions, { worlds, isHalved: false, judgement, value, outOfTime: () => false })
}

function byLead(all: readonly Tried<Action>[]): readonly Tried<Action>[] {
  return all.toSorted((one, other) => meanOf(other.leads) - meanOf(one.leads))
}

/** Hundredths, as they are kept. */
function fine(points: number): number {
  const hundredths = Math.round(points * 100) / 100
  return Object.is(hundredths, -0) ? 0 : hundredths
}

function hexOf(lots: Stream): string {
  return Array.from({ length: 64 }, () => lots.below(16).toString(16)).join('')
}

/** A game of scholars who wander now and then, step by step. */
function played(
  options: object,
  players: number,
  secret: string,
  lots: Stream,
): readonly ReplayStep<AlchemistsShape>[] {
  const started = beginning(options, players, secret)
  const steps: ReplayStep<AlchemistsShape>[] = [{ entry: null, match: started, events: [] }]
  for (let match = started; ; ) {
    const { position } = match
    const answered = position.sealed.map(({ seat }) => seat)
    const next = alchemists.decisions(position.state).find(({ seat }) => !answered.includes(seat))
    if (next === undefined) return steps
    const view = alchemists.view(position.state, next.seat)
    const done = act(alchemists, match, next.seat, moveIn(view, next.ask, lots))
    if (!done.ok) throw new TypeError(done.reason.id)
    match = done.match
    steps.push({ entry: done.entry, match, events: done.events })
  }
}

function moveIn(view: View, ask: string, lots: Stream): Action {
  if (ask !== 'declare' || lots.below(100) >= wandering.percent) return scholarMove(view, judgement)
  const plans = candidatesOf(contextOf(view, judgement), wandering.plans)
  return at(plans, lots.below(plans.length)).action
}

/** The table of a position before anybody has moved: names are for whoever shows it. */
function beginning(options: unknown, players: number, secret: string): Match<AlchemistsShape> {
  const seats = alchemists.colours.slice(0, players).map((colour, seat) => ({
    name: String(seat + 1),
    colour,
    salt: String(seat).repeat(32),
    nameKey: String(seat).repeat(32),
  }))
  const started = startMatch(alchemists, { options, seats, secret })
  if (!started.ok) throw new TypeError(started.reason.id)
  return started.match
}
