import { scienceWords } from '../../notebook/notebookWords.ts'
import type { GameCard } from '../gameCard.ts'
import { ShelfArt } from './ShelfArt.tsx'

/** Alchemists on the shelf. */
export const card: GameCard = {
  id: 'alchemists',
  players: { min: 2, max: 4 },
  minutes: 120,
  weight: 4,
  traits: ['deduction'],
  bots: ['random', 'greedy'],
  colours: ['purple', 'white', 'brown', 'black'],
  Art: ShelfArt,
  extras: [
    { name: 'master' },
    { name: 'startupFunding' },
    { name: 'busyDays' },
    { name: 'royalEncyclopedia' },
    // G-003.
    { name: 'golemProject', needs: 'royalEncyclopedia' },
  ],
  words: {
    shelf: {
      en: () => import('@athanor/messages/compiled/alchemists.shelf.en.gen.json'),
      ru: () => import('@athanor/messages/compiled/alchemists.shelf.ru.gen.json'),
    },
    table: [
      {
        en: () => import('@athanor/messages/compiled/alchemists.en.gen.json'),
        ru: () => import('@athanor/messages/compiled/alchemists.ru.gen.json'),
      },
      scienceWords,
    ],
  },
}
