import { at, type Outcome, type Seat } from '@athanor/kernel'
import { topOfStairs } from './components.ts'
import type { EndCause, Event } from './event.ts'
import type { Score, State } from './state.ts'

export const scoreSources = ['research', 'ravens', 'abilities', 'losses', 'dice'] as const
export type ScoreSource = (typeof scoreSources)[number]

export function pointsOf({ research, ravens, abilities, losses, dice }: Score): number {
  return research + ravens + abilities + losses + dice
}

export function pointsAt(state: Pick<State, 'players'>, seat: Seat): number {
  return pointsOf(at(state.players, seat, 'player').score)
}

/** DR-69: the space of the score token, and how often it has climbed the stairs before. */
export function scoreToken(points: number): { readonly space: number; readonly lap: number } {
  if (points === 0) return { space: 0, lap: 0 }
  return { space: ((points - 1) % topOfStairs) + 1, lap: Math.floor((points - 1) / topOfStairs) }
}

/** DR-76: booked at once; the end is triggered at the moment somebody has enough (D-031, DR-66). */
export function scored(state: State, seat: Seat, source: ScoreSource, points: number, events: Event[]): State {
  if (points === 0) return state
  const players = state.players.slice()
  const player = at(players, seat, 'player')
  const score: Score = { ...player.score, [source]: player.score[source] + points }
  players[seat] = { ...player, score }
  const after = { ...state, players }
  return pointsOf(score) >= topOfStairs ? triggered(after, { cause: 'points', seat }, events) : after
}

/** Tells the end with its cause, once. */
export function triggered(state: State, cause: EndCause, events: Event[]): State {
  if (state.endTriggered) return state
  events.push({ public: { kind: 'endTriggered', round: state.round, ...cause } })
  return { ...state, endTriggered: true }
}

/** Everybody with the most points (D-032, D-113). */
export function leaders(state: State): readonly Seat[] {
  const totals = state.players.map(({ score }) => pointsOf(score))
  const most = Math.max(...totals)
  return totals.flatMap((total, seat) => (total === most ? [seat] : []))
}

/** DR-88: equal points share a place. */
export function outcome(state: State): Outcome<ScoreSource> | null {
  if (state.phase !== 'over') return null
  const totals = state.players.map(({ score }) => pointsOf(score))
  return {
    seats: state.players.map(({ score }, seat) => {
      const total = at(totals, seat, 'total')
      return {
        seat,
        place: 1 + totals.filter((other) => other > total).length,
        total,
        breakdown: scoreSources.map((source) => ({ source, points: score[source] })),
      }
    }),
  }
}
