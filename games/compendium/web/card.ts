import { strengths } from '@athanor/compendium/bots/strengths'
import type { GameCard } from '@athanor/tabletop/gameCard.ts'
import { ShelfArt } from './ShelfArt.tsx'
import { gameParts, shelfParts } from './words.ts'

/** Alchemist on the shelf. */
export const card: GameCard = {
  id: 'compendium',
  players: { min: 2, max: 5 },
  minutes: 45,
  weight: 2,
  traits: ['quick'],
  lesson: 'recipes',
  bots: strengths.map(({ id }) => id),
  colours: ['white', 'black', 'brown', 'purple', 'red'],
  Art: ShelfArt,
  extras: [{ name: 'adviceOnRequest' }],
  words: { shelf: shelfParts, table: gameParts },
}
