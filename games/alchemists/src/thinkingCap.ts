import type { Ingredient } from '@athanor/alchemy'
import { listed, type Seat } from '@athanor/kernel'
import type { TestAction } from './action.ts'
import { follow } from './agenda.ts'
import { type Counts, minus } from './counts.ts'
import { type Draft, emit, playerOf } from './draft.ts'
import { cardsOf } from './ingredientCards.ts'
import { answer, checkPair, markBoard, pairsIn } from './mixing.ts'
import { question } from './question.ts'
import { reason } from './reasons.ts'
import type { Own } from './state.ts'

const testsOfTheCap = 2
const cardsOfATest = 2

/** AR-44: asked as long as there are cards for another test; how many cards there are is public. */
export function capTestsLeft(draft: Draft, seat: Seat, left: number): boolean {
  const used = (testsOfTheCap - left) * cardsOfATest
  return left > 0 && playerOf(draft, seat).cards - used >= cardsOfATest
}

/** no card in both experiments. */
function cardsLeft(own: Own, left: number): Counts<Ingredient> {
  const before = left < testsOfTheCap ? (own.mixes.at(-1) ?? []) : []
  return minus(own.hand, cardsOf(before))
}

/** A-403, AR-44: a result like any other, but nothing is discarded and nobody is harmed. */
export const thinkingCapQuestion = question({
  kind: 'thinkingCap',
  takes: ['test'],
  legal: ({ own }, { left }) => [
    listed(
      'test',
      pairsIn(cardsLeft(own, left)).map((pair): TestAction => ({ kind: 'test', pair, mortar: false })),
    ),
  ],
  check({ own }, { left }, { pair, mortar }) {
    // A Mortar has nothing to save here.
    return checkPair(cardsLeft(own, left), pair) ?? (mortar ? reason('alchemists.reject.mortarMissing') : null)
  },
  answer(draft, { seat, left }, { pair }) {
    markBoard(draft, seat, answer(draft, seat, 'cap', null, pair))
    if (capTestsLeft(draft, seat, left - 1)) follow(draft, { kind: 'thinkingCap', seat, left: left - 1 })
  },
  decline(draft, { seat }) {
    emit(draft, { kind: 'declined', seat, ask: 'thinkingCap', forced: false })
  },
})
