import type { CommandKind } from '@athanor/protocol'

/** What a command costs its sender, in tokens. A move is the measure of things. */
export const costs: Readonly<Record<CommandKind, number>> = {
  hello: 0.5,
  ping: 0.5,
  lobby: 3,
  create: 10,
  watch: 3,
  glance: 3,
  steps: 3,
  unwatch: 1,
  take: 3,
  ready: 1,
  open: 1,
  bot: 1,
  free: 1,
  rename: 3,
  visibility: 3,
  leave: 1,
  start: 2,
  act: 1,
  undo: 1,
  legal: 2,
  chat: 6,
  note: 2,
  nudge: 6,
  propose: 3,
  vote: 1,
  resume: 1,
  handOver: 1,
  end: 3,
  link: 3,
  rematch: 10,
  log: 10,
}

/** Whatever costs so much may take a while: an address begins one such thing at a time. */
export const heavy = 3

/** Bytes of an answer, or of a message, that cost a token more. */
export const bytesPerToken = 2048

/** The same for the list of tables, which everybody is told and nobody computes anything for. */
export const bytesOfListPerToken = 16_384

/** A message that could not be read costs as much as a move. */
export const costOfNonsense = 1
