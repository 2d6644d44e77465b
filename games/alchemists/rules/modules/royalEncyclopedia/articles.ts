import { type Article, type Colour, colours } from '@athanor/alchemy'
import type { Table } from '../../engine/state.ts'
import type { ArticleId, PublishedArticle } from './words.ts'

/** The article about a colour; null where there is none, and at tables without an encyclopedia. */
export function articleOn({ slots }: Table, colour: Colour): PublishedArticle | null {
  return slots.royalEncyclopedia?.articles[colour] ?? null
}

export function articleId(colour: Colour): ArticleId {
  return `${colour}Article`
}

/** Everything in the encyclopedia: red, green, blue. */
export function publishedArticles(table: Table): readonly PublishedArticle[] {
  return colours.flatMap((colour) => articleOn(table, colour) ?? [])
}

export function articlesOn(table: Table): readonly Article[] {
  return publishedArticles(table).map(({ article }) => article)
}
