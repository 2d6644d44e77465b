import type { Bot, SoonOrNow } from '@athanor/bots'
import type { Game, Outcome, Position, Seat, Shape } from '@athanor/kernel'
import { findBot } from '@athanor/registry/bots'
import { botChance } from '../seeds.ts'

/** What sits on a seat in a series: a bot of ours, or a program of somebody else. */
export interface SeatPlayer {
  choose(position: Position<Shape>): SoonOrNow<Shape['action']>
  /** Null lets it be. */
  interrupt(position: Position<Shape>): SoonOrNow<Shape['action'] | null>
  over(outcome: Outcome): Promise<void> | void
}

export function requiredBot(game: string, id: string): Bot<Shape> {
  const bot = findBot(game, id)
  if (bot === undefined) throw new RangeError(`there is no bot ${id}`)
  return bot
}

/** A bot that thinks with this effort; never out of time, since a slower machine must not play a different game. */
export function botPlayer(
  game: Game<Shape>,
  bot: Bot<Shape>,
  seat: Seat,
  { secret, effort }: { readonly secret: string; readonly effort: number },
): SeatPlayer {
  const thinking = { chance: botChance(secret, seat), effort, outOfTime: () => false }
  return {
    choose: ({ state }) => bot.choose(game.view(state, seat), thinking),
    interrupt: ({ state }) => bot.volunteer?.(game.view(state, seat), thinking) ?? null,
    over: () => {},
  }
}
