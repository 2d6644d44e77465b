export type * from './action.ts'
export { askingOf, knowledgeOf, notebookOf, publicationsOn, rulesAt, standingAt, worldsOf } from './atTable.ts'
export { artifactPrice } from './buyArtifact.ts'
export type { Bid } from './components/bids.ts'
export type { Grant } from './components/grants.ts'
export { type BySeals, type Conference, changeBySeals, type Level, levels } from './components/levels.ts'
export type { OrderSpace } from './components/orderSpaces.ts'
export { finalRound } from './components/spaces.ts'
export type {
  Action,
  ActionKind,
  Artifact,
  Ask,
  AskName,
  AskOf,
  Favour,
  Good,
  Happening,
  PartName,
  PartValues,
  Preview,
  PublicationId,
  ScoreSource,
  Seal,
  Space,
} from './contributions.ts'
export { type Counts, countOf, kindsIn, total } from './counts.ts'
export * from './drafting/intent.ts'
export type { Asking, BasePartValues, Chosen } from './drafting/part.ts'
export * from './drafting/plan.ts'
export type { BasePreview, Chance } from './drafting/preview.ts'
export { publishingCost } from './drafting/theoryParts.ts'
export type { Event, OwnPart } from './event.ts'
export { pointsOfSeal } from './finalScoring.ts'
export { type AlchemistsShape, alchemists, box } from './game.ts'
export type { Goods } from './goods.ts'
export { heldOf } from './ingredientCards.ts'
export type { Knowledge } from './knowledge.ts'
export * from './modules/index.ts'
export { type Note, type Notebook, possiblePotions } from './notebook.ts'
export { aidOf, levelOf, type Options } from './options.ts'
export { countedSeals } from './publications.ts'
export { bankFee, endorsingCost } from './publishTheory.ts'
export { lossAt, reputationChange, type Zone, zoneOf } from './reputation.ts'
export {
  type ClaimReview,
  lookBack,
  type MixReview,
  type PromiseReview,
  type Review,
  type SeatReview,
} from './review.ts'
export type { Rules, Seated, Standing } from './rules.ts'
export { freePotions, priceOf } from './sellPotion.ts'
export { costOf, planCost, type SpaceRules } from './space.ts'
export * from './state.ts'
export { freeAlchemicals, freeIngredients, publishedTheories, theoryOn } from './theories.ts'
export type { View } from './view.ts'
