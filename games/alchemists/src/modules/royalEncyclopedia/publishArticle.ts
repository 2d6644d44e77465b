import { type Article, type Colour, colours, isAboutTheSame, saysTheSame } from '@athanor/alchemy'
import { listed, type Seat } from '@athanor/kernel'
import { follow } from '../../agenda.ts'
import type { Action, Seal } from '../../contributions.ts'
import { type Draft, emitTo, standingOf } from '../../draft.ts'
import { checkPayment, trade } from '../../goods.ts'
import { product } from '../../groups.ts'
import type { ImmediateRulesOf } from '../../publications.ts'
import {
  checkSeal,
  feeOf,
  hasSeals,
  placeSeal,
  publishBonus,
  publishingReputation,
  sealsHeld,
} from '../../publishTheory.ts'
import { type Reason, reason } from '../../reasons.ts'
import { changeReputation } from '../../reputation.ts'
import type { Seated, Standing } from '../../rules.ts'
import { changeTableSlots, slotIn } from '../../slots.ts'
import type { DeedOf } from '../../space.ts'
import type { Table } from '../../state.ts'
import { articleId, articleOn, articlesOn } from './articles.ts'
import { freeArticles, freeSets, laid, placings, signPairs, usedUp } from './layouts.ts'
import type { FallenArticle, PublishArticleAction, PublishedArticle } from './words.ts'

function freeColours(table: Table): readonly Colour[] {
  return colours.filter((colour) => articleOn(table, colour) === null)
}

/** G-077, G-078. */
function checkFee(at: Standing): Reason | null {
  return checkPayment(at, feeOf(at, 'article'))
}

/** G-079, G-082, G-097..G-100: what the encyclopedia has room for. Theories restrict nothing here (G-101). */
export function checkArticle({ table }: Standing, article: Article): Reason | null {
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

/** G-076..G-087. */
export const publishArticleDeed: DeedOf<'publishArticle'> = {
  action: 'publishArticle',
  /** GR-76. */
  isPossible: (at) => hasSeals(at) && checkFee(at) === null && freeColours(at.table).length > 0,
  legal(at) {
    if (checkFee(at) !== null) return []
    return [
      product<Action, [Colour, Article['signs'], Article['ingredients'], (typeof placings)[number], Seal]>(
        'publishArticle',
        [freeColours(at.table), signPairs, freeSets(at.table), placings, sealsHeld(at)],
        (colour, signs, four, placing, seal) => ({
          kind: 'publishArticle',
          colour,
          signs,
          ingredients: laid(four, placing),
          seal,
        }),
      ),
    ]
  },
  check: (at, action) => checkArticle(at, action) ?? checkMeans(at, action),
  act(draft, seat, action) {
    publish(draft, seat, action, false)
    follow(draft, { kind: 'checkGrants', seat })
  },
}

/** G-086, G-087, GR-78: paid, laid out, sealed face down. */
function publish(
  draft: Draft,
  seat: Seat,
  { colour, signs, ingredients, seal }: PublishArticleAction,
  immediate: boolean,
): void {
  const article: Article = { colour, signs, ingredients }
  emitTo(draft, seat, { kind: 'articlePublished', seat, article, immediate }, { seal })
  trade(draft, seat, { cost: feeOf(standingOf(draft, seat), 'article') }, 'publishing')
  sealArticle(draft, seat, { article, seals: [] }, seal)
  changeReputation(draft, seat, publishingReputation + publishBonus(draft, seat), 'publishing')
}

export function sealArticle(draft: Draft, seat: Seat, { article, seals }: PublishedArticle, seal: Seal): void {
  changeArticle(draft, article.colour, { article, seals: [...seals, seat] })
  placeSeal(draft, seat, articleId(article.colour), seal)
}

export function changeArticle(draft: Draft, colour: Colour, published: PublishedArticle | null): void {
  const { articles } = slotIn(draft.table.slots, 'royalEncyclopedia')
  changeTableSlots(draft, { royalEncyclopedia: { articles: { ...articles, [colour]: published } } })
}

/** G-131, G-132, GR-14, GR-15: the aspect of an article that fell, and something else about it. */
function checkConcerned(fallen: readonly FallenArticle[], article: Article): Reason | null {
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
    const articles = fallen.flatMap(({ article: { colour } }) =>
      freeArticles(at.table, colour).filter((article) => checkConcerned(fallen, article) === null),
    )
    return product<Action, [Article, Seal]>('publishArticle', [articles, sealsHeld(at)], (article, seal) => ({
      kind: 'publishArticle',
      ...article,
      seal,
    }))
  },
  check: (at, fallen, action) => checkArticle(at, action) ?? checkConcerned(fallen, action) ?? checkMeans(at, action),
  publish: (draft, seat, action) => publish(draft, seat, action, true),
}
