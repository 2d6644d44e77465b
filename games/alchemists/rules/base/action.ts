import {
  type Alchemical,
  alchemicals,
  type Colour,
  type ColouredPotion,
  colouredPotions,
  colours,
  type Ingredient,
  ingredientIndex,
  ingredients,
  type Potion,
  potions,
  type SaleQuality,
  saleQualities,
} from '@athanor/alchemy'
import type { SecretParts } from '@athanor/kernel'
import * as z from 'zod/mini'
import type { ActionKind, Artifact, Favour, Seal, Space } from '../engine/contributions.ts'
import type { Pair, Plan } from '../engine/state.ts'
import { type Bid, bids } from './components/bids.ts'
import type { NamesFavours } from './favourUses.ts'

export const baseActionKinds = [
  'keepFavour',
  'chooseOrder',
  'declare',
  'forage',
  'transmute',
  'bid',
  'sell',
  'buy',
  'debunk',
  'demonstrate',
  'publish',
  'endorse',
  'test',
  'drink',
  'exhibit',
  'decline',
  'discard',
  'periscope',
  'setBothAside',
  'takeGrant',
] as const

/** which of the two dealt favor cards stays. */
export interface KeepFavourAction {
  readonly kind: 'keepFavour'
  readonly favour: Favour
}

/** number of the order space from the top, 0 first. */
export interface ChooseOrderAction {
  readonly kind: 'chooseOrder'
  readonly space: number
}

/** AR-75: the whole plan of a round at once: actions on each space, and the favor cards that go with it. */
export interface DeclareAction extends NamesFavours {
  readonly kind: 'declare'
  /** Spaces without an action are not named; on the Custodian card, one for each Custodian played. */
  readonly actions: Plan
  readonly assistants: number
  /** Spaces with an Associate, in their order. */
  readonly associates: readonly Space[]
}

/** */
export interface ForageAction {
  readonly kind: 'forage'
  readonly from: 'deck' | Ingredient
}

export interface TransmuteAction extends NamesFavours {
  readonly kind: 'transmute'
  readonly ingredient: Ingredient
  readonly sages: number
}

export interface BidAction {
  readonly kind: 'bid'
  readonly bid: Bid
}

/** A mix of two cards; `mortar` says whether a Magic Mortar is used (AR-43). */
interface MixAction {
  readonly pair: Pair
  readonly mortar: boolean
}

/** AR-79: the offer, the cards and the favors as one commitment. */
export interface SellAction extends MixAction, NamesFavours {
  readonly kind: 'sell'
  /** Number of the wanted potion on the adventurer's tile, 0 to 2. */
  readonly wanted: number
  readonly guarantee: SaleQuality
  readonly merchants: number
  readonly barmaids: number
}

export interface BuyAction extends NamesFavours {
  readonly kind: 'buy'
  readonly artifact: Artifact
  readonly shopkeepers: number
  /** AR-84: gold laid on the Altar; 0 for every other artifact. */
  readonly offering: number
}

/** the apprentice's question. */
export interface DebunkAction {
  readonly kind: 'debunk'
  readonly ingredient: Ingredient
  readonly colour: Colour
}

/** the master's question. */
export interface DemonstrateAction {
  readonly kind: 'demonstrate'
  readonly pair: Pair
  readonly potion: Potion
}

export interface PublishAction {
  readonly kind: 'publish'
  readonly ingredient: Ingredient
  readonly alchemical: Alchemical
  readonly seal: Seal
}

export interface EndorseAction {
  readonly kind: 'endorse'
  readonly ingredient: Ingredient
  readonly seal: Seal
}

/** Test on Student, and the tests of a Thinking Cap. */
export interface TestAction extends MixAction {
  readonly kind: 'test'
}

export interface DrinkAction extends MixAction {
  readonly kind: 'drink'
}

export interface ExhibitAction extends MixAction {
  readonly kind: 'exhibit'
  readonly potion: ColouredPotion
}

/** Not to do what is offered: an action, a repeat, an immediate publication, a look, a further test. */
export interface DeclineAction {
  readonly kind: 'decline'
}

/** the cards after a Herbalist, in printed order. */
export interface DiscardAction {
  readonly kind: 'discard'
  readonly ingredients: readonly Ingredient[]
}

export interface PeriscopeAction {
  readonly kind: 'periscope'
}

/** skip the Mortar and set both cards aside. */
export interface SetBothAsideAction {
  readonly kind: 'setBothAside'
}

export interface TakeGrantAction {
  readonly kind: 'takeGrant'
  readonly grant: number
}

export type BaseAction =
  | KeepFavourAction
  | ChooseOrderAction
  | DeclareAction
  | ForageAction
  | TransmuteAction
  | BidAction
  | SellAction
  | BuyAction
  | DebunkAction
  | DemonstrateAction
  | PublishAction
  | EndorseAction
  | TestAction
  | DrinkAction
  | ExhibitAction
  | DeclineAction
  | DiscardAction
  | PeriscopeAction
  | SetBothAsideAction
  | TakeGrantAction

