import { type Fact, ingredientPairs, type Potion, pairIndex, potions } from '@athanor/alchemy'
import type { Marks } from './marks.ts'
import { placeNumber } from './place.ts'

/** what the results triangle shows for each pair: what all results of it leave possible. */
export function tokensOf(facts: readonly Fact[]): readonly (readonly Potion[])[] {
  const tokens: (readonly Potion[])[] = ingredientPairs.map(() => [])
  for (const fact of facts) {
    if (fact.kind !== 'mix') continue
    const pair = pairIndex(...fact.ingredients)
    const before = tokens[pair] ?? []
    tokens[pair] = before.length === 0 ? fact.potions : before.filter((potion) => fact.potions.includes(potion))
  }
  return tokens
}

/** Results of one pair that leave nothing possible, as places in the list; null where there are none. */
export function clashOnTriangle(facts: readonly Fact[]): readonly number[] | null {
  const empty = tokensOf(facts).findIndex(
    (token, pair) =>
      token.length === 0 && facts.some((fact) => fact.kind === 'mix' && pairIndex(...fact.ingredients) === pair),
  )
  if (empty === -1) return null
  return facts.flatMap((fact, place) =>
    fact.kind === 'mix' && pairIndex(...fact.ingredients) === empty ? [place] : [],
  )
}

/** Tokens that were put there by hand. */
export function ownTokens({ tokens }: Marks): readonly (readonly Potion[])[] {
  return ingredientPairs.map((pair) => {
    const token = tokens[placeNumber({ kind: 'pair', pair })] ?? 0
    return potions.filter((_, place) => (token & (1 << place)) !== 0)
  })
}
