import { type PublishedTheory, pointsOfSeal, rulesAt, type Seal, type Table, theoryOn } from '@athanor/alchemists'
import { type Alchemical, type Ingredient, ingredients } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'

/** A seal that is turned over. */
export interface TurnedSeal {
  readonly seat: Seat
  readonly seal: Seal | undefined
  readonly points: number
}

/** What an ingredient really is, what was published about it, and what that brings whom. */
export interface TruthVerdict {
  readonly ingredient: Ingredient
  readonly truth: Alchemical
  readonly theory: PublishedTheory | null
  readonly isRight: boolean
  readonly seals: readonly TurnedSeal[]
}

/** A-370..A-375: all ingredients in the order of the Big Revelation; null before the end. */
export function verdictsOf(table: Table): readonly TruthVerdict[] | null {
  const { end } = table
  if (end === null) return null
  const rules = rulesAt(table)
  return ingredients.map((ingredient) => {
    const truth = end.answers[ingredient]
    const theory = theoryOn(table, ingredient)
    const seals = (theory?.seals ?? []).map((seat): TurnedSeal => {
      const seal = end.placed[seat]?.[ingredient]
      const points =
        theory === null || seal === undefined
          ? 0
          : pointsOfSeal(rules, end.answers, { ingredient, alchemical: theory.alchemical }, seal)
      return { seat, seal, points }
    })
    return { ingredient, truth, theory, isRight: theory?.alchemical === truth, seals }
  })
}
