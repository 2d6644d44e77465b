/** What bots, terminal and browser use of the modules. */
export { nextOrderSpaces } from './busyDays/boards.ts'
export type * from './busyDays/state.ts'
export type * from './expansion/flags.ts'
export { golemOf } from './expansion/module.ts'
export type { TokenName } from './golemProject/drafts.ts'
export {
  type GolemPlayer,
  ownProjectOf,
  projectAt,
  projectOf,
  type Reports,
} from './golemProject/state.ts'
export type * from './library/state.ts'
export { reconstructedValues } from './printedValues/reconstructed.ts'
export type * from './printedValues/values.ts'
export {
  articleId,
  articleOn,
  articlesOn,
  publishedArticles,
} from './royalEncyclopedia/articles.ts'
export { articleEndorsingCost, checkArticleEndorsable } from './royalEncyclopedia/endorseArticle.ts'
export { checkArticle } from './royalEncyclopedia/publishArticle.ts'
export type * from './royalEncyclopedia/words.ts'
export { reputationFor, type StartupCard, secretBonusOf } from './startupFunding/components.ts'
export type * from './startupFunding/drafts.ts'
export type * from './startupFunding/state.ts'
export { ownStartup, poolsOn, startupCard } from './startupFunding/state.ts'
