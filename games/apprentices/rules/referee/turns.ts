import { at, type Seat } from '@athanor/kernel'
import type { Help, Offer, State } from '../state.ts'
import {
  compare,
  happened,
  isGemstoneOf,
  isLastOfRound,
  type Judge,
  liveRavensOf,
  squareAt,
  type Transition,
  totalOf,
} from './facts.ts'

/** Where the game stands between actions. */
interface Course {
  readonly phase: State['phase']
  readonly round: number
  readonly starter: Seat
  readonly active: Seat
  readonly cap: number
  readonly endTriggered: boolean
  readonly tieRound: boolean
}

/** D-023..D-032, D-059..D-065, D-111..D-115, DR-20..DR-30, DR-58, DR-66..DR-68, DR-74, DR-89, DR-94: whose turn it is, and the end. */
export const judgeTurns: Judge = (transition) => {
  const { before, after, action, events } = transition
  const due = courseDue(transition)
  const hasTurnBegun = action.kind === 'endTurn' || (action.kind === 'chooseDie' && due.round === 1)
  const isNew = hasTurnBegun && due.phase !== 'over'
  return [
    ...compare('the course of the game', Object.values(due), Object.values(courseOf(after))),
    ...compare('the extra raven', markerDue(transition, isNew), after.marker),
    ...compare(
      'turns that began',
      isNew ? [due.active] : [],
      happened(events, 'turnBegan').map(({ seat }) => seat),
    ),
    ...compare(
      'rounds that began',
      due.round > before.round ? [[due.round, due.starter]] : [],
      happened(events, 'roundBegan').map(({ round, starter }) => [round, starter]),
    ),
    ...compare(
      'the end',
      due.endTriggered && !before.endTriggered ? [[before.round, ...causeDue(transition)]] : [],
      happened(events, 'endTriggered').map((end) => [end.round, end.cause, end.cause === 'points' ? end.seat : null]),
    ),
    ...compare(
      'squares that opened',
      due.cap > before.cap ? [due.cap] : [],
      happened(events, 'squaresOpened').map(({ cap }) => cap),
    ),
    ...compare(
      'a tie round',
      due.tieRound && !before.tieRound ? [leadersOf(after)] : [],
      happened(events, 'tieRoundBegan').map(({ seats }) => seats),
    ),
    ...compare(
      'the winners',
      due.phase === 'over' ? [[leadersOf(after), totalOf(after, at(leadersOf(after), 0, 'leader'))]] : [],
      happened(events, 'gameEnded').map(({ winners, total }) => [winners, total]),
    ),
  ]
}

function courseOf({ phase, round, starter, active, cap, endTriggered, tieRound }: Course): Course {
  return { phase, round, starter, active, cap, endTriggered, tieRound }
}

function courseDue({ before, after, action }: Transition): Course {
  const count = before.players.length
  const next = (before.active + 1) % count
  // D-031, DR-66: it stays, whatever is lost later.
  const reached = after.players.some((_, seat) => totalOf(after, seat) >= 42)
  const now = { ...courseOf(before), endTriggered: before.endTriggered || reached }
  switch (action.kind) {
    // DR-62: from the starting player on.
    case 'chooseDie':
      return next === before.starter ? { ...now, phase: 'turn', round: 1, active: next } : { ...now, active: next }
    case 'keepRavens':
    case 'rerollRavens':
      return { ...now, phase: 'turn' }
    case 'endTurn':
      return isLastOfRound(before) ? roundEnd(before, after, now) : begun(after, { ...now, active: next })
    default:
      return now
  }
}

/** DR-21: three own raven dice when the turn begins; the marker does not count (DR-27). */
function begun(after: State, course: Course): Course {
  const dice = after.dice.filter(({ owner, face, state }) => {
    return owner === course.active && face === 'raven' && state === 'ready'
  })
  return { ...course, phase: course.round > 1 && dice.length >= 3 ? 'threeRavens' : 'turn' }
}

