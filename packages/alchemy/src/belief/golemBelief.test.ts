import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { alchemicalIndex } from '../alchemical.ts'
import { type Assignment, mixIngredients } from '../assignment.ts'
import { type Fact, hasAspects } from '../fact.ts'
import { golemIndex, golemParts, golems, triggers } from '../golem.ts'
import { type IngredientPair, ingredientPairs, ingredients, pairOf } from '../ingredient.ts'
import { potionIndex } from '../potion.ts'
import { answerTo } from '../question.ts'
import { fed, notebooks, tried } from '../testing/golemNotebooks.ts'
import { eachTruth, learnt, obeys, randomTruth, reacts } from '../testing/oracle.ts'
import { believe, learn, openBelief, possibleWorlds } from './belief.ts'
import { triggersOf } from './certainty.ts'
import { marginals } from './marginals.ts'
import { entropyOf } from './mass.ts'
import { outlookOf } from './outlook.ts'

interface Counted {
  worlds: number
  total: number
  spread: number
  readonly alchemical: Float64Array
  readonly potion: Float64Array
  readonly golem: Float64Array
}

/** Everything that a belief tells, by going through 967,680 worlds. */
function counted(facts: readonly Fact[]): Counted {
  const sums: Counted = {
    worlds: 0,
    total: 0,
    spread: 0,
    alchemical: new Float64Array(64),
    potion: new Float64Array(196),
    golem: new Float64Array(24),
  }
  const add = (table: Float64Array, at: number, weight: number) => {
    table[at] = (table[at] ?? 0) + weight
  }
  const byAssignment = new Map<Assignment, number>()
  eachTruth(facts, (assignment, golem, weight) => {
    sums.worlds++
    sums.total += weight
    sums.spread += weight * Math.log2(weight)
    add(sums.golem, golemIndex(golem), weight)
    byAssignment.set(assignment, (byAssignment.get(assignment) ?? 0) + weight)
  })
  for (const [assignment, weight] of byAssignment) {
    for (const [column, ingredient] of ingredients.entries()) {
      add(sums.alchemical, column * 8 + alchemicalIndex(assignment[ingredient]), weight)
    }
    for (const [pair, [one, other]] of ingredientPairs.entries()) {
      add(sums.potion, pair * 7 + potionIndex(mixIngredients(assignment, one, other)), weight)
    }
  }
  return sums
}

describe('a belief with a golem, against 967,680 worlds one by one', () => {
  it.each(Object.entries(notebooks))('G-182, G-184, G-251 knows exactly what is left after %s', (_, facts) => {
    const belief = believe(facts)
    const { worlds, total, spread, alchemical, potion, golem } = counted(facts)
    expect(possibleWorlds(belief)).toBe(worlds)
    expect(entropyOf(belief)).toBeCloseTo(Math.log2(total) - spread / total, 8)
    const known = marginals(belief)
    const furthest = (chances: Readonly<Float64Array>, weights: Float64Array) =>
      Math.max(...chances.map((chance, at) => Math.abs(chance - (weights[at] ?? 0) / total)))
    expect(furthest(known.alchemical, alchemical)).toBeLessThan(1e-12)
    expect(furthest(known.potion, potion)).toBeLessThan(1e-12)
    expect(furthest(known.golem, golem)).toBeLessThan(1e-12)
    const open = outlookOf(belief)
    for (const part of golemParts) {
      const left = triggers.filter((trigger) =>
        golems.some((one, law) => (golem[law] ?? 0) > 0 && one[part] === trigger),
      )
      expect(triggersOf(open, part)).toEqual(left)
    }
  })

  it('G-181, G-252, G-254 answers every test and every attempt as the letters of the alchemicals say', () => {
    let [worlds, wrong] = [0, 0]
    eachTruth([], (assignment, golem) => {
      const truth = { assignment, golem }
      for (const ingredient of ingredients) {
        const answer = answerTo({ kind: 'golemTest', ingredient }, truth)
        const [chest, ears] = [golem.chest, golem.ears].map((trigger) => reacts(assignment[ingredient], trigger))
        if (answer.kind !== 'golemTest' || answer.chest !== chest || answer.ears !== ears) wrong++
      }
      const [one, other, ...more] = ingredients.filter((each) => obeys(assignment[each], golem))
      if (one === undefined || other === undefined || more.length > 0) wrong++
      else {
        // The pair that works, and another one in turn.
        for (const pair of [pairOf(one, other), ingredientPairs[worlds % 28] as IngredientPair]) {
          const answer = answerTo({ kind: 'animation', ingredients: pair }, truth)
          if (answer.kind !== 'animation' || answer.worked !== (pair[0] === one && pair[1] === other)) wrong++
        }
      }
      worlds++
    })
    expect([worlds, wrong]).toEqual([967_680, 0])
  }, 30_000)

  it('never tells more groups of assignments apart than the golem has laws, while there are tests alone', () => {
    const chance = quickChance('groups')
    for (let game = 0; game < 10; game++) {
      const truth = randomTruth(chance)
      let belief = openBelief()
      for (const ingredient of ingredients) belief = learn(belief, learnt({ kind: 'golemTest', ingredient }, truth))
      const used = new Set(belief.golem?.groups.filter(({ count }) => count > 0))
      expect(used.size).toBeLessThanOrEqual(24)
      expect(possibleWorlds(belief)).toBe(24 * 2 ** 4)
    }
  })

  it('keeps count when signs tell very many groups apart', () => {
    const pairs = [
      ['mushroom', 'fern'],
      ['toad', 'birdClaw'],
      ['flower', 'mandrakeRoot'],
      ['scorpion', 'ravensFeather'],
      ['mushroom', 'toad'],
    ] as const
    const facts: readonly Fact[] = [
      hasAspects('scorpion', { colour: 'red', sign: 'plus' }),
      ...pairs.map(
        ([one, other], place): Fact => ({ kind: 'hunch', fact: tried(one, other, place % 2 === 0), odds: place + 2 }),
      ),
    ]
    const belief = believe(facts)
    expect(belief.golem?.groups.length).toBeGreaterThan(512)
    const { worlds, total, spread, golem } = counted(facts)
    expect(possibleWorlds(belief)).toBe(worlds)
    expect(entropyOf(belief)).toBeCloseTo(Math.log2(total) - spread / total, 8)
    for (const [law, share] of marginals(belief).golem.entries())
      expect(share).toBeCloseTo((golem[law] ?? 0) / total, 12)
  })

  it('stands long chains of signs about the golem', () => {
    const against: readonly Fact[] = Array.from({ length: 60 }, () => ({
      kind: 'hunch',
      fact: fed('fern', true, true),
      odds: 1e-6,
    }))
    const believed = believe([...against, fed('fern', true, true)])
    expect(possibleWorlds(believed)).toBe(967_680 / 4)
    expect(entropyOf(believed)).toBeCloseTo(Math.log2(967_680 / 4))
    const known = marginals(
      believe([...against, { kind: 'publication', ingredient: 'fern', alchemical: 'npN', odds: 3 }]),
    )
    expect(known.golem.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
    expect(known.alchemical[8]).toBeCloseTo(3 / 10)
  })
})
