import type { Alchemical, Colour, ColouredPotion, Ingredient, Insight, Potion, SaleQuality } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { Bid } from '../../base/components/bids.ts'
import type { Reason } from '../../base/reasons.ts'
import type {
  Action,
  ActionKind,
  ActionOf,
  ActionPart,
  Artifact,
  Favour,
  PartValues,
  Preview,
  Prompt,
  Seal,
} from '../contributions.ts'
import type { Seated } from '../rules.ts'
import type { FavourNames } from './namedFavours.ts'

/** The parts of the base game's actions, with what is chosen for each. */
export interface BasePartValues {
  readonly favour: Favour
  readonly orderSpace: number
  readonly bid: Bid
  readonly from: 'deck' | Ingredient
  /** The card that is transmuted. */
  readonly card: Ingredient
  readonly sages: number
  /** Number of the wanted potion on the adventurer's tile. */
  readonly wanted: number
  readonly guarantee: SaleQuality
  readonly merchants: number
  readonly barmaids: number
  /** The two cards that are mixed. */
  readonly first: Ingredient
  readonly second: Ingredient
  readonly mortar: boolean
  readonly artifact: Artifact
  readonly shopkeepers: number
  readonly offering: number
  /** The ingredient and the aspect that are put to the test. */
  readonly doubted: Ingredient
  readonly aspect: Colour
  /** The two ingredients of a demonstration, and what they are said to make. */
  readonly firstShown: Ingredient
  readonly secondShown: Ingredient
  readonly shown: Potion
  readonly theory: Ingredient
  readonly alchemical: Alchemical
  readonly endorsed: Ingredient
  readonly seal: Seal
  readonly promised: ColouredPotion
  /** Favor cards that are played by name. */
  readonly others: FavourNames
  readonly firstDiscard: Ingredient
  readonly secondDiscard: Ingredient
  readonly grant: number
}

/** What has been chosen so far, part by part. */
export type Chosen = Partial<PartValues>

/** A question to a seat, with all that drafting its answer needs. */
export interface PromptContext {
  readonly at: Seated & { readonly seat: Seat }
  readonly prompt: Prompt
  /** What the seat may conclude, worked out when it is first asked for; null where nobody has, or will. */
  readonly insight: (() => Insight) | null
  /** Kinds of actions of which some are legal. */
  readonly kinds: readonly ActionKind[]
  /** The legal actions of a kind. Plans are too many to be listed; they grow cube by cube (plan.ts). */
  actions<Kind extends ActionKind>(kind: Kind): readonly ActionOf<Kind>[]
  check(action: Action): Reason | null
}

/** The same for whoever speaks of chances. */
export interface Informed extends PromptContext {
  readonly insight: () => Insight
}

/** One part of an action, chosen by itself. */
export interface PartNamed<Name extends ActionPart, Each = Action> {
  readonly part: Name
  /** What it is in an action: one value, or for one of two cards either of them. */
  valuesOf(action: Each, chosen: Chosen): readonly PartValues[Name][]
  /** What is shown whether it can be chosen or not, in its order; else what the actions that are left have. */
  offered?(context: PromptContext): readonly PartValues[Name][]
  /** Why a value that is shown cannot be chosen at all. */
  refusal?(context: PromptContext, value: PartValues[Name], chosen: Chosen): Reason | null
  preview?(context: Informed, value: PartValues[Name], left: readonly Each[], chosen: Chosen): Preview | null
}

/** A part, its name being one of all; a list of them knows each by its name. */
export type Part<Each = Action> = { readonly [Name in ActionPart]: PartNamed<Name, Each> }[ActionPart]

/** How an action of one kind is put together: its parts, in the order in which they are asked for. */
export interface ActionParts {
  readonly action: ActionKind
  readonly parts: readonly Part[]
  /** What one would try, so that the rules say why nothing of this kind can be done; null when there is nothing to try. */
  attempt?(context: PromptContext): Action | null
  /**
   * For actions that are too many to be listed: some of those that are legal with what is chosen, among them every value
   * that any open part can still have. Null where all are listed.
   */
  some?(context: PromptContext, chosen: Chosen): readonly Action[] | null
}

/** The same for its author, who knows which action it is. */
export interface ActionPartsOf<Kind extends ActionKind> extends Omit<ActionParts, 'action' | 'parts'> {
  readonly action: Kind
  readonly parts: readonly Part<ActionOf<Kind>>[]
}
