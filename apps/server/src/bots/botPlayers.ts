import { randomBytes, randomInt } from 'node:crypto'
import { MessageChannel } from 'node:worker_threads'
import { effortInLog } from '@athanor/bots'
import type { Game, MadeBy, Shape } from '@athanor/kernel'
import { botsFor } from '@athanor/registry/bots'
import { Piscina } from 'piscina'
import type { Meter } from '../meter.ts'
import type { BotTask, Thought } from './task.ts'
import { type Called, type Thinker, thinkingLine } from './thinkingLine.ts'

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

/** What a bot does, null to let it be, and who it was that thought of it. */
export interface BotMove {
  readonly action: unknown
  readonly by: MadeBy
}

/** For whom a bot thinks. */
export interface Asker extends Pick<Thinker, 'address' | 'table'> {
  /** Told in which place of the line the bot waits, whenever that changes, and null once it thinks. */
  heard?(place: number | null): void
}

/** Bots that think in threads of their own and always come up with a legal move. */
export interface BotPlayers {
  /** Bots that wait for a thread. */
  readonly waiting: number
  has(game: string, bot: string): boolean
  choose(game: Game<Shape>, bot: string, view: object, asker?: Asker): Promise<BotMove>
  /** What a bot does whose seat is merely invited; null to let it be, which is also what becomes of a bot that fails. */
  volunteer(game: Game<Shape>, bot: string, view: object, asker?: Asker): Promise<BotMove>
  close(): Promise<void>
}

/** Milliseconds that a new thread may take to load its code on a very busy machine. */
const longestStart = 30_000

/** Milliseconds after which those who still wait are told of their places: whoever is called at once need not know. */
const toldAfter = 400

/** Nobody in particular asks. */
const anybody: Asker = { address: '', table: '' }

/** Who takes over when a bot fails, in this order; after them any legal move is played without asking anybody. */
const understudies = ['greedy', 'random'] as const

export function botPlayers({ threads, soft, hard, effort, meter, worker }: BotPlayersOptions): BotPlayers {
  const pool = new Piscina({
    filename: (worker ?? new URL('./worker.ts', import.meta.url)).href,
    name: 'choose',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  })
  const line = thinkingLine({
    places: threads,
    now: () => performance.now(),
    soon: (tell) => void setTimeout(tell, toldAfter).unref(),
  })

  /** The time limit counts from when a thread is free, so a busy evening does not make every bot a fool. */
  async function inTurn(
    game: Game<Shape>,
    bot: string,
    { address, table, heard }: Asker,
    work: (called: Called) => Promise<BotMove>,
  ): Promise<BotMove> {
    let isTold = false
    const called = await line.enter({
      address,
      table,
      kind: `${game.id} ${bot}`,
      heard(place) {
        isTold = true
        heard?.(place)
      },
    })
    if (isTold) heard?.(null)
    meter.botWaited(called.waited / 1000)
    try {
      return await work(called)
    } finally {
      called.leave()
    }
  }

  async function think(
    { crowd }: Called,
    game: Game<Shape>,
    bot: string,
    view: object,
    interrupting = false,
  ): Promise<BotMove> {
    const began = performance.now()
    // Whoever has many bots think at once has each of them think less; nobody else's do.
    const thousandths = effortInLog(effort / (1 + crowd / threads))
    const { port1: ear, port2: begun } = new MessageChannel()
    const task: BotTask = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      bot,
      view,
      interrupting,
      seed: randomBytes(16).toString('hex'),
      effort: thousandths / 1000,
      soft,
      begun,
    }
    const abort = new AbortController()
    let alarm = setTimeout(() => abort.abort(), longestStart)
    ear.once('message', () => {
      clearTimeout(alarm)
      alarm = setTimeout(() => abort.abort(), hard)
    })
    let thought = failedThought
    let outcome: 'ok' | 'timeout' | 'failed' = 'failed'
    try {
      thought = (await pool.run(task, { signal: abort.signal, transferList: [begun] })) as Thought
      if ((interrupting && thought.action === null) || isLegal(game, view, thought.action)) outcome = 'ok'
    } catch {
      if (abort.signal.aborted) outcome = 'timeout'
    } finally {
      clearTimeout(alarm)
      ear.close()
    }
    meter.botMove(bot, outcome, (performance.now() - began) / 1000)
    const { action, cutShort } = outcome === 'ok' ? thought : failedThought
    return { action, by: { bot, effort: thousandths, cutShort } }
  }

  return {
    get waiting() {
      return line.waiting
    },
    has: (game, bot) => botsFor(game).some(({ id }) => id === bot),
    async choose(game, bot, view, asker = anybody) {
      for (const candidate of new Set([bot, ...understudies])) {
        const { action, by } = await inTurn(game, candidate, asker, (called) => think(called, game, candidate, view))
        // Whoever plays in another's place was not what was asked for.
        if (action !== null) return { action, by: { ...by, cutShort: by.cutShort || candidate !== bot } }
      }
      const legal = game.legal(view)
      return { action: legal.at(randomInt(legal.size)), by: { bot, effort: 0, cutShort: true } }
    },
    volunteer: (game, bot, view, asker = anybody) =>
      inTurn(game, bot, asker, (called) => think(called, game, bot, view, true)),
    close: () => pool.destroy(),
  }
}

const failedThought: Thought = { action: null, cutShort: true }

function isLegal(game: Game<Shape>, view: object, action: unknown): boolean {
  const parsed = game.actionSchema.safeParse(action)
  return parsed.success && game.check(view, parsed.data) === null
}
