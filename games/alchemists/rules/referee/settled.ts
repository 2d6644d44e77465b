import { mixIngredients, type Potion } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { Action } from '../engine/contributions.ts'
import type { Pair, RunningMix, State } from '../engine/state.ts'
import { askIn } from './facts.ts'

/** A mix whose consequences fall into this transition. */
export interface SettledMix {
  readonly seat: Seat
  readonly at: RunningMix['at']
  readonly potion: Potion
  /** Results that were known before this one. */
  readonly earlier: State['table']['results']
}

/**
 * AR-78: consequences follow the answer at once, unless an owner of the Periscope is asked first; then they follow
 * that answer.
 */
export function settledMix(before: State, seat: Seat, action: Action, after: State): SettledMix | null {
  const { mix, results } = before.table
  const ask = askIn(before)
  if (ask?.kind === 'periscope' && mix !== null) {
    const pair = before.own[mix.seat]?.mixes.at(-1)
    if (pair === undefined) return null
    return { seat: mix.seat, at: mix.at, potion: potionOf(before, pair), earlier: results.slice(0, -1) }
  }
  if (ask?.kind !== 'act' || askIn(after)?.kind === 'periscope') return null
  switch (action.kind) {
    case 'sell':
    case 'test':
    case 'exhibit':
      return { seat, at: action.kind, potion: potionOf(before, action.pair), earlier: results }
    case 'drink': {
      const at = ask.space === 'custodian' ? 'custodian' : 'drink'
      return { seat, at, potion: potionOf(before, action.pair), earlier: results }
    }
    default:
      return null
  }
}

/** what a pair really makes. */
export function potionOf({ hidden }: State, pair: Pair): Potion {
  return mixIngredients(hidden.answers, pair[0], pair[1])
}
