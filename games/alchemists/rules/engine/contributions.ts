import type { Colour, Ingredient } from '@athanor/alchemy'
import type { BaseAction } from '../base/action.ts'
import type { BaseArtifact, BaseEndPoints, BasePurchase } from '../base/artifacts/artifacts.ts'
import type { BaseSeal } from '../base/components/seals.ts'
import type { BaseSpace } from '../base/components/spaces.ts'
import type { BaseGoldReason, BaseHappening, BaseReputationReason } from '../base/event.ts'
import type { BaseFavour, BaseFavourEffect, BaseFavourWindow } from '../base/favours/favours.ts'
import type { BaseScoreSource } from '../base/finalScoring.ts'
import type { BasePrompt, BaseTask } from '../base/prompts.ts'
import type { BaseReasonId } from '../base/reasons.ts'
import type { BasePartValues } from './drafting/part.ts'
import type { BasePreview } from './drafting/preview.ts'
import type { FallenTheory } from './state.ts'

/*
 * What each module adds to the words of the game. There is one interface for each sort of words; a module merges an
 * entry under its own name into those that it has something for, and the union below then knows it, wherever it is read.
 *
 *   declare module '../contributions.ts' {
 *     interface Spaces { readonly bazaar: 'bazaar' }
 *     interface Actions { readonly bazaar: HaggleAction }
 *     interface TableSlots { readonly bazaar: BazaarTable }
 *   }
 */

export interface Spaces {
  readonly base: BaseSpace
}
/** action spaces */
export type Space = Spaces[keyof Spaces]

export interface Favours {
  readonly base: BaseFavour
}
export type Favour = Favours[keyof Favours]

export interface FavourWindows {
  readonly base: BaseFavourWindow
}
export type FavourWindow = FavourWindows[keyof FavourWindows]

export interface FavourEffects {
  readonly base: BaseFavourEffect
}
export type FavourEffect = FavourEffects[keyof FavourEffects]

export interface Artifacts {
  readonly base: BaseArtifact
}
export type Artifact = Artifacts[keyof Artifacts]

export interface Purchases {
  readonly base: BasePurchase
}
export type Purchase = Purchases[keyof Purchases]

export interface EndPointKinds {
  readonly base: BaseEndPoints
}
export type EndPoints = EndPointKinds[keyof EndPointKinds]

export interface Seals {
  readonly base: BaseSeal
}
export type Seal = Seals[keyof Seals]

export interface Hedges {
  readonly base: Colour
}
/** What a seal with a question mark can be about: of theories, a colour. */
export type Hedge = Hedges[keyof Hedges]

export interface GrantNames {
  readonly base: never
}
/** Grants that are not about ingredients. */
export type GrantName = GrantNames[keyof GrantNames]

export interface GoodKinds {
  readonly base: 'gold' | 'reputation' | 'ingredients' | 'favours'
}
export type Good = GoodKinds[keyof GoodKinds]

export interface GoldReasons {
  readonly base: BaseGoldReason
}
export type GoldReason = GoldReasons[keyof GoldReasons]

export interface ReputationReasons {
  readonly base: BaseReputationReason
}
export type ReputationReason = ReputationReasons[keyof ReputationReasons]

export interface ReasonIds {
  readonly base: BaseReasonId
}
export type ReasonId = ReasonIds[keyof ReasonIds]

export interface ScoreSources {
  readonly base: BaseScoreSource
}
export type ScoreSource = ScoreSources[keyof ScoreSources]

export interface PublicationIds {
  readonly base: Ingredient
}
/** What a seal can lie on: of a theory, its ingredient. */
export type PublicationId = PublicationIds[keyof PublicationIds]

export interface FallenKinds {
  readonly base: FallenTheory
}
/** Something published that was debunked. */
export type Fallen = FallenKinds[keyof FallenKinds]

export interface Actions {
  readonly base: BaseAction
}
export type Action = Actions[keyof Actions]

export interface Prompts {
  readonly base: BasePrompt
}
/** Something that is asked of one seat. */
export type Prompt = Prompts[keyof Prompts]

export interface Tasks {
  readonly base: BaseTask
}
/** Something that the table does by itself. */
export type Task = Tasks[keyof Tasks]

export interface Happenings {
  readonly base: BaseHappening
}
export type Happening = Happenings[keyof Happenings]

/** The parts of actions, with what is chosen for each: a module merges its own by name. */
export interface PartValues extends BasePartValues {}
export type ActionPart = keyof PartValues

export interface Previews {
  readonly base: BasePreview
}
/** What can be said of a choice before it is made. */
export type Preview = Previews[keyof Previews]

export type ActionKind = Action['kind']
export type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>

export type PromptKind = Prompt['kind']
export type PromptOf<Kind extends PromptKind> = Extract<Prompt, { readonly kind: Kind }>
/** How the kernel calls it: a question on a space is named after the space. */
export type PromptName = Exclude<PromptKind, 'act'> | Space | 'boots'

export type TaskKind = Task['kind']
export type TaskOf<Kind extends TaskKind> = Extract<Task, { readonly kind: Kind }>

/** The state of modules, each under its own name; the base game keeps its own outside. What lies open, */
export interface TableSlots {
  readonly base?: never
}
/** what a player has before everybody's eyes, */
export interface PlayerSlots {
  readonly base?: never
}
/** what a player alone knows, */
export interface OwnSlots {
  readonly base?: never
}
/** and what nobody may see. */
export interface HiddenSlots {
  readonly base?: never
}
