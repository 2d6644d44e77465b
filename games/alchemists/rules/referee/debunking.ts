import {
  type Alchemical,
  alchemicals,
  type Colour,
  type Ingredient,
  ingredientIndex,
  ingredients,
  mix,
  signOf,
} from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { DebunkAction, DemonstrateAction } from '../base/action.ts'
import type { State } from '../engine/state.ts'
import { canPayArticle, entriesIn, type FallenEntry, fallenEntries, lostSeals } from './articles.ts'
import {
  askIn,
  colourOf,
  compare,
  demand,
  happened,
  isBad,
  ownOf,
  owns,
  planned,
  playerOf,
  seatsOf,
  standing,
} from './facts.ts'
import type { Judge } from './judge.ts'
import { isMaster } from './levels.ts'
import { potionOf } from './settled.ts'
import { movedBy } from './zones.ts'

/** What an answer does: theories that fall through a colour, or a new conflict of two; and articles, whatever else. */
interface Outcome {
  readonly fallen: readonly Ingredient[]
  readonly colour: Colour | null
  readonly conflict: boolean
  readonly articles: readonly FallenEntry[]
}

/** A-271..A-327 and the formal definition of master debunking. */
export const judgeDebunking: Judge = (before, seat, action, events, after) => {
  if (action.kind !== 'debunk' && action.kind !== 'demonstrate') return []
  const theories = action.kind === 'debunk' ? apprentice(before, action) : master(before, action)
  const outcome = { ...theories, articles: fallenEntries(before, action) }
  const { fallen, conflict, articles } = outcome
  return [
    ...compare('the variant of the debunker', isMaster(before, seat, 'debunking'), action.kind === 'demonstrate'),
    ...compare(
      'theories that fall',
      fallen,
      happened(events, 'theoryDebunked').map(({ ingredient }) => ingredient),
    ),
    ...demand(
      fallen.every((one) => theoryOn(after, one) === null),
      'a fallen theory stands',
    ),
    ...compare(
      'articles that fall',
      articles.map(({ colour, safe }) => [colour, safe]),
      happened(events, 'articleDebunked').map(({ article, safe }) => [article.colour, safe]),
    ),
    ...demand(
      !entriesIn(after).some(({ colour }) => articles.some((gone) => gone.colour === colour)),
      'a fallen article stands',
    ),
    ...compare('a new conflict', conflict, happened(events, 'conflictShown').length > 0),
    ...seatsOf(before).flatMap((one) =>
      compare(
        `reputation of ${one} after debunking`,
        movedBy(before, one, netOf(before, seat, one, outcome)),
        standing(before, events, one, 'debunking', 'failedDebunking'),
      ),
    ),
    ...compare('an immediate publication', mayPublish(before, seat, outcome), isImmediate(after)),
  ]
}

function isImmediate(state: State): boolean {
  return askIn(state)?.kind === 'immediate'
}

function theoryOn({ table }: State, ingredient: Ingredient): Alchemical | null {
  return table.theories[ingredientIndex(ingredient)]?.alchemical ?? null
}

/** A-273..A-276. */
function apprentice(before: State, { ingredient, colour }: DebunkAction): Omit<Outcome, 'articles'> {
  const theory = theoryOn(before, ingredient)
  const wrong = theory !== null && signOf(before.hidden.answers[ingredient], colour) !== signOf(theory, colour)
  return { fallen: wrong ? [ingredient] : [], colour, conflict: false }
}

/** The three cases of the formal definition: debunk, new conflict, failure. */
function master(before: State, { pair, potion }: DemonstrateAction): Omit<Outcome, 'articles'> {
  const yes = potionOf(before, pair) === potion
  const [one, other] = pair.map((ingredient) => theoryOn(before, ingredient))
  if (yes && potion !== 'neutral') {
    const colour = colourOf(potion)
    const sign = isBad(potion) ? 'minus' : 'plus'
    const fallen = pair.filter((ingredient) => {
      const theory = theoryOn(before, ingredient)
      return theory !== null && signOf(theory, colour) !== sign
    })
    if (fallen.length > 0) return { fallen, colour, conflict: false }
  }
  const marked = before.table.conflicts.some((tokens) => pair.every((ingredient) => tokens.includes(ingredient)))
  const both = one !== null && one !== undefined && other !== null && other !== undefined
  return { fallen: [], colour: null, conflict: both && !marked && (mix(one, other) === potion) !== yes }
}

/** ..A-284, A-289, A-308, A-312, A-316, G-124..G-126: all that one answer means, added up. */
function netOf(before: State, debunker: Seat, seat: Seat, { fallen, colour, conflict, articles }: Outcome): number {
  if (fallen.length + articles.length === 0) return seat === debunker ? (conflict ? 2 : -1) : 0
  const unhedged = fallen.filter((ingredient) => {
    const seal = ownOf(before, seat).placed[ingredient] ?? null
    return seal !== null && seal !== colour
  })
  return (seat === debunker ? 2 : 0) - 5 * (unhedged.length + lostSeals(before, seat, articles))
}

/** A-292..A-300, AR-14, AR-16, G-131: a Publish action left, a seal, the fee, and something about what fell. */
function mayPublish(before: State, seat: Seat, { fallen, articles }: Outcome): boolean {
  const { plan, early, gold, sealsLeft } = playerOf(before, seat)
  const left = planned(plan, 'publish') - early
  if (left <= 0 || sealsLeft === 0) return false
  if (articles.length > 0 && canPayArticle(before, seat)) return true
  if (gold < (owns(before, seat, 'printingPress') ? 0 : 1)) return false
  const gone = (ingredient: Ingredient) => fallen.includes(ingredient)
  const ownerOf = (token: Alchemical) => ingredients.find((ingredient) => theoryOn(before, ingredient) === token)
  const isFree = (ingredient: Ingredient | undefined) =>
    ingredient === undefined || gone(ingredient) || theoryOn(before, ingredient) === null
  return ingredients.some((ingredient) =>
    alchemicals.some((token) => {
      const owner = ownerOf(token)
      const free = isFree(ingredient) && (owner === undefined || gone(owner))
      const concerned = gone(ingredient) || (owner !== undefined && gone(owner))
      return free && concerned && owner !== ingredient
    }),
  )
}
