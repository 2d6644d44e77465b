import { box } from '@athanor/alchemists'
import { player } from '@athanor/narration'
import { alchemicalRole, cardsRole, say, type Tellers, told } from './tellers.ts'

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
  signShown: ({ seat, ingredient, colour, sign }) => [
    say('alchemists.event.signShown', { player: player(seat), ingredient, colour, sign }),
  ],
  demonstrated: ({ seat, pair, potion, yes }) => [
    say('alchemists.event.demonstrated', {
      player: player(seat),
      ingredients: cardsRole(pair),
      potion,
      answer: yes ? 'yes' : 'no',
    }),
  ],
  debunkFailed: ({ seat }) => [say('alchemists.event.debunkFailed', { player: player(seat) })],
  theoryDebunked: ({ ingredient, alchemical, colour, seals }) => [
    say('alchemists.event.theoryDebunked', {
      ingredient,
      alchemical: alchemicalRole(alchemical),
      colour,
    }),
    ...seals.map(({ seat, seal }) => say('alchemists.line.theoryDebunked', { player: player(seat), seal })),
  ],
  conflictShown: ({ seat, pair }) => [
    say('alchemists.event.conflictShown', { player: player(seat), ingredients: cardsRole(pair) }),
  ],
  conflictRemoved: ({ pair }) => [say('alchemists.event.conflictRemoved', { ingredients: cardsRole(pair) })],
  published: ({ seat, ingredient, alchemical, immediate, seal }, watcher) => {
    const theory = {
      ingredient,
      alchemical: alchemicalRole(alchemical),
      immediate: immediate ? 'yes' : 'no',
    } as const
    return told(watcher, seat, seal, {
      open: say('alchemists.event.published', { player: player(seat), ...theory }),
      own: (hidden) => say('alchemists.own.published', { ...theory, seal: hidden }),
      shown: (hidden) => ({ kind: 'seal', seal: hidden }),
    })
  },
  endorsed: ({ seat, ingredient, seal }, watcher) =>
    told(watcher, seat, seal, {
      open: say('alchemists.event.endorsed', { player: player(seat), ingredient }),
      own: (hidden) => say('alchemists.own.endorsed', { ingredient, seal: hidden }),
      shown: (hidden) => ({ kind: 'seal', seal: hidden }),
    }),
  grantTaken: ({ seat, grant }) => {
    const { name = 'ingredients', ingredients = [] } = box.grants[grant] ?? {}
    return [
      say('alchemists.event.grantTaken', { player: player(seat), grant: name, ingredients: cardsRole(ingredients) }),
    ]
  },
  reputationChanged: ({ seat, from, to, why }) => [
    say('alchemists.event.reputationChanged', {
      player: player(seat),
      change: to > from ? 'gain' : 'loss',
      amount: Math.abs(to - from),
      why,
      to,
    }),
  ],
}
