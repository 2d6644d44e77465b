import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alchemicals } from '../alchemical.ts'
import { type Fact, type HardFact, isOneOf, made } from '../fact.ts'
import { type Golem, golems } from '../golem.ts'
import { ingredientPairs, ingredients } from '../ingredient.ts'
import { potions } from '../potion.ts'
import { assignments, holds, weightOf } from '../testing/oracle.ts'
import { believe, isContradiction, learn, openBelief, possibleWorlds } from './belief.ts'
import { chanceOfAlchemical, chanceOfPotion, marginals } from './marginals.ts'
import { entropyOf } from './mass.ts'
import { worldWeights } from './weights.ts'

const anyGolem = golems[0] as Golem
const eightWeights = [3, 1, 4, 1.5, 9, 2.6, 5, 0.35]

const anyPair = fc.constantFrom(...ingredientPairs)
const anyIngredient = fc.constantFrom(...ingredients)
const anyOdds = fc.constantFrom(0.05, 0.5, 2, 3.5, 40)
const anyPublication = fc.record({
  kind: fc.constant('publication' as const),
  ingredient: anyIngredient,
  alchemical: fc.constantFrom(...alchemicals),
  odds: anyOdds,
})
const anyMix = fc.record({
  kind: fc.constant('mix' as const),
  ingredients: anyPair,
  potions: fc.subarray([...potions], { minLength: 2 }),
})
const anyHunch = fc.record({ kind: fc.constant('hunch' as const), fact: anyMix, odds: anyOdds })
const anyLeaning = fc.record({
  kind: fc.constant('leaning' as const),
  ingredient: anyIngredient,
  weights: fc.array(fc.double({ min: 0.01, max: 50, noNaN: true }), { minLength: 8, maxLength: 8 }),
})
const anyFact: fc.Arbitrary<Fact> = fc.oneof(anyPublication, anyHunch, anyLeaning, anyMix)

