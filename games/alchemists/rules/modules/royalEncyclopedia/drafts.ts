import {
  type Article,
  articleProspect,
  chanceOfAspect,
  colours,
  type Ingredient,
  ingredients,
  signs,
} from '@athanor/alchemy'
import { sealsHeld } from '../../base/publishTheory.ts'
import { reason } from '../../base/reasons.ts'
import type { Action, ActionOf, Preview, Seal } from '../../engine/contributions.ts'
import { countOf } from '../../engine/counts.ts'
import type { ActionPartsOf, Chosen, Informed, PartNamed, PromptContext } from '../../engine/drafting/part.ts'
import { articleOn, articlesOn } from './articles.ts'
import { articleEndorsingCost } from './endorseArticle.ts'
import { freeLayouts, freeSets } from './layouts.ts'
import type { PublishArticleAction } from './words.ts'

/** The spaces by the names that they have as parts of an action. */
const spaceParts = ['redSpace', 'greenSpace', 'blueSpace', 'whiteSpace'] as const
type SpacePart = (typeof spaceParts)[number]

function articleFrom({ colour, signs: both, ingredients: listed }: Article): Article {
  return { colour, signs: both, ingredients: listed }
}

/** G-090, G-134: how likely an article is right, and how likely a seal on it does no harm. */
function sealOdds({ at: { rules, own }, insight }: Informed, article: Article, seal: Seal): Preview {
  const { right, safe } = articleProspect(insight().divisions, article)
  const { hedge } = rules.seal(seal)
  const held = countOf(own.seals, rules.seals.numberOf(seal))
  return { kind: 'seal', held, right, safe: hedge === null ? right : safe[hedge] }
}

/** A space with the ingredient on it, and how likely that has the sign above. */
function spacePart<Name extends SpacePart>(part: Name): PartNamed<Name, PublishArticleAction> {
  const place = spaceParts.indexOf(part)
  return {
    part,
    valuesOf: ({ ingredients: listed }) => [listed[place] as Ingredient],
    offered: () => ingredients,
    refusal(context, ingredient, chosen) {
      const isListed = spaceParts.some((other) => other !== part && chosen[other] === ingredient)
      if (isListed) return reason('alchemists.reject.ingredientTwice')
      const uses = articlesOn(context.at.table).filter((article) => article.ingredients.includes(ingredient)).length
      return uses > 1 ? reason('alchemists.reject.noTokenLeft', { ingredient }) : reason('alchemists.reject.sameFour')
    },
    preview(context, ingredient, _, { articleColour: colour, firstSign, secondSign }) {
      const sign = place < 2 ? firstSign : secondSign
      if (colour === undefined || sign === undefined) return null
      return { kind: 'right', chance: chanceOfAspect(context.insight().chances, ingredient, { colour, sign }) }
    },
  }
}

/**
 * GR-78: articles that fit what is chosen. There are more than a hundred thousand, but colour, signs and seal go with
 * every way to lay the ingredients out, so each of them is tried with one such way, and each way with one of them.
 */
function someArticles(context: PromptContext, chosen: Chosen): readonly ActionOf<'publishArticle'>[] | null {
  // After a debunking one article is barred, so that not everything goes together.
  if (context.prompt.kind !== 'act' || !context.kinds.includes('publishArticle')) return null
  const { at } = context
  const open = colours.filter((colour) => articleOn(at.table, colour) === null)
  const among = <Value>(all: readonly Value[], value: Value | undefined) =>
    value === undefined ? all : all.filter((one) => one === value)
  const heads = among(open, chosen.articleColour).flatMap((colour) =>
    among(signs, chosen.firstSign).flatMap((one) =>
      among(signs, chosen.secondSign).flatMap((other) =>
        among(sealsHeld(at), chosen.seal).map((seal) => ({ colour, signs: [one, other] as const, seal })),
      ),
    ),
  )
  const laid = spaceParts.flatMap((part, place) => (chosen[part] === undefined ? [] : [[place, chosen[part]] as const]))
  const fours = freeLayouts(at.table).filter((four) => laid.every(([place, ingredient]) => four[place] === ingredient))
  const [head] = heads
  const [first] = fours
  if (head === undefined || first === undefined) return []
  const article = (each: typeof head, four: Article['ingredients']): PublishArticleAction => ({
    kind: 'publishArticle',
    colour: each.colour,
    signs: each.signs,
    ingredients: four,
    seal: each.seal,
  })
  return [...heads.map((each) => article(each, first)), ...fours.slice(1).map((four) => article(head, four))]
}

