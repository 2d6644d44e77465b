import { type Ingredient, ingredientIndex } from '@athanor/alchemy'
import { listed } from '@athanor/kernel'
import { follow } from '../engine/agenda.ts'
import type { Favour, PromptOf } from '../engine/contributions.ts'
import { type Counts, countOf, ingredientAt, kindsIn, total } from '../engine/counts.ts'
import { emitTo, ownOf } from '../engine/mutableState.ts'
import { question } from '../engine/question.ts'
import type { DrawnRulesOf, Rules, TaskRulesOf } from '../engine/rules.ts'
import type { DiscardAction } from './action.ts'
import { discardFromHand, draw, playFavour } from './cards.ts'
import { cardsOf } from './ingredientCards.ts'
import { reason } from './reasons.ts'

/** ..A-425: whoever holds such a card after a draw plays it at once, one after the other. */
export const drawnTask: TaskRulesOf<'drawn'> = {
  kind: 'drawn',
  run(state, { seat }) {
    const { rules } = state
    const held = rules.drawn.find((number) => countOf(ownOf(state, seat).favours, number) > 0)
    if (held === undefined) return
    const card = rules.favours.at(held)
    playFavour(state, seat, card)
    const printed = rules.favour(card)
    rules.drawnEffect(printed.effect.kind).play(state, seat, printed)
    follow(state, { kind: 'drawn', seat })
  },
}

/** the Herbalist's cards come before the question which of them go. */
export const herbalistEffect: DrawnRulesOf<'ingredients'> = {
  kind: 'ingredients',
  play(state, seat, { id, effect }) {
    draw(state, seat, { ingredients: effect.draw, favours: 0 })
    follow(state, { kind: 'herbalist', seat, ...unlessHerbalist(id) })
  },
}

const herbalist: Favour = 'herbalist'

/** What a question and an event say of their card: nothing of the one that they are called after. */
function unlessHerbalist(favour: Favour): { readonly favour?: Favour } {
  return favour === herbalist ? {} : { favour }
}

/** The card for which ingredients are discarded: that of the question or of the event. */
export function discardsFor({ favour = herbalist }: { readonly favour?: Favour }): Favour {
  return favour
}

/** AR-38: as many cards as the card says that was played, or as many as there are. */
export function discardSize(rules: Rules, ask: PromptOf<'herbalist'>, hand: Counts<Ingredient>): number {
  const { effect } = rules.favour(discardsFor(ask))
  return effect.kind === 'ingredients' ? Math.min(effect.discard, total(hand)) : 0
}

function discards(hand: Counts<Ingredient>, size: number): readonly DiscardAction[] {
  if (size === 0) return [{ kind: 'discard', ingredients: [] }]
  const kinds = kindsIn(hand)
  if (size === 1) return kinds.map((kind) => ({ kind: 'discard', ingredients: [ingredientAt(kind)] }))
  return kinds.flatMap((one) =>
    kinds
      .filter((other) => other > one || (other === one && countOf(hand, one) > 1))
      .map((other): DiscardAction => ({ kind: 'discard', ingredients: [ingredientAt(one), ingredientAt(other)] })),
  )
}

export const herbalistQuestion = question({
  kind: 'herbalist',
  takes: ['discard'],
  legal: ({ rules, own }, ask) => [listed('discard', discards(own.hand, discardSize(rules, ask, own.hand)))],
  check({ rules, own: { hand } }, ask, { ingredients }) {
    const size = discardSize(rules, ask, hand)
    if (ingredients.length !== size) return reason('alchemists.reject.wrongNumberOfCards', { size })
    const wanted = cardsOf(ingredients)
    const short = ingredients.find(
      (each) => countOf(wanted, ingredientIndex(each)) > countOf(hand, ingredientIndex(each)),
    )
    return short === undefined ? null : reason('alchemists.reject.ingredientMissing', { ingredient: short })
  },
  answer(state, ask, { ingredients }) {
    const { seat } = ask
    discardFromHand(state, seat, ingredients)
    const done = {
      kind: 'herbalistDone',
      seat,
      count: ingredients.length,
      ...unlessHerbalist(discardsFor(ask)),
    } as const
    emitTo(state, seat, done, { discarded: ingredients })
  },
})
