import type { ColouredPotion } from '@athanor/alchemy'
import type { Source } from './source.ts'

export interface Adventurer {
  /** Descriptive; the tiles carry no names. */
  readonly id: string
  /** Wanted potions in printed order, which matters with three players. */
  readonly wants: readonly [ColouredPotion, ColouredPotion, ColouredPotion]
  readonly source: Source
}

/** */
export const baseAdventurers: readonly Adventurer[] = [
  { id: 'cleric', wants: ['wisdom', 'healing', 'speed'], source: 'component' },
  { id: 'ranger', wants: ['speed', 'wisdom', 'poison'], source: 'component' },
  { id: 'barbarian', wants: ['healing', 'speed', 'insanity'], source: 'component' },
  { id: 'sorcerer', wants: ['poison', 'paralysis', 'wisdom'], source: 'component' },
  { id: 'witcher', wants: ['paralysis', 'insanity', 'healing'], source: 'component' },
  { id: 'assassin', wants: ['insanity', 'poison', 'paralysis'], source: 'component' },
]

/** A-190..A-192: which of the three potions an offer for one of them blocks, by number of players. */
export function blockedBy(players: number, offer: number): readonly number[] {
  if (players === 4) return [offer]
  if (players === 3) return offer === 2 ? [2] : [0, 1]
  return [0, 1, 2]
}
