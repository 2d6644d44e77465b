import type { Level } from '../../base/components/levels.ts'
import type { Options } from '../../base/options.ts'
import type { Goods } from '../../engine/goods.ts'

/** What one startup card brings. */
export interface PrintedStartupCard {
  readonly gold?: number
  readonly ingredients?: number
  readonly favours?: number
  readonly books?: number
  readonly reputation?: number
  readonly delayed?: number
  readonly artifact?: 'starting' | 'secret'
}

export interface PrintedOrderBoard {
  readonly rounds: '1-2' | '3-4' | '5-6'
  readonly golem: boolean
  /** From top to bottom. */
  readonly spaces: readonly {
    readonly cost: Goods
    readonly gain: Goods
    /** The least number of players that may use it. */
    readonly players: 2 | 3 | 4
  }[]
}

export interface PrintedMoodTile {
  readonly tokens: number
  /** Left out with so many players. */
  readonly without?: 3 | 4
}

export interface PrintedArtifact {
  readonly cost: number
  readonly points: number
}

/**
 * GR-97: printed values that a host has read off the real pieces. Whatever is left out stays as reconstructed. They are
 * one option of a table, so that its log needs nothing else to be played again.
 */
export interface PrintedValues {
  readonly startupCards?: readonly PrintedStartupCard[]
  readonly orderBoards?: readonly PrintedOrderBoard[]
  readonly moodTiles?: readonly PrintedMoodTile[]
  /** Cubes for the first action on a space, the second and so on. */
  readonly researchGolem?: readonly number[]
  readonly visitLibrary?: readonly number[]
  readonly replicator?: PrintedArtifact
  readonly royalSignet?: PrintedArtifact
  readonly mahoganyBookcase?: PrintedArtifact
  /** Reputation for 0, 1, 2 and so on seals at the second conference with a golem. */
  readonly secondConference?: Readonly<Record<Level, readonly number[]>>
  readonly encyclopediaGrant?: { readonly points: number }
  readonly articleSeals?: number
}

declare module '../../base/options.ts' {
  interface Options {
    readonly printedValues?: PrintedValues
  }
}

/** What the host of a table has brought. */
export function printedAt({ printedValues = {} }: Pick<Options, 'printedValues'>): PrintedValues {
  return printedValues
}
