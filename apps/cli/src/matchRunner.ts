import { type DrivenGame, type DrivenPlayers, effortInLog, leanCourse, playOut, type SoonOrNow } from '@athanor/bots'
import {
  act,
  type Game,
  type GameLog,
  type LogEntry,
  type LogSeat,
  type Match,
  type Outcome,
  peopleOf,
  type Seat,
  type Shape,
  startMatch,
  toLog,
} from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { isProgram, type Programs } from './players/programs.ts'
import { botPlayer, requiredBot, type SeatPlayer } from './players/seatPlayer.ts'
import { recorded, type Trajectory } from './research/trajectory.ts'

/** A game between bots, as plain data: workers get it as it is. */
export interface MatchPlan {
  readonly game: string
  readonly options: unknown
  /** The bot of each seat: by its id, or by the path of a program. */
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

export interface LeanResult {
  readonly outcome: Outcome
  readonly moves: number
  /** For each seat. */
  readonly thinking: readonly ThinkingTime[]
}

export interface MatchResult extends LeanResult {
  readonly log: GameLog<object, unknown>
  /** Hash of the last entry: two games are the same exactly when these are. */
  readonly head: string
}

/** Plays a whole game between bots of ours, with its log. The same plan gives the same game on every machine. */
export async function playMatch(plan: MatchPlan): Promise<MatchResult> {
  const game = requiredGame(plan.game)
  const seats = botSeats(plan, game.colours)
  const players = plan.bots.map((id, seat) => ownBot(game, plan, id, seat))
  const started = startMatch(game, { options: plan.options, seats, secret: plan.secret })
  if (!started.ok) throw new RangeError(started.reason.id)
  const entries: LogEntry<Shape['action']>[] = []
  let match: Match<Shape> = started.match
  const course: DrivenGame<Shape> = {
    get position() {
      return match.position
    },
    get moves() {
      return entries.length
    },
    move(seat, action) {
      const bot = plan.bots[seat] ?? ''
      const next = act(game, match, seat, action, { bot, effort: effortInLog(plan.effort), cutShort: false })
      if (!next.ok) throw new RangeError(`${bot} did what the rules forbid: ${next.reason.id}`)
      entries.push(next.entry)
      match = next.match
    },
  }
  const timed = withTimes(players)
  const outcome = await playOut(game, course, timed.players)
  const log = toLog(game, match, entries, peopleOf(seats))
  return { outcome, log, head: match.head, moves: entries.length, thinking: timed.thinking }
}

/** Where outside programs play, and where what happened is written down. */
export interface LeanMeans {
  readonly programs?: Programs
  readonly trajectory?: Trajectory
}

/** Plays the very same game without a log, unchecked: five to ten times as many moves a second. Programs may sit in it. */
export async function playLean(plan: MatchPlan, { programs, trajectory }: LeanMeans = {}): Promise<LeanResult> {
  const game = requiredGame(plan.game)
  const seats = botSeats(plan, game.colours)
  const started = leanCourse(game, { options: plan.options, seats, secret: plan.secret })
  if (!started.ok) throw new RangeError(started.reason.id)
  const players = await Promise.all(
    plan.bots.map(async (id, seat) =>
      programs !== undefined && isProgram(id)
        ? await programs.sit(id, { game, options: plan.options, players: plan.bots.length, seat })
        : ownBot(game, plan, id, seat),
    ),
  )
  const course = trajectory === undefined ? started.course : recorded(game, started.course, trajectory)
  const timed = withTimes(players)
  const outcome = await playOut(game, course, timed.players)
  trajectory?.over(outcome)
  for (const player of players) await player.over(outcome)
  return { outcome, moves: course.moves, thinking: timed.thinking }
}

function requiredGame(id: string): Game<Shape> {
  const game = games.newest(id)
  if (game === undefined) throw new RangeError(`there is no game ${id}`)
  return game
}

function ownBot(game: Game<Shape>, { secret, effort }: MatchPlan, id: string, seat: Seat): SeatPlayer {
  return botPlayer(game, requiredBot(game.id, id), seat, { secret, effort: effortInLog(effort) / 1000 })
}

/** Players whose decisions are measured. */
function withTimes(players: readonly SeatPlayer[]): {
  readonly players: DrivenPlayers<Shape>
  readonly thinking: readonly ThinkingTime[]
} {
  const thinking = players.map(() => ({ decisions: 0, total: 0, longest: 0 }))
  const measured = <Action>(seat: Seat, ask: () => SoonOrNow<Action>): SoonOrNow<Action> => {
    const before = performance.now()
    const answer = ask()
    const spent = () => {
      const time = thinking[seat] as (typeof thinking)[number]
      const passed = performance.now() - before
      time.decisions += 1
      time.total += passed
      time.longest = Math.max(time.longest, passed)
    }
    if (answer instanceof Promise) return answer.finally(spent)
    spent()
    return answer
  }
  const at = (seat: Seat) => players[seat] as SeatPlayer
  return {
    thinking,
    players: {
      choose: (seat, position) => measured(seat, () => at(seat).choose(position)),
      interrupt: (seat, position) => measured(seat, () => at(seat).interrupt(position)),
    },
  }
}

function botSeats(plan: MatchPlan, colours: readonly string[]): readonly LogSeat[] {
  return plan.bots.map((bot, seat: Seat) => ({
    name: plan.names?.[seat] ?? `${bot} ${seat + 1}`,
    colour: colours[seat] ?? '',
    salt: `seat ${seat + 1}`,
  }))
}
