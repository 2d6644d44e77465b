import type { Golem, GolemPart, Ingredient, Reaction, Trigger } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { NamesFavours } from '../../base/favourUses.ts'
import type { Artifact } from '../../engine/contributions.ts'
import type { TradeReason } from '../../engine/goods.ts'
import { type MutableState, ownOf, playerOf } from '../../engine/mutableState.ts'
import { changeOwnSlots, changePlayerSlots, changeTableSlots, slotIn } from '../../engine/slots.ts'
import type { Own, Pair, Player, Table } from '../../engine/state.ts'

/** G-175: the card that is fed to the golem, and Courtiers played with it (GR-85). */
export interface TestGolemAction extends NamesFavours {
  readonly kind: 'testGolem'
  readonly ingredient: Ingredient
  readonly courtiers: number
}

/** G-259: two ingredients in printed order; no card is needed (G-260). */
export interface AnimateGolemAction extends NamesFavours {
  readonly kind: 'animateGolem'
  readonly pair: Pair
  readonly courtiers: number
}

/** G-200. */
export interface VisitLibraryAction {
  readonly kind: 'visitLibrary'
}

/** G-216: one of these two, in the order of `triggers`. */
export interface ReportEitherAction {
  readonly kind: 'reportEither'
  readonly part: GolemPart
  readonly tokens: readonly [Trigger, Trigger]
}

/** G-217: certainly this. */
export interface ReportCertainAction {
  readonly kind: 'reportCertain'
  readonly part: GolemPart
  readonly token: Trigger
}

/** G-218: take this one back, so that the other one is certain. */
export interface NarrowReportAction {
  readonly kind: 'narrowReport'
  readonly part: GolemPart
  readonly token: Trigger
}

/** GR-51: decide in turn, seeing what lower players do. */
export interface ReportInTurnAction {
  readonly kind: 'reportInTurn'
}

/** What changes a report. */
export type ReportStep = ReportEitherAction | ReportCertainAction | NarrowReportAction

/** A sealed answer that waits for its turn. */
export type PendingReport = ReportStep | ReportInTurnAction | { readonly kind: 'decline' }

/** Why somebody gets or pays approval tokens. */
export type ApprovalReason = TradeReason | 'research' | 'courtier' | 'library'

/** A number of tokens for each part of the golem. */
export type ReportSizes = Readonly<Record<GolemPart, 0 | 1 | 2>>

/** What lies open of the Golem Project. */
export interface GolemTable {
  /** Approval tokens on Research Golem. */
  readonly tokens: number
  /** G-156: tokens of the tiles that were turned, the present one last. */
  readonly moods: readonly number[]
  /** G-141, G-145: on offer under the counter, and what comes with the later levels. */
  readonly underCounter: Artifact | null
  readonly underCounterToCome: readonly Artifact[]
  /** Null before the Big Revelation. */
  readonly revealed: GolemRevealed | null
}

/** G-287: what the golem was, what would have brought it to life, and what everybody had reported. */
export interface GolemRevealed {
  readonly golem: Golem
  readonly pair: Pair
  readonly reports: readonly Reports[]
}

/** The tokens of a player on each part of the golem. */
export type Reports = Readonly<Record<GolemPart, readonly Trigger[]>>

/** What everybody sees of a player's project. */
export interface GolemPlayer {
  /** G-142: start, one test, two tests, animated. */
  readonly flask: number
  readonly approval: number
  /** How often the golem was tested, and how often it did not come to life. */
  readonly tests: number
  readonly failures: number
  /** GR-91. */
  readonly reports: ReportSizes
}

export interface GolemTest extends Reaction {
  readonly ingredient: Ingredient
}

export interface GolemAttempt {
  readonly pair: Pair
  readonly worked: boolean
}

/** What a player alone knows of the own project. */
export interface GolemOwn {
  readonly tests: readonly GolemTest[]
  readonly attempts: readonly GolemAttempt[]
  readonly reports: Reports
  /** GR-51: sealed, until the turn of the player comes. */
  readonly pending: PendingReport | null
}

/** G-155: the tokens of the tiles that are face down, the next one last. */
export interface GolemHidden {
  readonly moods: readonly number[]
}

