import type { Seat } from '@athanor/kernel'
import type { Event } from '../base/event.ts'
import type { Action } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import type { CardFacts } from './cards.ts'

/**
 * One part of the rules, judged from outside: what the ledger objects to in an answer and all that followed from it
 * until the next question.
 *
 * The judges of this folder are a second reading of docs/rules/alchemists.md. Their whole worth is that they share
 * nothing with the engine: prices, tiles and tables are written out here once more, and only types, the shape of the
 * state and the mixing of packages/alchemy come from elsewhere.
 */
export type Judge = (
  before: State,
  seat: Seat,
  action: Action,
  events: readonly Event[],
  after: State,
  /** Those of the box unless told. */
  cards?: CardFacts,
) => readonly string[]
