/** A bot is asked for a move. Plain data, so that it can cross into a worker. */
export interface BotQuestion {
  readonly game: string
  readonly rulesVersion: number
  readonly bot: string
  readonly view: object
  /** Where the bot's own chance begins. */
  readonly seed: string
}

/** Answers with a legal action, whatever happens to the bot. */
export type Think = (question: BotQuestion) => Promise<unknown>
