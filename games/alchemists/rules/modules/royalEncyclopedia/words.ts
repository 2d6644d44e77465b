import type { Article, ArticleSpace, Colour, Ingredient, Sign } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { Seal } from '../../engine/contributions.ts'
import type { Publication } from '../../engine/state.ts'

/** GR-78: an article with its seal, as one decision. */
export interface PublishArticleAction extends Article {
  readonly kind: 'publishArticle'
  readonly seal: Seal
}

export interface EndorseArticleAction {
  readonly kind: 'endorseArticle'
  readonly colour: Colour
  readonly seal: Seal
}

/** G-079..G-086: an article in the encyclopedia. */
export interface PublishedArticle extends Publication {
  readonly article: Article
}

/** An article that was just debunked. */
export interface DebunkedArticle {
  readonly kind: 'article'
  readonly article: Article
}

/** What a seal on an article is known by, one for each colour. */
export type ArticleId = `${Colour}Article`

export const articleEventKinds = ['articlePublished', 'articleEndorsed', 'articleDebunked', 'articleRevealed'] as const

export type ArticleHappening =
  | {
      readonly kind: 'articlePublished'
      readonly seat: Seat
      readonly article: Article
      readonly immediate: boolean
    }
  | { readonly kind: 'articleEndorsed'; readonly seat: Seat; readonly colour: Colour }
  | {
      readonly kind: 'articleDebunked'
      readonly article: Article
      /** Spaces on which a question mark helped (G-109). */
      readonly safe: readonly ArticleSpace[]
      readonly seals: readonly { readonly seat: Seat; readonly seal: Seal }[]
    }
  | {
      readonly kind: 'articleRevealed'
      readonly article: Article
      readonly wrong: readonly ArticleSpace[]
      readonly seals: readonly { readonly seat: Seat; readonly seal: Seal; readonly points: number }[]
    }

export const articleReasonIds = [
  'alchemists.reject.articleExists',
  'alchemists.reject.noArticle',
  'alchemists.reject.ingredientTwice',
  'alchemists.reject.noTokenLeft',
  'alchemists.reject.sameFour',
  'alchemists.reject.otherAspect',
  'alchemists.reject.sameArticle',
  'alchemists.reject.nothingToRefute',
] as const

declare module '../../engine/contributions.ts' {
  interface Seals {
    readonly royalEncyclopedia: 'white'
  }
  interface Hedges {
    readonly royalEncyclopedia: 'white'
  }
  interface GrantNames {
    readonly royalEncyclopedia: 'encyclopedia'
  }
  interface PublicationIds {
    readonly royalEncyclopedia: ArticleId
  }
  interface FallenKinds {
    readonly royalEncyclopedia: DebunkedArticle
  }
  interface Actions {
    readonly royalEncyclopedia: PublishArticleAction | EndorseArticleAction
  }
  interface Happenings {
    readonly royalEncyclopedia: ArticleHappening
  }
  interface ReasonIds {
    readonly royalEncyclopedia: (typeof articleReasonIds)[number]
  }
  interface ScoreSources {
    readonly royalEncyclopedia: 'articles'
  }
  /** The parts of an article as somebody puts it together. */
  interface PartValues {
    readonly articleColour: Colour
    readonly firstSign: Sign
    readonly secondSign: Sign
    readonly redSpace: Ingredient
    readonly greenSpace: Ingredient
    readonly blueSpace: Ingredient
    readonly whiteSpace: Ingredient
    readonly endorsedArticle: Colour
  }
  interface TableSlots {
    readonly royalEncyclopedia: { readonly articles: Readonly<Record<Colour, PublishedArticle | null>> }
  }
}
