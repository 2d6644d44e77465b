import { type Ingredient, ingredientIndex } from '@athanor/alchemy'
import { listed } from '@athanor/kernel'
import type { DiscardAction } from './action.ts'
import { follow } from './agenda.ts'
import { discardFromHand, draw, playFavour } from './cards.ts'
import { type Counts, countOf, ingredientAt, kindsIn, total } from './counts.ts'
import { emitTo, ownOf } from './draft.ts'
import { cardsOf } from './ingredientCards.ts'
import { question } from './question.ts'
import { reason } from './reasons.ts'
import type { DrawnRulesOf, Rules, TaskRulesOf } from './rules.ts'

/** ..A-425: whoever holds such a card after a draw plays it at once, one after the other. */
export const drawnTask: TaskRulesOf<'drawn'> = {
  kind: 'drawn',
  run(draft, { seat }) {
    const { rules } = draft
    const held = rules.drawn.find((number) => countOf(ownOf(draft, seat).favours, number) > 0)
    if (held === undefined) return
    const card = rules.favours.at(held)
    const { effect } = rules.favour(card)
    playFavour(draft, seat, card)
    rules.drawnEffects.find(({ kind }) => kind === effect.kind)?.play(draft, seat, effect)
    follow(draft, { kind: 'drawn', seat })
  },
}

/** the Herbalist's cards come before the question which of them go. */
export const herbalistEffect: DrawnRulesOf<'ingredients'> = {
  kind: 'ingredients',
  play(draft, seat, effect) {
    draw(draft, seat, { ingredients: effect.draw, favours: 0 })
    follow(draft, { kind: 'herbalist', seat })
  },
}

/** AR-38: two cards, or as many as there are. */
function discardSize(rules: Rules, hand: Counts<Ingredient>): number {
  return Math.min(rules.favourFor('drawn', 'ingredients').effect.discard, total(hand))
}

function discards(hand: Counts<Ingredient>, size: number): readonly DiscardAction[] {
  if (size === 0) return [{ kind: 'discard', ingredients: [] }]
  const kinds = kindsIn(hand)
  if (size === 1) return kinds.map((kind) => ({ kind: 'discard', ingredients: [ingredientAt(kind)] }))
  return kinds.flatMap((one) =>
    kinds
      .filter((other) => other > one || (other === one && (hand[one] ?? 0) > 1))
      .map((other): DiscardAction => ({ kind: 'discard', ingredients: [ingredientAt(one), ingredientAt(other)] })),
  )
}

export const herbalistQuestion = question({
  kind: 'herbalist',
  takes: ['discard'],
  legal: ({ rules, own }) => [listed('discard', discards(own.hand, discardSize(rules, own.hand)))],
  check({ rules, own: { hand } }, _, { ingredients }) {
    const size = discardSize(rules, hand)
    if (ingredients.length !== size) return reason('alchemists.reject.wrongNumberOfCards', { size })
    const wanted = cardsOf(ingredients)
    const short = ingredients.find(
      (each) => countOf(wanted, ingredientIndex(each)) > countOf(hand, ingredientIndex(each)),
    )
    return short === undefined ? null : reason('alchemists.reject.ingredientMissing', { ingredient: short })
  },
  answer(draft, { seat }, { ingredients }) {
    discardFromHand(draft, seat, ingredients)
    emitTo(draft, seat, { kind: 'herbalistDone', seat, count: ingredients.length }, { discarded: ingredients })
  },
})
