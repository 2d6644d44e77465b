import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { colours } from '../aspect.ts'
import { type Fact, hasAspects, made } from '../fact.ts'
import { type Golem, golems } from '../golem.ts'
import { ingredientPairs } from '../ingredient.ts'
import { colouredPotions, potions } from '../potion.ts'
import { answerTo, possibleAnswers, type Question, questionKinds } from '../question.ts'
import {
  assignments,
  learnt,
  randomFacts,
  randomQuestion,
  randomTruth,
  sameAnswer,
  weightOf,
} from '../testing/oracle.ts'
import { believe, learn, openBelief, possibleWorlds } from './belief.ts'
import { certainties } from './certainty.ts'
import { bestExperiments, prospectOf } from './experiments.ts'
import { entropyOf } from './mass.ts'

const anyGolem = golems[0] as Golem

/** The worth of an experiment by asking it in every world. */
function byAsking(facts: readonly Fact[], question: Question) {
  const groups = new Map<string, { weight: number; spread: number }>()
  let total = 0
  let allSpread = 0
  for (const assignment of assignments) {
    const weight = weightOf(facts, assignment, anyGolem)
    if (weight === 0) continue
    const key = JSON.stringify(answerTo(question, { assignment }))
    const group = groups.get(key) ?? { weight: 0, spread: 0 }
    group.weight += weight
    group.spread += weight * Math.log2(weight)
    groups.set(key, group)
    total += weight
    allSpread += weight * Math.log2(weight)
  }
  const entropy = Math.log2(total) - allSpread / total
  const expected = [...groups.values()].reduce(
    (sum, { weight, spread }) => sum + (weight / total) * (Math.log2(weight) - spread / weight),
    0,
  )
  const chances = new Map([...groups].map(([key, { weight }]) => [key, weight / total]))
  return { chances, expected, gain: entropy - expected }
}

describe('questions', () => {
  it('A-032, A-033, A-041 have the potion for an answer, G-017, G-176, G-261 what the expansion asks', () => {
    const chance = quickChance('answers')
    const seen = new Set<string>()
    for (let round = 0; round < 300; round++) {
      const truth = randomTruth(chance)
      const question = randomQuestion(chance, true)
      const answer = answerTo(question, truth)
      expect(answer.kind).toBe(question.kind)
      expect(possibleAnswers(question).filter((possible) => sameAnswer(possible.answer, answer))).toHaveLength(1)
      expect(possibleWorlds(believe([learnt(question, truth)]))).toBeGreaterThan(0)
      seen.add(question.kind)
    }
    expect(seen).toEqual(new Set(questionKinds))
  })

  it('A-035 divide the worlds: every world fits exactly one answer', () => {
    const chance = quickChance('partition')
    for (let round = 0; round < 40; round++) {
      const question = randomQuestion(chance, true)
      const golemic = question.kind === 'golemTest' || question.kind === 'animation'
      const counts = possibleAnswers(question).map(({ fact }) => possibleWorlds(believe([fact])))
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(golemic ? 967_680 : 40_320)
    }
  })

  it('need a golem when they are about one', () => {
    const [assignment] = assignments
    if (assignment === undefined) throw new Error('there are no worlds')
    expect(() => answerTo({ kind: 'golemTest', ingredient: 'fern' }, { assignment })).toThrow(TypeError)
  })
})

