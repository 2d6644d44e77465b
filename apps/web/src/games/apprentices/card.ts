import type { GameCard } from '../gameCard.ts'
import { ShelfArt } from './ShelfArt.tsx'

/** The Apprentices on the shelf. */
export const card: GameCard = {
  id: 'apprentices',
  players: { min: 2, max: 4 },
  minutes: 45,
  weight: 3,
  traits: ['dice', 'quick'],
  bots: ['random', 'greedy', 'strong'],
  colours: ['green', 'yellow', 'purple', 'blue'],
  Art: ShelfArt,
  words: {
    shelf: {
      en: () => import('@athanor/messages/compiled/apprentices.shelf.en.gen.json'),
      ru: () => import('@athanor/messages/compiled/apprentices.shelf.ru.gen.json'),
    },
    table: [
      {
        en: () => import('@athanor/messages/compiled/apprentices.en.gen.json'),
        ru: () => import('@athanor/messages/compiled/apprentices.ru.gen.json'),
      },
    ],
  },
}
