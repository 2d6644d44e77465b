import type { Ingredient } from '@athanor/alchemy'
import { at as itemAt, listed, type Seat } from '@athanor/kernel'
import { follow } from '../engine/agenda.ts'
import { type Counts, minus } from '../engine/counts.ts'
import { emit, type MutableState, playerOf } from '../engine/mutableState.ts'
import { question } from '../engine/question.ts'
import type { Own } from '../engine/state.ts'
import type { TestAction } from './action.ts'
import { cardsOf } from './ingredientCards.ts'
import { answer, checkPair, markBoard, pairsIn } from './mixing.ts'
import { reason } from './reasons.ts'

const testsOfTheCap = 2
const cardsOfATest = 2

/** AR-44: asked as long as there are cards for another test; how many cards there are is public. */
export function capTestsLeft(state: MutableState, seat: Seat, left: number): boolean {
  const used = (testsOfTheCap - left) * cardsOfATest
  return left > 0 && playerOf(state, seat).cards - used >= cardsOfATest
}

/** no card in both experiments. */
function cardsLeft(own: Own, left: number): Counts<Ingredient> {
  const before = left < testsOfTheCap ? itemAt(own.mixes, own.mixes.length - 1, 'mix') : []
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
  answer(state, { seat, left }, { pair }) {
    markBoard(state, seat, answer(state, seat, 'cap', null, pair))
    if (capTestsLeft(state, seat, left - 1)) follow(state, { kind: 'thinkingCap', seat, left: left - 1 })
  },
  decline(state, { seat }) {
    emit(state, { kind: 'declined', seat, ask: 'thinkingCap', forced: false })
  },
})
