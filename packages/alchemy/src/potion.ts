import type { Aspect, Colour, Sign } from './aspect.ts'

/** the seven potions by their names; neutral is the soup. */
export const potions = ['healing', 'poison', 'speed', 'paralysis', 'wisdom', 'insanity', 'neutral'] as const
export type Potion = (typeof potions)[number]

/** A potion with a colour and a sign: one that adventurers ask for and the exhibition shows. */
export type ColouredPotion = Exclude<Potion, 'neutral'>
export const colouredPotions: readonly ColouredPotion[] = potions.filter((potion) => potion !== 'neutral')

const faces: Readonly<Record<ColouredPotion, Aspect>> = {
  healing: { colour: 'red', sign: 'plus' },
  poison: { colour: 'red', sign: 'minus' },
  speed: { colour: 'green', sign: 'plus' },
  paralysis: { colour: 'green', sign: 'minus' },
  wisdom: { colour: 'blue', sign: 'plus' },
  insanity: { colour: 'blue', sign: 'minus' },
}

const indexes = Object.fromEntries(potions.map((potion, index) => [potion, index])) as Readonly<Record<Potion, number>>

export function potionIndex(potion: Potion): number {
  return indexes[potion]
}

export function isPotion(value: unknown): value is Potion {
  return typeof value === 'string' && Object.hasOwn(indexes, value)
}

export function isColouredPotion(value: unknown): value is ColouredPotion {
  return isPotion(value) && value !== 'neutral'
}

/** Colour and sign of a potion: by A-020 both its ingredients have this aspect. */
export function aspectOf(potion: ColouredPotion): Aspect {
  return faces[potion]
}

export function potionOf(colour: Colour, sign: Sign): ColouredPotion {
  return potions[['red', 'green', 'blue'].indexOf(colour) * 2 + (sign === 'plus' ? 0 : 1)] as ColouredPotion
}

/** the three negative potions have bad effects; positive ones and the neutral one are harmless. */
export function isNegative(potion: Potion): boolean {
  return potion !== 'neutral' && faces[potion].sign === 'minus'
}
