import { type Action, alchemists, finalRound, type State, type View, worldsOf } from '@athanor/alchemists'
import { at, present, quickChance, type Seat, searchStep } from '@athanor/kernel'
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

/** Something that could be done, and what came of it in each of some worlds, the same for all. */
export interface Tried {
  readonly action: Action
  /** Points ahead of the best rival at the end, world by world. */
  readonly leads: readonly number[]
}

/**
 * Tries all in common worlds, drawn from what the viewer may believe; everybody plays on as a scholar would with his own
 * view. Which worlds are drawn follows from the view, so the same view gives the same answer.
 */
export function triedOut(view: View, actions: readonly Action[], trying: Trying): readonly Tried[] {
  const { worlds, isHalved, outOfTime, onProgress } = trying
  const draw = worldsOf(view, evidenceOfRivals(view, trying.judgement))
  const name = nameOfPlace(view)
  const all = actions.map((action) => ({ action, leads: [] as number[] }))
  const trials = worlds * all.length
  const rounds = isHalved ? halvings(all.length) : 1
  let field = all
  let [world, done] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const share = Math.max(1, Math.floor((trials - done) / (rounds - round) / field.length))
    for (const end = world + share; world < end; world++) {
      if (outOfTime()) return all
      const seed = `${name}/${world}`
      const state = draw(quickChance(seed))
      for (const { action, leads } of field) leads.push(leadAfter(view, state, action, seed, trying))
      done += field.length
      onProgress?.(Math.min(1, done / trials))
    }
    if (field.length > 2) field = bestHalf(field)
  }
  return all
}

function bestHalf<Each extends Tried>(field: readonly Each[]): Each[] {
  return field.toSorted((one, other) => meanOf(other.leads) - meanOf(one.leads)).slice(0, Math.ceil(field.length / 2))
}

/** What tells one decision of a seat from the next, out of what the seat sees. */
function nameOfPlace({ table, own, viewer }: View): string {
  const { round, phase, results, theories, agenda, players } = table
  return JSON.stringify([viewer, round, phase, results.length, theories, agenda.length, players, own?.hand])
}

/** How many times something is tried when it is halved until two are left. */
function halvings(count: number): number {
  let rounds = 1
  for (let left = count; left > 2; left = Math.ceil(left / 2)) rounds++
  return rounds
}

export function meanOf(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? Number.NEGATIVE_INFINITY : sum / values.length
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

/** What one action brings beyond another in the worlds in which both were tried, and the standard error of that. */
export function difference(one: Tried, other: Tried): { readonly mean: number; readonly error: number } {
  const count = Math.min(one.leads.length, other.leads.length)
  if (count < 2) return { mean: 0, error: Number.POSITIVE_INFINITY }
  let [sum, squares] = [0, 0]
  for (let world = 0; world < count; world++) {
    const gain = at(one.leads, world) - at(other.leads, world)
    sum += gain
    squares += gain * gain
  }
  const mean = sum / count
  const variance = Math.max(0, squares / count - mean * mean) / (count - 1)
  return { mean, error: Math.sqrt(variance) }
}