/** What others do not see of an action. */
export const baseSecrets: SecretParts<BaseAction> = {
  // AR-71: which card stays; the other one is shown to all.
  keepFavour: ['favour'],
  // A-103, until all bids are in.
  bid: ['bid'],
  // what leaves a hand goes face down.
  transmute: ['ingredient'],
  discard: ['ingredients'],
  //
  sell: ['pair'],
  test: ['pair'],
  drink: ['pair'],
  exhibit: ['pair'],
  //
  publish: ['seal'],
  endorse: ['seal'],
}

function whole(most: number) {
  return z.int().check(z.minimum(0), z.maximum(most))
}

const ingredient = z.enum(ingredients)
/** One spelling for each pair: printed order. The same ingredient twice is well formed, and refused by the rules. */
const pair = z
  .tuple([ingredient, ingredient])
  .check(z.refine(([one, other]) => ingredientIndex(one) <= ingredientIndex(other)))
const mixing = { pair, mortar: z.boolean() }

function ascending<Item>(items: readonly Item[], number: (item: Item) => number): boolean {
  return items.every((item, index) => index === 0 || number(items[index - 1] as Item) <= number(item))
}

/** Everything in the box that an action can name, whether or not it is in a game: that is for the rules to say. */
export interface Vocabulary {
  readonly spaces: readonly Space[]
  readonly favours: readonly Favour[]
  readonly artifacts: readonly Artifact[]
  readonly seals: readonly Seal[]
  readonly grants: number
  /** Order spaces of the longest track. */
  readonly orderSpaces: number
  /** Favor cards that an action plays by name: those that no number of it counts. */
  namedBy(action: ActionKind): readonly Favour[]
  /** Whether a plan names more cards than it has a use for. */
  isIdle(plan: DeclareAction): boolean
}

/** The field for favor cards that are played by name. An action that never names any has no such field. */
export function namedFavours({ namedBy }: Pick<Vocabulary, 'namedBy'>, action: ActionKind) {
  const cards = namedBy(action)
  if (cards.length === 0) return {}
  const counts = z.partialRecord(z.enum(cards), z.int().check(z.minimum(1), z.maximum(mostNamed)))
  return { others: z.optional(counts.check(z.refine((named) => Object.keys(named).length > 0))) }
}

/** More copies than any card has. */
const mostNamed = 22

function declareSchema(vocabulary: Vocabulary) {
  const { spaces, namedBy, isIdle } = vocabulary
  const namesCards = namedBy('declare').length > 0
  const plan = z.strictObject({
    kind: z.literal('declare'),
    actions: z.partialRecord(z.enum(spaces), z.int().check(z.minimum(1), z.maximum(4))),
    assistants: whole(4),
    associates: z.array(z.enum(spaces)).check(
      z.maxLength(namesCards ? spaces.length : 3),
      z.refine((list) => ascending(list, (space) => spaces.indexOf(space))),
    ),
    ...namedFavours(vocabulary, 'declare'),
  })
  return namesCards ? plan.check(z.refine((each) => !isIdle(each as DeclareAction))) : plan
}

export function baseActionSchema(vocabulary: Vocabulary) {
  const { favours, artifacts, seals, grants, orderSpaces } = vocabulary
  const seal = z.enum(seals)
  return z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('keepFavour'), favour: z.enum(favours) }),
    z.strictObject({ kind: z.literal('chooseOrder'), space: whole(orderSpaces - 1) }),
    declareSchema(vocabulary),
    z.strictObject({ kind: z.literal('forage'), from: z.enum(['deck', ...ingredients]) }),
    z.strictObject({
      kind: z.literal('transmute'),
      ingredient,
      sages: whole(2),
      ...namedFavours(vocabulary, 'transmute'),
    }),
    z.strictObject({ kind: z.literal('bid'), bid: z.literal(bids) }),
    z.strictObject({
      kind: z.literal('sell'),
      wanted: whole(2),
      guarantee: z.enum(saleQualities),
      merchants: whole(2),
      barmaids: whole(2),
      ...mixing,
      ...namedFavours(vocabulary, 'sell'),
    }),
    z.strictObject({
      kind: z.literal('buy'),
      artifact: z.enum(artifacts),
      shopkeepers: whole(2),
      offering: whole(8),
      ...namedFavours(vocabulary, 'buy'),
    }),
    z.strictObject({ kind: z.literal('debunk'), ingredient, colour: z.enum(colours) }),
    z.strictObject({ kind: z.literal('demonstrate'), pair, potion: z.enum(potions) }),
    z.strictObject({ kind: z.literal('publish'), ingredient, alchemical: z.enum(alchemicals), seal }),
    z.strictObject({ kind: z.literal('endorse'), ingredient, seal }),
    z.strictObject({ kind: z.literal('test'), ...mixing }),
    z.strictObject({ kind: z.literal('drink'), ...mixing }),
    z.strictObject({ kind: z.literal('exhibit'), potion: z.enum(colouredPotions), ...mixing }),
    z.strictObject({ kind: z.literal('decline') }),
    z.strictObject({
      kind: z.literal('discard'),
      ingredients: z.array(ingredient).check(
        z.maxLength(2),
        z.refine((list) => ascending(list, ingredientIndex)),
      ),
    }),
    z.strictObject({ kind: z.literal('periscope') }),
    z.strictObject({ kind: z.literal('setBothAside') }),
    z.strictObject({ kind: z.literal('takeGrant'), grant: whole(grants - 1) }),
  ])
}
