import { type Alchemical, alchemicals, type Colour, type Ingredient, ingredients, mix, signOf } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { DebunkAction, DemonstrateAction } from '../base/action.ts'
import type { Fallen, Seal } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import type { EndorseArticleAction, PublishArticleAction } from '../modules/royalEncyclopedia/words.ts'
import { demand, ownOf, owns, playerOf } from './facts.ts'
import { sealsOf } from './holdings.ts'
import { approvalOf, hasProject } from './project.ts'
import { potionOf } from './settled.ts'

/** An article as it lies on the board. */
export interface ArticleEntry {
  readonly colour: Colour
  readonly signs: readonly ('plus' | 'minus')[]
  readonly listed: readonly Ingredient[]
  readonly seals: readonly Seat[]
}

const order = ['red', 'green', 'blue'] as const

/** G-091, GR-12: in this order ingredients lie on the spaces; the first two below the first sign. */
const spaces = ['red', 'green', 'blue', 'white'] as const

export function entriesIn({ table }: State): readonly ArticleEntry[] {
  const board = table.slots.royalEncyclopedia?.articles
  return order.flatMap((colour) => {
    const entry = board?.[colour] ?? null
    if (entry === null) return []
    const { signs, ingredients: listed } = entry.article
    return [{ colour, signs, listed, seals: entry.seals }]
  })
}

function entryOn(state: State, colour: Colour): ArticleEntry | undefined {
  return entriesIn(state).find((entry) => entry.colour === colour)
}

/** G-083. */
function claimed({ signs }: Pick<ArticleEntry, 'signs'>, place: number): 'plus' | 'minus' {
  return (place < 2 ? signs[0] : signs[1]) ?? 'plus'
}

/** G-133. */
export function sealsOnArticles(state: State, seat: Seat): number {
  return entriesIn(state).filter(({ seals }) => seals.includes(seat)).length
}

/** Which ingredients can have a plus in a colour: always four of the eight. */
const divisions: readonly (readonly boolean[])[] = Array.from({ length: 256 }, (_, mask) =>
  ingredients.map((_ingredient, bit) => ((mask >> bit) & 1) === 1),
).filter((pluses) => pluses.filter(Boolean).length === 4)

/** GR-01: the ways in which pluses can lie once something was shown: as the worlds in which it is so have them. */
function possible(state: State, action: DebunkAction | DemonstrateAction, colour: Colour): typeof divisions {
  if (action.kind === 'debunk') {
    if (action.colour !== colour) return divisions
    const plus = signOf(state.hidden.answers[action.ingredient], colour) === 'plus'
    return divisions.filter((pluses) => pluses[ingredients.indexOf(action.ingredient)] === plus)
  }
  const yes = potionOf(state, action.pair) === action.potion
  const [one, other] = action.pair.map((ingredient) => ingredients.indexOf(ingredient))
  const signs = new Set<string>()
  for (const a of alchemicals) {
    for (const b of alchemicals) {
      if (a !== b && (mix(a, b) === action.potion) === yes) signs.add(signsOf(a, b, colour))
    }
  }
  return divisions.filter((pluses) => signs.has(`${pluses[one ?? 0]} ${pluses[other ?? 0]}`))
}

function signsOf(one: Alchemical, other: Alchemical, colour: Colour): string {
  return `${signOf(one, colour) === 'plus'} ${signOf(other, colour) === 'plus'}`
}

/** An article that fell, and the spaces on which a question mark helps. */
export interface FallenEntry extends ArticleEntry {
  readonly safe: readonly string[]
}

/** GR-01, GR-02: an article falls when it is nowhere right; a question mark helps when all the rest somewhere is. */
export function fallenEntries(state: State, action: DebunkAction | DemonstrateAction): readonly FallenEntry[] {
  return entriesIn(state).flatMap((entry) => {
    const worlds = possible(state, action, entry.colour)
    const holds = (besides: number) =>
      worlds.some((pluses) =>
        entry.listed.every(
          (ingredient, place) =>
            place === besides || pluses[ingredients.indexOf(ingredient)] === (claimed(entry, place) === 'plus'),
        ),
      )
    return holds(-1) ? [] : [{ ...entry, safe: spaces.filter((_, place) => holds(place)) }]
  })
}

/** G-108..G-110: bad seals of a seat on what fell. */
export function lostSeals(state: State, seat: Seat, fallen: readonly FallenEntry[]): number {
  return fallen.filter(({ colour, seals, safe }) => {
    const seal: Seal | undefined = ownOf(state, seat).placed[`${colour}Article`]
    return seals.includes(seat) && seal !== undefined && !safe.includes(seal)
  }).length
}

