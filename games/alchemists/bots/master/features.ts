import {
  countedSeals,
  countOf,
  finalRound,
  freeAlchemicals,
  freeIngredients,
  type Knowledge,
  projectOf,
  rulesAt,
  type Table,
  type View,
} from '@athanor/alchemists'
import { alchemicalIndex, type Ingredient, ingredients } from '@athanor/alchemy'
import { at, type Seat, steadyLog2 } from '@athanor/kernel'
import { artifactWorths } from '../purchases.ts'
import type { Judgement } from '../scholar/judgement.ts'
import { bestSealing } from '../scholar/sealing.ts'

/** What a position is judged by, in the order of the numbers. */
export const featureNames = [
  'one',
  'reputation',
  'artifactPoints',
  'grantPoints',
  'gold',
  'cards',
  'favours',
  'artifactUse',
  'sealsOut',
  'sealPoints',
  'sealRisk',
  'starsLeft',
  'toPublish',
  'bestToPublish',
  'toEndorse',
  'bits',
  'known',
  'flask',
  'approval',
  'articles',
  'rivalReputation',
  'rivalArtifactPoints',
  'rivalGrantPoints',
  'rivalGold',
  'rivalCards',
  'rivalFavours',
  'rivalArtifactUse',
  'rivalSealsOut',
  'rivalSealPoints',
  'rivalMixes',
  'rivalFlask',
  'rivalArticles',
  'freeTheories',
  'leadInSeals',
] as const

/** What a rival's seal is thought to be worth when the theory is right, and what it loses when it is not. */
const rivalSeal = 4
const rivalLoss = 3

interface Open {
  readonly reputation: number
  readonly artifactPoints: number
  readonly grantPoints: number
  readonly gold: number
  readonly cards: number
  readonly favours: number
  readonly artifactUse: number
  readonly sealsOut: number
  readonly flask: number
  readonly approval: number
  readonly articles: number
  readonly mixes: number
}

/** What everybody sees of a seat. */
function openOf(table: Table, seat: Seat): Open {
  const rules = rulesAt(table)
  const player = at(table.players, seat)
  let [artifactPoints, artifactUse, grantPoints] = [0, 0, 0]
  for (const artifact of player.artifacts) {
    artifactPoints += rules.artifact(artifact).points
    artifactUse += artifactWorths[artifact] * (finalRound + 1 - table.round)
  }
  for (const grant of player.grants) grantPoints += at(rules.grants, grant).points
  const project = player.slots.golemProject === undefined ? null : projectOf(player)
  const sealsOut = countedSeals(rules, table, seat)
  const onTheories = table.theories.filter((theory) => theory?.seals.includes(seat) === true).length
  return {
    reputation: player.reputation,
    artifactPoints,
    grantPoints,
    gold: player.gold,
    cards: player.cards,
    favours: player.favours,
    artifactUse,
    sealsOut,
    flask: project?.flask ?? 0,
    approval: project?.approval ?? 0,
    articles: Math.max(0, sealsOut - onTheories),
    mixes: table.results.filter((result) => result.seat === seat).length,
  }
}

/** A position as numbers, from what one seat sees and concludes. */
export function featuresOf(view: View, { chances }: Knowledge, judgement: Judgement): Float64Array {
  const { table, own } = view
  const viewer = view.viewer as number
  const rules = rulesAt(table)
  const mine = openOf(table, viewer)
  const others = table.players.flatMap((_, seat) => (seat === viewer ? [] : [openOf(table, seat)]))
  // The rival who is ahead counts as much as all others together.
  const rival = (of: (open: Open) => number) => {
    let [sum, most] = [0, Number.NEGATIVE_INFINITY]
    for (const each of others) {
      sum += of(each)
      most = Math.max(most, of(each))
    }
    return others.length === 1 ? most : (most + sum / others.length) / 2
  }
  const isRight = (ingredient: Ingredient) => {
    const theory = at(table.theories, ingredients.indexOf(ingredient))
    return theory === null
      ? 0
      : at(
          chances.alchemical as unknown as readonly number[],
          ingredients.indexOf(ingredient) * 8 + alchemicalIndex(theory.alchemical),
        )
  }
  let [sealPoints, sealRisk, rivalSealPoints] = [0, 0, 0]
  for (const [number, theory] of table.theories.entries()) {
    const ingredient = at(ingredients, number)
    if (theory === null) continue
    const right = isRight(ingredient)
    const seal = own?.placed[ingredient]
    if (seal !== undefined) {
      const kind = rules.seal(seal)
      sealPoints += right * kind.points
      sealRisk += 1 - right
    }
    const rivals = theory.seals.filter((seat) => seat !== viewer).length / others.length
    rivalSealPoints += rivals * (right * rivalSeal - (1 - right) * rivalLoss)
  }
  let starsLeft = 0
  for (const { id, points } of rules.sealKinds)
    starsLeft += countOf(own?.seals ?? [], rules.seals.numberOf(id)) * points
  const free = freeAlchemicals(table)
  let [toPublish, bestToPublish, toEndorse] = [0, 0, 0]
  for (const ingredient of freeIngredients(table)) {
    let best = 0
    for (const alchemical of free) {
      best = Math.max(best, bestSealing(view, chances, ingredient, alchemical, judgement)?.worth ?? 0)
    }
    toPublish += best
    bestToPublish = Math.max(bestToPublish, best)
  }
  for (const [number, theory] of table.theories.entries()) {
    if (theory === null || theory.seals.includes(viewer)) continue
    const worth = bestSealing(view, chances, at(ingredients, number), theory.alchemical, judgement)?.worth ?? 0
    toEndorse += Math.max(0, worth)
  }
  let [bits, known] = [0, 0]
  for (let ingredient = 0; ingredient < 8; ingredient++) {
    let most = 0
    for (let place = ingredient * 8; place < ingredient * 8 + 8; place++) {
      const chance = chances.alchemical[place] as number
      if (chance > 0) bits += chance * steadyLog2(chance)
      most = Math.max(most, chance)
    }
    if (most > 0.95) known++
  }
  return Float64Array.of(
    1,
    mine.reputation,
    mine.artifactPoints,
    mine.grantPoints,
    mine.gold,
    mine.cards,
    mine.favours,
    mine.artifactUse,
    mine.sealsOut,
    sealPoints,
    sealRisk,
    starsLeft,
    toPublish,
    bestToPublish,
    toEndorse,
    bits,
    known,
    mine.flask,
    mine.approval,
    mine.articles,
    rival(({ reputation }) => reputation),
    rival(({ artifactPoints }) => artifactPoints),
    rival(({ grantPoints }) => grantPoints),
    rival(({ gold }) => gold),
    rival(({ cards }) => cards),
    rival(({ favours }) => favours),
    rival(({ artifactUse }) => artifactUse),
    rival(({ sealsOut }) => sealsOut),
    rivalSealPoints,
    rival(({ mixes }) => mixes),
    rival(({ flask }) => flask),
    rival(({ articles }) => articles),
    free.length,
    mine.sealsOut - rival(({ sealsOut }) => sealsOut),
  )
}