/** 15.4, the table of DR-94 row by row. */
function roundEnd(before: State, after: State, now: Course): Course {
  const ending = now.endTriggered || before.round >= 100
  const over = (): Course => ({ ...now, endTriggered: true, phase: 'over' })
  // Row 1: after the extra round it is over, whatever else holds.
  if (now.tieRound) return over()
  const isFull = hasNoSquareLeft(before)
  const cap = isFull && before.cap < 6 ? before.cap + 1 : before.cap
  const round = { round: before.round + 1, starter: (before.starter + 1) % before.players.length }
  const course = { ...now, ...round, active: round.starter, cap }
  // Rows 2 and 3.
  if (!ending && !(isFull && before.cap === 6)) return begun(after, course)
  // Rows 4, 6 and 8, then 5, 7 and 9.
  if (leadersOf(before).length === 1) return over()
  return begun(after, { ...course, endTriggered: true, tieRound: true })
}

/** DR-58. */
function hasNoSquareLeft(state: State): boolean {
  return [1, 2, 3, 4, 5, 6].every((table) =>
    state.players.every((_, seat) => squareAt(state, seat, table) === state.cap),
  )
}

/** D-031, DR-58, DR-89: why the end has come just now, and through whom. */
function causeDue({ before, after }: Transition): readonly [string, Seat | null] {
  const seat = after.players.findIndex((_, each) => totalOf(after, each) >= 42)
  if (seat >= 0) return ['points', seat]
  return [hasNoSquareLeft(before) && before.cap === 6 ? 'tracks' : 'limit', null]
}

/** D-032, DR-68, DR-88. */
function leadersOf(state: State): readonly Seat[] {
  const totals = state.players.map((_, seat) => totalOf(state, seat))
  return [...totals.keys()].filter((seat) => totals[seat] === Math.max(...totals))
}

/** D-121, DR-26, DR-28: it comes with the turn of whoever stands on the first table, and goes when it is dealt with. */
function markerDue({ before, after, action }: Transition, isNew: boolean): boolean {
  if (isNew) return after.round > 1 && after.sides[0] === 'apprentice' && squareAt(after, after.active, 1) > 0
  const isMet = 'raven' in action && action.raven === 'marker'
  return before.marker && !isMet
}

/** D-047, D-048, DR-79, DR-86, IN-3: requests, answers and offers. */
export const judgeHelp: Judge = (transition) => {
  const { before, after, seat, action } = transition
  const isOpen = action.kind !== 'endTurn' && after.phase === 'turn' && liveRavensOf(after).length > 0
  const due = helpDue(before, seat, action)
  const offers = due.offers.filter(({ helper, gemstone }) => isOpen && isGemstoneOf(after, helper, gemstone))
  const pairs = (all: readonly Offer[]) => all.map(({ helper, gemstone }) => [helper, gemstone])
  const wasOpen = before.phase === 'turn' && liveRavensOf(before).length > 0
  return [
    ...compare('offers', pairs(offers), pairs(after.help.offers)),
    ...compare('units withdrawn', action.kind === 'endTurn' ? [] : due.withdrawn, after.help.withdrawn),
    // A raven that appears later may be asked about anew.
    ...(isOpen
      ? compare('requests and answers', wasOpen ? [due.asked, due.answered] : [false, []], [
          after.help.asked,
          after.help.answered,
        ])
      : []),
  ]
}

function helpDue({ help }: State, seat: Seat, action: Transition['action']): Help {
  const { asked, answered, offers, withdrawn } = help
  const answer = asked && !answered.includes(seat) ? [...answered, seat] : answered
  switch (action.kind) {
    case 'askHelp':
      return { ...help, asked: true }
    case 'declineHelp':
      return { ...help, answered: answer }
    case 'offerHelp':
      return { ...help, answered: answer, offers: [...offers, { helper: seat, gemstone: action.gemstone }] }
    case 'withdrawHelp':
      return {
        ...help,
        offers: offers.filter(({ gemstone }) => gemstone !== action.gemstone),
        withdrawn: [...withdrawn, action.gemstone],
      }
    case 'acceptHelp':
      return { ...help, offers: offers.filter(({ gemstone }) => gemstone !== action.gemstone) }
    default:
      return help
  }
}
