import type { Reaction, Trigger } from '@athanor/alchemy'
import { list, player, type Role, secretly } from '@athanor/narration'
import type { Thing } from '../things.ts'
import { artifactsRole, cards, cardsRole, say, type Tellers, told } from './tellers.ts'

/** The Golem Project, from the king’s mood to the last report. */
export const golemTellers: Tellers<
  | 'moodShown'
  | 'underCounterCame'
  | 'golemTested'
  | 'golemAnimated'
  | 'approvalChanged'
  | 'reported'
  | 'golemShown'
  | 'reportRevealed'
> = {
  moodShown: ({ tokens, tile }) => [say('alchemists.event.moodShown', { tokens, tile: tile ? 'yes' : 'no' })],
  underCounterCame: ({ artifact }) => [
    say('alchemists.event.underCounterCame', { artifacts: artifactsRole([artifact]) }),
  ],
  golemTested: ({ seat, ingredient, reaction }, watcher) => {
    const test = ingredient === undefined || reaction === undefined ? undefined : { ingredient, ...placesOf(reaction) }
    return secretly(watcher, seat, test, {
      open: say('alchemists.event.golemTested', { player: player(seat) }),
      own: (hidden) => say('alchemists.own.golemTested', hidden),
      beside: (hidden) =>
        say('alchemists.line.golemTested', {
          player: player(seat),
          ingredients: cardsRole([hidden.ingredient]),
          reaction: hidden.reaction,
        }),
    })
  },
  golemAnimated: ({ seat, worked, pair }, watcher) =>
    told(watcher, seat, pair, {
      open: say('alchemists.event.golemAnimated', { player: player(seat), worked: worked ? 'yes' : 'no' }),
      own: (hidden) =>
        say('alchemists.own.golemAnimated', { ingredients: cardsRole(hidden), worked: worked ? 'yes' : 'no' }),
      shown: (hidden) => cards(hidden),
    }),
  approvalChanged: ({ seat, change, why }) => [
    say('alchemists.event.approvalChanged', {
      player: player(seat),
      change: change > 0 ? 'gain' : 'loss',
      amount: Math.abs(change),
      why: why as ToldReason,
    }),
  ],
  reported: ({ seat, step, part, tokens, reportTokens }, watcher) => {
    const about = part ?? 'chest'
    return secretly(watcher, seat, reportTokens, {
      open: say('alchemists.event.reported', { player: player(seat), step, part: about, tokens }),
      own: (hidden) =>
        say('alchemists.own.reported', {
          step: step === 'narrowed' ? 'narrowed' : 'filed',
          part: about,
          tokens: triggersRole(hidden),
        }),
      beside: (hidden) => say('alchemists.line.reported', { player: player(seat), tokens: triggersRole(hidden) }),
    })
  },
  golemShown: ({ golem, pair }) => [
    say('alchemists.event.golemShown', {
      chest: triggersRole([golem.chest]),
      ears: triggersRole([golem.ears]),
      ingredients: cardsRole(pair),
    }),
  ],
  reportRevealed: ({ seat, part, tokens, points }) => [
    say('alchemists.event.reportRevealed', { player: player(seat), part, tokens: triggersRole(tokens), points }),
  ],
}

type ToldReason = 'research' | 'courtier' | 'library' | 'artifact' | 'order' | 'publishing' | 'endorsing'

function triggersRole(triggers: readonly Trigger[]): Role<Thing> {
  return list(triggers.map(({ colour, size }) => say('alchemists.word.trigger', { colour, size })))
}

/** Where the golem reacted, in one word. */
export function placesOf({ chest, ears }: Reaction): { readonly reaction: 'none' | 'chest' | 'ears' | 'both' } {
  if (chest && ears) return { reaction: 'both' }
  return { reaction: chest ? 'chest' : ears ? 'ears' : 'none' }
}