describe('experiments', () => {
  it('are all alike at the beginning: seven answers with the same odds', () => {
    const prospects = bestExperiments(openBelief())
    expect(prospects).toHaveLength(28)
    expect(prospects.map(({ question }) => question)).toEqual(
      ingredientPairs.map((pair) => ({ kind: 'mix', ingredients: pair })),
    )
    for (const { answers, gain, expectedEntropy, newCertain, newPublishable } of prospects) {
      expect(answers).toHaveLength(7)
      expect(gain).toBeCloseTo(Math.log2(7))
      expect(expectedEntropy).toBeCloseTo(Math.log2(40_320 / 7))
      expect(newCertain).toBe(0)
      expect(newPublishable).toBe(0)
    }
  })

  it('agree with asking in every world, soft evidence included', () => {
    const chance = quickChance('experiments')
    for (let round = 0; round < 6; round++) {
      const facts: readonly Fact[] = [
        ...randomFacts(chance, randomTruth(chance), 3 + round, false),
        ...(round % 2 === 0 ? [] : [{ kind: 'publication', ingredient: 'fern', alchemical: 'nPp', odds: 4 } as const]),
      ]
      const belief = believe(facts)
      const prospects = bestExperiments(belief)
      for (const prospect of [prospects[0], prospects[9], prospects[27]]) {
        if (prospect === undefined) throw new Error('there are 28')
        const { chances, expected, gain } = byAsking(facts, prospect.question)
        expect(prospect.expectedEntropy).toBeCloseTo(expected, 8)
        expect(prospect.gain).toBeCloseTo(gain, 8)
        expect(prospect.answers.map(({ answer }) => JSON.stringify(answer)).toSorted()).toEqual(
          [...chances.keys()].toSorted(),
        )
        for (const { answer, chance: odds } of prospect.answers) {
          expect(odds).toBeCloseTo(chances.get(JSON.stringify(answer)) ?? 0, 10)
        }
      }
      const gains = prospects.map(({ gain }) => gain)
      expect(gains).toEqual(gains.toSorted((one, other) => other - one))
    }
  })

  it('count the theories that become certain, or certain but for one aspect', () => {
    const chance = quickChance('new theories')
    let [mostCertain, mostPublishable] = [0, 0]
    for (const known of [3, 4, 5, 6, 9]) {
      const belief = believe(randomFacts(chance, randomTruth(chance), known, false))
      const now = certainties(belief)
      for (const { question, newCertain, newPublishable } of bestExperiments(belief)) {
        let certain = 0
        let publishable = 0
        for (const { fact } of possibleAnswers(question)) {
          const after = learn(belief, fact)
          const odds = possibleWorlds(after) / possibleWorlds(belief)
          if (odds === 0) continue
          const then = certainties(after)
          certain += odds * (then.certain.length - now.certain.length)
          publishable += odds * (then.certain.length + then.hedged.length - now.certain.length - now.hedged.length)
        }
        expect(newCertain).toBeCloseTo(certain, 10)
        expect(newPublishable).toBeCloseTo(publishable, 10)
        mostCertain = Math.max(mostCertain, newCertain)
        mostPublishable = Math.max(mostPublishable, newPublishable - newCertain)
      }
    }
    expect(mostCertain).toBeGreaterThan(0.1)
    expect(mostPublishable).toBeGreaterThan(0.1)
  })

  it('A-443 let one green sign settle three ingredients', () => {
    const chain = [
      made('mushroom', 'toad', 'healing'),
      made('fern', 'toad', 'healing', 'wisdom'),
      made('fern', 'mushroom', 'neutral'),
    ]
    const { newCertain, newPublishable, gain } = prospectOf(believe(chain), {
      kind: 'aspect',
      ingredient: 'mushroom',
      colour: 'green',
    })
    expect(newCertain).toBeCloseTo(3)
    expect(newPublishable).toBeCloseTo(0)
    expect(gain).toBeCloseTo(1)
  })

  it('A-390 make a sale worth less than an experiment, and a debunking at most one bit', () => {
    const belief = openBelief()
    for (const promised of colouredPotions) {
      const { gain } = prospectOf(belief, { kind: 'sale', ingredients: ['fern', 'toad'], promised })
      expect(gain).toBeLessThan(Math.log2(7))
      expect(gain).toBeCloseTo(Math.log2(7) - (2 / 7) * 1 - (3 / 7) * Math.log2(3))
    }
    for (const colour of colours) {
      const { gain, expectedEntropy } = prospectOf(belief, { kind: 'aspect', ingredient: 'fern', colour })
      expect(gain).toBeCloseTo(1)
      expect(expectedEntropy).toBeCloseTo(Math.log2(40_320) - 1)
    }
    for (const potion of potions) {
      const { gain } = prospectOf(belief, { kind: 'demonstration', ingredients: ['fern', 'toad'], potion })
      expect(gain).toBeCloseTo(Math.log2(7) - (6 / 7) * Math.log2(6))
    }
  })

  it('teach nothing when the answer is known', () => {
    const belief = believe([hasAspects('fern', { colour: 'red', sign: 'plus' })])
    const { gain, answers } = prospectOf(belief, { kind: 'aspect', ingredient: 'fern', colour: 'red' })
    expect(gain).toBe(0)
    expect(answers).toEqual([{ answer: { kind: 'aspect', sign: 'plus' }, chance: 1 }])
  })

  it('G-181 make a golem test worth two bits at first', () => {
    const { gain, answers, expectedEntropy } = prospectOf(openBelief(), { kind: 'golemTest', ingredient: 'fern' })
    expect(answers.map(({ chance }) => chance)).toEqual([0.25, 0.25, 0.25, 0.25])
    expect(gain).toBeCloseTo(2)
    expect(expectedEntropy).toBeCloseTo(Math.log2(967_680) - 2)
    const animation = prospectOf(openBelief(), { kind: 'animation', ingredients: ['fern', 'toad'] })
    expect(animation.answers[0]).toEqual({ answer: { kind: 'animation', worked: true }, chance: 1 / 28 })
  })

  it('leave as much uncertainty on average as entropy says', () => {
    const chance = quickChance('entropy')
    const belief = believe(randomFacts(chance, randomTruth(chance), 5, true))
    for (const { expectedEntropy, gain } of bestExperiments(belief)) {
      expect(expectedEntropy + gain).toBeCloseTo(entropyOf(belief), 9)
    }
  })
})
