import { type Alchemical, alchemicals, hasAspect } from '../alchemical.ts'
import { type FactOf, type GroundFact, hasAspects } from '../fact.ts'
import { type Ingredient, ingredientIndex, ingredients, pairIndex } from '../ingredient.ts'
import { luminaryOf } from '../luminary.ts'
import { type Potion, potionIndex } from '../potion.ts'
import { intersection, unionOf, type WorldSet } from './bits.ts'
import { wordCount, worlds } from './worlds.ts'

/** The worlds in which a fact about the ingredients holds. */
export function factWorlds(fact: GroundFact): WorldSet {
  switch (fact.kind) {
    case 'mix':
      return mixWorlds(fact.ingredients[0], fact.ingredients[1], fact.potions)
    case 'glimpse': {
      const others = ingredients.filter((other) => other !== fact.ingredient)
      return union(others.map((other) => mixWorlds(fact.ingredient, other, fact.potions)))
    }
    case 'article':
      return articleWorlds(fact)
    default:
      return union(
        alchemicals.flatMap((alchemical, row) => (isPossible(fact, alchemical) ? [withRow(fact.ingredient, row)] : [])),
      )
  }
}

/** A fact about one ingredient. */
export type ColumnFact = FactOf<'aspect' | 'alchemical' | 'luminary'>

/** Whether the ingredient of a fact may have an alchemical. */
export function isPossible(fact: ColumnFact, alchemical: Alchemical): boolean {
  switch (fact.kind) {
    case 'aspect':
      return fact.aspects.some((aspect) => hasAspect(alchemical, aspect))
    case 'alchemical':
      return fact.alchemicals.includes(alchemical)
    case 'luminary':
      return luminaryOf(alchemical) === fact.luminary
  }
}

function articleWorlds({ colour, plus, minus }: FactOf<'article'>): WorldSet {
  const claims = [
    ...plus.map((ingredient) => hasAspects(ingredient, { colour, sign: 'plus' })),
    ...minus.map((ingredient) => hasAspects(ingredient, { colour, sign: 'minus' })),
  ]
  return claims.map(factWorlds).reduce(intersection)
}

function mixWorlds(one: Ingredient, other: Ingredient, potions: readonly Potion[]): WorldSet {
  const { withPotion } = worlds()
  const pair = pairIndex(one, other)
  return union(potions.map((potion) => withPotion[pair * 7 + potionIndex(potion)] as WorldSet))
}

function withRow(ingredient: Ingredient, row: number): WorldSet {
  return worlds().withAlchemical[ingredientIndex(ingredient) * 8 + row] as WorldSet
}

function union(sets: readonly WorldSet[]): WorldSet {
  return unionOf(sets, wordCount)
}
