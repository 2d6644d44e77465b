import {
  type Assignment,
  type Ingredient,
  ingredientIndex,
  ingredients,
  isColour,
  isCorrect,
  isProperlyHedged,
  type Theory as TheoryOf,
} from '@athanor/alchemy'
import { at as itemAt, type Outcome, type Seat } from '@athanor/kernel'
import type { EndPoints, ScoreSource, Seal } from '../engine/contributions.ts'
import { kindsIn } from '../engine/counts.ts'
import { emit, type MutableState, ownOf, seatedIn } from '../engine/mutableState.ts'
import type { RoundStep, Rules, Scorer, Seated } from '../engine/rules.ts'
import { type End, playerAt, type ScoreSheet, type Table } from '../engine/state.ts'
import type { ArtifactCard } from './artifacts/artifact.ts'
import { goldPerFavour, goldPerPoint } from './components/players.ts'
import { wrongTheoryLoss } from './components/seals.ts'

/** Where the points of the base game come from, in the order in which they are counted (A-364, AR-61). */
export const baseScoreSources = [
  'reputation',
  'magicMirror',
  'artifacts',
  'crystalCabinet',
  'featherInCap',
  'grants',
  'gold',
  'theories',
  'wisdomIdol',
] as const
export type BaseScoreSource = (typeof baseScoreSources)[number]

function cardsOwned({ rules, table, seat }: Seated): readonly ArtifactCard[] {
  return playerAt(table, seat).artifacts.map(rules.artifact)
}

/**
 * What an own card counts at the end, if there is one that counts it.
 * @public Modules use it.
 */
export function endPointsOf<Kind extends EndPoints['kind']>(
  at: Seated,
  kind: Kind,
): Extract<EndPoints, { readonly kind: Kind }> | undefined {
  const found = cardsOwned(at).find(({ endPoints }) => endPoints?.kind === kind)
  return found?.endPoints as Extract<EndPoints, { readonly kind: Kind }> | undefined
}

/** gold, favor cards and whatever else counts as gold at the end. */
function goldAtEnd(at: Seated): number {
  const { gold, favours } = playerAt(at.table, at.seat)
  return at.rules.worthInGold.reduce((sum, worth) => sum + worth(at), gold + goldPerFavour * favours)
}

const counted: Readonly<Partial<Record<BaseScoreSource, (at: Seated) => number>>> = {
  reputation: ({ table, seat }) => playerAt(table, seat).reputation,
  magicMirror: (at) => {
    const mirror = endPointsOf(at, 'perReputation')
    return mirror === undefined ? 0 : Math.floor(playerAt(at.table, at.seat).reputation / mirror.reputation)
  },
  artifacts: (at) => cardsOwned(at).reduce((sum, { points }) => sum + points, 0),
  crystalCabinet: (at) => (endPointsOf(at, 'perArtifact')?.points ?? 0) * playerAt(at.table, at.seat).artifacts.length,
  featherInCap: (at) => (endPointsOf(at, 'perKindSetAside') === undefined ? 0 : kindsIn(at.own.aside).length),
  grants: ({ rules, table, seat }) =>
    playerAt(table, seat).grants.reduce((sum, grant) => sum + itemAt(rules.grants, grant).points, 0),
  //
  gold: (at) => Math.floor(goldAtEnd(at) / goldPerPoint),
}

/** Theories and the Idol's points come with the Big Revelation. */
export const baseScorers: readonly Scorer[] = baseScoreSources.map((source) => {
  const points = counted[source]
  return points === undefined ? { source } : { source, points }
})

/**
 * Adds points to a seat's sheet.
 * @public Modules use it.
 */
export function score(state: MutableState, seat: Seat, source: ScoreSource, points: number): void {
  const sheet = itemAt(state.table.scores, seat)
  state.table.scores = state.table.scores.with(seat, { ...sheet, [source]: (sheet[source] ?? 0) + points })
}

function tell(state: MutableState, seat: Seat, source: ScoreSource): void {
  const points = itemAt(state.table.scores, seat)[source] ?? 0
  if (points !== 0) emit(state, { kind: 'scored', seat, source, points })
}

function countedSheet(at: Seated): ScoreSheet {
  const sheet: Partial<Record<ScoreSource, number>> = {}
  for (const { source, points } of at.rules.scorers) if (points !== undefined) sheet[source] = points(at)
  return sheet
}

