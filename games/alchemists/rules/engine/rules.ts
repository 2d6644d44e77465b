import type { Belief, CodeScheme, Fact } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { ArtifactCard, ArtifactLevel } from '../base/artifacts/artifact.ts'
import type { Adventurer } from '../base/components/adventurers.ts'
import type { Bid } from '../base/components/bids.ts'
import type { Grant } from '../base/components/grants.ts'
import type { Conference, SealTile } from '../base/components/levels.ts'
import type { OrderSpace } from '../base/components/orderSpaces.ts'
import type { SealKind } from '../base/components/seals.ts'
import type { FavourCard } from '../base/favours/favour.ts'
import type { FavourUse } from '../base/favourUses.ts'
import type { Options } from '../base/options.ts'
import type { StepList } from '../base/prompts.ts'
import type {
  ActionKind,
  Artifact,
  Fallen,
  Favour,
  FavourEffect,
  FavourWindow,
  Purchase,
  ScoreSource,
  Seal,
  Space,
  Task,
  TaskKind,
  TaskOf,
} from './contributions.ts'
import type { Kinds } from './counts.ts'
import type { ActionParts } from './drafting/part.ts'
import type { GoodRules, Goods } from './goods.ts'
import type { MutableState } from './mutableState.ts'
import type { PublicationRules } from './publications.ts'
import type { PromptRules } from './question.ts'
import type { Sampler } from './sampler.ts'
import type { SlotRules } from './slots.ts'
import type { SpaceRules } from './space.ts'
import type { Own, Table } from './state.ts'
import type { View } from './view.ts'

/** What everybody can say about a seat: the rules in force and the open table. */
export interface SeatContext {
  readonly rules: Rules
  readonly table: Table
  readonly seat: Seat
}

/** A seat with what it alone holds. */
export interface Seated extends SeatContext {
  readonly own: Own
}

/** Something that the table does by itself when its turn on the agenda comes. */
export interface TaskRules {
  readonly kind: TaskKind
  run(state: MutableState, task: Task): void
}

/** The same for its author, who knows which task it is. */
export interface TaskRulesOf<Kind extends TaskKind> {
  readonly kind: Kind
  run(state: MutableState, task: TaskOf<Kind>): void
}

/** One step of a list of steps. What it brings about is finished before the next one. */
export interface RoundStep {
  readonly id: string
  run(state: MutableState): void
}

/** Where points come from. */
export interface Scorer {
  readonly source: ScoreSource
  /** Counted before the Big Revelation; without it, steps of the scoring fill it in. */
  points?(at: Seated): number
}

/** A tile of a conference: what it brings to a seat. */
export interface ConferenceTile {
  /** For tiles that judge nothing but seals. */
  readonly seals?: SealTile
  due(at: SeatContext): Goods
}

export interface ConferenceRules {
  readonly conference: Conference
  /** The round that ends with it. */
  readonly round: number
  readonly tiles: readonly ConferenceTile[]
}

/** Where artifacts are for sale, and on which terms. */
export interface ShelfRules {
  onOffer(table: Table): readonly Artifact[]
  /** Gold off every printed price. */
  readonly off: number
  /** What is due besides the gold. */
  readonly cost: Goods
  /** What was bought leaves it. */
  sell(state: MutableState, artifact: Artifact): void
}

/** What a purchase does at once. */
export interface PurchaseRules {
  readonly kind: Purchase['kind']
  atOnce(state: MutableState, seat: Seat, purchase: Purchase, offering: number): void
}

export interface PurchaseRulesOf<Kind extends Purchase['kind']> {
  readonly kind: Kind
  atOnce(state: MutableState, seat: Seat, purchase: Extract<Purchase, { readonly kind: Kind }>, offering: number): void
}

/** What a card does that is played when it is drawn. */
export interface DrawnRules {
  readonly kind: FavourEffect['kind']
  play(state: MutableState, seat: Seat, card: FavourCard & { readonly id: Favour }): void
}

export interface DrawnRulesOf<Kind extends FavourEffect['kind']> {
  readonly kind: Kind
  play(state: MutableState, seat: Seat, card: PrintedFavour<Kind>): void
}

