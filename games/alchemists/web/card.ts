import { strengths } from '@athanor/alchemists/bots/strengths'
import type { GameCard } from '@athanor/tabletop/gameCard.ts'
import { faces } from './faces.ts'
import { ShelfArt } from './ShelfArt.tsx'
import { gameParts, shelfParts } from './words.ts'

/** Alchemists on the shelf. */
export const card: GameCard = {
  id: 'alchemists',
  players: { min: 2, max: 4 },
  minutes: 120,
  weight: 4,
  traits: ['deduction'],
  lesson: 'firstMix',
  bots: strengths.map(({ id }) => id),
  faces,
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
  words: { shelf: shelfParts, table: gameParts },
}
