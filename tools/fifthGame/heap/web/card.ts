import type { GameCard } from '@athanor/tabletop/gameCard.ts'
import { gameParts, shelfParts } from './words.ts'

export const card: GameCard = {
  id: 'heap',
  players: { min: 2, max: 3 },
  minutes: 5,
  weight: 1,
  traits: ['quick'],
  bots: ['random', 'greedy'],
  colours: ['red', 'green', 'blue'],
  Art: () => null,
  words: { shelf: shelfParts, table: gameParts },
}
