import { type Game, type PinnedVersions, pinnedRules, type Shape } from '@athanor/kernel'
import type { Bot } from './bot.ts'
import type { PositionFinder } from './position.ts'
import type { Reviewer } from './review.ts'
import type { Training } from './training.ts'

/** Who can sit at a game's tables, now and at those that were begun with older rules. */
export interface Bench {
  readonly game: Game<Shape>
  /** Weakest first. */
  readonly ladder: readonly Bot<Shape>[]
  readonly pinned: PinnedVersions
  /** How what its bots have learnt can be learnt again. */
  readonly training?: Training
  /** Who looks again at its finished games, where somebody can. */
  readonly reviewer?: Reviewer
  /** Who finds positions that are worth asking about. */
  readonly positionFinder?: PositionFinder
}

export interface BotLibrary {
  /** Every bot that can sit at a new table, weakest first. */
  botsFor(gameId: string): readonly Bot<Shape>[]
  findBot(gameId: string, botId: string): Bot<Shape> | undefined
  /** How what the bots of a game have learnt can be learnt again. */
  trainingOf(gameId: string): Training | undefined
  positionFinderOf(gameId: string): PositionFinder | undefined
  /** Who looks again at games of these rules. */
  reviewerOf(gameId: string, rulesVersion: number): Reviewer | undefined
  /** The bot of the time when these rules were played: one of today would not understand what it sees. */
  loadBot(gameId: string, rulesVersion: number, botId: string): Promise<Bot<Shape> | undefined>
}

export function botLibrary(benches: readonly Bench[]): BotLibrary {
  const benchOf = (gameId: string) => benches.find(({ game }) => game.id === gameId)
  const botsFor = (gameId: string) => benchOf(gameId)?.ladder ?? []
  const findBot = (gameId: string, botId: string) => botsFor(gameId).find(({ id }) => id === botId)
  return {
    botsFor,
    findBot,
    trainingOf: (gameId) => benchOf(gameId)?.training,
    positionFinderOf: (gameId) => benchOf(gameId)?.positionFinder,
    reviewerOf(gameId, rulesVersion) {
      const bench = benchOf(gameId)
      return bench?.game.rulesVersion === rulesVersion ? bench.reviewer : undefined
    },
    async loadBot(gameId, rulesVersion, botId) {
      const bench = benchOf(gameId)
      if (bench === undefined || bench.game.rulesVersion === rulesVersion) return findBot(gameId, botId)
      const rules = await pinnedRules(gameId, rulesVersion, bench.pinned)
      // Kept by `npm run keep`, which takes them from this room.
      const ladder = (rules?.bots ?? []) as readonly Bot<Shape>[]
      return ladder.find(({ id }) => id === botId)
    },
  }
}
