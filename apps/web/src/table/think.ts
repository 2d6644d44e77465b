/** A bot is asked for a move. Plain data, so that it can cross into a worker. */
export interface BotQuestion {
  readonly game: string
  readonly rulesVersion: number
  readonly bot: string
  readonly view: object
  /** Nobody waits for the seat: the bot may let it be, and answers null then. */
  readonly invited?: true
  /** Where the bot's own chance begins. */
  readonly seed: string
}

/** Answers with a legal action, whatever happens to the bot; with null only if it is merely invited. */
export type Think = (question: BotQuestion) => Promise<unknown>
