import type { Told } from '@athanor/bots'

/** A bot is asked for a move. Plain data, so that it can cross into a worker. */
export interface BotQuestion {
  readonly game: string
  readonly rulesVersion: number
  readonly bot: string
  readonly view: object
  /** Nobody waits for the seat: the bot may let it be, and answers null then. */
  readonly interrupting?: true
  /** Not to play, but to say why: for whoever asks for advice. */
  readonly explaining?: true
  /** In thousandths of the usual, as a log keeps it; the usual where nothing is said. */
  readonly effort?: number
  /** Nobody waits for a move: it thinks as long as it did then. */
  readonly lookingBack?: true
  /** Where the bot's own chance begins. */
  readonly seed: string
}

export interface BotAnswer {
  /** Null only of a bot that is merely invited. */
  readonly action: unknown
  /** It ran out of time, or something else had to be played in its place. */
  readonly cutShort: boolean
  /** Why, where that was asked and the bot can say it. */
  readonly sentences?: readonly Told[]
}

/** Answers with a legal action, whatever happens to the bot. */
export type Think = (question: BotQuestion) => Promise<BotAnswer>
