import { type Alchemical, alchemicals, signOf } from './alchemical.ts'
import { colours } from './aspect.ts'

/** G-008: every alchemical belongs to the sun or to the moon. */
export const luminaries = ['solar', 'lunar'] as const
export type Luminary = (typeof luminaries)[number]

/** G-009: solar with an even number of negative aspects, lunar with an odd one. */
export function luminaryOf(alchemical: Alchemical): Luminary {
  const negatives = colours.filter((colour) => signOf(alchemical, colour) === 'minus').length
  return negatives % 2 === 0 ? 'solar' : 'lunar'
}

/** The four solar or the four lunar alchemicals. */
export function alchemicalsOf(luminary: Luminary): readonly Alchemical[] {
  return alchemicals.filter((alchemical) => luminaryOf(alchemical) === luminary)
}

export function isLuminary(value: unknown): value is Luminary {
  return (luminaries as readonly unknown[]).includes(value)
}
