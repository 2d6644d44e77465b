import type { Seat } from '@athanor/kernel'
import type { Event } from '../base/event.ts'
import type { Action } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import { askIn, compare, goldFor, happened, isBad, lastRound, playerOf, standing } from './facts.ts'
import type { Judge } from './judge.ts'
import { potionOf, settledMix } from './settled.ts'
import { movedBy } from './zones.ts'

/** A-161..A-185: what the reader says, what the student takes, and what a drink does. */
export const judgeExperiments: Judge = (before, seat, action, events, after) => [
  ...judgeAnswer(before, action, events),
  ...judgeStudent(before, seat, action, events),
  ...judgeToken(before, seat, action, after),
  ...judgeDrink(before, seat, action, events, after),
]

/** everybody hears the potion. */
function judgeAnswer(before: State, action: Action, events: readonly Event[]): readonly string[] {
  if (action.kind !== 'test' && action.kind !== 'drink' && action.kind !== 'exhibit') return []
  const heard = happened(events, 'potionMade').map(({ potion }) => potion)
  return compare('the potion', [potionOf(before, action.pair)], heard)
}

/** A-168..A-172, AR-56, AR-81: 1 gold once a student has suffered; tests with the Cap are no concern of hers. */
function judgeStudent(before: State, seat: Seat, action: Action, events: readonly Event[]): readonly string[] {
  const { results, round } = before.table
  const ask = askIn(before)
  if (action.kind !== 'test') return []
  const suffered = results.some((result) => result.at === 'test' && result.round === round && isBad(result.potion))
  const fee = suffered && ask?.kind === 'act' ? -1 : 0
  return compare('the fee of the student', fee, goldFor(events, seat, 'student'))
}

/** a potion that is known for certain gets its token on the player board. */
function judgeToken(before: State, seat: Seat, action: Action, after: State): readonly string[] {
  const mix = settledMix(before, seat, action, after)
  if (mix === null || mix.at === 'sell') return []
  return compare('the token on the player board', true, playerOf(after, mix.seat).made.includes(mix.potion))
}

/** A-174..A-180, AR-82, AR-94: each bad potion works once a round, and only insanity does in the last. */
function judgeDrink(
  before: State,
  seat: Seat,
  action: Action,
  events: readonly Event[],
  after: State,
): readonly string[] {
  const mix = settledMix(before, seat, action, after)
  if (mix === null || (mix.at !== 'drink' && mix.at !== 'custodian')) return []
  const { potion } = mix
  const { round } = before.table
  const immune = mix.earlier.some(
    (result) =>
      (result.at === 'drink' || result.at === 'custodian') &&
      result.seat === mix.seat &&
      result.round === round &&
      result.potion === potion,
  )
  const works = (bad: typeof potion) => potion === bad && !immune
  const victims = (lasting: boolean) => (lasting && round < lastRound ? [mix.seat] : [])
  const seats = (kind: 'poisoned' | 'paralysed') => happened(events, kind).map((event) => event.seat)
  return [
    ...compare(
      'reputation after a drink',
      movedBy(before, mix.seat, works('insanity') ? -1 : 0),
      standing(before, events, mix.seat, 'insanity'),
    ),
    ...compare('who was poisoned', victims(works('poison')), seats('poisoned')),
    ...compare('who was paralysed', victims(works('paralysis')), seats('paralysed')),
  ]
}
