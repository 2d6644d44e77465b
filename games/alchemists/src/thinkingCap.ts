import { ingredientIndex } from '@athanor/alchemy'
import { type ActionGroup, listed, type Seat } from '@athanor/kernel'
import type { Action, TestAction } from './action.ts'
import { type Counts, countsOf, minus } from './counts.ts'
import { type Draft, playerOf } from './draft.ts'
import { answer, checkMix, markBoard, pairsIn } from './mixing.ts'
import type { Reason } from './reasons.ts'
import type { Own, Pair } from './state.ts'

const testsOfTheCap = 2
const cardsOfATest = 2

/** AR-44: asked as long as there are cards for another test; how many cards there are is public. */
export function askForTest(draft: Draft, seat: Seat, left: number): void {
  const used = (testsOfTheCap - left) * cardsOfATest
  const possible = left > 0 && playerOf(draft, seat).cards - used >= cardsOfATest
  draft.table.ask = possible ? { kind: 'thinkingCap', seat, left } : null
}

/** no card in both experiments. */
function cardsLeft(own: Own, left: number): Counts {
  const before = left < testsOfTheCap ? (own.mixes.at(-1) ?? []) : []
  return minus(own.hand, countsOf(before.map(ingredientIndex)))
}

export function checkCapTest(own: Own, left: number, action: TestAction): Reason | null {
  return checkMix(cardsLeft(own, left), [], action)
}

export function capTests(own: Own, left: number): ActionGroup<Action> {
  return listed(
    'test',
    pairsIn(cardsLeft(own, left)).map((pair: Pair) => ({ kind: 'test', pair, mortar: false })),
  )
}

/** A-403, AR-44: a result like any other, but nothing is discarded and nobody is harmed. */
export function capTest(draft: Draft, seat: Seat, left: number, { pair }: TestAction): void {
  markBoard(draft, seat, answer(draft, seat, 'cap', null, pair))
  askForTest(draft, seat, left - 1)
}
