import { strengths } from '@athanor/apprentices/bots/strengths'
import type { GameCard } from '@athanor/tabletop/gameCard.ts'
import { ShelfArt } from './ShelfArt.tsx'
import { gameParts, shelfParts } from './words.ts'

/** The Apprentices on the shelf. */
export const card: GameCard = {
  id: 'apprentices',
  players: { min: 2, max: 4 },
  minutes: 45,
  weight: 3,
  traits: ['dice', 'quick'],
  lesson: 'dice',
  bots: strengths.map(({ id }) => id),
  colours: ['green', 'yellow', 'purple', 'blue'],
  Art: ShelfArt,
  extras: [{ name: 'adviceOnRequest' }],
  words: { shelf: shelfParts, table: gameParts },
}
