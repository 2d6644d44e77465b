import { alchemicals, differingColours } from '../alchemical.ts'
import { type Colour, colours } from '../aspect.ts'
import { ingredients } from '../ingredient.ts'
import type { Theory } from '../theory.ts'
import { chanceOfAlchemical, type Marginals } from './marginals.ts'
import { shareOf } from './share.ts'

/** What may become of a theory. */
export interface TheoryProspect {
  readonly theory: Theory
  /** The chance that it is correct. */
  readonly right: number
  /** the chance that a hedge of a colour loses nothing: that no other colour is wrong. */
  readonly safe: Readonly<Record<Colour, number>>
  /** The colour to hedge: the one that is safest. */
  readonly hedge: Colour
}

export function theoryProspect(known: Marginals, theory: Theory): TheoryProspect {
  const safe = Object.fromEntries(colours.map((colour) => [colour, safeWith(known, theory, colour)])) as Record<
    Colour,
    number
  >
  const hedge = colours.reduce((best, colour) => (safe[colour] > safe[best] ? colour : best))
  return { theory, right: chanceOfAlchemical(known, theory.ingredient, theory.alchemical), safe, hedge }
}

function safeWith(known: Marginals, { ingredient, alchemical }: Theory, hedge: Colour): number {
  let [safe, lost] = [0, 0]
  for (const other of alchemicals) {
    const chance = chanceOfAlchemical(known, ingredient, other)
    if (differingColours(alchemical, other).every((colour) => colour === hedge)) safe += chance
    else lost += chance
  }
  return shareOf(safe, lost)
}

/** For each ingredient the theory with the safest hedge; of all of them the safest first. */
export function bestTheories(known: Marginals): readonly TheoryProspect[] {
  const worth = ({ safe, hedge, right }: TheoryProspect) => safe[hedge] + right / 1000
  const byWorth = (one: TheoryProspect, other: TheoryProspect) => worth(other) - worth(one)
  return ingredients
    .flatMap((ingredient) =>
      alchemicals
        .map((alchemical) => theoryProspect(known, { ingredient, alchemical }))
        .toSorted(byWorth)
        .slice(0, 1),
    )
    .toSorted(byWorth)
}
