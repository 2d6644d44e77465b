import { type Ingredient, ingredients } from '@athanor/alchemy'

/** The two ends of a card: a hand that holds it, or another card that lies on it, hides one of them at most. */
export const cardEnds = ['top', 'bottom'] as const
export type CardEnd = (typeof cardEnds)[number]

/** What a marker says: which ingredient, and which end of its card this is. */
export interface Marking {
  readonly ingredient: Ingredient
  readonly end: CardEnd
}

/** All markers of the deck, in the order of their codes. */
export const markings: readonly Marking[] = ingredients.flatMap((ingredient) =>
  cardEnds.map((end) => ({ ingredient, end })),
)

/** the deck holds five cards of each ingredient. */
export const copiesOfEach = 5

/** Millimetres: the card, and the white square that a marker stands in. Poker size, so that sleeves fit. */
export const cardSize = { width: 63, height: 88 } as const
export const markerSize = 22

interface Place {
  readonly x: number
  readonly y: number
}

const edge = 3.5

/** Where the white square of each end begins. The lower one is printed upside down, as on playing cards. */
export const markerPlaces: Readonly<Record<CardEnd, Place>> = {
  top: { x: edge, y: edge },
  bottom: { x: cardSize.width - edge - markerSize, y: cardSize.height - edge - markerSize },
}
