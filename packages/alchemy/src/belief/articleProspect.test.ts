import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { type Article, articleSpaces, wrongClaims } from '../article.ts'
import { colours } from '../aspect.ts'
import { type Fact, hasAspects, made } from '../fact.ts'
import { notebooks } from '../testing/golemNotebooks.ts'
import { eachTruth, randomFacts, randomTruth } from '../testing/oracle.ts'
import { blueArticle, redArticle } from '../testing/printedArticles.ts'
import { articleProspect, articleWorth, bestArticles } from './articleProspect.ts'
import { believe, openBelief } from './belief.ts'
import { divisions } from './divisions.ts'

/** The chances of no wrong claim, of one on each space, and of more, by going through all worlds. */
function counted(facts: readonly Fact[], article: Article) {
  let [total, right] = [0, 0]
  const safe = { red: 0, green: 0, blue: 0, white: 0 }
  eachTruth(facts, (assignment, _golem, weight) => {
    const wrong = wrongClaims(article, assignment)
    total += weight
    if (wrong.length === 0) right += weight
    for (const space of articleSpaces) if (wrong.every((claim) => claim.space === space)) safe[space] += weight
  })
  return { right: right / total, safe: articleSpaces.map((space) => safe[space] / total) }
}

describe('what may become of an article', () => {
  it('GR-22 is known before any fact: right in 576 of 40,320 worlds, one wrong in 9,216', () => {
    const { right, safe } = articleProspect(divisions(openBelief()), blueArticle)
    expect(right).toBeCloseTo(576 / 40_320, 12)
    for (const space of articleSpaces) expect(safe[space]).toBeCloseTo((576 + 9216 / 4) / 40_320, 12)
    for (const colour of colours) {
      const chances = divisions(openBelief())[colour]
      expect(chances).toHaveLength(70)
      for (const { chance } of chances) expect(chance).toBeCloseTo(1 / 70, 12)
    }
  })

  it('G-103, G-109, G-135 agrees with all worlds, golems, books and signs included', () => {
    const chance = quickChance('articles')
    const games: readonly (readonly Fact[])[] = [
      notebooks['signs and facts'],
      notebooks['tests, books and experiments'],
      randomFacts(chance, randomTruth(chance), 4, false),
      [
        ...randomFacts(chance, randomTruth(chance), 3, false),
        { kind: 'publication', ingredient: 'toad', alchemical: 'PPP', odds: 5 },
      ],
    ]
    for (const facts of games) {
      const chances = divisions(believe(facts))
      const articles = [blueArticle, redArticle, { ...redArticle, colour: 'green', signs: ['minus', 'minus'] } as const]
      for (const article of articles) {
        const expected = counted(facts, article)
        const { right, safe } = articleProspect(chances, article)
        expect(right).toBeCloseTo(expected.right, 10)
        for (const [place, space] of articleSpaces.entries()) {
          expect(safe[space]).toBeCloseTo(expected.safe[place] ?? 0, 10)
        }
      }
    }
  })

  it('is exactly certain when it is', () => {
    const facts: readonly Fact[] = [
      { kind: 'publication', ingredient: 'fern', alchemical: 'npN', odds: 3 },
      ...(['toad', 'mushroom', 'fern'] as const).map((one) => hasAspects(one, { colour: 'blue', sign: 'plus' })),
    ]
    const { right, safe } = articleProspect(divisions(believe(facts)), blueArticle)
    expect([right > 0 && right < 1, safe.white, safe.green < 1]).toEqual([true, 1, true])
    const settled = divisions(believe([...facts, hasAspects('ravensFeather', { colour: 'blue', sign: 'plus' })]))
    expect(articleProspect(settled, blueArticle)).toEqual({ right: 1, safe: { red: 1, green: 1, blue: 1, white: 1 } })
    expect(articleProspect(settled, { ...blueArticle, signs: ['plus', 'minus'] })).toMatchObject({ right: 0 })
    const clash = divisions(believe([made('fern', 'toad', 'speed'), made('fern', 'toad', 'neutral')]))
    expect(articleProspect(clash, blueArticle)).toEqual({ right: 0, safe: { red: 0, green: 0, blue: 0, white: 0 } })
  })
})

describe('what a seal on an article is worth', () => {
  it('G-088, G-089, G-134..G-136 weighs points against the loss, of which a good hedge is spared', () => {
    const prospect = { right: 0.5, safe: { red: 0.75, green: 0.5, blue: 0.5, white: 0.5 } }
    expect(articleWorth(prospect, { points: 5, hedge: null }, 4)).toBeCloseTo(0.5 * 5 - 0.5 * 4)
    expect(articleWorth(prospect, { points: 3, hedge: null }, 4)).toBeCloseTo(0.5 * 3 - 0.5 * 4)
    expect(articleWorth(prospect, { points: 0, hedge: 'red' }, 4)).toBeCloseTo(-0.25 * 4)
    expect(articleWorth(prospect, { points: 0, hedge: 'white' }, 4)).toBeCloseTo(-0.5 * 4)
  })

  it('ranks all articles by the chance that they are right', () => {
    const facts = (['toad', 'mushroom', 'fern', 'ravensFeather'] as const).map((one) =>
      hasAspects(one, { colour: 'blue', sign: 'plus' }),
    )
    const ranked = bestArticles(divisions(believe(facts)))
    expect(ranked).toHaveLength(1680)
    const chances = ranked.map(({ right }) => right)
    expect(chances).toEqual(chances.toSorted((one, other) => other - one))
    // Known are the four with plus, hence the four with minus: 1 + 1 + 6 · 6 articles cannot be wrong.
    const certain = ranked.filter(({ right }) => right === 1)
    expect(certain).toHaveLength(38)
    expect(new Set(certain.map(({ article }) => article.colour))).toEqual(new Set(['blue']))
  })
})
