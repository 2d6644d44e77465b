import { type Alchemical, alchemicals, signOf, sizeOf } from './alchemical.ts'
import { type Colour, colours, type Size, sizes } from './aspect.ts'

/** The two places of the golem that can react. */
export const golemParts = ['chest', 'ears'] as const
export type GolemPart = (typeof golemParts)[number]

/** What a part of the golem reacts to: a circle of this colour and size, whatever its sign (G-184). */
export interface Trigger {
  readonly colour: Colour
  readonly size: Size
}

/** G-182: the hidden law of a golem. */
export interface Golem {
  readonly chest: Trigger
  readonly ears: Trigger
}

/** G-181: what a test shows. */
export interface Reaction {
  readonly chest: boolean
  readonly ears: boolean
}

export const triggers: readonly Trigger[] = colours.flatMap((colour) => sizes.map((size) => ({ colour, size })))

/** G-183: the 24 golems; chest and ears never share a colour. */
export const golems: readonly Golem[] = triggers.flatMap((chest) =>
  triggers.filter((ears) => ears.colour !== chest.colour).map((ears) => ({ chest, ears })),
)

export const reactions: readonly Reaction[] = [
  { chest: false, ears: false },
  { chest: true, ears: false },
  { chest: false, ears: true },
  { chest: true, ears: true },
]

/** The place of a golem in `golems`, or −1. */
export function golemIndex({ chest, ears }: Golem): number {
  return golems.findIndex((golem) => sameTrigger(golem.chest, chest) && sameTrigger(golem.ears, ears))
}

export function sameTrigger(one: Trigger, other: Trigger): boolean {
  return one.colour === other.colour && one.size === other.size
}

export function reactionOf({ chest, ears }: Golem, alchemical: Alchemical): Reaction {
  return {
    chest: sizeOf(alchemical, chest.colour) === chest.size,
    ears: sizeOf(alchemical, ears.colour) === ears.size,
  }
}

/** G-253, G-254: a big trigger demands plus, a small one minus; exactly two alchemicals have both demanded signs. */
export function animatorsOf({ chest, ears }: Golem): readonly [Alchemical, Alchemical] {
  const both = alchemicals.filter((alchemical) => [chest, ears].every((trigger) => obeys(alchemical, trigger)))
  return both as unknown as readonly [Alchemical, Alchemical]
}

function obeys(alchemical: Alchemical, { colour, size }: Trigger): boolean {
  return signOf(alchemical, colour) === (size === 'big' ? 'plus' : 'minus')
}
