import { ingredients } from '@athanor/alchemy'
import { alchemicalMark } from '../terms.ts'
import type { Tellers } from './telling.ts'

/** The final count. */
export const endTellers: Tellers<'answersShown' | 'sealsRevealed' | 'scored' | 'gameEnded'> = {
  answersShown: ({ answers, code }, { say, look }) => [
    say('alchemists.event.answersShown', { code }),
    ...ingredients.map((ingredient) =>
      say('alchemists.line.answersShown', { ingredient, alchemical: alchemicalMark(answers[ingredient], look) }),
    ),
  ],
  sealsRevealed: ({ ingredient, correct, seals }, told) => [
    told.say('alchemists.event.sealsRevealed', { ingredient, correct: correct ? 'yes' : 'no' }),
    ...seals.map(({ seat, seal, points }) =>
      told.say('alchemists.line.sealsRevealed', { player: told.name(seat), seal, points }),
    ),
  ],
  scored: ({ seat, source, points }, told) => [
    told.say('alchemists.event.scored', {
      player: told.name(seat),
      change: points < 0 ? 'loss' : 'gain',
      amount: Math.abs(points),
      source,
    }),
  ],
  gameEnded: ({ winners, total }, told) => [
    told.say('alchemists.event.gameEnded', { winners: told.namesOf(winners), count: winners.length, total }),
  ],
}
