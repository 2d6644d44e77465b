import { randomBytes, randomInt } from 'node:crypto'
import { MessageChannel } from 'node:worker_threads'
import { botsFor } from '@athanor/bots'
import type { Game, Shape } from '@athanor/kernel'
import { Piscina } from 'piscina'
import type { Meter } from '../meter.ts'
import type { BotTask } from './task.ts'

export interface BotPlayersOptions {
  readonly threads: number
  /** Milliseconds after which a bot should answer, and after which its thread is ended. */
  readonly soft: number
  readonly hard: number
  readonly effort: number
  readonly meter: Meter
  /** The code that runs in the threads; tests bring bots that misbehave. */
  readonly worker?: URL
}

/** Bots that think in threads of their own and always come up with a legal move. */
export interface BotPlayers {
  has(game: string, bot: string): boolean
  choose(game: Game<Shape>, bot: string, view: object): Promise<unknown>
  /** What a bot does whose seat is merely invited; null to let it be, which is also what becomes of a bot that fails. */
  volunteer(game: Game<Shape>, bot: string, view: object): Promise<unknown>
  close(): Promise<void>
}

/** Milliseconds that a new thread may take to load its code on a very busy machine. */
const longestStart = 30_000

/** Who takes over when a bot fails, in this order; after them any legal move is played without asking anybody. */
const understudies = ['greedy', 'random'] as const

export function botPlayers({ threads, soft, hard, effort, meter, worker }: BotPlayersOptions): BotPlayers {
  const pool = new Piscina({
    filename: (worker ?? new URL('./worker.ts', import.meta.url)).href,
    name: 'choose',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const waiting: (() => void)[] = []
  let free = threads

  /** The time limit counts from when a thread is free, so a busy evening does not make every bot a fool. */
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }

  async function think(game: Game<Shape>, bot: string, view: object, invited = false): Promise<unknown> {
    const began = performance.now()
    const { port1: ear, port2: begun } = new MessageChannel()
    const task: BotTask = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      bot,
      view,
      invited,
      seed: randomBytes(16).toString('hex'),
      effort: effort / (1 + waiting.length / threads),
      soft,
      begun,
    }
    const abort = new AbortController()
    let alarm = setTimeout(() => abort.abort(), longestStart)
    ear.once('message', () => {
      clearTimeout(alarm)
      alarm = setTimeout(() => abort.abort(), hard)
    })
    let action: unknown
    let outcome: 'ok' | 'timeout' | 'failed' = 'failed'
    try {
      action = await pool.run(task, { signal: abort.signal, transferList: [begun] })
      if ((invited && action === null) || isLegal(game, view, action)) outcome = 'ok'
    } catch {
      if (abort.signal.aborted) outcome = 'timeout'
    } finally {
      clearTimeout(alarm)
      ear.close()
    }
    meter.botMove(bot, outcome, (performance.now() - began) / 1000)
    return outcome === 'ok' ? action : null
  }

  return {
    has: (game, bot) => botsFor(game).some(({ id }) => id === bot),
    async choose(game, bot, view) {
      for (const candidate of new Set([bot, ...understudies])) {
        const action = await inTurn(() => think(game, candidate, view))
        if (action !== null) return action
      }
      const legal = game.legal(view)
      return legal.at(randomInt(legal.size))
    },
    volunteer: (game, bot, view) => inTurn(() => think(game, bot, view, true)),
    close: () => pool.destroy(),
  }
}

function isLegal(game: Game<Shape>, view: object, action: unknown): boolean {
  const parsed = game.actionSchema.safeParse(action)
  return parsed.success && game.check(view, parsed.data) === null
}
