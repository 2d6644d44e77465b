import type { Seat } from '@athanor/kernel'
import type { Fallen, Favour, Prompt, Space, Task } from '../engine/contributions.ts'

/** What the base game asks of a seat. */
export type BasePrompt =
  | { readonly kind: 'keepFavour'; readonly seat: Seat }
  | { readonly kind: 'chooseOrder'; readonly seat: Seat }
  | { readonly kind: 'declare'; readonly seat: Seat }
  | {
      readonly kind: 'act'
      readonly seat: Seat
      readonly space: Space
      /** Cubes that the action takes with it. */
      readonly cubes: number
      readonly boots: boolean
    }
  | { readonly kind: 'bid'; readonly seat: Seat }
  /** what goes after such a card was played; `favour` says which, if it was no Herbalist. */
  | { readonly kind: 'herbalist'; readonly seat: Seat; readonly favour?: Favour }
  | { readonly kind: 'periscope'; readonly seat: Seat }
  | { readonly kind: 'feather'; readonly seat: Seat }
  | { readonly kind: 'thinkingCap'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'immediate'; readonly seat: Seat; readonly fallen: readonly Fallen[] }
  | { readonly kind: 'grant'; readonly seat: Seat; readonly grants: readonly number[] }

/** The ordered lists of steps that make up a game; between two rounds, `nextRound` clears up and sets up again. */
export type StepList = 'setUp' | 'round' | 'nextRound' | 'scoring'

/** What the base game does by itself, when its turn comes. */
export type BaseTask =
  /** A step of a list; the following one comes after all that it brings about. */
  | { readonly kind: 'step'; readonly of: StepList; readonly step: string }
  /** Sealed questions that several seats answer at once. */
  | { readonly kind: 'together'; readonly asks: readonly Prompt[] }
  /** cards for a paralysed player. */
  | { readonly kind: 'paralysed'; readonly seat: Seat }
  /** The action space that is being resolved goes on; `repeated` once the Boots were asked for. */
  | { readonly kind: 'space'; readonly space: Space; readonly repeated: boolean }
  /** whoever holds a card that is played when drawn, plays it. */
  | { readonly kind: 'drawn'; readonly seat: Seat }
  /** AR-78: a mix whose answer is known has its consequences. */
  | { readonly kind: 'finishMix' }
  /** Then its cards leave the cauldron. */
  | { readonly kind: 'emptyCauldron' }
  | { readonly kind: 'checkGrants'; readonly seat: Seat }
  | { readonly kind: 'unusedCubes'; readonly seat: Seat }

/** What is still to come, in the order in which it comes. */
export type AgendaItem = Prompt | Task
