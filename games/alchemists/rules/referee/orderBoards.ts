import type { State } from '../engine/state.ts'
import { compare, demand, happened } from './facts.ts'
import type { Judge } from './judge.ts'

/** All that is known of the boards of a game, first round first. */
function courseOf({ table, hidden }: State): readonly string[] {
  const { busyDays } = table.slots
  if (busyDays === undefined) return []
  const { gone, board, next } = busyDays
  return [...gone, board, ...(next === null ? [] : [next]), ...(hidden.slots.busyDays?.stack ?? []).toReversed()]
}

/** G-050..G-056, G-070, G-071: one board for each round, never another one, and the next one in sight. */
export const judgeOrderBoards: Judge = (before, _seat, _action, events, after) => {
  if (after.table.slots.busyDays === undefined) return []
  const course = courseOf(after)
  const { board, next, gone } = after.table.slots.busyDays
  const { round } = after.table
  const came = happened(events, 'orderBoardCame')
  return [
    ...compare('the boards of the game', courseOf(before), course),
    ...compare('the groups of the boards', '112233', course.map((id) => id.charAt(0)).join('')),
    ...demand(new Set(course).size === course.length, 'a board twice'),
    // In the middle of the clearing up the board is one ahead of the round.
    ...demand(gone.length === round - 1 || gone.length === round, 'a board of another round'),
    ...compare(
      'the board in force and the one in sight',
      [board, next],
      [course[gone.length], course[gone.length + 1] ?? null],
    ),
    ...came.flatMap((event) => compare('the board that came', board, event.board)),
  ]
}
