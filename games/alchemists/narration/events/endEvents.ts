import { ingredients } from '@athanor/alchemy'
import { player, players } from '@athanor/narration'
import { alchemicalRole, say, type Tellers } from './tellers.ts'

/** The final count. */
export const endTellers: Tellers<'answersShown' | 'sealsRevealed' | 'scored' | 'gameEnded'> = {
  answersShown: ({ answers, code }) => [
    say('alchemists.event.answersShown', { code }),
    ...ingredients.map((ingredient) =>
      say('alchemists.line.answersShown', { ingredient, alchemical: alchemicalRole(answers[ingredient]) }),
    ),
  ],
  sealsRevealed: ({ ingredient, correct, seals }) => [
    say('alchemists.event.sealsRevealed', { ingredient, correct: correct ? 'yes' : 'no' }),
    ...seals.map(({ seat, seal, points }) =>
      say('alchemists.line.sealsRevealed', { player: player(seat), seal, points }),
    ),
  ],
  scored: ({ seat, source, points }) => [
    say('alchemists.event.scored', {
      player: player(seat),
      change: points < 0 ? 'loss' : 'gain',
      amount: Math.abs(points),
      source,
    }),
  ],
  gameEnded: ({ winners, total }) => [
    say('alchemists.event.gameEnded', { winners: players(winners), count: winners.length, total }),
  ],
}
