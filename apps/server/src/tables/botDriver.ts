import { type Game, matchSight, owed, type Seat, type Shape } from '@athanor/kernel'
import type { Asking } from './asking.ts'
import { makeMove } from './playing.ts'
import { nickname } from './record.ts'
import type { Services } from './services.ts'
import type { TableState } from './tableState.ts'
import { refuse, type Verdict } from './verdict.ts'

/** Under this name the journal keeps the moves of bots. */
export const botKey = 'bot'

export interface BotDriver {
  readonly thinking: boolean
  /** Looks whether a bot has to move; called whenever the table changed. */
  wake(): void
  /** No bot begins to think any more. */
  retire(): void
}

interface Driven {
  readonly services: Services
  readonly game: Game<Shape>
  current(): TableState
  /** An ordinary command of the table. */
  play(seat: Seat, version: number, decide: (asking: Asking) => Verdict): Promise<void>
}

const shortestRetry = 500
const longestRetry = 60_000

/** Lets the bots of a table move, one at a time, each with its own seat's view. */
export function botDriver({ services, game, current, play }: Driven): BotDriver {
  const { bots, reporter, rules } = services
  let thinking = false
  let retired = false
  let retry = shortestRetry

  function wake(): void {
    const { match, record } = current()
    if (thinking || retired || match === null || record.status !== 'running') return
    const next = owed(game, match.position).find(({ seat, answered }) => !answered && botAt(current(), seat) !== null)
    const bot = next === undefined ? null : botAt(current(), next.seat)
    if (next === undefined || bot === null) return
    thinking = true
    const before = current()
    playBot(next.seat, bot)
      .catch((error: unknown) => reporter.error({ err: error, table: nickname(record.id) }, 'a bot could not move'))
      .finally(() => {
        thinking = false
        if (current() === before) again()
        else {
          retry = shortestRetry
          wake()
        }
      })
  }

  /** The move came to nothing though nothing else happened: the database is away, perhaps. A table never gives up. */
  function again(): void {
    setTimeout(wake, retry).unref()
    retry = Math.min(longestRetry, 2 * retry)
  }

  async function playBot(seat: Seat, bot: string): Promise<void> {
    if (rules.botPause > 0) await new Promise<void>((resolve) => setTimeout(resolve, rules.botPause).unref())
    const { match } = current()
    if (match === null || retired || botAt(current(), seat) !== bot) return
    const { version } = match
    const action = await bots.choose(game, bot, matchSight(game, match, seat).view)
    if (retired) return
    await play(seat, version, (asking) =>
      botAt(asking.table, seat) === bot
        ? makeMove({ ...asking, seat }, version, action)
        : refuse('server.reject.seatTaken'),
    )
  }

  return {
    get thinking() {
      return thinking
    },
    wake,
    retire() {
      retired = true
    },
  }
}

function botAt({ record }: TableState, seat: Seat): string | null {
  return record.seats[seat]?.bot ?? null
}
