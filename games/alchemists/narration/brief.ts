import type { Happening } from '@athanor/alchemists'
import { type Message, thing } from '@athanor/narration'
import { placesOf } from './events/golemEvents.ts'
import { planOf } from './events/roundEvents.ts'
import { cardsRole, say, type ToldEvent } from './events/tellers.ts'
import type { Thing } from './things.ts'

const briefs: {
  readonly [Kind in Happening['kind']]?: (event: ToldEvent<Kind>) => Message<Thing> | null
} = {
  declared: ({ actions, associates, unused }) => {
    const plan = planOf(actions)
    // Who helps where takes more than a line: the log's own sentence has it.
    return plan.length === 0 || associates.length > 0
      ? null
      : say('alchemists.brief.declared', { actions: thing({ kind: 'plan', plan }), unused })
  },
  potionMade: ({ at, potion, pair }) =>
    at === 'sell' ? null : say('alchemists.brief.potionMade', { at, potion, ...fromOf(pair) }),
  saleAnswered: ({ promised, quality, pair }) =>
    say('alchemists.brief.saleAnswered', { potion: promised, quality, ...fromOf(pair) }),
  demonstrated: ({ pair, potion, yes }) =>
    say('alchemists.brief.demonstrated', { ingredients: cardsRole(pair), potion, answer: yes ? 'yes' : 'no' }),
  signShown: ({ ingredient, colour, sign }) => say('alchemists.brief.signShown', { ingredient, colour, sign }),
  exhibited: ({ promised, success }) =>
    say('alchemists.brief.exhibited', { potion: promised, success: success ? 'yes' : 'no' }),
  golemTested: ({ ingredient, reaction }) =>
    ingredient === undefined || reaction === undefined
      ? null
      : say('alchemists.brief.golemTested', {
          ingredients: cardsRole([ingredient]),
          reaction: placesOf(reaction).reaction,
        }),
  golemAnimated: ({ worked, pair }) =>
    say('alchemists.brief.golemAnimated', { worked: worked ? 'yes' : 'no', ...fromOf(pair) }),
}

/** What was mixed, where whoever reads may know it. */
function fromOf(pair: ToldEvent<'potionMade'>['pair']) {
  return pair === undefined
    ? ({ from: 'hidden', ingredients: '' } as const)
    : ({ from: 'known', ingredients: cardsRole(pair) } as const)
}

/**
 * What came of an event in one short sentence that begins with the result and names nobody: for a place that bears its
 * player's name. Null where the log's own sentence is short enough.
 */
export function briefly(event: ToldEvent): Message<Thing> | null {
  const brief = briefs[event.kind] as ((event: ToldEvent) => Message<Thing> | null) | undefined
  return brief?.(event) ?? null
}