type GolemHappening =
  | { readonly kind: 'moodShown'; readonly tokens: number; readonly tile: boolean }
  | { readonly kind: 'underCounterCame'; readonly artifact: Artifact; readonly toCome: readonly Artifact[] }
  | { readonly kind: 'golemTested'; readonly seat: Seat; readonly flask: number }
  | { readonly kind: 'golemAnimated'; readonly seat: Seat; readonly worked: boolean }
  | { readonly kind: 'approvalChanged'; readonly seat: Seat; readonly change: number; readonly why: ApprovalReason }
  | {
      readonly kind: 'reported'
      readonly seat: Seat
      readonly step: 'filed' | 'narrowed' | 'none' | 'waits'
      readonly part: GolemPart | null
      /** Tokens that lie there now. */
      readonly tokens: number
    }
  | { readonly kind: 'golemShown'; readonly golem: Golem; readonly pair: Pair }
  | {
      readonly kind: 'reportRevealed'
      readonly seat: Seat
      readonly part: GolemPart
      readonly tokens: readonly Trigger[]
      readonly points: number
    }

export const golemReasonIds = [
  'alchemists.reject.noApproval',
  'alchemists.reject.golemUntested',
  'alchemists.reject.golemAlive',
  'alchemists.reject.reportExists',
  'alchemists.reject.sameToken',
  'alchemists.reject.tokenInUse',
  'alchemists.reject.nothingToNarrow',
] as const

declare module '../../engine/contributions.ts' {
  interface Spaces {
    readonly golemProject: 'researchGolem' | 'visitLibrary'
  }
  interface Favours {
    readonly golemProject: 'courtier'
  }
  interface FavourWindows {
    readonly golemProject: 'researching'
  }
  interface FavourEffects {
    readonly golemProject: { readonly kind: 'approval'; readonly tokens: number }
  }
  interface Artifacts {
    readonly golemProject: 'royalSignet' | 'mahoganyBookcase'
  }
  interface EndPointKinds {
    readonly golemProject: { readonly kind: 'perBook'; readonly points: number }
  }
  interface GoodKinds {
    readonly golemProject: 'approval'
  }
  interface ReputationReasons {
    readonly golemProject: 'golemFailed'
  }
  interface ReasonIds {
    readonly golemProject: (typeof golemReasonIds)[number]
  }
  interface ScoreSources {
    readonly golemProject: 'mahoganyBookcase' | 'reports' | 'golem'
  }
  interface Actions {
    readonly golemProject: TestGolemAction | AnimateGolemAction | VisitLibraryAction | ReportStep | ReportInTurnAction
  }
  interface Prompts {
    readonly golemProject:
      | { readonly kind: 'report'; readonly seat: Seat }
      | { readonly kind: 'reportNow'; readonly seat: Seat }
  }
  interface Tasks {
    readonly golemProject: { readonly kind: 'reportDue'; readonly seat: Seat }
  }
  interface Happenings {
    readonly golemProject: GolemHappening
  }
  interface TableSlots {
    readonly golemProject: GolemTable
  }
  interface PlayerSlots {
    readonly golemProject: GolemPlayer
  }
  interface OwnSlots {
    readonly golemProject: GolemOwn
  }
  interface HiddenSlots {
    readonly golemProject: GolemHidden
  }
}

declare module '../../base/event.ts' {
  interface OwnPart {
    readonly reaction?: Reaction
    readonly reportTokens?: readonly Trigger[]
  }
}

/** What lies open of the project at a table where it is in play. */
export function projectAt({ slots }: Table): GolemTable {
  return slotIn(slots, 'golemProject')
}

/** A player's project as everybody sees it. */
export function projectOf({ slots }: Player): GolemPlayer {
  return slotIn(slots, 'golemProject')
}

/** A player's project as the player sees it. */
export function ownProjectOf({ slots }: Own): GolemOwn {
  return slotIn(slots, 'golemProject')
}

export function changeProjectAt(state: MutableState, change: Partial<GolemTable>): void {
  changeTableSlots(state, { golemProject: { ...projectAt(state.table), ...change } })
}

export function changeProject(state: MutableState, seat: Seat, change: Partial<GolemPlayer>): void {
  changePlayerSlots(state, seat, { golemProject: { ...projectOf(playerOf(state, seat)), ...change } })
}

export function changeOwnProject(state: MutableState, seat: Seat, change: Partial<GolemOwn>): void {
  changeOwnSlots(state, seat, { golemProject: { ...ownProjectOf(ownOf(state, seat)), ...change } })
}
