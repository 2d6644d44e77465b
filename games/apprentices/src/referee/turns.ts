import type { Seat } from '@athanor/kernel'
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

/** D-023..D-032, D-059..D-065, D-111..D-115, DR-20..DR-30, DR-58, DR-66..DR-68, DR-74, DR-89: whose turn it is, and the end. */
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
      due.endTriggered && !before.endTriggered ? [before.round] : [],
      happened(events, 'endTriggered').map(({ round }) => round),
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
      due.phase === 'over' ? [[leadersOf(after), totalOf(after, leadersOf(after)[0] ?? 0)]] : [],
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

/** 15.4, in its order. */
function roundEnd(before: State, after: State, now: Course): Course {
  const isDry = before.players.every((_, seat) =>
    [1, 2, 3, 4, 5, 6].every((table) => squareAt(before, seat, table) === before.cap),
  )
  const endTriggered = now.endTriggered || (isDry && before.cap === 6) || before.round >= 100
  if (endTriggered && (now.tieRound || leadersOf(before).length === 1)) return { ...now, endTriggered, phase: 'over' }
  const starter = (before.starter + 1) % before.players.length
  return begun(after, {
    ...now,
    endTriggered,
    tieRound: endTriggered,
    cap: !endTriggered && isDry ? before.cap + 1 : before.cap,
    round: before.round + 1,
    starter,
    active: starter,
  })
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
