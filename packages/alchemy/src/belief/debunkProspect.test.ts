import { describe, expect, it } from 'vitest'
import { wrongClaims } from '../article.ts'
import { type Debunking, debunkAnswers, debunkingBy } from '../debunking.ts'
import { hasAspects } from '../fact.ts'
import type { Publications } from '../publications.ts'
import { answerTo } from '../question.ts'
import { notebooks } from '../testing/golemNotebooks.ts'
import { eachTruth } from '../testing/oracle.ts'
import { blueArticle, redArticle } from '../testing/printedArticles.ts'
import { believe } from './belief.ts'
import { bestDebunkings, risksOf } from './debunkProspect.ts'
import { marginals } from './marginals.ts'

const boards: Publications = {
  theories: { toad: 'PPP', scorpion: 'pnP' },
  conflicts: [],
  articles: [blueArticle, redArticle],
}

describe('what a debunking may bring', () => {
  it.each(['apprentice', 'master'] as const)(
    'G-104, GR-04 is what all worlds say, by the %s procedure',
    (procedure) => {
      const facts = notebooks['tests, books and experiments']
      const ranked = bestDebunkings(marginals(believe(facts)), boards, procedure)
      expect(ranked.length).toBeGreaterThan(10)
      for (const { question, success, answers } of ranked.slice(0, 12)) {
        let [total, succeeded] = [0, 0]
        eachTruth(facts, (assignment, _golem, weight) => {
          total += weight
          const told = JSON.stringify(answerTo(question, { assignment }))
          const answer = answers.find((one) => JSON.stringify(one.answer) === told)
          if (answer !== undefined && debunkingBy(answer.evidence, boards).succeeded) succeeded += weight
        })
        expect(success).toBeCloseTo(succeeded / total, 9)
      }
      const chances = ranked.map(({ success }) => success)
      expect(chances).toEqual(chances.toSorted((one, other) => other - one))
    },
  )

  it.each(['apprentice', 'master'] as const)(
    'A-276, A-310, G-104 the risk of everything published is that of its worst question, by the %s procedure',
    (procedure) => {
      const facts = notebooks['tests, books and experiments']
      const known = marginals(believe(facts))
      const risks = risksOf(known, boards, procedure)
      expect(risks).toHaveLength(4)
      const falls = ({ published }: (typeof risks)[number], { theories, articles }: Debunking) =>
        'alchemical' in published
          ? theories.kind === 'debunked' && theories.ingredients.includes(published.ingredient)
          : articles.some(({ article }) => article === published)
      for (const risk of risks) {
        const chances = bestDebunkings(known, boards, procedure).map(({ question, answers }) => {
          const chance = answers.reduce((sum, one) => (falls(risk, one.debunking) ? sum + one.chance : sum), 0)
          return { question, chance }
        })
        expect(risk.chance).toBe(Math.max(...chances.map(({ chance }) => chance)))
        expect(chances).toContainEqual({ question: risk.question, chance: risk.chance })
        let [total, fallen] = [0, 0]
        eachTruth(facts, (assignment, _golem, weight) => {
          total += weight
          const told = JSON.stringify(answerTo(risk.question, { assignment }))
          const answer = debunkAnswers(risk.question, boards).find((one) => JSON.stringify(one.answer) === told)
          if (answer !== undefined && falls(risk, answer.debunking)) fallen += weight
        })
        expect(risk.chance).toBeCloseTo(fallen / total, 9)
      }
    },
  )

  it('G-111 finds the certain way to fell the blue article once mushroom is known to have minus', () => {
    const facts = [hasAspects('mushroom', { colour: 'blue', sign: 'minus' })]
    const known = marginals(believe(facts))
    const [best] = bestDebunkings(known, { ...boards, theories: {} }, 'apprentice')
    expect(best).toMatchObject({ question: { kind: 'aspect', ingredient: 'mushroom', colour: 'blue' }, success: 1 })
    const byMaster = bestDebunkings(known, { ...boards, theories: {}, articles: [blueArticle] }, 'master')
    // A master must hit the potion, which nobody can be sure of yet.
    expect(byMaster[0]?.success).toBeLessThan(0.6)
    expect(byMaster[0]?.success).toBeGreaterThan(0.1)
    eachTruth(facts, (assignment) => {
      if (wrongClaims(blueArticle, assignment).length === 0) throw new Error('the article is wrong')
    })
  })
})
