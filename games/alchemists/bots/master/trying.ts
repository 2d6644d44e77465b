import { type Action, alchemists, finalRound, type State, type View, worldsOf } from '@athanor/alchemists'
import { type Tried, triedOut } from '@athanor/bots'
import { present, quickChance, type Seat, searchStep } from '@athanor/kernel'
import type { Judgement } from '../scholar/judgement.ts'
import { evidenceOfRivals, judgedKnowledge } from '../scholar/rivals.ts'
import { scholarMove } from '../scholar/scholarBot.ts'
import { featuresOf } from './features.ts'
import { type LearntValue, leadFrom } from './value.ts'

/** How candidates are tried. */
export interface Trying {
  /** In how many worlds each is tried, or would be if none were dropped. */
  readonly worlds: number
  /** The worse half is dropped again and again, and what is left is tried more often (sequential halving). */
  readonly isHalved: boolean
  readonly judgement: Judgement
  readonly value: LearntValue
  /** Asked before every world; who hears yes makes do with what was tried. */
  outOfTime(): boolean
  /** Told after every world how much is done, 0 to 1. */
  onProgress?(share: number): void
}

/** From this round on games are played to their end; before it to the end of the round, and judged there. */
const toTheEndFrom = 5

/** Tries all in common worlds; everybody plays on as a scholar would with his own view. The same view, the same answer. */
export function triedBy(view: View, actions: readonly Action[], trying: Trying): readonly Tried<Action>[] {
  const { worlds, isHalved, outOfTime, onProgress } = trying
  const draw = worldsOf(view, evidenceOfRivals(view, trying.judgement))
  const name = nameOfPlace(view)
  return triedOut(actions, {
    trials: worlds * actions.length,
    isHalved,
    outOfTime,
    ...(onProgress && { onProgress: (share) => onProgress(share) }),
    world(number) {
      const seed = `${name}/${number}`
      return { seed, state: draw(quickChance(seed)) }
    },
    play: ({ seed, state }, action) => leadAfter(view, state, action, seed, trying),
  })
}

/** What tells one decision of a seat from the next, out of what the seat sees. */
function nameOfPlace({ table, own, viewer }: View): string {
  const { round, phase, results, theories, agenda, players } = table
  return JSON.stringify([viewer, round, phase, results.length, theories, agenda.length, players, own?.hand])
}

/** One world played on after an action, to the end of the round or of the game. */
function leadAfter(view: View, start: State, action: Action, seed: string, trying: Trying): number {
  const viewer = view.viewer as Seat
  const { judgement, value } = trying
  const chance = quickChance(`${seed}/chance`)
  const { round } = start.table
  const lastRound = round >= toTheEndFrom ? finalRound : round
  let state = start
  let given: Action | null = action
  const choose = (seat: Seat): Action => {
    if (seat === viewer && given !== null) {
      const mine = given
      given = null
      return mine
    }
    return scholarMove(alchemists.view(state, seat), judgement)
  }
  for (;;) {
    const next = searchStep(alchemists, state, choose, chance)
    if (next === null) return leadAtTheEnd(state, viewer)
    state = next.state
    const { table } = state
    if (table.round > lastRound) {
      const seen = alchemists.view(state, viewer)
      return leadFrom(value, table.round, featuresOf(seen, judgedKnowledge(seen, judgement), judgement))
    }
  }
}

function leadAtTheEnd(state: State, viewer: Seat): number {
  const { seats } = present(alchemists.outcome(state), 'outcome')
  const own = present(
    seats.find(({ seat }) => seat === viewer),
    'own seat',
  ).total
  return own - Math.max(...seats.filter(({ seat }) => seat !== viewer).map(({ total }) => total))
}
