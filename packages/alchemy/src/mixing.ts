import { type Alchemical, alchemicalIndex, alchemicals, signOf, sizeOf } from './alchemical.ts'
import { type Colour, colours, nextColour } from './aspect.ts'
import { type Potion, potionIndex, potionOf, potions } from './potion.ts'

/** the colour with the same sign on both and one big and one small circle decides. */
function mixByRule(one: Alchemical, other: Alchemical): Potion {
  const colour = colours.find(
    (candidate) =>
      signOf(one, candidate) === signOf(other, candidate) && sizeOf(one, candidate) !== sizeOf(other, candidate),
  )
  return colour === undefined ? 'neutral' : potionOf(colour, signOf(one, colour))
}

/** The potion index of two alchemical indexes, at `one * 8 + other`. The diagonal, which nobody can mix, is neutral. */
export const mixingTable: Readonly<Uint8Array> = Uint8Array.from({ length: 64 }, (_, cell) =>
  potionIndex(mixByRule(alchemicals[cell >> 3] as Alchemical, alchemicals[cell & 7] as Alchemical)),
)

/** The potion that two different alchemicals make, in either order. */
export function mix(one: Alchemical, other: Alchemical): Potion {
  if (one === other) throw new RangeError(`${one} cannot be mixed with itself`)
  return potions[mixingTable[alchemicalIndex(one) * 8 + alchemicalIndex(other)] as number] as Potion
}

/** The four unordered pairs of alchemicals that make a potion. */
export function pairsMaking(potion: Potion): readonly (readonly [Alchemical, Alchemical])[] {
  return alchemicals.flatMap((one, index) =>
    alchemicals
      .slice(index + 1)
      .filter((other) => mix(one, other) === potion)
      .map((other) => [one, other] as const),
  )
}

/** The two-colour rule: alchemicals that share a sign in one colour make a potion of that colour or the next one. */
export function twoColours(shared: Colour): readonly [Colour, Colour] {
  return [shared, nextColour(shared)]
}