/** A-363..A-369: everything that can be counted before the answers are known. */
const count: RoundStep = {
  id: 'count',
  run(state) {
    state.table.scores = state.table.players.map((_, seat) => countedSheet(seatedIn(state, seat)))
    for (const seat of state.own.keys()) {
      for (const { source, points } of state.rules.scorers) if (points !== undefined) tell(state, seat, source)
    }
  },
}

/** the Big Revelation. */
const showAnswers: RoundStep = {
  id: 'showAnswers',
  run(state) {
    const { answers, code } = state.hidden
    emit(state, { kind: 'answersShown', answers, code })
  },
}

/** A-371..A-377. */
const revealTheories: RoundStep = {
  id: 'revealTheories',
  run(state) {
    for (const ingredient of ingredients) revealTheory(state, ingredient)
  },
}

function revealTheory(state: MutableState, ingredient: Ingredient): void {
  const theory = state.table.theories[ingredientIndex(ingredient)] ?? null
  if (theory === null) return
  const correct = isCorrect({ ingredient, alchemical: theory.alchemical }, state.hidden.answers)
  const seals = theory.seals.map((seat) => {
    const seal = ownOf(state, seat).placed[ingredient] as Seal
    const claim = { ingredient, alchemical: theory.alchemical }
    return { seat, seal, points: pointsOfSeal(state.rules, state.hidden.answers, claim, seal) }
  })
  for (const { seat, points } of seals) scoreSeal(state, seat, 'theories', points, correct)
  emit(state, { kind: 'sealsRevealed', ingredient, correct, seals })
}

/**
 * A seal on something published; A-404, AR-47: one point more for the owner of the Idol, if it was right.
 * @public Modules use it.
 */
export function scoreSeal(
  state: MutableState,
  seat: Seat,
  source: ScoreSource,
  points: number,
  correct: boolean,
): void {
  score(state, seat, source, points)
  const idol = endPointsOf(seatedIn(state, seat), 'perSealOnCorrectTheory')
  if (correct && idol !== undefined) score(state, seat, 'wisdomIdol', 1)
}

/** A-372..A-375, AR-62: what a seal on a theory brings; a hedge helps only when its colour is the one thing wrong. */
export function pointsOfSeal(rules: Rules, answers: Assignment, claim: TheoryOf, seal: Seal): number {
  const { points, hedge } = rules.seal(seal)
  if (isCorrect(claim, answers)) return points
  const hedged = isColour(hedge) && isProperlyHedged(claim, hedge, answers)
  return hedged ? 0 : -wrongTheoryLoss
}

/** What the revelation brought. */
const countRevealed: RoundStep = {
  id: 'countRevealed',
  run(state) {
    for (const seat of state.own.keys()) {
      for (const { source, points } of state.rules.scorers) if (points === undefined) tell(state, seat, source)
    }
  },
}

const endGame: RoundStep = {
  id: 'endGame',
  run(state) {
    const { table, hidden } = state
    const end: End = {
      answers: hidden.answers,
      code: hidden.code,
      placed: state.own.map(({ placed }) => placed),
      scores: table.scores,
      leftover: table.players.map((_, seat) => goldAtEnd(seatedIn(state, seat)) % goldPerPoint),
    }
    table.scores = []
    table.end = end
    table.phase = 'over'
    const places = placesOf(end)
    const winners = [...places.keys()].filter((seat) => places[seat] === 1)
    emit(state, { kind: 'gameEnded', winners, total: totalOf(itemAt(end.scores, itemAt(winners, 0, 'winner'))) })
  },
}

/** A-363..A-378: reputation, artifacts, grants and gold, then the Big Revelation. */
export const scoringSteps: readonly RoundStep[] = [count, showAnswers, revealTheories, countRevealed, endGame]

export function totalOf(sheet: ScoreSheet): number {
  return Object.values(sheet).reduce((sum, points) => sum + points, 0)
}

/** most points, then leftover gold; whoever is equal in both shares the place. */
function placesOf({ scores, leftover }: End): readonly number[] {
  const rank = scores.map((sheet, seat) => totalOf(sheet) * goldPerPoint + itemAt(leftover, seat))
  return rank.map((own) => 1 + rank.filter((other) => other > own).length)
}

export function outcome(rules: Rules, { end }: Table): Outcome<ScoreSource> | null {
  if (end === null) return null
  const places = placesOf(end)
  return {
    seats: end.scores.map((sheet, seat) => ({
      seat,
      place: itemAt(places, seat, 'seat'),
      total: totalOf(sheet),
      breakdown: rules.scorers.map(({ source }) => ({ source, points: sheet[source] ?? 0 })),
    })),
  }
}
