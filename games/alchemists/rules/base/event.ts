import type {
  Alchemical,
  Assignment,
  Colour,
  ColouredPotion,
  Ingredient,
  Potion,
  SaleQuality,
  Sign,
} from '@athanor/alchemy'
import type { GameEvent, Reveals, Seat } from '@athanor/kernel'
import type {
  Artifact,
  Favour,
  GoldReason,
  Happening,
  PromptName,
  ReputationReason,
  ScoreSource,
  Seal,
  Space,
} from '../engine/contributions.ts'
import type { MixPlace, Pair, Plan } from '../engine/state.ts'
import type { Bid } from './components/bids.ts'
import type { Conference } from './components/levels.ts'

export const baseEventKinds = [
  'gameBegan',
  'roundBegan',
  'rowDealt',
  'cardsDrawn',
  'reshuffled',
  'favourRejected',
  'favourPlayed',
  'herbalistDone',
  'orderChosen',
  'paralysedDrew',
  'orderSet',
  'declared',
  'spaceBegan',
  'declined',
  'foraged',
  'foragedUnseen',
  'rowCleared',
  'transmuted',
  'bidsRevealed',
  'offered',
  'saleAnswered',
  'potionMade',
  'sold',
  'goldChanged',
  'reputationChanged',
  'studentCharges',
  'poisoned',
  'paralysed',
  'periscopeUsed',
  'periscopeDeclined',
  'ingredientKept',
  'setAside',
  'artifactBought',
  'bootsUsed',
  'signShown',
  'demonstrated',
  'debunkFailed',
  'theoryDebunked',
  'conflictShown',
  'conflictRemoved',
  'published',
  'endorsed',
  'grantTaken',
  'exhibited',
  'conferenceHeld',
  'artifactsReplaced',
  'topAlchemists',
  'unusedCubes',
  'hospitalCleared',
  'adventurerCame',
  'conferenceAnnounced',
  'answersShown',
  'sealsRevealed',
  'scored',
  'gameEnded',
] as const

/** Why gold moves. */
export type BaseGoldReason =
  | 'conference'
  | 'order'
  | 'transmute'
  | 'merchant'
  | 'sale'
  | 'artifact'
  | 'altar'
  | 'publishing'
  | 'endorsing'
  | 'endorsed'
  | 'grant'
  | 'student'

/** Why reputation changes. */
export type BaseReputationReason =
  | 'order'
  | 'insanity'
  | 'sale'
  | 'debunking'
  | 'failedDebunking'
  | 'publishing'
  | 'endorsing'
  | 'artifact'
  | 'exhibition'
  | 'conference'
  | 'topAlchemist'

