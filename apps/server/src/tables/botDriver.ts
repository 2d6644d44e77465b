import { type Game, interrupts, observeMatch, owed, type Seat, type Shape } from '@athanor/kernel'
import type { CommandContext } from './commandContext.ts'
import { makeMove } from './playing.ts'
import { nickname } from './record.ts'
import type { Services } from './services.ts'
import type { TableState } from './tableState.ts'
import { type CommandVerdict, refuse } from './verdict.ts'

export interface BotDriver {
  readonly thinking: boolean
  /** The bot that waits in line for its turn to think, and its place there; null when none does. */
  readonly inLine: InLine | null
  /** Looks whether a bot has to move; called whenever the table changed. */
  wake(): void
  /** The same after something has changed that may have kept bots from moving: they need not wait any longer. */
  wakeAnew(): void
  /** No bot begins to think any more. */
  retire(): void
}

export interface InLine {
  readonly seat: Seat
  readonly place: number
}

interface Driven {
  readonly services: Services
  readonly game: Game<Shape>
  current(): TableState
  /** From where the table is looked after. */
  address(): string
  /** `inLine` is another one now. */
  lineChanged(): void
  /** An ordinary command of the table. */
  play(seat: Seat, version: number, decide: (context: CommandContext) => CommandVerdict): Promise<void>
}

const shortestRetry = 500
const longestRetry = 60_000

/** A bot that may move: somebody waits for it, or it is merely invited. */
interface Turn {
  readonly seat: Seat
  readonly bot: string
  readonly interrupting: boolean
}

/** Lets the bots of a table move, one at a time, each with its own seat's view; those that are invited come first. */
export function botDriver({ services, game, current, address, lineChanged, play }: Driven): BotDriver {
  const { bots, reporter, rules } = services
  let thinking = false
  let retired = false
  /** While another node is to move the bots: when to do it all the same. */
  let standingBy: NodeJS.Timeout | null = null
  let retry = shortestRetry
  let inLine: InLine | null = null
  /**
   * The invited bots that have had their say at a version, having acted or let it be. Two of them could answer each other
   * for ever, and whoever is waited for would never be heard: each is asked anew once somebody else has moved.
   */
  let heard: { readonly version: number; readonly seats: readonly Seat[] } = { version: -1, seats: [] }

  function rest(): void {
    if (standingBy !== null) clearTimeout(standingBy)
    standingBy = null
  }

  function wake(patience = services.cluster.standBy(current().record.id)): void {
    rest()
    const { match, record } = current()
    if (thinking || retired || match === null || record.status !== 'running') return
    const turn = nextTurn()
    if (turn === null) return
    if (patience > 0) {
      standingBy = setTimeout(() => wake(0), patience).unref()
      return
    }
    thinking = true
    const before = current()
    playBot(turn)
      .catch((error: unknown) => reporter.error({ err: error, table: nickname(record.id) }, 'a bot could not move'))
      .finally(() => {
        thinking = false
        if (current() === before && !wasHeard(turn.seat)) again()
        else {
          retry = shortestRetry
          wake()
        }
      })
  }

  function wasHeard(seat: Seat): boolean {
    return heard.version === current().match?.version && heard.seats.includes(seat)
  }

  /** This seat had its say in sight of one version, and so it has in sight of another. */
  function hear(seat: Seat, version: number, now: number): void {
    heard = { version: now, seats: [...(heard.version === version ? heard.seats : []), seat] }
  }

  function nextTurn(): Turn | null {
    const { match } = current()
    if (match === null) return null
    const { position } = match
    const coming = interrupts(game, position).filter((seat) => !wasHeard(seat))
    const owing = owed(game, position).flatMap(({ seat, answered }) => (answered ? [] : [seat]))
    for (const seat of [...coming, ...owing]) {
      const bot = botAt(current(), seat)
      if (bot !== null) return { seat, bot, interrupting: coming.includes(seat) }
    }
    return null
  }

  /** The move came to nothing though nothing else happened: the database is away, perhaps. A table never gives up. */
  function again(): void {
    setTimeout(() => wake(), retry).unref()
    retry = Math.min(longestRetry, 2 * retry)
  }

  async function playBot({ seat, bot, interrupting }: Turn): Promise<void> {
    // Nobody waits for a guest, so a guest does not take its time either.
    if (rules.botPause > 0 && !interrupting)
      await new Promise<void>((resolve) => setTimeout(resolve, rules.botPause).unref())
    const { match } = current()
    if (match === null || retired || botAt(current(), seat) !== bot) return
    const { version } = match
    const { view } = observeMatch(game, match, seat)
    const asker = {
      address: address(),
      table: current().record.id,
      heard(place: number | null) {
        inLine = place === null ? null : { seat, place }
        lineChanged()
      },
    }
    const { action, by } = await (interrupting
      ? bots.volunteer(game, bot, view, asker)
      : bots.choose(game, bot, view, asker))
    if (interrupting && action === null) return hear(seat, version, version)
    if (retired) return
    await play(seat, version, (context) =>
      botAt(context.table, seat) === bot
        ? makeMove({ ...context, seat }, version, action, by)
        : refuse('server.reject.seatTaken'),
    )
    if (interrupting && current().match?.version === version + 1) hear(seat, version, version + 1)
  }

  return {
    get thinking() {
      return thinking
    },
    get inLine() {
      return inLine
    },
    wake: () => wake(),
    wakeAnew() {
      retry = shortestRetry
      wake()
    },
    retire() {
      retired = true
      rest()
    },
  }
}

function botAt({ record }: TableState, seat: Seat): string | null {
  return record.seats[seat]?.bot ?? null
}
