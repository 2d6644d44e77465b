import type { GameCard } from '../gameCard.ts'
import { ShelfArt } from './ShelfArt.tsx'

/** Alchemist on the shelf. */
export const card: GameCard = {
  id: 'compendium',
  players: { min: 2, max: 5 },
  minutes: 45,
  weight: 2,
  traits: ['quick'],
  bots: ['random', 'greedy', 'strong'],
  colours: ['white', 'black', 'brown', 'purple', 'red'],
  Art: ShelfArt,
  words: {
    shelf: {
      en: () => import('@athanor/messages/compiled/compendium.shelf.en.gen.json'),
      ru: () => import('@athanor/messages/compiled/compendium.shelf.ru.gen.json'),
    },
    table: [
      {
        en: () => import('@athanor/messages/compiled/compendium.en.gen.json'),
        ru: () => import('@athanor/messages/compiled/compendium.ru.gen.json'),
      },
    ],
  },
}