/** What everybody sees of what happened. */
export type BaseHappening =
  | {
      readonly kind: 'gameBegan'
      readonly startingPlayer: Seat
      /** The three of each level that are in the game. */
      readonly artifacts: readonly (readonly Artifact[])[]
      /**
       * The adventurer of round 2.
       * @numberOf Adventurer
       */
      readonly adventurer: number
    }
  | { readonly kind: 'roundBegan'; readonly round: number; readonly startingPlayer: Seat }
  | { readonly kind: 'rowDealt'; readonly ingredients: readonly Ingredient[] }
  | { readonly kind: 'cardsDrawn'; readonly seat: Seat; readonly ingredients: number; readonly favours: number }
  | { readonly kind: 'reshuffled'; readonly pile: 'ingredients' | 'favours' }
  | { readonly kind: 'favourRejected'; readonly seat: Seat; readonly favour: Favour }
  | { readonly kind: 'favourPlayed'; readonly seat: Seat; readonly favour: Favour }
  /** `favour` says for which card, if it was no Herbalist. */
  | { readonly kind: 'herbalistDone'; readonly seat: Seat; readonly count: number; readonly favour?: Favour }
  | { readonly kind: 'orderChosen'; readonly seat: Seat; readonly space: number }
  | { readonly kind: 'paralysedDrew'; readonly seat: Seat }
  | { readonly kind: 'orderSet'; readonly order: readonly Seat[] }
  | {
      readonly kind: 'declared'
      readonly seat: Seat
      readonly actions: Plan
      readonly associates: readonly Space[]
      readonly unused: number
    }
  | { readonly kind: 'spaceBegan'; readonly space: Space }
  /** `forced`: everybody can see that the action is impossible (AR-59). */
  | { readonly kind: 'declined'; readonly seat: Seat; readonly ask: PromptName; readonly forced: boolean }
  | { readonly kind: 'foraged'; readonly seat: Seat; readonly ingredient: Ingredient }
  | { readonly kind: 'foragedUnseen'; readonly seat: Seat }
  | { readonly kind: 'rowCleared'; readonly count: number }
  | { readonly kind: 'transmuted'; readonly seat: Seat }
  | {
      readonly kind: 'bidsRevealed'
      readonly bids: readonly { readonly seat: Seat; readonly bid: Bid; readonly smileys: number }[]
      readonly order: readonly Seat[]
    }
  | {
      readonly kind: 'offered'
      readonly seat: Seat
      readonly potion: ColouredPotion
      readonly guarantee: SaleQuality
      readonly price: number
    }
  | {
      readonly kind: 'saleAnswered'
      readonly seat: Seat
      readonly promised: ColouredPotion
      readonly quality: SaleQuality
    }
  | { readonly kind: 'potionMade'; readonly seat: Seat; readonly at: MixPlace; readonly potion: Potion }
  | { readonly kind: 'sold'; readonly seat: Seat; readonly counted: SaleQuality; readonly paid: number }
  | { readonly kind: 'goldChanged'; readonly seat: Seat; readonly change: number; readonly why: GoldReason }
  | {
      readonly kind: 'reputationChanged'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly why: ReputationReason
    }
  | { readonly kind: 'studentCharges' }
  | { readonly kind: 'poisoned'; readonly seat: Seat }
  | { readonly kind: 'paralysed'; readonly seat: Seat }
  | { readonly kind: 'periscopeUsed'; readonly seat: Seat; readonly mixer: Seat }
  | { readonly kind: 'periscopeDeclined'; readonly seat: Seat }
  | { readonly kind: 'ingredientKept'; readonly seat: Seat }
  | { readonly kind: 'setAside'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'artifactBought'; readonly seat: Seat; readonly artifact: Artifact; readonly price: number }
  | { readonly kind: 'bootsUsed'; readonly seat: Seat; readonly space: Space }
  | {
      readonly kind: 'signShown'
      readonly seat: Seat
      readonly ingredient: Ingredient
      readonly colour: Colour
      readonly sign: Sign
    }
  | {
      readonly kind: 'demonstrated'
      readonly seat: Seat
      readonly pair: Pair
      readonly potion: Potion
      readonly yes: boolean
    }
  | { readonly kind: 'debunkFailed'; readonly seat: Seat }
  | {
      readonly kind: 'theoryDebunked'
      readonly ingredient: Ingredient
      readonly alchemical: Alchemical
      readonly colour: Colour
      readonly seals: readonly { readonly seat: Seat; readonly seal: Seal }[]
    }
  | { readonly kind: 'conflictShown'; readonly seat: Seat; readonly pair: Pair }
  | { readonly kind: 'conflictRemoved'; readonly pair: Pair }
  | {
      readonly kind: 'published'
      readonly seat: Seat
      readonly ingredient: Ingredient
      readonly alchemical: Alchemical
      readonly immediate: boolean
    }
  | { readonly kind: 'endorsed'; readonly seat: Seat; readonly ingredient: Ingredient }
  | { readonly kind: 'grantTaken'; readonly seat: Seat; readonly grant: number }
  | {
      readonly kind: 'exhibited'
      readonly seat: Seat
      readonly promised: ColouredPotion
      readonly success: boolean
      readonly first: boolean
      readonly mastery: boolean
    }
  | { readonly kind: 'conferenceHeld'; readonly conference: Conference }
  | { readonly kind: 'artifactsReplaced'; readonly artifacts: readonly Artifact[] }
  | { readonly kind: 'topAlchemists'; readonly seats: readonly Seat[]; readonly seals: number }
  | { readonly kind: 'unusedCubes'; readonly seat: Seat; readonly cubes: number; readonly favours: number }
  | { readonly kind: 'hospitalCleared'; readonly seat: Seat; readonly cubes: number }
  | { readonly kind: 'adventurerCame'; readonly adventurer: number; readonly next: number | null }
  | { readonly kind: 'conferenceAnnounced'; readonly conference: Conference }
  | { readonly kind: 'answersShown'; readonly answers: Assignment; readonly code: string }
  | {
      readonly kind: 'sealsRevealed'
      readonly ingredient: Ingredient
      readonly correct: boolean
      readonly seals: readonly { readonly seat: Seat; readonly seal: Seal; readonly points: number }[]
    }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly source: ScoreSource; readonly points: number }
  | { readonly kind: 'gameEnded'; readonly winners: readonly Seat[]; readonly total: number }

/** What single players see besides. A module merges its fields into this interface. */
export interface OwnPart {
  readonly drawn?: readonly Ingredient[]
  readonly drawnFavours?: readonly Favour[]
  readonly discarded?: readonly Ingredient[]
  readonly ingredient?: Ingredient
  readonly pair?: Pair
  readonly kept?: Ingredient
  readonly aside?: readonly Ingredient[]
  readonly seal?: Seal
}

export type Event = GameEvent<Happening, OwnPart>

/** What comes out of hiding, and in which event it does. */
export const baseReveals: Reveals<BaseHappening, OwnPart> = {
  public: {
    gameBegan: ['startingPlayer', 'artifacts', 'adventurer'],
    rowDealt: ['ingredients'],
    favourRejected: ['favour'],
    favourPlayed: ['seat', 'favour'],
    bidsRevealed: ['bids', 'order'],
    saleAnswered: ['quality'],
    potionMade: ['potion'],
    signShown: ['sign'],
    demonstrated: ['yes'],
    theoryDebunked: ['seals'],
    adventurerCame: ['next'],
    answersShown: ['answers', 'code'],
    sealsRevealed: ['correct', 'seals'],
    scored: ['points'],
    gameEnded: ['winners', 'total'],
  },
  secret: {
    cardsDrawn: ['drawn', 'drawnFavours'],
    foragedUnseen: ['ingredient'],
    periscopeUsed: ['ingredient'],
    ingredientKept: ['kept'],
    setAside: ['aside'],
  },
  chosen: {
    transmuted: ['ingredient'],
  },
}
