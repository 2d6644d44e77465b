import type { ArtifactCard } from '../../base/artifacts/artifact.ts'
import type { Level, SealTile } from '../../base/components/levels.ts'
import type { Source } from '../../base/components/source.ts'
import type { SpaceCost } from '../../base/components/spaceCosts.ts'
import type { FavourCard } from '../../base/favours/favour.ts'
import type { Options } from '../../base/options.ts'
import type { Goods } from '../../engine/goods.ts'
import { type PrintedArtifact, printedAt } from '../printedValues/values.ts'

/** G-161..G-164: action cubes by number of players, first round first. */
export const cubesByPlayers: Readonly<Record<number, readonly number[]>> = {
  2: [3, 6, 6, 6, 6, 6],
  3: [3, 5, 5, 6, 6, 6],
  4: [3, 5, 5, 5, 5, 5],
}

/** GR-44: both spaces of the extension board, whatever the number of players. */
const researchCost: SpaceCost = { cubes: [1, 2], source: 'reconstructed' }
const libraryCost: SpaceCost = { cubes: [1, 2], source: 'reconstructed' }

export interface MoodTile {
  /** Approval tokens that it puts on Research Golem. */
  readonly tokens: number
  /** G-154: stays in the box with so many players. */
  readonly notWith: 3 | 4 | null
  readonly source: Source
}

function mood(tokens: number, notWith: MoodTile['notWith'] = null): MoodTile {
  return { tokens, notWith, source: 'reconstructed' }
}

/** G-154, GR-43: eight tiles, six of which are in a game. The marks are printed, the numbers are our proposal. */
export const moodTiles: readonly MoodTile[] = [
  mood(1),
  mood(2),
  mood(2),
  mood(3),
  mood(3, 3),
  mood(4, 3),
  mood(1, 4),
  mood(2, 4),
]

/** G-158, G-243: with two players there are no tiles. */
export const tokensForTwo = 1

/** G-173, G-207: tests before a player may report or animate. */
export const testsNeeded = 2

/** G-142: the flask of a player whose golem lives. */
export const topSpace = 3

/** G-264. */
export const failureLoss = 2

/** G-198. */
export const underCounterTerms: { readonly off: number; readonly cost: Goods } = { off: 1, cost: { approval: 1 } }

/** G-200. */
export const libraryFee: Goods = { approval: 1 }

/** G-203. */
export const articleFee: Goods = { approval: 1 }

/** G-244. */
export const goldPerApproval = 2

/** G-149, G-235, GR-57: the second tile that judges seals; where it gives is printed, what it takes is our proposal. */
const secondSealTile: SealTile = {
  bySeals: { apprentice: [-2, -1, 0, 1, 1], master: [-3, -2, -1, 0, 1] },
  source: 'reconstructed',
}

/** G-226, G-227: for whoever has filed at least one report, and for whoever has not. */
export const firstReportTile: Readonly<Record<Level, { readonly some: Goods; readonly none: Goods }>> & {
  readonly source: Source
} = {
  apprentice: { some: { reputation: 1, favours: 1 }, none: {} },
  master: { some: { favours: 1 }, none: { reputation: -2 } },
  source: 'rulebook',
}

/** G-229..G-234, GR-56: one side for both variants. A report of one token counts for two halves. */
export const secondReportTile = {
  halves: { 1: 2, 2: 1 },
  highest: 2,
  lowest: -2,
  animated: 3,
  source: 'rulebook',
} as const

/** GR-85. */
export const courtier = {
  id: 'courtier',
  copies: 4,
  window: 'researching',
  effect: { kind: 'approval', tokens: 1 },
  source: 'reconstructed',
} as const satisfies FavourCard

/** GR-86. */
const royalSignet = {
  id: 'royalSignet',
  level: 2,
  cost: 3,
  points: 1,
  source: 'reconstructed',
  purchase: { kind: 'gain', gain: { approval: 3 } },
} as const satisfies ArtifactCard

/** GR-86. */
const mahoganyBookcase = {
  id: 'mahoganyBookcase',
  level: 3,
  cost: 3,
  points: 0,
  source: 'reconstructed',
  purchase: { kind: 'gain', gain: { books: 1 } },
  endPoints: { kind: 'perBook', points: 1 },
} as const satisfies ArtifactCard

/** What the pieces of the project are at a table. */
export interface GolemPieces {
  readonly moodTiles: readonly MoodTile[]
  readonly research: SpaceCost
  readonly library: SpaceCost
  readonly artifacts: readonly ArtifactCard[]
  readonly secondSealTile: SealTile
}

/** GR-97: as reconstructed, or as the host of the table has read it off the real pieces. */
export function piecesFor(options: Pick<Options, 'printedValues'>): GolemPieces {
  const printed = printedAt(options)
  const { secondConference } = printed
  return {
    moodTiles:
      printed.moodTiles?.map(({ tokens, without = null }) => ({ tokens, notWith: without, source: 'host' })) ??
      moodTiles,
    research: costOfHost(printed.researchGolem) ?? researchCost,
    library: costOfHost(printed.visitLibrary) ?? libraryCost,
    artifacts: [
      artifactOfHost(royalSignet, printed.royalSignet),
      artifactOfHost(mahoganyBookcase, printed.mahoganyBookcase),
    ],
    secondSealTile: secondConference === undefined ? secondSealTile : { bySeals: secondConference, source: 'host' },
  }
}

function costOfHost(cubes: readonly number[] | undefined): SpaceCost | undefined {
  return cubes === undefined ? undefined : { cubes, source: 'host' }
}

function artifactOfHost(card: ArtifactCard, printed: PrintedArtifact | undefined): ArtifactCard {
  return printed === undefined ? card : { ...card, ...printed, source: 'host' }
}