/** The article, once nothing of it is open any more; what is left stands for all colours and signs that are. */
function laidOut(left: readonly PublishArticleAction[], chosen: Chosen): Article | null {
  const [any] = left
  if (any === undefined || spaceParts.some((part) => chosen[part] === undefined)) return null
  const isOpen = left.some(({ colour, signs: [one, other] }) => {
    return colour !== any.colour || one !== any.signs[0] || other !== any.signs[1]
  })
  return isOpen ? null : articleFrom(any)
}

/** GR-78: the aspect, each sign with the two ingredients below it, and the seal. */
export const publishArticleParts: ActionPartsOf<'publishArticle'> = {
  action: 'publishArticle',
  parts: [
    {
      part: 'articleColour',
      valuesOf: ({ colour }) => [colour],
      offered: () => colours,
      refusal: (_, colour) => reason('alchemists.reject.articleExists', { colour }),
    },
    { part: 'firstSign', valuesOf: ({ signs: [sign] }) => [sign], offered: () => signs },
    spacePart('redSpace'),
    spacePart('greenSpace'),
    { part: 'secondSign', valuesOf: ({ signs: [, sign] }) => [sign], offered: () => signs },
    spacePart('blueSpace'),
    spacePart('whiteSpace'),
    {
      part: 'seal',
      valuesOf: ({ seal }) => [seal],
      offered: ({ at }) => at.rules.seals.ids,
      refusal: (_, seal) => reason('alchemists.reject.sealMissing', { seal }),
      preview(context, seal, left, chosen) {
        const article = laidOut(left, chosen)
        return article === null ? null : sealOdds(context, article, seal)
      },
    },
  ],
  some: someArticles,
  attempt: ({ at: { rules, table } }): Action => ({
    kind: 'publishArticle',
    colour: colours.find((colour) => articleOn(table, colour) === null) ?? 'red',
    signs: ['plus', 'plus'],
    ingredients: freeSets(table)[0] ?? ['mushroom', 'fern', 'toad', 'birdClaw'],
    seal: rules.seals.at(0),
  }),
}

export const endorseArticleParts: ActionPartsOf<'endorseArticle'> = {
  action: 'endorseArticle',
  parts: [
    {
      part: 'endorsedArticle',
      valuesOf: ({ colour }) => [colour],
      offered: ({ at: { table } }) => colours.filter((colour) => articleOn(table, colour) !== null),
      refusal: (context, colour) =>
        context.check({ kind: 'endorseArticle', colour, seal: context.at.rules.seals.at(0) }),
      preview(context, colour) {
        const published = articleOn(context.at.table, colour)
        if (published === null) return null
        const { right } = articleProspect(context.insight().divisions, published.article)
        return { kind: 'right', chance: right, costs: articleEndorsingCost(context.at, published).gold ?? 0 }
      },
    },
    {
      part: 'seal',
      valuesOf: ({ seal }) => [seal],
      offered: ({ at }) => at.rules.seals.ids,
      refusal: (_, seal) => reason('alchemists.reject.sealMissing', { seal }),
      preview(context, seal, _, { endorsedArticle }) {
        const published = endorsedArticle === undefined ? null : articleOn(context.at.table, endorsedArticle)
        return published === null ? null : sealOdds(context, published.article, seal)
      },
    },
  ],
  attempt({ at: { table, seat, rules } }): Action | null {
    const there = colours.filter((colour) => articleOn(table, colour) !== null)
    const colour = there.find((each) => articleOn(table, each)?.seals[0] !== seat) ?? there[0]
    return colour === undefined ? null : { kind: 'endorseArticle', colour, seal: rules.seals.at(0) }
  },
}
