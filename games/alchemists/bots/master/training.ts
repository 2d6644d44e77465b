import { alchemists, finalRound, type Options, type State } from '@athanor/alchemists'
import type { Training } from '@athanor/bots'
import { at, quickChance, readOptions, type Seat, searchStep } from '@athanor/kernel'
import { type Judgement, judgement } from '../scholar/judgement.ts'
import { judgedKnowledge } from '../scholar/rivals.ts'
import { contextOf, scholarMove } from '../scholar/scholarBot.ts'
import { candidatesOf } from './candidates.ts'
import { featureNames, featuresOf } from './features.ts'
import { fitted, noSums, type Sums, summed } from './regression.ts'
import { firstJudged, type LearntValues, valueName } from './value.ts'

/** The tables at which is learnt: by the name of their value. */
const tables: readonly { readonly name: string; readonly players: number; readonly preset: string }[] = [
  2, 3, 4,
].flatMap((players) => [
  { name: valueName(players, false), players, preset: 'master' },
  { name: valueName(players, true), players, preset: 'kingsGolem' },
])

/** How often a plan is drawn among the best instead of the best one taken, so that worse positions are met, too. */
const wandering = { percent: 30, plans: 8 }

/** All that has been learnt so far: for each table the sums of each round. Plain data, to be kept and gone on with. */
export type Course = Readonly<Record<string, readonly Sums[]>>

const rounds = Array.from({ length: finalRound + 1 - firstJudged }, (_, number) => firstJudged + number)

/** What positions are worth, learnt from games of scholars against themselves. */
export const training: Training = {
  tables: tables.map(({ name }) => name),
  begin: () => Object.fromEntries(tables.map(({ name }) => [name, rounds.map(() => noSums(featureNames.length))])),
  learn(course, table, seed) {
    const before = course as Course
    const sums = (before[table] ?? []).slice()
    for (const { round, features, lead } of samplesOf(table, seed)) {
      sums[round - firstJudged] = summed(at(sums, round - firstJudged), features, lead)
    }
    return { ...before, [table]: sums }
  },
  result(course) {
    const values: LearntValues = Object.fromEntries(
      Object.entries(course as Course)
        .filter(([, sums]) => sums.every(({ count }) => count > 0))
        .map(([name, sums]) => [name, { rounds: sums.map(fitted) }]),
    )
    return values
  },
}

/** A position at the beginning of a round, as a seat saw it. */
export interface Sample {
  readonly round: number
  readonly features: Float64Array
  /** Points ahead of the best rival at the end of the game. */
  readonly lead: number
}

/** One game at a kind of table, named like its value. */
export function samplesOf(table: string, seed: string): readonly Sample[] {
  const { players, preset } = at(
    tables,
    tables.findIndex(({ name }) => name === table),
  )
  return played(players, optionsOf(preset), seed)
}

/** One game of scholars who wander now and then, as every seat saw the beginning of each round, and what came of it. */
function played(players: number, options: Options, seed: string): readonly Sample[] {
  const chance = quickChance(seed)
  const lots = quickChance(`${seed}/lots`)
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const places: { readonly round: number; readonly seat: Seat; readonly features: Float64Array }[] = []
  const move = (state: State, seat: Seat) => {
    const view = alchemists.view(state, seat)
    const ask = state.table.asks.find((each) => each.seat === seat)
    if (ask?.kind !== 'declare' || lots.below(100) >= wandering.percent) return scholarMove(view, judgement)
    const plans = candidatesOf(contextOf(view, judgement), wandering.plans)
    return at(plans, lots.below(plans.length)).action
  }
  let { state } = alchemists.setup(
    options,
    alchemists.colours.slice(0, players).map((colour) => ({ colour })),
    chance,
  )
  for (let { round } = state.table; ; ) {
    const next = searchStep(alchemists, state, (seat) => move(state, seat), chance)
    if (next === null) break
    state = next.state
    if (state.table.round === round) continue
    round = state.table.round
    for (const seat of seats) places.push({ round, seat, features: seenBy(state, seat, judgement) })
  }
  const totals = (alchemists.outcome(state)?.seats ?? []).toSorted((one, other) => one.seat - other.seat)
  return places.map(({ round, seat, features }) => {
    const rivals = totals.filter((each) => each.seat !== seat).map(({ total }) => total)
    return { round, features, lead: at(totals, seat).total - Math.max(...rivals) }
  })
}

function seenBy(state: State, seat: Seat, weighed: Judgement): Float64Array {
  const view = alchemists.view(state, seat)
  return featuresOf(view, judgedKnowledge(view, weighed), weighed)
}

function optionsOf(preset: string): Options {
  const read = readOptions(alchemists.options, alchemists.options.presets[preset] ?? {})
  if (!read.ok) throw new RangeError(read.reason.id)
  return read.options
}