/** A grant, and how many seals of a seat count for it. */
export interface GrantRules extends Grant {
  seals(table: Table, seat: Seat): number
}

/** What modules put together: every list in its order, every rule that another module may replace. */
export interface RuleParts {
  /** in the order in which they are resolved. */
  readonly spaces: readonly SpaceRules[]
  /** action cubes, first round first. */
  readonly cubes: readonly number[]
  /** */
  readonly startingGold: number
  readonly favourCards: readonly FavourCard[]
  readonly drawnEffects: readonly DrawnRules[]
  /** What the other ones are played for. */
  readonly favourUses: readonly FavourUse[]
  readonly sealKinds: readonly SealKind[]
  readonly artifactCards: readonly ArtifactCard[]
  readonly shelves: readonly ShelfRules[]
  /** how many of each level are in the game; the first of them lie on offer together. */
  readonly artifactsDrawn: number
  readonly purchases: readonly PurchaseRules[]
  readonly adventurers: readonly Adventurer[]
  readonly bids: readonly { readonly bid: Bid; readonly smileys: number }[]
  readonly grants: readonly GrantRules[]
  /** the order spaces of the running round, from the top. */
  orderSpaces(table: Table): readonly OrderSpace[]
  readonly paralysisSpace: OrderSpace
  readonly conferences: readonly ConferenceRules[]
  /** In the order in which they are taken. */
  readonly goods: readonly GoodRules[]
  readonly publications: readonly PublicationRules[]
  /** what the bank takes for each kind of publication and for its endorsements. */
  readonly publishingFees: Readonly<Partial<Record<Fallen['kind'], Goods>>>
  /** What comes after an exhibit that succeeded and before its cards leave the cauldron. */
  readonly afterExhibit: readonly ((state: MutableState, seat: Seat) => void)[]
  readonly questions: readonly PromptRules[]
  readonly tasks: readonly TaskRules[]
  readonly steps: Readonly<Record<StepList, readonly RoundStep[]>>
  /** In the order in which they are counted. */
  readonly scorers: readonly Scorer[]
  /** what else counts as gold in the final scoring. */
  readonly worthInGold: readonly ((at: Seated) => number)[]
  /** AR-91: how the code of the game is made. */
  codeScheme(options: Options): CodeScheme
  /** What follows from facts, about all that this game keeps secret. */
  believe(facts: Iterable<Fact>): Belief
  /** What a viewer knows beyond the notes of the base game. */
  readonly facts: readonly ((view: View) => readonly Fact[])[]
  readonly samplers: readonly Sampler[]
  /** How actions are put together, part by part. */
  readonly drafts: readonly ActionParts[]
  /** The first state of modules, each in its slots. */
  readonly slots: readonly SlotRules[]
}

/**
 * The rules of one table: everything that depends on which modules are in play and on how many sit there. All modules
 * make it in one composition (compose.ts), and it is the same for all tables with the same settings.
 */
export interface Rules extends RuleParts {
  readonly players: number
  space(id: Space): SpaceRules
  readonly favours: Kinds<Favour>
  favour(id: Favour): FavourCard & { readonly id: Favour }
  /** All cards that are played at this moment and do this, in printed order. */
  favoursFor<Kind extends FavourEffect['kind']>(window: FavourWindow, effect: Kind): readonly PrintedFavour<Kind>[]
  drawnEffect(kind: FavourEffect['kind']): DrawnRules
  /** Favor cards that an action plays by name: those that no number of it counts. */
  namedBy(action: ActionKind): readonly Favour[]
  /** Cards that are played as soon as they are drawn, by number. */
  readonly drawn: readonly number[]
  readonly seals: Kinds<Seal>
  seal(id: Seal): SealKind
  readonly artifacts: readonly Artifact[]
  artifact(id: Artifact): ArtifactCard
  /** the pool of each level. */
  artifactsOfLevel(level: ArtifactLevel): readonly Artifact[]
  question(kind: string): PromptRules | undefined
  task(kind: string): TaskRules | undefined
  /** Undefined for an action without parts. */
  drafting(kind: string): ActionParts | undefined
}

export type PrintedFavour<Kind extends FavourEffect['kind']> = FavourCard<
  Extract<FavourEffect, { readonly kind: Kind }>
> & { readonly id: Favour }
