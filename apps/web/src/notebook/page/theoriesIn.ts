import type { Alchemical, Fact, Ingredient, Publications } from '@athanor/alchemy'

/** The theories of rivals that were written down: the last one on each ingredient lies on the board. */
export function theoriesIn(facts: readonly Fact[]): Publications {
  const theories: Partial<Record<Ingredient, Alchemical>> = {}
  for (const fact of facts) if (fact.kind === 'publication') theories[fact.ingredient] = fact.alchemical
  return { theories, conflicts: [], articles: [] }
}
