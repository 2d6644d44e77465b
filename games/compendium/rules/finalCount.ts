import { at, type Outcome, type Seat } from '@athanor/kernel'
import { type StateChange, scored } from './change.ts'
import { awardsFor, cubesPerPoint } from './components.ts'
import { type Cubes, kindOf, noCubes, plus, total } from './cubes.ts'
import type { Event } from './event.ts'
import type { SchoolTie } from './options.ts'
import { fameOf, type Player, type Score, type State } from './state.ts'

/** Hands, half points, return, counts, cards, awards, ranking (R-070..R-083, RR-42). */
export function finalCount(state: State): StateChange {
  const hands = state.players.map((player) => player.hand)
  const events: Event[] = [{ public: { kind: 'handsRevealed', hands } }]
  let players: readonly Player[] = state.players.map((player, seat) => {
    const cubes = total(player.hand)
    const points = Math.floor(cubes / cubesPerPoint)
    events.push({ public: { kind: 'halfPointsScored', seat, cubes, points } })
    return scored(player, seat, 'halfPoints', points, events)
  })
  let { reserve } = state
  if (state.options.schools) {
    reserve = hands.reduce(plus, state.reserve)
    players = players.map((player) => ({ ...player, hand: noCubes }))
    events.push({ public: { kind: 'reserveCounted', counts: reserve } })
    events.push({ public: { kind: 'schoolsRevealed', schools: state.schools, undealt: state.undealt } })
    const counts = state.schools.map((school) => reserve[kindOf(school)])
    const places = schoolPlaces(counts)
    const awards = schoolAwards(places, awardsFor(players.length), state.options.schoolTie)
    players = players.map((player, seat) => {
      const points = awards[seat] as number
      const ingredient = state.schools[seat] as State['schools'][number]
      events.push({ public: { kind: 'awardPaid', seat, ingredient, place: places[seat] as number, points } })
      return scored(player, seat, 'award', points, events)
    })
  }
  const counts: Cubes | null = state.options.schools ? reserve : null
  const ended: State = { ...state, players, reserve, finalCount: { hands, counts } }
  const best = Math.max(...players.map((player) => fameOf(player.score)))
  events.push({ public: { kind: 'gameEnded', winners: winnersOf(players), total: best } })
  return { state: ended, events }
}

/** place of each dealt school, the smallest pile first; equal piles share the better place (RR-27). */
export function schoolPlaces(counts: readonly number[]): readonly number[] {
  return counts.map((count) => 1 + counts.filter((other) => other < count).length)
}

/** R-076, RR-27, RR-47. */
export function schoolAwards(places: readonly number[], awards: readonly number[], tie: SchoolTie): readonly number[] {
  return places.map((place) => {
    if (tie === 'best') return at(awards, place - 1, 'award')
    const sharing = places.filter((other) => other === place).length
    const covered = awards.slice(place - 1, place - 1 + sharing)
    return Math.floor(covered.reduce((sum, award) => sum + award, 0) / sharing)
  })
}

/** RR-28, RR-43: by total, then by the award really paid (RR-44); equal in both share a place. */
function placeOf(players: readonly Player[], seat: Seat): number {
  const own = players[seat] as Player
  return 1 + players.filter((other) => ranksBefore(other, own)).length
}

function ranksBefore(a: Player, b: Player): boolean {
  const difference = fameOf(a.score) - fameOf(b.score)
  return difference > 0 || (difference === 0 && a.score.award > b.score.award)
}

function winnersOf(players: readonly Player[]): readonly Seat[] {
  return [...players.keys()].filter((seat) => placeOf(players, seat) === 1)
}

/** RR-46: the lines of the score sheet. */
export const scoreSources = ['creations', 'copies', 'halfPoints', 'award'] as const satisfies readonly (keyof Score)[]
export type ScoreSource = (typeof scoreSources)[number]

export function outcome(state: State): Outcome<ScoreSource> | null {
  if (state.finalCount === null) return null
  return {
    seats: state.players.map(({ score }, seat) => ({
      seat,
      place: placeOf(state.players, seat),
      total: fameOf(score),
      breakdown: scoreSources.map((source) => ({ source, points: score[source] })),
    })),
  }
}
