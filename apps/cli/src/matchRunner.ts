import { type Bot, findBot } from '@athanor/bots'
import {
  act,
  type GameLog,
  guests,
  type LogEntry,
  type LogSeat,
  type Match,
  matchSight,
  type Outcome,
  owed,
  type Seat,
  type Shape,
  startMatch,
  toLog,
} from '@athanor/kernel'
import { games } from './games/games.ts'
import { botChance } from './seeds.ts'

/** A game between bots, as plain data: workers get it as it is. */
export interface MatchPlan {
  readonly game: string
  readonly options: unknown
  /** The bot of each seat. */
  readonly bots: readonly string[]
  /** What the bots are called in the log, when it is to be read. */
  readonly names?: readonly string[]
  readonly secret: string
  readonly effort: number
}

export interface ThinkingTime {
  readonly decisions: number
  /** Milliseconds. */
  readonly total: number
  readonly longest: number
}

export interface MatchResult {
  readonly outcome: Outcome
  readonly log: GameLog<object, unknown>
  /** Hash of the last entry: two games are the same exactly when these are. */
  readonly head: string
  /** For each seat. */
  readonly thinking: readonly ThinkingTime[]
}

/** More moves than any game can take: a bot that stalls must not stall the machine. */
const moveLimit = 10_000

/** Plays a whole game between bots. The same plan gives the same game on every machine. */
export function playMatch(plan: MatchPlan): MatchResult {
  const game = games.newest(plan.game)
  if (game === undefined) throw new RangeError(`there is no game ${plan.game}`)
  const bots = plan.bots.map((id) => requiredBot(plan.game, id))
  const started = startMatch(game, { options: plan.options, seats: botSeats(plan, game.colours), secret: plan.secret })
  if (!started.ok) throw new RangeError(started.reason.id)
  const chances = bots.map((_, seat) => botChance(plan.secret, seat))
  const thinking = bots.map(() => ({ decisions: 0, total: 0, longest: 0 }))
  const entries: LogEntry<Shape['action']>[] = []
  let match: Match<Shape> = started.match
  /** Lets a bot move; false when it is merely invited and lets it be. */
  const move = (seat: Seat, invited: boolean): boolean => {
    const bot = bots[seat] as Bot<Shape>
    const chance = chances[seat] as (typeof chances)[number]
    const time = thinking[seat] as (typeof thinking)[number]
    const { view } = matchSight(game, match, seat)
    const before = performance.now()
    // Never out of time: a slower machine must not play a different game.
    const means = { chance, effort: plan.effort, outOfTime: () => false }
    const action = invited ? (bot.volunteer?.(view, means) ?? null) : bot.choose(view, means)
    const spent = performance.now() - before
    time.decisions += 1
    time.total += spent
    time.longest = Math.max(time.longest, spent)
    if (action === null) return false
    const next = act(game, match, seat, action)
    if (!next.ok) throw new RangeError(`${bot.id} did what the rules forbid: ${next.reason.id}`)
    entries.push(next.entry)
    match = next.match
    return true
  }
  for (;;) {
    const decision = owed(game, match.position).find((candidate) => !candidate.answered)
    if (decision === undefined) break
    const volunteer = guests(game, match.position).some((seat) => move(seat, true))
    if (!volunteer) move(decision.seat, false)
    if (entries.length > moveLimit) throw new RangeError(`the game has not ended after ${moveLimit} moves`)
  }
  const log = toLog(game, match, entries)
  if (log.outcome === null) throw new RangeError('nobody owes a decision, yet the game is not over')
  return { outcome: log.outcome, log, head: match.head, thinking }
}

function requiredBot(game: string, id: string): Bot<Shape> {
  const bot = findBot(game, id)
  if (bot === undefined) throw new RangeError(`there is no bot ${id}`)
  return bot
}

function botSeats(plan: MatchPlan, colours: readonly string[]): readonly LogSeat[] {
  return plan.bots.map((bot, seat: Seat) => ({
    name: plan.names?.[seat] ?? `${bot} ${seat + 1}`,
    colour: colours[seat] ?? '',
    salt: `seat ${seat + 1}`,
  }))
}
