import type { Outcome, Seat } from '@athanor/kernel'
import { topOfStairs } from './components.ts'
import type { Event } from './event.ts'
import { type Player, pointsOf, type Score, type State } from './state.ts'

export const scoreSources = ['research', 'ravens', 'abilities', 'losses', 'dice'] as const
export type ScoreSource = (typeof scoreSources)[number]

export function pointsAt(state: State, seat: Seat): number {
  return pointsOf((state.players[seat] as Player).score)
}

/** DR-76: booked at once; the end is triggered at the moment somebody has enough (D-031, DR-66). */
export function scored(state: State, seat: Seat, source: ScoreSource, points: number, events: Event[]): State {
  if (points === 0) return state
  const players = state.players.slice()
  const player = players[seat] as Player
  const score: Score = { ...player.score, [source]: player.score[source] + points }
  players[seat] = { ...player, score }
  const after = { ...state, players }
  return pointsOf(score) >= topOfStairs ? triggered(after, events) : after
}

export function triggered(state: State, events: Event[]): State {
  if (state.endTriggered) return state
  events.push({ public: { kind: 'endTriggered', round: state.round } })
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
      const total = totals[seat] as number
      return {
        seat,
        place: 1 + totals.filter((other) => other > total).length,
        total,
        breakdown: scoreSources.map((source) => ({ source, points: score[source] })),
      }
    }),
  }
}
