import { type Aspect, type Colour, colours, type Sign, type Size } from './aspect.ts'

/**
 * the eight alchemicals in the order of the deduction grid, neutralising pairs side by side. The name
 * spells the aspects in the order red, green, blue: p is plus, n is minus, a capital is a big circle.
 */
export const alchemicals = ['npN', 'pnP', 'pNn', 'nPp', 'Nnp', 'Ppn', 'NNN', 'PPP'] as const
export type Alchemical = (typeof alchemicals)[number]

const indexes = Object.fromEntries(alchemicals.map((alchemical, index) => [alchemical, index])) as Readonly<
  Record<Alchemical, number>
>

/** The row of an alchemical in the deduction grid, from 0 to 7. */
export function alchemicalIndex(alchemical: Alchemical): number {
  return indexes[alchemical]
}

export function isAlchemical(value: unknown): value is Alchemical {
  return typeof value === 'string' && Object.hasOwn(indexes, value)
}

type Aspects = Readonly<Record<Colour, { readonly sign: Sign; readonly size: Size }>>

const faces = Object.fromEntries(
  alchemicals.map((alchemical) => [
    alchemical,
    Object.fromEntries(colours.map((colour, place) => [colour, circle(alchemical.charAt(place))])),
  ]),
) as Readonly<Record<Alchemical, Aspects>>

function circle(letter: string): { readonly sign: Sign; readonly size: Size } {
  const sign = letter === 'p' || letter === 'P' ? 'plus' : 'minus'
  return { sign, size: letter === 'P' || letter === 'N' ? 'big' : 'small' }
}

export function signOf(alchemical: Alchemical, colour: Colour): Sign {
  return faces[alchemical][colour].sign
}

export function sizeOf(alchemical: Alchemical, colour: Colour): Size {
  return faces[alchemical][colour].size
}

export function hasAspect(alchemical: Alchemical, { colour, sign }: Aspect): boolean {
  return signOf(alchemical, colour) === sign
}

/** The four alchemicals with an aspect. */
export function alchemicalsWith(aspect: Aspect): readonly Alchemical[] {
  return alchemicals.filter((alchemical) => hasAspect(alchemical, aspect))
}

/** the one alchemical with the opposite sign in all three colours; together they make the neutral potion. */
export function neutraliserOf(alchemical: Alchemical): Alchemical {
  return alchemicals[indexes[alchemical] ^ 1] as Alchemical
}

/** The colours in which two alchemicals differ in sign. Different alchemicals differ in at least one. */
export function differingColours(one: Alchemical, other: Alchemical): readonly Colour[] {
  return colours.filter((colour) => signOf(one, colour) !== signOf(other, colour))
}
