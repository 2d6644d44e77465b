import type { State } from '../state.ts'
import { compare, happened, type Judge, kindsOf, sizeOf } from './facts.ts'
import { canBrew } from './legality.ts'

/** ..R-069, RR-06, RR-19, RR-38, RR-48: whose turn comes next, what is announced, and when it is over. */
export const judgeRounds: Judge = ({ before, events, after }) => {
  const players = before.players.length
  const skipped: number[] = []
  const rounds: number[] = []
  let turns = before.turnsTaken
  let turn = before.turn
  let over = false
  // As the table is right after the action: nothing but the final count comes after it.
  const left = { ...after, reserve: reserveAfter(after) }
  for (;;) {
    turn = (turn + 1) % players
    turns++
    if (turn === before.firstSeat) {
      over = kindsOf(left.reserve) <= 2
      if (over) break
      rounds.push(1 + turns / players)
    }
    if (sizeOf(left.reserve) + sizeOf(left.bag) > 0 || canBrew(left, turn)) break
    skipped.push(turn)
  }
  const nears = kindsOf(left.reserve) <= 2 && kindsOf(before.reserve) > 2
  return [
    ...compare('whose turn it is', [turn, turns], [after.turn, after.turnsTaken]),
    ...compare('the end', over, after.finalCount !== null),
    ...compare(
      'skipped turns',
      skipped,
      happened(events, 'turnSkipped').map(({ seat }) => seat),
    ),
    ...compare(
      'rounds begun',
      rounds,
      happened(events, 'roundBegan').map(({ round }) => round),
    ),
    ...compare(
      'the last round is announced',
      nears ? [1 + Math.floor(before.turnsTaken / players)] : [],
      happened(events, 'endTriggered').map(({ round }) => round),
    ),
  ]
}

/** The reserve before the hands came back into it. */
function reserveAfter({ reserve, finalCount }: State): State['reserve'] {
  // R-072, RR-41: without schools they stay where they are.
  const hands = (finalCount?.counts ?? null) === null ? [] : (finalCount?.hands ?? [])
  const back = (kind: 0 | 1 | 2 | 3 | 4) => hands.reduce((sum, hand) => sum + hand[kind], 0)
  return [reserve[0] - back(0), reserve[1] - back(1), reserve[2] - back(2), reserve[3] - back(3), reserve[4] - back(4)]
}
