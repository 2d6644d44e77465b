import type { Seat } from '@athanor/kernel'
import type { Event } from '../base/event.ts'
import type { State } from '../engine/state.ts'
import { compare, happened } from './facts.ts'

/** As many as any chain of draws between two questions takes. */
const plenty = { ingredients: 12, favours: 6 }

/**
 * Complains unless the first draw of a seat brought so many cards. Nearly exhausted supplies are left alone (AR-57,
 * AR-58): how far they reach depends on the draws before.
 */
export function judgeDraw(
  what: string,
  { table }: State,
  seat: Seat,
  events: readonly Event[],
  due: { readonly ingredients: number; readonly favours: number },
): readonly string[] {
  const favours = table.favourDiscard.reduce((sum, count) => sum + count, table.favourDeck)
  if (table.deck + table.discard < plenty.ingredients || favours < plenty.favours) return []
  const first = happened(events, 'cardsDrawn').find((draw) => draw.seat === seat)
  // Where nothing is due, a draw belongs to something later.
  if (due.ingredients + due.favours === 0) return []
  return compare(what, [due.ingredients, due.favours], [first?.ingredients, first?.favours])
}
