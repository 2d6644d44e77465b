import type { WordsPart } from '@athanor/messages'
import type { FaceTraits } from '@athanor/ui/Face.tsx'
import type { SeatColour } from '@athanor/ui/playerColours.ts'
import type { ComponentType } from 'react'

/** What a game is like, for whoever looks for one. */
export const traits = ['deduction', 'dice', 'quick'] as const
export type Trait = (typeof traits)[number]

/** A part of a game that is played with or without. */
export interface Extra {
  readonly name: string
  /** Another one that it cannot do without. */
  readonly needs?: string
}

/**
 * A game as it stands on the shelf: the little that is needed before anybody has chosen it. What it says is
 * `<id>.shelf.*`; everything else is its client, which is fetched when it is played.
 */
export interface GameCard {
  readonly id: string
  readonly players: { readonly min: number; readonly max: number }
  /** How long a game takes. */
  readonly minutes: number
  /** How much there is to think about, from 1 to 4. */
  readonly weight: 1 | 2 | 3 | 4
  readonly traits: readonly Trait[]
  /** The lesson of two minutes that a newcomer begins with, if there is one. */
  readonly lesson?: string
  /** Its bots; those with a face come last. Each part is in order of strength, weakest first. */
  readonly bots: readonly string[]
  /** The faces of those that have one. How each bot plays is `web.manner.*`. */
  readonly faces?: Readonly<Record<string, FaceTraits>>
  /** The colours of its seats, in the order of the game. */
  readonly colours: readonly SeatColour[]
  readonly Art: ComponentType
  /**
   * What can be switched on before a game against bots: presets and options of the game by their names. What each is
   * like is `<id>.shelf.extra.*` and `<id>.shelf.extraText.*`, and all together `<id>.shelf.extras`.
   */
  readonly extras?: readonly Extra[]
  readonly words: {
    readonly shelf: readonly WordsPart[]
    /** Everything that its table says. */
    readonly table: readonly WordsPart[]
  }
}
