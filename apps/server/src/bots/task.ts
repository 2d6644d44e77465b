import type { MessagePort } from 'node:worker_threads'

/** What a bot answers: nothing where it is merely invited and lets it be. */
export interface Thought {
  readonly action: unknown
  /** It was told that its time is up. */
  readonly cutShort: boolean
}

/** One decision for a bot: what its seat sees and how long it may think. Plain data, for another thread. */
export interface BotTask {
  readonly game: string
  readonly rulesVersion: number
  readonly bot: string
  readonly view: object
  /** Nobody waits for the seat: the bot may let it be. */
  readonly interrupting: boolean
  readonly seed: string
  /** Share of the usual effort, in whole thousandths. */
  readonly effort: number
  /** Milliseconds after which the bot should answer with what it has. */
  readonly soft: number
  /** Where to say that the thinking begins: a thread that has yet to start takes its time. */
  readonly begun: MessagePort
}
