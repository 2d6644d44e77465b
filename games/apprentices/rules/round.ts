import { at, type Chance, listed, type Seat } from '@athanor/kernel'
import type { ActionRule } from './actionRule.ts'
import type { Event, Throw } from './event.ts'
import { noHelp } from './help.ts'
import { mayRerollRavens, thrown } from './ravens.ts'
import { roundEnd, roundFacts } from './roundEnd.ts'
import { leaders, pointsAt, triggered } from './score.ts'
import type { State } from './state.ts'
import { meetsExtraRaven } from './tracks.ts'
import { isFirstRound, isYetToAct, turnOrder } from './turnOrder.ts'

/** D-024, D-029, DR-70: every die goes back to its owner and is thrown. */
export function roundBegun(state: State, chance: Chance, events: Event[]): State {
  const round = state.round + 1
  events.push({ public: { kind: 'roundBegan', round, starter: state.starter } })
  const dice = state.dice.slice()
  for (const seat of turnOrder(state)) {
    const throws: Throw[] = []
    for (let die = 0; die < dice.length; die++) {
      const { colour, owner } = at(dice, die, 'die')
      if (owner !== seat) continue
      const face = thrown(colour, chance)
      dice[die] = { colour, owner, holder: owner, face, state: 'ready' }
      throws.push({ die, face })
    }
    events.push({ public: { kind: 'diceRolled', seat, throws } })
  }
  return turnBegun({ ...state, round, dice, made: [], blocked: [], used: [] }, state.starter, events)
}

/** DR-30: the extra raven, then the choice of three ravens, then free play. */
function turnBegun(state: State, seat: Seat, events: Event[]): State {
  events.push({ public: { kind: 'turnBegan', seat } })
  // DR-28: never in round 1.
  const marker = !isFirstRound(state) && meetsExtraRaven(state, seat)
  if (marker) events.push({ public: { kind: 'extraRavenCame', seat } })
  const begun: State = { ...state, active: seat, marker, help: noHelp, phase: 'turn' }
  return mayRerollRavens(begun) ? { ...begun, phase: 'threeRavens' } : begun
}

/** D-025: the next player's turn, or the end of the round after the last one. */
export const endTurn: ActionRule<'endTurn'> = {
  moment: 'work',
  ways(_, groups) {
    groups.push(listed('endTurn', [{ kind: 'endTurn' }]))
  },
  check: () => null,
  apply(state, seat, _, chance, events) {
    events.push({ public: { kind: 'turnEnded', seat } })
    const next = (seat + 1) % state.players.length
    return isYetToAct(state, next) ? turnBegun(state, next, events) : roundEnded(state, chance, events)
  },
}

/** D-111..D-114: carries out what the end of this round means. */
function roundEnded(state: State, chance: Chance, events: Event[]): State {
  const { triggers, opens, next } = roundEnd(roundFacts(state))
  const first = leaders(state)
  let after = triggers === null ? state : triggered(state, { cause: triggers }, events)
  switch (next) {
    case 'over':
      return ended(after, first, events)
    case 'extraRound':
      events.push({ public: { kind: 'tieRoundBegan', seats: first } })
      after = { ...after, tieRound: true }
      break
    case 'nextRound':
      break
  }
  if (opens) {
    after = { ...after, cap: after.cap + 1 }
    events.push({ public: { kind: 'squaresOpened', cap: after.cap } })
  }
  return nextRound(after, chance, events)
}

/** D-030. */
function nextRound(state: State, chance: Chance, events: Event[]): State {
  return roundBegun({ ...state, starter: (state.starter + 1) % state.players.length }, chance, events)
}

function ended(state: State, winners: readonly Seat[], events: Event[]): State {
  events.push({ public: { kind: 'gameEnded', winners, total: pointsAt(state, at(winners, 0, 'winner')) } })
  return { ...state, phase: 'over', help: noHelp }
}
