import type { Seat } from '@athanor/kernel'
import type { Space } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import { askIn, compare, demand, endsRound, isOf, owns, planned, playerOf } from './facts.ts'
import type { Judge } from './judge.ts'
import { boardOf, turnsOn } from './turns.ts'

/**
 * A-140..A-143: who acts on which space, in which order, and nobody is left out. Every transition starts from the
 * turns that were still to come and must leave those that still are.
 */
export const judgeTurnOrder: Judge = (before, seat, action, events, after) => {
  const complaints: string[] = []
  const board = boardOf(before)
  const due = (space: Space) => turnsOn(before, seat, action, space)
  const asked = askIn(before)
  const acts = asked?.kind === 'act' && !asked.boots
  let space = before.table.phase === 'resolve' ? before.table.space : null
  let coming: readonly Seat[] = pending(before).slice(acts ? 1 : 0)
  const leave = (next: number) => {
    complaints.push(...compare(`turns left over on ${space}`, [], coming))
    for (const skipped of board.slice(space === null ? 0 : board.indexOf(space) + 1, next)) {
      complaints.push(...compare(`turns on ${skipped}, which was skipped`, due(skipped), []))
    }
  }
  for (const { public: event } of events) {
    if (isOf(event, 'spaceBegan')) {
      leave(board.indexOf(event.space))
      space = event.space
      coming = due(event.space)
    } else if (isOf(event, 'bidsRevealed')) coming = event.order
    else if (isOf(event, 'declined') && event.forced) {
      complaints.push(...compare('who is declined for', [space, coming[0]], [event.ask, event.seat]))
      coming = coming.slice(1)
    }
  }
  if (endsRound(before, after)) leave(board.length)
  else complaints.push(...compare(`turns still to come on ${space}`, coming, pending(after)))
  return [...complaints, ...judgeBoots(after)]
}

/** Who is asked to act, and who will be. A repeat with the Boots is no turn of its own. */
function pending(state: State): readonly Seat[] {
  const ask = askIn(state)
  const later = state.table.queue.map((turn) => turn.seat)
  return ask?.kind === 'act' && !ask.boots ? [ask.seat, ...later] : later
}

/** A-446, AR-33, AR-80: one more action, for an owner with a cube there, once all others are done. Never a sale. */
function judgeBoots(after: State): readonly string[] {
  const { queue } = after.table
  const ask = askIn(after)
  if (ask?.kind !== 'act' || !ask.boots) return []
  const { bootsUsed, plan } = playerOf(after, ask.seat)
  return [
    ...demand(owns(after, ask.seat, 'bootsOfSpeed') && !bootsUsed, 'Boots that nobody can use'),
    ...demand(planned(plan, ask.space) > 0, 'Boots on a space without a cube'),
    ...demand(ask.space !== 'sell' && queue.length === 0, 'Boots at a wrong time'),
  ]
}
