import type { Chance, Seat } from '@athanor/kernel'
import { lastRound, squaresPerTrack } from './components.ts'
import type { Event, Throw } from './event.ts'
import { thrown } from './ravens.ts'
import { leaders, pointsAt, triggered } from './score.ts'
import { type Die, hasExtraRaven, isDry, isYetToAct, mayRerollRavens, noHelp, type State, turnOrder } from './state.ts'

/** D-024, D-029, DR-70: every die goes back to its owner and is thrown. */
export function roundBegun(state: State, chance: Chance, events: Event[]): State {
  const round = state.round + 1
  events.push({ public: { kind: 'roundBegan', round, starter: state.starter } })
  const dice = state.dice.slice()
  for (const seat of turnOrder(state)) {
    const throws: Throw[] = []
    for (let die = 0; die < dice.length; die++) {
      const { colour, owner } = dice[die] as Die
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
  const marker = state.round > 1 && hasExtraRaven(state, seat)
  if (marker) events.push({ public: { kind: 'extraRavenCame', seat } })
  const begun: State = { ...state, active: seat, marker, help: noHelp, phase: 'turn' }
  return mayRerollRavens(begun) ? { ...begun, phase: 'threeRavens' } : begun
}

export function turnEnded(state: State, chance: Chance, events: Event[]): State {
  events.push({ public: { kind: 'turnEnded', seat: state.active } })
  const next = (state.active + 1) % state.players.length
  return isYetToAct(state, next) ? turnBegun(state, next, events) : roundEnded(state, chance, events)
}

/** D-111..D-114, DR-58, DR-67, DR-68, DR-89. */
function roundEnded(state: State, chance: Chance, events: Event[]): State {
  const dry = isDry(state)
  const stuck = (dry && state.cap === squaresPerTrack) || state.round >= lastRound
  const judged = stuck ? triggered(state, events) : state
  if (judged.endTriggered) {
    const first = leaders(judged)
    if (first.length === 1 || judged.tieRound) return ended(judged, first, events)
    events.push({ public: { kind: 'tieRoundBegan', seats: first } })
    return nextRound({ ...judged, tieRound: true }, chance, events)
  }
  if (!dry) return nextRound(judged, chance, events)
  events.push({ public: { kind: 'squaresOpened', cap: judged.cap + 1 } })
  return nextRound({ ...judged, cap: judged.cap + 1 }, chance, events)
}

/** D-030. */
function nextRound(state: State, chance: Chance, events: Event[]): State {
  return roundBegun({ ...state, starter: (state.starter + 1) % state.players.length }, chance, events)
}

function ended(state: State, winners: readonly Seat[], events: Event[]): State {
  events.push({ public: { kind: 'gameEnded', winners, total: pointsAt(state, winners[0] ?? 0) } })
  return { ...state, phase: 'over', help: noHelp }
}
