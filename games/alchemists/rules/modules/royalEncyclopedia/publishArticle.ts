import { type Article, type Colour, colours, isAboutTheSame, saysTheSame } from '@athanor/alchemy'
import { type ActionGroup, listed, type Seat } from '@athanor/kernel'
import {
  checkSeal,
  feeOf,
  hasSeals,
  placeSeal,
  publishBonus,
  publishingReputation,
  sealsHeld,
} from '../../base/publishTheory.ts'
import { type Reason, reason } from '../../base/reasons.ts'
import { changeReputation } from '../../base/reputation.ts'
import { follow } from '../../engine/agenda.ts'
import type { Action, Seal } from '../../engine/contributions.ts'
import { checkPayment, trade } from '../../engine/goods.ts'
import { joined, product } from '../../engine/groups.ts'
import { emitTo, type MutableState, seatContextOf } from '../../engine/mutableState.ts'
import type { ImmediateRulesOf } from '../../engine/publications.ts'
import type { SeatContext, Seated } from '../../engine/rules.ts'
import { changeTableSlots, slotIn } from '../../engine/slots.ts'
import type { SpaceActionOf } from '../../engine/space.ts'
import type { Table } from '../../engine/state.ts'
import { articleId, articleOn, articlesOn } from './articles.ts'
import { articlesOf, freeSets, laid, placings, signPairs, usedUp } from './layouts.ts'
import type { DebunkedArticle, PublishArticleAction, PublishedArticle } from './words.ts'

function freeColours(table: Table): readonly Colour[] {
  return colours.filter((colour) => articleOn(table, colour) === null)
}

/** G-077, G-078. */
function checkFee(at: SeatContext): Reason | null {
  return checkPayment(at, feeOf(at, 'article'))
}

/** G-079, G-082, G-097..G-100: what the encyclopedia has room for. Theories restrict nothing here (G-101). */
export function checkArticle({ table }: SeatContext, article: Article): Reason | null {
  const { colour, ingredients } = article
  if (articleOn(table, colour) !== null) return reason('alchemists.reject.articleExists', { colour })
  if (new Set(ingredients).size < ingredients.length) return reason('alchemists.reject.ingredientTwice')
  const gone = usedUp(table)
  const missing = ingredients.find((ingredient) => gone.includes(ingredient))
  if (missing !== undefined) return reason('alchemists.reject.noTokenLeft', { ingredient: missing })
  return articlesOn(table).some((other) => isAboutTheSame(article, other)) ? reason('alchemists.reject.sameFour') : null
}

function checkMeans(at: Seated, { seal }: PublishArticleAction): Reason | null {
  return checkSeal(at, seal) ?? checkFee(at)
}

/** All articles about some colours and some sets of ingredients, each built when it is asked for. */
function articlesGroup(
  about: readonly Colour[],
  sets: readonly Article['ingredients'][],
  seals: readonly Seal[],
): ActionGroup<Action> {
  return product<Action, [Colour, Article['signs'], Article['ingredients'], (typeof placings)[number], Seal]>(
    'publishArticle',
    [about, signPairs, sets, placings, seals],
    (colour, signs, four, placing, seal) => ({
      kind: 'publishArticle',
      colour,
      signs,
      ingredients: laid(four, placing),
      seal,
    }),
  )
}

/** Sets of other ingredients than those of an article, and the set that is the same. */
function divided(
  sets: readonly Article['ingredients'][],
  { ingredients }: Article,
): readonly [readonly Article['ingredients'][], readonly Article['ingredients'][]] {
  const isSame = (four: Article['ingredients']) => four.every((ingredient) => ingredients.includes(ingredient))
  return [sets.filter((four) => !isSame(four)), sets.filter(isSame)]
}

/** G-076..G-087. */
export const publishArticleAction: SpaceActionOf<'publishArticle'> = {
  action: 'publishArticle',
  /** GR-76. */
  isPossible: (at) => hasSeals(at) && checkFee(at) === null && freeColours(at.table).length > 0,
  legal(at) {
    if (checkFee(at) !== null) return []
    return [articlesGroup(freeColours(at.table), freeSets(at.table), sealsHeld(at))]
  },
  check: (at, action) => checkArticle(at, action) ?? checkMeans(at, action),
  act(state, seat, action) {
    publish(state, seat, action, false)
    follow(state, { kind: 'checkGrants', seat })
  },
}

/** G-086, G-087, GR-78: paid, laid out, sealed face down. */
function publish(
  state: MutableState,
  seat: Seat,
  { colour, signs, ingredients, seal }: PublishArticleAction,
  immediate: boolean,
): void {
  const article: Article = { colour, signs, ingredients }
  emitTo(state, seat, { kind: 'articlePublished', seat, article, immediate }, { seal })
  trade(state, seat, { cost: feeOf(seatContextOf(state, seat), 'article') }, 'publishing')
  sealArticle(state, seat, { article, seals: [] }, seal)
  changeReputation(state, seat, publishingReputation + publishBonus(state, seat), 'publishing')
}

export function sealArticle(state: MutableState, seat: Seat, { article, seals }: PublishedArticle, seal: Seal): void {
  changeArticle(state, article.colour, { article, seals: [...seals, seat] })
  placeSeal(state, seat, articleId(article.colour), seal)
}

export function changeArticle(state: MutableState, colour: Colour, published: PublishedArticle | null): void {
  const { articles } = slotIn(state.table.slots, 'royalEncyclopedia')
  changeTableSlots(state, { royalEncyclopedia: { articles: { ...articles, [colour]: published } } })
}

/** G-131, G-132, GR-14, GR-15: the aspect of an article that fell, and something else about it. */
function checkConcerned(fallen: readonly DebunkedArticle[], article: Article): Reason | null {
  const before = fallen.find((each) => each.article.colour === article.colour)
  if (before === undefined) return reason('alchemists.reject.otherAspect')
  return saysTheSame(before.article, article) ? reason('alchemists.reject.sameArticle') : null
}

/** An article at once in the place of one that fell. */
export const immediateArticle: ImmediateRulesOf<'article', 'publishArticle'> = {
  action: 'publishArticle',
  isPossible: (at, fallen) => fallen.length > 0 && checkFee(at) === null,
  legal(at, fallen) {
    if (checkFee(at) !== null) return listed('publishArticle', [])
    const seals = sealsHeld(at)
    const groups = fallen.flatMap(({ article: before }) => {
      // The very same four may come again, as long as something else is said of them.
      const [others, same] = divided(freeSets(at.table), before)
      const again = same.flatMap((four) => articlesOf(before.colour, four))
      const different = again.filter((article) => checkConcerned(fallen, article) === null)
      return [
        articlesGroup([before.colour], others, seals),
        product<Action, [Article, Seal]>('publishArticle', [different, seals], (article, seal) => ({
          kind: 'publishArticle',
          ...article,
          seal,
        })),
      ]
    })
    return joined('publishArticle', groups)
  },
  check: (at, fallen, action) => checkArticle(at, action) ?? checkConcerned(fallen, action) ?? checkMeans(at, action),
  publish: (state, seat, action) => publish(state, seat, action, true),
}
