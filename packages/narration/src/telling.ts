import type { Seat, Shape } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import type { Message } from './message.ts'
import type { Watcher } from './watcher.ts'

/** An event with the secret part that the watcher may see laid over it. */
export type SeenEvent<G extends Shape> = G['event'] & Partial<G['secret']>

/** How a game is told, to whoever listens and on whatever screen: its events as messages, its things in words. */
export interface GameTelling<G extends Shape, Thing> {
  /** The first message says what happened, others show what came to light. */
  tell(event: SeenEvent<G>, watcher: Watcher): readonly Message<Thing>[]
  /** A thing in plain words. */
  spell(thing: Thing, words: Words): string
}

/** What a secret part of an event is told as: to everybody, to its owner, and beside it to whoever sees everything. */
export interface Secret<Thing, Hidden> {
  readonly open: Message<Thing>
  own(hidden: Hidden): Message<Thing>
  beside(hidden: Hidden): Message<Thing>
}

/** Whoever it concerns reads a sentence of their own; who may see everything reads both. */
export function secretly<Thing, Hidden>(
  watcher: Watcher,
  seat: Seat,
  hidden: Hidden | undefined,
  { open, own, beside }: Secret<Thing, Hidden>,
): readonly Message<Thing>[] {
  if (hidden === undefined) return [open]
  return seat === watcher ? [own(hidden)] : [open, beside(hidden)]
}