/** GR-05: what an apprentice may ask because of an article. */
export function isListed(state: State, { ingredient, colour }: DebunkAction): boolean {
  const entry = entryOn(state, colour)
  return entry !== undefined && (entry.listed.includes(ingredient) || entry.signs[0] === entry.signs[1])
}

/** G-077, G-078, G-271: gold for the bank; with a golem on the board, a token instead. */
export function articleShare(state: State, seat: Seat): number {
  return hasProject(state) || owns(state, seat, 'printingPress') ? 0 : 1
}

/** G-078, G-270: tokens for the bank. */
export function articleTokens(state: State): number {
  return hasProject(state) ? 1 : 0
}

/** GR-46: the bank's share, whatever it is paid in. */
export function canPayArticle(state: State, seat: Seat): boolean {
  return playerOf(state, seat).gold >= articleShare(state, seat) && approvalOf(state, seat) >= articleTokens(state)
}

/** G-079, G-082, G-097..G-100; G-131, G-132, GR-15 for one that follows a debunking at once. */
export function toPublishArticle(
  state: State,
  seat: Seat,
  action: PublishArticleAction,
  fallen: readonly Fallen[] | null,
): readonly string[] {
  const entries = entriesIn(state)
  const { colour, ingredients: listed, seal } = action
  const uses = (ingredient: Ingredient) => entries.filter((entry) => entry.listed.includes(ingredient)).length
  const before = fallen?.flatMap((one) =>
    one.kind === 'article' && one.article.colour === colour ? [one.article] : [],
  )
  const said = (article: { signs: ArticleEntry['signs']; ingredients: readonly Ingredient[] }) =>
    article.ingredients
      .map((ingredient, place) => `${ingredient} ${claimed(article, place)}`)
      .sort()
      .join()
  return [
    ...demand(entryOn(state, colour) === undefined, 'a second article on an aspect'),
    ...demand(new Set(listed).size === 4, 'an ingredient twice in an article'),
    ...demand(
      listed.every((ingredient) => uses(ingredient) < 2),
      'a third article about an ingredient',
    ),
    ...demand(
      !entries.some((entry) => [...entry.listed].sort().join() === [...listed].sort().join()),
      'an article about the same four',
    ),
    ...demand(sealsOf(state, seat, seal) > 0, 'a seal that is not left'),
    ...demand(canPayArticle(state, seat), 'nothing for the bank'),
    ...demand(before === undefined || before.length > 0, 'an article on another aspect than what fell'),
    ...demand(before?.some((article) => said(article) === said(action)) !== true, 'the article that just fell'),
  ]
}

/** G-077, GR-17, GR-97. */
export function toEndorseArticle(state: State, seat: Seat, { colour, seal }: EndorseArticleAction): readonly string[] {
  const entry = entryOn(state, colour)
  if (entry === undefined) return ['an aspect without an article']
  return [
    ...demand(!entry.seals.includes(seat), 'a second own seal'),
    ...demand(entry.seals.length < (state.table.options.printedValues?.articleSeals ?? 3), 'no place for a seal'),
    ...demand(sealsOf(state, seat, seal) > 0, 'a seal that is not left'),
    ...demand(canPayArticle(state, seat), 'nothing for the bank'),
    ...demand(playerOf(state, seat).gold >= articleShare(state, seat) + entry.seals.length, 'too little gold'),
  ]
}

/** G-134..G-136, GR-22, GR-21: what a seat's seals on articles are worth in the end. */
export function articlePoints(state: State, seat: Seat): number {
  const points: Readonly<Record<string, number>> = { gold: 5, silver: 3 }
  return entriesIn(state).reduce((sum, entry) => {
    const seal = ownOf(state, seat).placed[`${entry.colour}Article`]
    if (!entry.seals.includes(seat) || seal === undefined) return sum
    const wrong = spaces.filter((_, place) => {
      const truth = state.hidden.answers[entry.listed[place] as Ingredient]
      return signOf(truth, entry.colour) !== claimed(entry, place)
    })
    if (wrong.length === 0) return sum + (points[seal] ?? 0) + (owns(state, seat, 'wisdomIdol') ? 1 : 0)
    return wrong.length === 1 && wrong[0] === seal ? sum : sum - 4
  }, 0)
}
