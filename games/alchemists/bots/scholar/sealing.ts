import { countOf, rulesAt, type Seal, type View } from '@athanor/alchemists'
import {
  type Alchemical,
  alchemicalIndex,
  alchemicals,
  colours,
  differingColours,
  type Ingredient,
  ingredientIndex,
  type Marginals,
} from '@athanor/alchemy'
import { at } from '@athanor/kernel'
import type { Judgement } from './judgement.ts'

/** A seal for a theory and the points that it may bring, those lost with it included. */
export interface Sealing {
  readonly seal: Seal
  readonly worth: number
  /** The chance that the theory is right. */
  readonly right: number
}

/** For each alchemical the colours in which each other one differs, as bits. */
const differences: readonly (readonly number[])[] = alchemicals.map((one) =>
  alchemicals.map((other) =>
    differingColours(one, other).reduce((bits, colour) => bits | (1 << colours.indexOf(colour)), 0),
  ),
)

/** The best seal for a theory. Stars are kept for theories to come, and a theory for the star it might have later. */
export function bestSealing(
  { own, table }: View,
  { alchemical: chances }: Marginals,
  ingredient: Ingredient,
  alchemical: Alchemical,
  judgement: Judgement,
): Sealing | null {
  const { sealKinds, seals } = rulesAt(table)
  const from = ingredientIndex(ingredient) * 8
  const [right, red, green, blue] = [0, 1, 2, 4].map((bits) => {
    let sum = 0
    const row = differences[alchemicalIndex(alchemical)] as readonly number[]
    for (const [place, differing] of row.entries()) if (differing === bits) sum += chances[from + place] as number
    return sum
  }) as [number, number, number, number]
  const alone = { red, green, blue }
  let best: Sealing | null = null
  for (const { id: seal, points, hedge } of sealKinds) {
    if (countOf(own?.seals ?? [], seals.numberOf(seal)) === 0) continue
    const colour = hedge === null ? null : (hedge as keyof typeof alone)
    const safe = right + (colour === null ? 0 : (alone[colour] ?? 0))
    const kept = points * at(judgement.starKept, table.round, 'round')
    const worth =
      right * points - (1 - safe) * judgement.loss - (colour === null ? kept : at(judgement.slot, table.round, 'round'))
    if (best === null || worth > best.worth) best = { seal, worth, right }
  }
  return best
}
