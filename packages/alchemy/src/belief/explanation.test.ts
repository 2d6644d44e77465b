import { pick, quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { alchemicals } from '../alchemical.ts'
import { type Fact, type HardFact, hasAspects, isHardFact, isOneOf, isRight, made, madeNot, sold } from '../fact.ts'
import { type Golem, golems, triggers } from '../golem.ts'
import { type Ingredient, ingredientPairs, ingredients } from '../ingredient.ts'
import { potions } from '../potion.ts'
import { assignments, holds, randomFacts, randomTruth } from '../testing/oracle.ts'
import { blueArticle } from '../testing/printedArticles.ts'
import { believe, isContradiction, possibleWorlds } from './belief.ts'
import { candidatesOf } from './certainty.ts'
import { contradictionIn, explain } from './explanation.ts'
import { smallestHittingSet } from './hittingSet.ts'
import { outlookOf } from './outlook.ts'

const anyGolem = golems[0] as Golem

/** All sets of places, small ones first, and of one size the early ones first. */
function choices(length: number): readonly (readonly number[])[] {
  const all = Array.from({ length: 2 ** length }, (_, mask) =>
    Array.from({ length }, (_item, place) => place).filter((place) => ((mask >> place) & 1) === 1),
  )
  return all.sort((one, other) => {
    if (one.length !== other.length) return one.length - other.length
    const place = one.findIndex((item, index) => item !== other[index])
    return (one[place] ?? 0) - (other[place] ?? 0)
  })
}

/** The first choice of facts that leaves no world in which the claim is false. */
function byTrying(facts: readonly Fact[], claim: HardFact | undefined): readonly number[] | undefined {
  const against = assignments.filter((assignment) => claim === undefined || !holds(claim, assignment, anyGolem))
  const patterns = new Set(
    against.map((assignment) =>
      facts.reduce((mask, fact, place) => {
        const excludes = isHardFact(fact) && !holds(fact, assignment, anyGolem)
        return excludes ? mask | (1 << place) : mask
      }, 0),
    ),
  )
  return choices(facts.length).find((chosen) => {
    const mask = chosen.reduce((sum, place) => sum | (1 << place), 0)
    return [...patterns].every((pattern) => (pattern & mask) !== 0)
  })
}

describe('explanations', () => {
  it('are the smallest and earliest set of facts, as trying all sets shows', () => {
    const chance = quickChance('explanations')
    let proved = 0
    for (let game = 0; game < 8; game++) {
      const truth = randomTruth(chance)
      const facts = randomFacts(chance, truth, 9, false)
      const known = outlookOf(believe(facts))
      for (let round = 0; round < 4; round++) {
        const ingredient = pick(chance, ingredients)
        const left = candidatesOf(known, ingredient)
        const gone = alchemicals.filter((alchemical) => !left.includes(alchemical))
        const claims = [
          isOneOf(ingredient, ...left),
          isOneOf(ingredient, ...alchemicals.filter((alchemical) => alchemical !== gone[0])),
          isOneOf(ingredient, truth.assignment[ingredient]),
          made(...pick(chance, ingredientPairs), ...potions.slice(0, 5)),
        ]
        const claim = pick(chance, claims)
        const expected = byTrying(facts, claim)
        expect(explain(facts, claim)).toEqual(expected)
        if (expected !== undefined && expected.length > 0) proved++
      }
    }
    expect(proved).toBeGreaterThan(8)
  })

  it('A-389 need all three facts of the printed chain for the potion of fern and toad', () => {
    const facts = [
      madeNot('flower', 'toad', 'healing'),
      made('mushroom', 'toad', 'healing'),
      sold('fern', 'toad', 'speed', 'correctSign'),
      made('scorpion', 'flower', 'poison'),
      made('fern', 'mushroom', 'neutral'),
    ]
    expect(explain(facts, made('fern', 'toad', 'wisdom'))).toEqual([1, 2, 4])
    expect(explain(facts, hasAspects('fern', { colour: 'red', sign: 'minus' }))).toEqual([1, 4])
    expect(explain(facts, hasAspects('toad', { colour: 'red', sign: 'plus' }))).toEqual([1])
    expect(explain(facts, hasAspects('toad', { colour: 'green', sign: 'plus' }))).toBeUndefined()
  })

  it('need no fact for what is always so, and take the earlier of two that say the same', () => {
    expect(explain([], isOneOf('fern', ...alchemicals))).toEqual([])
    const twice = [made('fern', 'flower', 'neutral'), made('fern', 'toad', 'speed'), made('toad', 'fern', 'speed')]
    expect(explain(twice, hasAspects('toad', { colour: 'green', sign: 'plus' }))).toEqual([1])
  })

  it('never rest on soft evidence, and count places in the whole list', () => {
    const facts: readonly Fact[] = [
      { kind: 'publication', ingredient: 'toad', alchemical: 'nPp', odds: 1000 },
      made('fern', 'toad', 'speed'),
    ]
    expect(explain(facts, hasAspects('toad', { colour: 'green', sign: 'plus' }))).toEqual([1])
    expect(explain(facts.slice(0, 1), isOneOf('toad', 'nPp'))).toBeUndefined()
  })

  it('G-187 explain marks of the golem', () => {
    const facts: readonly HardFact[] = [
      made('flower', 'scorpion', 'poison'),
      { kind: 'luminary', ingredient: 'toad', luminary: 'lunar' },
      hasAspects('toad', { colour: 'blue', sign: 'plus' }),
      { kind: 'reaction', ingredient: 'toad', chest: false, ears: true },
    ]
    const others = triggers.filter(({ colour, size }) => colour !== 'red' || size !== 'big')
    expect(explain(facts, { kind: 'trigger', part: 'ears', triggers: others })).toEqual([1, 2, 3])
    expect(explain(facts, { kind: 'trigger', part: 'chest', triggers: others })).toBeUndefined()
  })

  it('G-085 prove an article by four signs, or by the four others', () => {
    const plus = (one: Ingredient) => hasAspects(one, { colour: 'blue', sign: 'plus' })
    const facts = [
      ...blueArticle.ingredients.slice(0, 3).map(plus),
      made('fern', 'flower', 'speed'),
      plus('ravensFeather'),
    ]
    expect(explain(facts, isRight(blueArticle))).toEqual([0, 1, 2, 4])
    expect(explain(facts.slice(0, 4), isRight(blueArticle))).toBeUndefined()
    const others = ingredients.filter((one) => !blueArticle.ingredients.includes(one))
    const minuses = others.map((one) => hasAspects(one, { colour: 'blue', sign: 'minus' }))
    expect(explain(minuses, isRight(blueArticle))).toEqual([0, 1, 2, 3])
    expect(contradictionIn([...minuses.slice(2), plus('flower'), isRight(blueArticle)])).toEqual([2, 3])
  })

  it('G-017, G-191 prove what a book tells by the golem alone', () => {
    const fed = (ingredient: Ingredient): HardFact => ({ kind: 'reaction', ingredient, chest: true, ears: false })
    const facts: readonly HardFact[] = [
      fed('fern'),
      made('toad', 'flower', 'speed'),
      fed('scorpion'),
      { kind: 'luminary', ingredient: 'fern', luminary: 'solar' },
    ]
    // Equal reactions are a neutralising pair, of which one is of the sun and the other of the moon.
    expect(explain(facts, { kind: 'luminary', ingredient: 'scorpion', luminary: 'lunar' })).toEqual([0, 2, 3])
    expect(explain(facts, made('fern', 'scorpion', 'neutral'))).toEqual([0, 2])
  })

  it('G-254, V4.10 prove which pair animates, and that a pair of one luminary never does', () => {
    const facts: readonly HardFact[] = [
      { kind: 'trigger', part: 'chest', triggers: [{ colour: 'red', size: 'big' }] },
      made('toad', 'flower', 'speed', 'healing'),
      { kind: 'trigger', part: 'ears', triggers: [{ colour: 'green', size: 'small' }] },
      isOneOf('fern', 'pnP'),
      isOneOf('toad', 'pNn'),
      { kind: 'luminary', ingredient: 'flower', luminary: 'lunar' },
      { kind: 'luminary', ingredient: 'scorpion', luminary: 'lunar' },
    ]
    expect(explain(facts, { kind: 'animation', ingredients: ['fern', 'toad'], worked: true })).toEqual([0, 2, 3, 4])
    expect(explain(facts, { kind: 'animation', ingredients: ['flower', 'scorpion'], worked: false })).toEqual([5, 6])
  })

  it('G-182 prove nothing about a golem of which nothing is known', () => {
    for (const trigger of triggers) {
      const claim: HardFact = { kind: 'trigger', part: 'chest', triggers: [trigger] }
      expect(explain([made('fern', 'toad', 'speed')], claim)).toBeUndefined()
    }
    expect(explain([], { kind: 'trigger', part: 'chest', triggers })).toEqual([])
  })

  it('prove what they explain, and no fact of them is idle', () => {
    const chance = quickChance('long games')
    for (let game = 0; game < 4; game++) {
      const truth = randomTruth(chance)
      const facts = randomFacts(chance, truth, 24, game === 3)
      for (const ingredient of ingredients.slice(0, 4)) {
        const claim = isOneOf(ingredient, truth.assignment[ingredient])
        const because = explain(facts, claim)
        if (because === undefined) continue
        const denial = isOneOf(ingredient, ...alchemicals.filter((one) => one !== truth.assignment[ingredient]))
        const used = because.map((place) => facts[place] as Fact)
        expect(isContradiction(believe([...used, denial]))).toBe(true)
        for (const left of used) {
          expect(possibleWorlds(believe([...used.filter((fact) => fact !== left), denial]))).toBeGreaterThan(0)
        }
      }
    }
  })
})

describe('contradictions', () => {
  it('are told by the smallest set of facts that clash', () => {
    const facts = [
      made('mushroom', 'toad', 'healing'),
      made('scorpion', 'flower', 'poison'),
      made('fern', 'mushroom', 'neutral'),
      hasAspects('fern', { colour: 'red', sign: 'plus' }),
    ]
    expect(contradictionIn(facts)).toEqual([0, 2, 3])
    expect(contradictionIn(facts.slice(0, 3))).toBeUndefined()
    expect(contradictionIn([])).toBeUndefined()
  })

  it('agree with trying all sets when a false fact slips in', () => {
    const chance = quickChance('contradictions')
    let found = 0
    for (let game = 0; game < 10; game++) {
      const facts = [
        ...randomFacts(chance, randomTruth(chance), 5, false),
        ...randomFacts(chance, randomTruth(chance), 4, false),
      ]
      const clash = contradictionIn(facts)
      expect(clash).toEqual(byTrying(facts, undefined))
      expect(isContradiction(believe(facts))).toBe(clash !== undefined)
      if (clash !== undefined) found++
    }
    expect(found).toBeGreaterThan(3)
  })

  it('G-190 are found between golem and potions', () => {
    const facts: readonly HardFact[] = [
      { kind: 'reaction', ingredient: 'fern', chest: true, ears: true },
      { kind: 'reaction', ingredient: 'toad', chest: true, ears: false },
      made('fern', 'flower', 'speed'),
      made('fern', 'toad', 'neutral'),
    ]
    expect(contradictionIn(facts)).toEqual([0, 1, 3])
  })
})

describe('the smallest hitting set', () => {
  it('is the first of the smallest', () => {
    expect(smallestHittingSet([], 0)).toEqual([])
    expect(
      smallestHittingSet(
        [
          [3, 1],
          [2, 3],
        ],
        0,
      ),
    ).toEqual([3])
    expect(
      smallestHittingSet(
        [
          [4, 1],
          [2, 3],
        ],
        0,
      ),
    ).toEqual([1, 2])
    expect(
      smallestHittingSet(
        [
          [0, 1],
          [0, 2],
          [1, 2],
        ],
        2,
      ),
    ).toEqual([0, 1])
    expect(smallestHittingSet([[1], []], 0)).toBeUndefined()
  })

  it('agrees with trying all choices', () => {
    const chance = quickChance('hitting')
    for (let round = 0; round < 200; round++) {
      const sets = Array.from({ length: 1 + chance.below(6) }, () => {
        const set = [0, 1, 2, 3, 4, 5, 6].filter(() => chance.below(3) === 0)
        return set.length === 0 ? [chance.below(7)] : set
      })
      const expected = choices(7).find((chosen) => sets.every((set) => set.some((item) => chosen.includes(item))))
      expect(smallestHittingSet(sets, 0)).toEqual(expected)
    }
  })
})
