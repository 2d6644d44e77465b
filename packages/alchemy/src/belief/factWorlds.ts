import { alchemicalIndex, alchemicals, hasAspect } from '../alchemical.ts'
import type { HardFact } from '../fact.ts'
import { animatorsOf, type Golem, golems, reactionOf, sameTrigger } from '../golem.ts'
import { type Ingredient, ingredientIndex, ingredients, pairIndex } from '../ingredient.ts'
import { luminaryOf } from '../luminary.ts'
import { type Potion, potionIndex } from '../potion.ts'
import { complement, intersection, unionOf, type WorldSet } from './bits.ts'
import { wordCount, worlds } from './worlds.ts'

const noWorlds: WorldSet = new Int32Array(wordCount)
const allWorlds: WorldSet = complement(noWorlds)

/** The worlds in which a fact holds, given the golem's law. Only facts about the golem look at the law. */
export function factWorlds(fact: HardFact, golem: number): WorldSet {
  switch (fact.kind) {
    case 'mix':
      return mixWorlds(fact.ingredients[0], fact.ingredients[1], fact.potions)
    case 'glimpse': {
      const others = ingredients.filter((other) => other !== fact.ingredient)
      return union(others.map((other) => mixWorlds(fact.ingredient, other, fact.potions)))
    }
    case 'aspect':
      return rowWorlds(fact.ingredient, (row) =>
        fact.aspects.some((aspect) => hasAspect(alchemicals[row as 0], aspect)),
      )
    case 'alchemical':
      return rowWorlds(fact.ingredient, (row) => fact.alchemicals.includes(alchemicals[row as 0]))
    case 'luminary':
      return rowWorlds(fact.ingredient, (row) => luminaryOf(alchemicals[row as 0]) === fact.luminary)
    case 'reaction': {
      const law = golems[golem] as Golem
      return rowWorlds(fact.ingredient, (row) => {
        const { chest, ears } = reactionOf(law, alchemicals[row as 0])
        return chest === fact.chest && ears === fact.ears
      })
    }
    case 'animation': {
      const alive = animatedWorlds(fact.ingredients[0], fact.ingredients[1], golems[golem] as Golem)
      return fact.worked ? alive : complement(alive)
    }
    case 'trigger': {
      const actual = (golems[golem] as Golem)[fact.part]
      return fact.triggers.some((trigger) => sameTrigger(trigger, actual)) ? allWorlds : noWorlds
    }
  }
}

function mixWorlds(one: Ingredient, other: Ingredient, potions: readonly Potion[]): WorldSet {
  const { withPotion } = worlds()
  const pair = pairIndex(one, other)
  return union(potions.map((potion) => withPotion[pair * 7 + potionIndex(potion)] as WorldSet))
}

function rowWorlds(ingredient: Ingredient, fits: (row: number) => boolean): WorldSet {
  return union(alchemicals.flatMap((_, row) => (fits(row) ? [withRow(ingredient, row)] : [])))
}

function withRow(ingredient: Ingredient, row: number): WorldSet {
  return worlds().withAlchemical[ingredientIndex(ingredient) * 8 + row] as WorldSet
}

function animatedWorlds(one: Ingredient, other: Ingredient, golem: Golem): WorldSet {
  const [a, b] = animatorsOf(golem).map(alchemicalIndex) as [number, number]
  return union([intersection(withRow(one, a), withRow(other, b)), intersection(withRow(one, b), withRow(other, a))])
}

function union(sets: readonly WorldSet[]): WorldSet {
  return unionOf(sets, wordCount)
}
