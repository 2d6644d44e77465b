export type * from './base/action.ts'
export { pointsMark } from './base/artifacts/artifact.ts'
export { artifactPrice } from './base/buyArtifact.ts'
export type { Bid } from './base/components/bids.ts'
export type { Grant } from './base/components/grants.ts'
export { type BySeals, type Conference, changeBySeals, type Level, levels } from './base/components/levels.ts'
export type { OrderSpace } from './base/components/orderSpaces.ts'
export { studentFee } from './base/components/players.ts'
export { debunkedLoss, wrongTheoryLoss } from './base/components/seals.ts'
export { finalRound } from './base/components/spaces.ts'
export { debunkReward, failureLoss } from './base/debunkTheory.ts'
export type { Event, OwnPart } from './base/event.ts'
export { pointsOfSeal } from './base/finalScoring.ts'
export { discardSize, discardsFor } from './base/herbalist.ts'
export { heldOf } from './base/ingredientCards.ts'
export type { Knowledge } from './base/knowledge.ts'
export { type Note, type Notebook, possiblePotions } from './base/notebook.ts'
export { aidOf, levelOf, type Options } from './base/options.ts'
export { pointsIfEnded } from './base/pointsIfEnded.ts'
export { bankFee, endorsingCost } from './base/publishTheory.ts'
export { lossAt, reputationChange, type Zone, zoneOf } from './base/reputation.ts'
export {
  type ClaimReview,
  lookBack,
  type MixReview,
  type PromiseReview,
  promiseReview,
  type Review,
  type SeatReview,
} from './base/review.ts'
export { freePotions, potionsForSale, priceOf } from './base/sellPotion.ts'
export { countedIngredients, freeAlchemicals, freeIngredients, publishedTheories, theoryOn } from './base/theories.ts'
export {
  knowledgeOf,
  notebookOf,
  promptContextOf,
  publicationsOn,
  rulesAt,
  standingAt,
  worldsOf,
} from './engine/atTable.ts'
export type {
  Action,
  ActionKind,
  ActionPart,
  Artifact,
  Favour,
  Good,
  Happening,
  PartValues,
  Preview,
  Prompt,
  PromptName,
  PromptOf,
  PublicationId,
  ScoreSource,
  Seal,
  Space,
} from './engine/contributions.ts'
export { type Counts, countOf, kindsIn, total } from './engine/counts.ts'
export * from './engine/drafting/intent.ts'
export { favoursIn } from './engine/drafting/namedFavours.ts'
export type { BasePartValues, Chosen, PromptContext } from './engine/drafting/part.ts'
export * from './engine/drafting/plan.ts'
export { type FittingFavour, fittingFavours } from './engine/drafting/planFavours.ts'
export { type PlanWarning, planLeaves, planWarnings, saleWarning } from './engine/drafting/planWarnings.ts'
export type { BasePreview, PreviewChance } from './engine/drafting/preview.ts'
export { publishingCost } from './engine/drafting/theoryParts.ts'
export type { Goods } from './engine/goods.ts'
export { countedSeals } from './engine/publications.ts'
export type { Rules, SeatContext, Seated } from './engine/rules.ts'
export { costOf, planCost, type SpaceRules } from './engine/space.ts'
export * from './engine/state.ts'
export type { View } from './engine/view.ts'
export { type AlchemistsShape, alchemists, box } from './game.ts'
export * from './modules/index.ts'
