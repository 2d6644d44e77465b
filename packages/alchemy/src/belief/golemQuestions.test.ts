import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { alchemicals } from '../alchemical.ts'
import { type Fact, made } from '../fact.ts'
import { ingredients } from '../ingredient.ts'
import { answerTo, possibleAnswers, type Question } from '../question.ts'
import { fed, notebooks } from '../testing/golemNotebooks.ts'
import { eachTruth, randomFacts, randomTruth, sameAnswer } from '../testing/oracle.ts'
import { believe, learn, withGolem } from './belief.ts'
import { certainties } from './certainty.ts'
import { bestGolemQuestions, bestQuestions, experiments, golemQuestions, prospectOf } from './experiments.ts'
import { entropyOf } from './mass.ts'

/** What a question is worth, by asking it in every world. */
function byAsking(facts: readonly Fact[], questions: readonly Question[]) {
  interface Group {
    weight: number
    spread: number
    readonly grid: Set<string>
    readonly parts: readonly [Set<string>, Set<string>]
  }
  const newGroup = (): Group => ({ weight: 0, spread: 0, grid: new Set(), parts: [new Set(), new Set()] })
  const add = (group: Group, weight: number, marks: readonly string[], chest: string, ears: string) => {
    group.weight += weight
    group.spread += weight * Math.log2(weight)
    for (const mark of marks) group.grid.add(mark)
    group.parts[0].add(chest)
    group.parts[1].add(ears)
  }
  const all = newGroup()
  const groups = questions.map(() => new Map<string, Group>())
  eachTruth(facts, (assignment, golem, weight) => {
    const marks = ingredients.map((ingredient) => `${ingredient} ${assignment[ingredient]}`)
    const [chest, ears] = [JSON.stringify(golem.chest), JSON.stringify(golem.ears)]
    add(all, weight, marks, chest, ears)
    for (const [place, question] of questions.entries()) {
      const key = JSON.stringify(answerTo(question, { assignment, golem }))
      const group = groups[place]?.get(key) ?? newGroup()
      groups[place]?.set(key, group)
      add(group, weight, marks, chest, ears)
    }
  })
  const entropy = ({ weight, spread }: Group) => Math.log2(weight) - spread / weight
  const certain = ({ grid }: Group) =>
    ingredients.filter((one) => [...grid].filter((mark) => mark.startsWith(one)).length === 1).length
  const parts = ({ parts: both }: Group) => both.filter((set) => set.size === 1).length
  const average = (place: number, value: (group: Group) => number) =>
    [...(groups[place]?.values() ?? [])].reduce((sum, group) => sum + (group.weight / all.weight) * value(group), 0)
  return questions.map((question, place) => ({
    question,
    chances: new Map([...(groups[place] ?? [])].map(([key, { weight }]) => [key, weight / all.weight])),
    gain: entropy(all) - average(place, entropy),
    newCertain: average(place, certain) - certain(all),
    newParts: average(place, parts) - parts(all),
  }))
}

describe('what a test or an attempt is worth', () => {
  it.each(['tests, books and experiments', 'failed attempts of all kinds', 'signs and facts'] as const)(
    'G-171, G-176, G-261 is what asking in every world says, after %s',
    (name) => {
      const facts = [
        ...notebooks[name],
        made('birdClaw', 'ravensFeather', 'neutral'),
        made('mandrakeRoot', 'flower', 'poison'),
      ]
      const belief = believe(facts)
      const questions: readonly Question[] = [
        ...golemQuestions.filter((_, place) => place % 3 === 0),
        { kind: 'library', ingredient: 'fern' },
        { kind: 'mix', ingredients: ['fern', 'toad'] },
        { kind: 'aspect', ingredient: 'ravensFeather', colour: 'red' },
      ]
      for (const expected of byAsking(facts, questions)) {
        const prospect = prospectOf(belief, expected.question)
        expect(prospect.gain).toBeCloseTo(expected.gain, 8)
        expect(prospect.newCertain).toBeCloseTo(expected.newCertain, 8)
        expect(prospect.newParts).toBeCloseTo(expected.newParts, 8)
        expect(prospect.answers).toHaveLength(expected.chances.size)
        for (const { answer, chance } of prospect.answers) {
          expect(chance).toBeCloseTo(expected.chances.get(JSON.stringify(answer)) ?? 0, 10)
        }
      }
    },
    20_000,
  )

  it('is the same whether it is asked alone, among many, or worked out by learning each answer', () => {
    const chance = quickChance('many questions')
    for (let game = 0; game < 4; game++) {
      const facts: readonly Fact[] = [
        ...randomFacts(chance, randomTruth(chance), 3 + game, true),
        ...(game % 2 === 0 ? [] : [{ kind: 'publication', ingredient: 'fern', alchemical: 'nPp', odds: 4 } as const]),
      ]
      const belief = withGolem(believe(facts))
      const asked = bestQuestions(belief, [...experiments, ...golemQuestions])
      expect(asked).toHaveLength(64)
      const gains = asked.map(({ gain }) => gain)
      expect(gains).toEqual(gains.toSorted((one, other) => other - one))
      const now = certainties(belief).certain.length
      for (const prospect of asked.filter((_, place) => place % 7 === game)) {
        expect(prospectOf(belief, prospect.question)).toEqual(prospect)
        let [entropy, certain] = [0, 0]
        for (const { answer, fact } of possibleAnswers(prospect.question)) {
          const after = learn(belief, fact)
          const share = prospect.answers.find((one) => sameAnswer(one.answer, answer))
          if (share === undefined) continue
          entropy += share.chance * entropyOf(after)
          certain += share.chance * (certainties(after).certain.length - now)
        }
        expect(prospect.expectedEntropy).toBeCloseTo(entropy, 8)
        expect(prospect.newCertain).toBeCloseTo(certain, 8)
      }
    }
  })

  it('G-190 is nothing for an ingredient whose neutraliser has been tested', () => {
    const belief = believe([made('fern', 'toad', 'neutral'), fed('fern', true, false)])
    const { gain, answers } = prospectOf(belief, { kind: 'golemTest', ingredient: 'toad' })
    expect(gain).toBeCloseTo(0, 10)
    expect(answers).toEqual([{ answer: { kind: 'golemTest', chest: true, ears: false }, chance: 1 }])
  })

  it('ranks a certain animation last: it teaches nothing', () => {
    const alchemy = ingredients.map(
      (ingredient, row): Fact => ({ kind: 'alchemical', ingredient, alchemicals: [alchemicals[row as 0]] }),
    )
    const belief = believe([
      ...alchemy,
      { kind: 'trigger', part: 'chest', triggers: [{ colour: 'red', size: 'big' }] },
      { kind: 'trigger', part: 'ears', triggers: [{ colour: 'green', size: 'small' }] },
    ])
    for (const { gain, answers } of bestGolemQuestions(belief)) {
      expect(gain).toBe(0)
      expect(answers).toHaveLength(1)
    }
  })
})
