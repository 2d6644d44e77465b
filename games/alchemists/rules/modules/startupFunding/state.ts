import type { Seat } from '@athanor/kernel'
import type { Artifact, Favour } from '../../engine/contributions.ts'
import type { MutableState } from '../../engine/mutableState.ts'
import { ownOf, playerOf } from '../../engine/mutableState.ts'
import type { Rules } from '../../engine/rules.ts'
import { changeOwnSlots, changePlayerSlots, slotIn } from '../../engine/slots.ts'
import type { Own, Player, Table } from '../../engine/state.ts'
import type { Pool, StartupCard } from './components.ts'

/** G-026: the two cards that stay, in the order of the deck. */
export interface ChooseStartupAction {
  readonly kind: 'chooseStartup'
  /** @numberOf StartupCard */
  readonly cards: readonly [number, number]
}

/** GR-26: a favor card that goes, and the artifacts that startup cards let their owner choose. */
export interface SettleFundingAction {
  readonly kind: 'settleFunding'
  readonly favour: Favour | null
  readonly starting: Artifact | null
  readonly secret: Artifact | null
}

/** GR-69: a startup card once more. */
export interface ReplicateAction {
  readonly kind: 'replicate'
  /** @numberOf StartupCard */
  readonly card: number
}

/** G-040: a secret artifact is shown before the end. */
export interface UnveilAction {
  readonly kind: 'unveil'
  readonly artifact: Artifact
}

/** GR-65: gold on an Altar that comes to light. */
export interface OfferGoldAction {
  readonly kind: 'offerGold'
  readonly gold: number
}

/** What one seat has to settle at once. */
export interface SettleFundingPrompt {
  readonly kind: 'settleFunding'
  readonly seat: Seat
  /** G-031: one of the favor cards goes. */
  readonly discards: boolean
  readonly pools: readonly Pool[]
  /**
   * The card that is used once more, if it is that; else the table is being set up.
   * @numberOf StartupCard
   */
  readonly replica: number | null
}

/** What lies open of the startup funding. */
interface StartupTable {
  /** GR-64: artifacts that were not drawn for this game, less those that were taken openly. */
  readonly pools: Readonly<Record<Pool, readonly Artifact[]>>
}

/** What a player has of it before everybody's eyes. */
export interface StartupPlayer {
  /**
   * G-046: the two cards, once all are shown.
   * @numberOf StartupCard
   */
  readonly kept: readonly number[]
  /**
   * Those of them that were used once more.
   * @numberOf StartupCard
   */
  readonly replicated: readonly number[]
  /** How often the Replicator has had its moment. */
  readonly moments: number
  /** G-043: artifacts that startup cards brought openly. */
  readonly starting: readonly Artifact[]
  /** GR-66: artifacts that lie face down. */
  readonly faceDown: number
  /** Artifacts that lay face down until they were shown. */
  readonly unveiled: readonly Artifact[]
}

/** What a player alone knows of it. */
interface OwnStartup {
  /** @numberOf StartupCard */
  readonly dealt: readonly number[]
  /** G-037: the artifacts that lie face down. */
  readonly secret: readonly Artifact[]
}

declare module '../../engine/contributions.ts' {
  interface Artifacts {
    readonly startupFunding: 'replicator'
  }
  interface GoldReasons {
    readonly startupFunding: 'startup'
  }
  interface ReputationReasons {
    readonly startupFunding: 'startup'
  }
  interface ReasonIds {
    readonly startupFunding:
      | 'alchemists.reject.startupCardMissing'
      | 'alchemists.reject.otherFunding'
      | 'alchemists.reject.notInPool'
      | 'alchemists.reject.notReplicable'
      | 'alchemists.reject.notUnveilable'
  }
  interface ScoreSources {
    readonly startupFunding: 'secretBonus'
  }
  interface Actions {
    readonly startupFunding:
      | ChooseStartupAction
      | SettleFundingAction
      | ReplicateAction
      | UnveilAction
      | OfferGoldAction
  }
  interface Prompts {
    readonly startupFunding:
      | { readonly kind: 'chooseStartup'; readonly seat: Seat }
      | SettleFundingPrompt
      | { readonly kind: 'replicate'; readonly seat: Seat }
      | { readonly kind: 'unveil'; readonly seat: Seat }
      | { readonly kind: 'offerGold'; readonly seat: Seat }
  }
  interface Tasks {
    readonly startupFunding: /** GR-70: what the funding step brings to one seat. */
      | { readonly kind: 'funding'; readonly seat: Seat }
      /** GR-69: reputation and books of a card that was used once more. */
      | {
          readonly kind: 'settleReplica'
          readonly seat: Seat
          /** @numberOf StartupCard */
          readonly card: number
          /** Reputation that an artifact costs. */
          readonly price: number
        }
  }
  interface Happenings {
    readonly startupFunding:
      | { readonly kind: 'startupDealt'; readonly seat: Seat; readonly count: number }
      | {
          readonly kind: 'startupRevealed'
          readonly choices: readonly { readonly seat: Seat; readonly cards: readonly StartupCard[] }[]
        }
      | { readonly kind: 'startingArtifactTaken'; readonly seat: Seat; readonly artifact: Artifact }
      | { readonly kind: 'secretArtifactTaken'; readonly seat: Seat }
      | { readonly kind: 'replicated'; readonly seat: Seat; readonly card: StartupCard }
      | { readonly kind: 'unveiled'; readonly seat: Seat; readonly artifacts: readonly Artifact[] }
  }
  interface TableSlots {
    readonly startupFunding: StartupTable
  }
  interface PlayerSlots {
    readonly startupFunding: StartupPlayer
  }
  interface OwnSlots {
    readonly startupFunding: OwnStartup
  }
}

declare module '../../base/event.ts' {
  interface OwnPart {
    readonly dealt?: readonly StartupCard[]
    readonly secretArtifact?: Artifact
  }
}

declare module '../../engine/rules.ts' {
  interface RuleParts {
    /** G-020: the startup deck, where it is in play. */
    readonly startupCards?: readonly StartupCard[]
  }
}

declare module '../../base/artifacts/artifact.ts' {
  interface ArtifactCard {
    /** Startup cards are used once more. */
    readonly replicates?: true
  }
}

export function poolsOn({ slots }: Pick<Table, 'slots'>): StartupTable['pools'] {
  return slotIn(slots, 'startupFunding').pools
}

export function startupOf({ slots }: Pick<Player, 'slots'>): StartupPlayer {
  return slotIn(slots, 'startupFunding')
}

export function ownStartup({ slots }: Pick<Own, 'slots'>): OwnStartup {
  return slotIn(slots, 'startupFunding')
}

/** The startup card of a number. Events show the cards themselves, so that whoever tells them needs no table. */
export function startupCard({ startupCards = [] }: Pick<Rules, 'startupCards'>, number: number): StartupCard {
  const card = startupCards[number]
  if (card === undefined) throw new RangeError(`there is no startup card ${number}`)
  return card
}

export function changeStartup(state: MutableState, seat: Seat, change: Partial<StartupPlayer>): void {
  changePlayerSlots(state, seat, { startupFunding: { ...startupOf(playerOf(state, seat)), ...change } })
}

export function changeOwnStartup(state: MutableState, seat: Seat, change: Partial<OwnStartup>): void {
  changeOwnSlots(state, seat, { startupFunding: { ...ownStartup(ownOf(state, seat)), ...change } })
}