describe('soft evidence', () => {
  it('weighs every world by the product of its odds: marginals and entropy agree with plain counting', () => {
    fc.assert(
      fc.property(fc.array(anyFact, { minLength: 1, maxLength: 5 }), anyPair, (facts, pair) => {
        const weights = assignments.map((assignment) => weightOf(facts, assignment, anyGolem))
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        fc.pre(total > 0)
        const belief = believe(facts)
        const known = marginals(belief)
        const share = (fits: (assignment: (typeof assignments)[number]) => boolean) =>
          weights.reduce((sum, weight, world) => (fits(assignments[world] as never) ? sum + weight : sum), 0) / total
        const [one, other] = pair
        const fact = { kind: 'mix', ingredients: pair, potions: ['neutral'] } as const
        expect(chanceOfPotion(known, one, other, 'neutral')).toBeCloseTo(
          share((a) => holds(fact, a, anyGolem)),
          9,
        )
        expect(chanceOfAlchemical(known, one, 'Ppn')).toBeCloseTo(
          share((a) => a[one] === 'Ppn'),
          9,
        )
        const entropy = weights.reduce((sum, w) => (w === 0 ? sum : sum - (w / total) * Math.log2(w / total)), 0)
        expect(entropyOf(belief)).toBeCloseTo(entropy, 7)
      }),
      { numRuns: 15, seed: 4 },
    )
  })

  it('rules nothing out', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyPublication, anyHunch, anyLeaning), { maxLength: 4 }), (facts) => {
        expect(possibleWorlds(believe(facts))).toBe(40_320)
      }),
      { numRuns: 20, seed: 5 },
    )
  })

  it('makes a publication with odds of three thrice as likely', () => {
    const known = marginals(believe([{ kind: 'publication', ingredient: 'fern', alchemical: 'npN', odds: 3 }]))
    expect(chanceOfAlchemical(known, 'fern', 'npN')).toBeCloseTo(3 / 10)
    expect(chanceOfAlchemical(known, 'fern', 'pnP')).toBeCloseTo(1 / 10)
  })

  it('counts odds below one against the theory', () => {
    const known = marginals(believe([{ kind: 'publication', ingredient: 'fern', alchemical: 'npN', odds: 0.25 }]))
    expect(chanceOfAlchemical(known, 'fern', 'npN')).toBeCloseTo(0.25 / 7.25)
  })

  it('weighs golems by hunches about them', () => {
    const reaction: HardFact = { kind: 'reaction', ingredient: 'fern', chest: true, ears: true }
    const facts: readonly Fact[] = [
      { kind: 'publication', ingredient: 'fern', alchemical: 'NNN', odds: 4 },
      { kind: 'hunch', fact: reaction, odds: 9 },
      made('fern', 'toad', 'paralysis'),
    ]
    const totals = golems.map((golem) => assignments.reduce((sum, one) => sum + weightOf(facts, one, golem), 0))
    const total = totals.reduce((sum, one) => sum + one, 0)
    const known = marginals(believe(facts))
    for (const [index, one] of totals.entries()) expect(known.golem[index]).toBeCloseTo(one / total, 10)
    const nnn = golems.flatMap((golem) =>
      assignments.filter(({ fern }) => fern === 'NNN').map((assignment) => weightOf(facts, assignment, golem)),
    )
    expect(chanceOfAlchemical(known, 'fern', 'NNN')).toBeCloseTo(nnn.reduce((sum, one) => sum + one, 0) / total, 10)
  })

  it('does not depend on the order of signs and facts', () => {
    fc.assert(
      fc.property(fc.array(anyFact, { minLength: 2, maxLength: 6 }), (facts) => {
        const forward = believe(facts)
        fc.pre(!isContradiction(forward))
        const backward = believe(facts.toReversed())
        expect(entropyOf(backward)).toBeCloseTo(entropyOf(forward), 9)
        const known = marginals(backward)
        for (const [cell, chance] of marginals(forward).potion.entries()) {
          expect(known.potion[cell]).toBeCloseTo(chance, 11)
        }
      }),
      { numRuns: 15, seed: 6 },
    )
  })

  it('leaves earlier beliefs as they were', () => {
    const first = believe([{ kind: 'publication', ingredient: 'fern', alchemical: 'npN', odds: 3 }])
    const second = learn(first, { kind: 'hunch', fact: made('fern', 'toad', 'neutral'), odds: 7 })
    const third = learn(second, { kind: 'publication', ingredient: 'fern', alchemical: 'npN', odds: 3 })
    learn(learn(third, { kind: 'hunch', fact: made('fern', 'toad', 'speed'), odds: 7 }), made('fern', 'toad', 'poison'))
    expect(chanceOfAlchemical(marginals(first), 'fern', 'npN')).toBeCloseTo(3 / 10)
    expect(chanceOfAlchemical(marginals(second), 'fern', 'npN')).toBeCloseTo(3 / 10)
    expect(chanceOfAlchemical(marginals(third), 'fern', 'npN')).toBeCloseTo(9 / 16)
    expect(chanceOfPotion(marginals(third), 'fern', 'toad', 'neutral')).toBeCloseTo(7 / 13)
  })

  it('weighs assignments once for all golems, and golems once for all assignments in which it finds the same', () => {
    const publication: Fact = { kind: 'publication', ingredient: 'fern', alchemical: 'npN', odds: 3 }
    const hunch: Fact = { kind: 'hunch', fact: made('fern', 'toad', 'neutral'), odds: 1e-6 }
    const reaction: HardFact = { kind: 'reaction', ingredient: 'fern', chest: true, ears: true }
    const many = Array.from({ length: 20 }, () => hunch)
    const tested = learn(openBelief(), reaction)
    for (const facts of [[publication], [hunch], [made('fern', 'toad', 'speed')], many]) {
      const belief = facts.reduce(learn, tested)
      expect(belief.golem).toBe(tested.golem)
      expect(belief.weights?.rows).toEqual(facts.reduce(learn, openBelief()).weights?.rows)
    }
    const { weights } = believe([publication, hunch])
    if (weights === undefined) throw new Error('signs give weights')
    expect(worldWeights(weights)).toBe(worldWeights(weights))
    const golemic = learn(openBelief(), { kind: 'hunch', fact: reaction, odds: 4 })
    expect(golemic.weights).toBeUndefined()
    expect(golemic.golem?.groups.map(({ odds }) => [...odds].filter((one) => one === 1).length)).toEqual([
      0, 6, 6, 6, 6,
    ])
  })

  it('stands rivals who insist on the same alchemical for every ingredient', () => {
    const insisting = ingredients.flatMap((ingredient) =>
      Array.from({ length: 12 }, (): Fact => ({ kind: 'publication', ingredient, alchemical: 'PPP', odds: 1e6 })),
    )
    // Only one of them can be right, and each theory is as likely as the next.
    const belief = believe(insisting)
    expect(possibleWorlds(belief)).toBe(40_320)
    expect(entropyOf(belief)).toBeCloseTo(Math.log2(40_320))
    const known = marginals(believe([...insisting, { kind: 'leaning', ingredient: 'fern', weights: eightWeights }]))
    const sum = eightWeights.reduce((total, weight) => total + weight, 0)
    for (const [row, alchemical] of alchemicals.entries()) {
      expect(chanceOfAlchemical(known, 'fern', alchemical)).toBeCloseTo((eightWeights[row] ?? 0) / sum, 12)
    }
  })

  it('keeps what is all but excluded just possible', () => {
    const against: readonly Fact[] = Array.from({ length: 80 }, () => ({
      kind: 'publication',
      ingredient: 'fern',
      alchemical: 'npN',
      odds: 1e-6,
    }))
    const belief = believe(against)
    expect(chanceOfAlchemical(marginals(belief), 'fern', 'npN')).toBeGreaterThan(0)
    expect(chanceOfAlchemical(marginals(belief), 'fern', 'npN')).toBeLessThan(1e-200)
    expect(entropyOf(learn(belief, isOneOf('fern', 'npN')))).toBeCloseTo(Math.log2(5040))
  })

  it('weighs nothing in a contradiction, however much evidence follows', () => {
    const clash = [made('fern', 'toad', 'wisdom'), made('fern', 'toad', 'speed')]
    const signs: readonly Fact[] = Array.from({ length: 40 }, () => ({
      kind: 'publication',
      ingredient: 'fern',
      alchemical: 'npN',
      odds: 1e6,
    }))
    const belief = believe([...clash, ...signs])
    expect(isContradiction(belief)).toBe(true)
    expect(entropyOf(belief)).toBe(0)
    expect(marginals(belief).potion.every((chance) => chance === 0)).toBe(true)
  })

  it('stands long chains of evidence', () => {
    const against: readonly Fact[] = Array.from({ length: 60 }, () => ({
      kind: 'hunch',
      fact: made('fern', 'toad', 'neutral'),
      odds: 1e-6,
    }))
    const belief = believe([...against, made('fern', 'toad', 'neutral'), ...against])
    expect(possibleWorlds(belief)).toBe(5760)
    expect(entropyOf(belief)).toBeCloseTo(Math.log2(5760))
    expect(chanceOfAlchemical(marginals(belief), 'fern', 'npN')).toBeCloseTo(1 / 8)
    const learntEarly = believe([made('fern', 'toad', 'neutral'), ...against, ...against])
    expect(chanceOfAlchemical(marginals(learntEarly), 'fern', 'npN')).toBeCloseTo(1 / 8)
    const golemic = believe([...against.slice(0, 3), { kind: 'reaction', ingredient: 'fern', chest: true, ears: true }])
    expect(marginals(golemic).golem.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  })
})
