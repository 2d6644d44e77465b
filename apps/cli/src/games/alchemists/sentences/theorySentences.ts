import { grants } from '@athanor/alchemists'
import { alchemicalMark, sealName } from '../terms.ts'
import type { Tellers } from './telling.ts'

/** Theories, their fall, and what they bring. */
export const theoryTellers: Tellers<
  | 'signShown'
  | 'demonstrated'
  | 'debunkFailed'
  | 'theoryDebunked'
  | 'conflictShown'
  | 'conflictRemoved'
  | 'published'
  | 'endorsed'
  | 'grantTaken'
  | 'reputationChanged'
> = {
  signShown: ({ seat, ingredient, colour, sign }, told) => [
    told.say('alchemists.event.signShown', { player: told.name(seat), ingredient, colour, sign }),
  ],
  demonstrated: ({ seat, pair, potion, yes }, told) => [
    told.say('alchemists.event.demonstrated', {
      player: told.name(seat),
      ingredients: told.cards(pair),
      potion,
      answer: yes ? 'yes' : 'no',
    }),
  ],
  debunkFailed: ({ seat }, told) => [told.say('alchemists.event.debunkFailed', { player: told.name(seat) })],
  theoryDebunked: ({ ingredient, alchemical, colour, seals }, told) => [
    told.say('alchemists.event.theoryDebunked', {
      ingredient,
      alchemical: alchemicalMark(alchemical, told.look),
      colour,
    }),
    ...seals.map(({ seat, seal }) => told.say('alchemists.line.theoryDebunked', { player: told.name(seat), seal })),
  ],
  conflictShown: ({ seat, pair }, told) => [
    told.say('alchemists.event.conflictShown', { player: told.name(seat), ingredients: told.cards(pair) }),
  ],
  conflictRemoved: ({ pair }, told) => [
    told.say('alchemists.event.conflictRemoved', { ingredients: told.cards(pair) }),
  ],
  published: ({ seat, ingredient, alchemical, immediate, seal }, told) => {
    const theory = {
      ingredient,
      alchemical: alchemicalMark(alchemical, told.look),
      immediate: immediate ? 'yes' : 'no',
    } as const
    return told.secretly(
      seat,
      seal,
      told.say('alchemists.event.published', { player: told.name(seat), ...theory }),
      (own) => told.say('alchemists.own.published', { ...theory, seal: own }),
      (own) => sealName(own, told.look),
    )
  },
  endorsed: ({ seat, ingredient, seal }, told) =>
    told.secretly(
      seat,
      seal,
      told.say('alchemists.event.endorsed', { player: told.name(seat), ingredient }),
      (own) => told.say('alchemists.own.endorsed', { ingredient, seal: own }),
      (own) => sealName(own, told.look),
    ),
  grantTaken: ({ seat, grant }, told) => [
    told.say('alchemists.event.grantTaken', {
      player: told.name(seat),
      ingredients: told.cards(grants[grant]?.ingredients ?? []),
    }),
  ],
  reputationChanged: ({ seat, from, to, why }, told) => [
    told.say('alchemists.event.reputationChanged', {
      player: told.name(seat),
      change: to > from ? 'gain' : 'loss',
      amount: Math.abs(to - from),
      why,
      to,
    }),
  ],
}
