import { pick, quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { alchemicalIndex, alchemicals } from '../alchemical.ts'
import { mixIngredients } from '../assignment.ts'
import { type Fact, hasAspects, isOneOf, made, madeNot } from '../fact.ts'
import { type Golem, golems } from '../golem.ts'
import { ingredientPairs, ingredients } from '../ingredient.ts'
import { potionIndex, potions } from '../potion.ts'
import { assignments, factorOf, learnt, randomFacts, randomTruth, weightOf } from '../testing/oracle.ts'
import { believe, openBelief, possibleWorlds, withGolem } from './belief.ts'
import { chanceOfAlchemical, chanceOfAspect, chanceOfPotion, marginals } from './marginals.ts'
import { entropyOf } from './mass.ts'

const anyGolem = golems[0] as Golem
const eightWeights = [3, 1, 4, 1.5, 9, 2.6, 5, 0.35]

describe('marginals', () => {
  it('agree with adding up when every world has a weight of its own, with and without a golem', () => {
    const leanings = ingredients.map(
      (ingredient, place): Fact => ({
        kind: 'leaning',
        ingredient,
        weights: eightWeights.map((weight, row) => weight + ((place * 5 + row * 3) % 7)),
      }),
    )
    const signs: readonly Fact[] = [
      ...leanings,
      { kind: 'hunch', fact: made('toad', 'ravensFeather', 'poison'), odds: 6 },
    ]
    const reaction: Fact = {
      kind: 'hunch',
      fact: { kind: 'reaction', ingredient: 'fern', chest: true, ears: false },
      odds: 3,
    }
    const narrowing = [madeNot('fern', 'flower', 'neutral'), hasAspects('scorpion', { colour: 'red', sign: 'plus' })]
    const experiment = made('fern', 'birdClaw', 'speed')
    for (const facts of [signs, [experiment, ...narrowing, ...signs, reaction]]) {
      const laws = facts.includes(reaction) ? golems : [anyGolem]
      const alchemical = new Float64Array(64)
      const potion = new Float64Array(196)
      const golem = new Float64Array(laws.length)
      for (const [law, one] of laws.entries()) {
        for (const assignment of assignments) {
          const weight = weightOf(facts, assignment, one)
          if (weight === 0) continue
          golem[law] = (golem[law] ?? 0) + weight
          for (const [column, ingredient] of ingredients.entries()) {
            const at = column * 8 + alchemicalIndex(assignment[ingredient])
            alchemical[at] = (alchemical[at] ?? 0) + weight
          }
          for (const [pair, both] of ingredientPairs.entries()) {
            const at = pair * 7 + potionIndex(mixIngredients(assignment, ...both))
            potion[at] = (potion[at] ?? 0) + weight
          }
        }
      }
      const total = golem.reduce((sum, weight) => sum + weight, 0)
      const known = marginals(believe(facts))
      const furthest = (chances: Readonly<Float64Array>, weights: Float64Array) =>
        Math.max(...chances.map((chance, at) => Math.abs(chance - (weights[at] ?? 0) / total)))
      expect(furthest(known.alchemical, alchemical)).toBeLessThan(1e-13)
      expect(furthest(known.potion, potion)).toBeLessThan(1e-13)
      if (laws.length > 1) expect(furthest(known.golem, golem)).toBeLessThan(1e-13)
    }
  }, 20_000)

  it('A-019 gives every alchemical 1/8, every potion 1/7 and every golem 1/24 at the start', () => {
    for (const belief of [openBelief(), withGolem(openBelief())]) {
      const known = marginals(belief)
      for (const chance of known.alchemical) expect(chance).toBeCloseTo(1 / 8, 12)
      for (const chance of known.potion) expect(chance).toBeCloseTo(1 / 7, 12)
      for (const chance of known.golem) expect(chance).toBeCloseTo(1 / 24, 12)
    }
  })

  it('agree with plain counting for every pair, alchemical and golem', () => {
    const chance = quickChance('marginals')
    for (const golemic of [false, true]) {
      const truth = randomTruth(chance)
      const facts = [...randomFacts(chance, truth, 6, golemic), learnt({ kind: 'library', ingredient: 'fern' }, truth)]
      if (golemic) facts.push(learnt({ kind: 'golemTest', ingredient: 'toad' }, truth))
      const laws = golemic ? golems : [anyGolem]
      const alchemical = new Map<string, number>()
      const potion = new Map<string, number>()
      const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
      let total = 0
      for (const law of laws) {
        for (const assignment of assignments) {
          if (facts.some((fact) => factorOf(fact, assignment, law) === 0)) continue
          total++
          for (const ingredient of ingredients) add(alchemical, ingredient + assignment[ingredient])
          for (const pair of ingredientPairs) {
            add(potion, pair.join() + mixIngredients(assignment, ...pair))
          }
        }
      }
      const belief = believe(facts)
      const known = marginals(belief)
      expect(possibleWorlds(belief)).toBe(total)
      for (const ingredient of ingredients) {
        for (const row of alchemicals) {
          const expected = (alchemical.get(ingredient + row) ?? 0) / total
          expect(chanceOfAlchemical(known, ingredient, row)).toBeCloseTo(expected, 10)
        }
      }
      for (const pair of ingredientPairs) {
        for (const kind of potions) {
          const expected = (potion.get(pair.join() + kind) ?? 0) / total
          expect(chanceOfPotion(known, ...pair, kind)).toBeCloseTo(expected, 10)
        }
      }
    }
  }, 20_000)

  it('are exactly 1 for what is certain, even when other things are weighed', () => {
    const facts: readonly Fact[] = [
      { kind: 'leaning', ingredient: 'scorpion', weights: eightWeights },
      { kind: 'hunch', fact: made('flower', 'toad', 'poison'), odds: 0.3 },
      made('mushroom', 'toad', 'healing'),
      isOneOf('fern', 'npN'),
    ]
    const known = marginals(believe(facts))
    expect(chanceOfPotion(known, 'mushroom', 'toad', 'healing')).toBe(1)
    expect(chanceOfAlchemical(known, 'fern', 'npN')).toBe(1)
  })

  it('are exactly 1 for what is certain', () => {
    const known = marginals(believe([made('mushroom', 'toad', 'healing'), isOneOf('fern', 'npN')]))
    expect(chanceOfPotion(known, 'mushroom', 'toad', 'healing')).toBe(1)
    expect(chanceOfAlchemical(known, 'fern', 'npN')).toBe(1)
    expect(chanceOfAspect(known, 'toad', { colour: 'red', sign: 'plus' })).toBe(1)
    expect(chanceOfAspect(known, 'toad', { colour: 'red', sign: 'minus' })).toBe(0)
  })

  it('entropy is the logarithm of the number of worlds', () => {
    expect(entropyOf(openBelief())).toBeCloseTo(Math.log2(40_320))
    expect(entropyOf(withGolem(openBelief()))).toBeCloseTo(Math.log2(967_680))
    expect(
      entropyOf(
        believe(ingredients.slice(0, 7).map((one, row) => isOneOf(one, pick({ below: () => row }, alchemicals)))),
      ),
    ).toBe(0)
  })
})
