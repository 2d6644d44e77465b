import type { Shape, Stream } from '@athanor/kernel'

/** What a bot may use while it thinks. It has its own chance, so it never disturbs the game's. */
export interface Thinking {
  readonly chance: Stream
  /** How hard to think: 1 is the bot's normal effort, 0.1 a tenth of it. The same effort gives the same move. */
  readonly effort: number
  /** Asked now and then; a bot that hears yes answers with the best it has. */
  outOfTime(): boolean
}

/** A sentence as plain data: the id of a message, and the figures and things in it. */
export interface Told {
  readonly id: string
  readonly params: Readonly<Record<string, string | number>>
}

/** What a bot does, and why in one or two sentences. Every figure in them is a term of the decision. */
export interface MoveReason<Action> {
  readonly action: Action
  readonly sentences: readonly Told[]
}

/** A player that sees a view and nothing else. */
export interface Bot<G extends Shape> {
  /** Name on the command line and in settings; what players read is in the catalogue. */
  readonly id: string
  /** One of many with a name and a manner of their own: a tournament for which nobody chose leaves it out. */
  readonly character?: true
  /** An action that is legal for the view's owner, who owes a decision. */
  choose(view: G['view'], thinking: Thinking): G['action']
  /**
   * The same action as `choose` with the same view, chance and effort, and why. What is not stored cannot leak: whoever
   * looks back on a finished game asks again, and gets the reasons of then.
   */
  explain?(view: G['view'], thinking: Thinking): MoveReason<G['action']>
  /** What the view's owner does who is merely invited; null to let it be. Without it a bot never comes between. */
  volunteer?(view: G['view'], thinking: Thinking): G['action'] | null
}
