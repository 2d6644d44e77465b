import { type Ingredient, ingredientIndex, ingredients, isCorrect, isProperlyHedged } from '@athanor/alchemy'
import type { Outcome, Seat } from '@athanor/kernel'
import type { EndPoints } from './artifacts/artifact.ts'
import { artifactCard } from './artifacts/artifacts.ts'
import { grants } from './components/grants.ts'
import { goldPerFavour, goldPerPoint } from './components/players.ts'
import { type Seal, sealKinds, wrongTheoryLoss } from './components/seals.ts'
import { kindsIn } from './counts.ts'
import { type Draft, emit, ownOf, playerOf } from './draft.ts'
import type { End, Points, State, Theory } from './state.ts'

/** Where points come from, in the order in which they are counted (A-364, AR-61). */
export const scoreSources = [
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
export type ScoreSource = (typeof scoreSources)[number]

type Sheet = Record<ScoreSource, number>

/** A-363..A-378: reputation, artifacts, grants and gold, then the Big Revelation. */
export function finalScoring(draft: Draft): void {
  const { table } = draft
  const sheets = table.players.map((_, seat) => countedBefore(draft, seat))
  const before: readonly ScoreSource[] = scoreSources.slice(0, 7)
  for (const [seat, sheet] of sheets.entries()) emitScores(draft, seat, sheet, before)
  const { answers, code } = draft.hidden
  emit(draft, { kind: 'answersShown', answers, code })
  for (const ingredient of ingredients) revealTheory(draft, sheets, ingredient)
  for (const [seat, sheet] of sheets.entries()) emitScores(draft, seat, sheet, scoreSources.slice(7))
  const end: End = {
    answers,
    code,
    placed: draft.own.map(({ placed }) => placed),
    scores: sheets.map((sheet) => scoreSources.map((source) => ({ source, points: sheet[source] }))),
    leftover: table.players.map(({ gold, favours }) => (gold + goldPerFavour * favours) % goldPerPoint),
  }
  table.end = end
  table.phase = 'over'
  table.ask = { kind: 'over' }
  const places = placesOf(end)
  const winners = [...places.keys()].filter((seat) => places[seat] === 1)
  emit(draft, { kind: 'gameEnded', winners, total: totalOf(end.scores[winners[0] ?? 0] ?? []) })
}

function emitScores(draft: Draft, seat: Seat, sheet: Sheet, sources: readonly ScoreSource[]): void {
  for (const source of sources) {
    if (sheet[source] !== 0) emit(draft, { kind: 'scored', seat, source, points: sheet[source] })
  }
}

/** Everything before the Big Revelation. */
function countedBefore(draft: Draft, seat: Seat): Sheet {
  const { reputation, artifacts, grants: taken, gold, favours } = playerOf(draft, seat)
  const cards = artifacts.map(artifactCard)
  const variable = (kind: EndPoints['kind']) => cards.find(({ endPoints }) => endPoints?.kind === kind)?.endPoints
  const mirror = variable('perReputation')
  const cabinet = variable('perArtifact')
  const feather = variable('perKindSetAside')
  return {
    reputation,
    magicMirror: mirror?.kind === 'perReputation' ? Math.floor(reputation / mirror.reputation) : 0,
    artifacts: cards.reduce((sum, { points }) => sum + points, 0),
    crystalCabinet: cabinet?.kind === 'perArtifact' ? cabinet.points * artifacts.length : 0,
    featherInCap: feather === undefined ? 0 : kindsIn(ownOf(draft, seat).aside).length,
    grants: taken.reduce((sum, grant) => sum + (grants[grant]?.points ?? 0), 0),
    //
    gold: Math.floor((gold + goldPerFavour * favours) / goldPerPoint),
    theories: 0,
    wisdomIdol: 0,
  }
}

/** A-371..A-377. */
function revealTheory(draft: Draft, sheets: readonly Sheet[], ingredient: Ingredient): void {
  const theory = draft.table.theories[ingredientIndex(ingredient)] ?? null
  if (theory === null) return
  const correct = isCorrect({ ingredient, alchemical: theory.alchemical }, draft.hidden.answers)
  const shown = theory.seals.map((seat) => {
    const seal = ownOf(draft, seat).placed[ingredientIndex(ingredient)] as Seal
    return { seat, seal, points: sealPoints(draft, ingredient, theory, seal, correct) }
  })
  for (const { seat, points } of shown) {
    const sheet = sheets[seat] as Sheet
    sheet.theories += points
    if (correct && ownsIdol(draft, seat)) sheet.wisdomIdol++
  }
  emit(draft, { kind: 'sealsRevealed', ingredient, correct, seals: shown })
}

/** A-404, AR-47. */
function ownsIdol(draft: Draft, seat: Seat): boolean {
  return playerOf(draft, seat).artifacts.some(
    (artifact) => artifactCard(artifact).endPoints?.kind === 'perSealOnCorrectTheory',
  )
}

/** A-372..A-375, AR-62: a hedge helps only when its colour is the one thing that is wrong. */
function sealPoints(
  draft: Draft,
  ingredient: Ingredient,
  { alchemical }: Theory,
  seal: Seal,
  correct: boolean,
): number {
  const { points, hedge } = sealKinds[seal]
  if (correct) return points
  const hedged = hedge !== null && isProperlyHedged({ ingredient, alchemical }, hedge, draft.hidden.answers)
  return hedged ? 0 : -wrongTheoryLoss
}

function totalOf(points: readonly Points[]): number {
  return points.reduce((sum, part) => sum + part.points, 0)
}

/** most points, then leftover gold; whoever is equal in both shares the place. */
function placesOf({ scores, leftover }: End): readonly number[] {
  const rank = scores.map((points, seat) => totalOf(points) * goldPerPoint + (leftover[seat] ?? 0))
  return rank.map((own) => 1 + rank.filter((other) => other > own).length)
}

export function outcome({ table }: State): Outcome<ScoreSource> | null {
  const { end } = table
  if (end === null) return null
  const places = placesOf(end)
  return {
    seats: end.scores.map((breakdown, seat) => ({
      seat,
      place: places[seat] ?? 1,
      total: totalOf(breakdown),
      breakdown,
    })),
  }
}
