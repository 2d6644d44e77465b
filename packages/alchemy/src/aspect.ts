/** every alchemical has one aspect of each colour. The order matters: colours follow each other in a cycle. */
export const colours = ['red', 'green', 'blue'] as const
export type Colour = (typeof colours)[number]

export const signs = ['plus', 'minus'] as const
export type Sign = (typeof signs)[number]

/** the size of the circle. It matters for mixing and for the golem, never for hedging. */
export const sizes = ['big', 'small'] as const
export type Size = (typeof sizes)[number]

/** A colour with its sign: what a debunking shows, and what a coloured potion proves of both its ingredients. */
export interface Aspect {
  readonly colour: Colour
  readonly sign: Sign
}

/** The six aspects: red plus, red minus, green plus and so on. */
export const aspects: readonly Aspect[] = colours.flatMap((colour) => signs.map((sign) => ({ colour, sign })))

export function oppositeSign(sign: Sign): Sign {
  return sign === 'plus' ? 'minus' : 'plus'
}

/** The next colour in the cycle red, green, blue, red. */
export function nextColour(colour: Colour): Colour {
  return colours[(colours.indexOf(colour) + 1) % colours.length] as Colour
}

export function isColour(value: unknown): value is Colour {
  return (colours as readonly unknown[]).includes(value)
}

export function isSign(value: unknown): value is Sign {
  return (signs as readonly unknown[]).includes(value)
}

export function isSize(value: unknown): value is Size {
  return (sizes as readonly unknown[]).includes(value)
}
