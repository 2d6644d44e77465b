import type { GameEvent, Reveals, Seat } from '@athanor/kernel'
import type { Raven } from './action.ts'
import type { DieColour, Face, Resource, Side } from './components.ts'

export const eventKinds = [
  'gameBegan',
  'dieChosen',
  'roundBegan',
  'diceRolled',
  'turnBegan',
  'extraRavenCame',
  'ravensKept',
  'ravensRerolled',
  'ravenCancelled',
  'ravenRolled',
  'unitsLost',
  'pointsLost',
  'helpAsked',
  'helpOffered',
  'helpWithdrawn',
  'helpDeclined',
  'researched',
  'slotGained',
  'slotLost',
  'dieBought',
  'dieRerolled',
  'unitsMade',
  'unitsTraded',
  'ravensTraded',
  'slotBlocked',
  'unitTaken',
  'priceShifted',
  'turnEnded',
  'endTriggered',
  'squaresOpened',
  'tieRoundBegan',
  'gameEnded',
] as const

/** A die that was thrown, and what it shows. */
export interface Throw {
  readonly die: number
  readonly face: Face
}

/** Why the end is triggered: somebody has enough points (D-031), or nothing more can be gained (DR-58, DR-89). */
export type EndCause = { readonly cause: 'points'; readonly seat: Seat } | { readonly cause: 'tracks' | 'limit' }

/** What happened. Nothing in this game is hidden (DR-91). */
export type Happening =
  | { readonly kind: 'gameBegan'; readonly starter: Seat; readonly sides: readonly Side[] }
  | { readonly kind: 'dieChosen'; readonly seat: Seat; readonly colour: DieColour }
  | { readonly kind: 'roundBegan'; readonly round: number; readonly starter: Seat }
  | { readonly kind: 'diceRolled'; readonly seat: Seat; readonly throws: readonly Throw[] }
  | { readonly kind: 'turnBegan'; readonly seat: Seat }
  | { readonly kind: 'extraRavenCame'; readonly seat: Seat }
  | { readonly kind: 'ravensKept'; readonly seat: Seat }
  | { readonly kind: 'ravensRerolled'; readonly seat: Seat; readonly kept: number; readonly throws: readonly Throw[] }
  /** D-050: whoever paid the gemstone earned the points, whose raven it ever was. */
  | {
      readonly kind: 'ravenCancelled'
      readonly seat: Seat
      readonly owner: Seat
      readonly gemstone: number
      readonly raven: Raven
      readonly points: number
    }
  | { readonly kind: 'ravenRolled'; readonly seat: Seat; readonly raven: Raven; readonly face: Face }
  | {
      readonly kind: 'unitsLost'
      readonly seat: Seat
      readonly units: readonly number[]
      readonly types: readonly Resource[]
    }
  | { readonly kind: 'pointsLost'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'helpAsked'; readonly seat: Seat }
  | { readonly kind: 'helpOffered'; readonly seat: Seat; readonly owner: Seat; readonly gemstone: number }
  | { readonly kind: 'helpWithdrawn'; readonly seat: Seat; readonly gemstone: number }
  | { readonly kind: 'helpDeclined'; readonly seat: Seat; readonly owner: Seat }
  | {
      readonly kind: 'researched'
      readonly seat: Seat
      readonly table: number
      readonly square: number
      readonly units: readonly number[]
      /** What these units showed; in round 1 ravens may be among them (D-037). */
      readonly spent: readonly Face[]
      readonly points: number
    }
  /** D-081, D-092, D-093: a slot changed hands. */
  | { readonly kind: 'slotGained'; readonly seat: Seat; readonly table: number; readonly rank: number }
  | { readonly kind: 'slotLost'; readonly seat: Seat; readonly table: number; readonly rank: number }
  | { readonly kind: 'dieBought'; readonly seat: Seat; readonly colour: DieColour; readonly price: number }
  | {
      readonly kind: 'dieRerolled'
      readonly seat: Seat
      readonly table: number
      readonly die: number
      readonly colour: DieColour
      readonly before: Face
      readonly face: Face
    }
  | {
      readonly kind: 'unitsMade'
      readonly seat: Seat
      readonly table: number
      readonly spent: readonly Resource[]
      readonly points: number
      readonly gains: readonly Resource[]
    }
  | {
      readonly kind: 'unitsTraded'
      readonly seat: Seat
      readonly table: number
      readonly spent: readonly Resource[]
      readonly points: number
    }
  | {
      readonly kind: 'ravensTraded'
      readonly seat: Seat
      readonly table: number
      readonly ravens: readonly number[]
      readonly points: number
    }
  | {
      readonly kind: 'slotBlocked'
      readonly seat: Seat
      readonly table: number
      readonly targetTable: number
      readonly targetRank: number
    }
  | {
      readonly kind: 'unitTaken'
      readonly seat: Seat
      readonly table: number
      readonly from: Seat
      readonly unit: number
      readonly type: Resource
      /** What was paid for it. */
      readonly spent: readonly Resource[]
    }
  | { readonly kind: 'priceShifted'; readonly seat: Seat; readonly table: number; readonly price: number }
  | { readonly kind: 'turnEnded'; readonly seat: Seat }
  | ({ readonly kind: 'endTriggered'; readonly round: number } & EndCause)
  | { readonly kind: 'squaresOpened'; readonly cap: number }
  | { readonly kind: 'tieRoundBegan'; readonly seats: readonly Seat[] }
  | { readonly kind: 'gameEnded'; readonly winners: readonly Seat[]; readonly total: number }

export type Event = GameEvent<Happening, object>

/** DR-91: nothing is hidden; only chance decides who begins and which sides are shown (DR-60, DR-71). */
export const reveals: Reveals<Happening> = {
  public: { gameBegan: ['starter', 'sides'] },
  secret: {},
}
