import { describe, expect, it } from 'vitest'
import { alchemicals } from '../alchemical.ts'
import { type Fact, hasAspects } from '../fact.ts'
import { type Golem, golemParts, golems, type Trigger, triggers } from '../golem.ts'
import { ingredientPairs, ingredients } from '../ingredient.ts'
import { isReportRight, type ProgressReport, pointsOfReport } from '../progressReport.ts'
import { notebooks } from '../testing/golemNotebooks.ts'
import { eachTruth, obeys } from '../testing/oracle.ts'
import { believe, openBelief } from './belief.ts'
import { animationPoints, animationWorth, bestAnimations, bestReports, reportProspect } from './golemProspect.ts'
import { marginals } from './marginals.ts'

const big = (colour: Trigger['colour']): Trigger => ({ colour, size: 'big' })
const small = (colour: Trigger['colour']): Trigger => ({ colour, size: 'small' })
const example: Golem = { chest: big('red'), ears: small('green') }

describe('progress reports', () => {
  const scored = (chest: ProgressReport['tokens'], ears: ProgressReport['tokens']) =>
    pointsOfReport({ part: 'chest', tokens: chest }, example) + pointsOfReport({ part: 'ears', tokens: ears }, example)

  it('G-245..G-249 score chest and ears apart: +8, −16 and −4 in the examples', () => {
    expect(scored([big('red')], [small('green')])).toBe(8)
    expect(scored([small('red')], [big('blue')])).toBe(-16)
    expect(scored([big('red'), small('blue')], [big('green'), big('blue')])).toBe(-4)
    expect(isReportRight({ part: 'ears', tokens: [small('blue'), small('green')] }, example)).toBe(true)
    for (const golem of golems) {
      for (const part of golemParts) {
        for (const one of triggers) {
          const hit = golem[part].colour === one.colour && golem[part].size === one.size
          expect(pointsOfReport({ part, tokens: [one] }, golem)).toBe(hit ? 4 : -8)
        }
      }
    }
  })

  it('G-216, G-217 are worth what they win and lose on average, by all 967,680 worlds', () => {
    for (const facts of [notebooks['tests, books and experiments'], notebooks['signs and facts']]) {
      const known = marginals(believe(facts))
      for (const part of golemParts) {
        const ranked = bestReports(known, part)
        expect(ranked).toHaveLength(21)
        const sums = ranked.map(() => 0)
        let total = 0
        eachTruth(facts, (_assignment, golem, weight) => {
          total += weight
          for (const [place, { report }] of ranked.entries()) {
            sums[place] = (sums[place] ?? 0) + weight * pointsOfReport(report, golem)
          }
        })
        for (const [place, { worth }] of ranked.entries()) expect(worth).toBeCloseTo((sums[place] ?? 0) / total, 9)
        const worths = ranked.map(({ worth }) => worth)
        expect(worths).toEqual(worths.toSorted((one, other) => other - one))
      }
    }
  })

  it('G-188 after toad and mushroom two tokens on the ears are safe, and the better report', () => {
    const known = marginals(
      believe([
        { kind: 'luminary', ingredient: 'toad', luminary: 'lunar' },
        hasAspects('toad', { colour: 'blue', sign: 'plus' }),
        { kind: 'reaction', ingredient: 'toad', chest: false, ears: true },
        { kind: 'alchemical', ingredient: 'mushroom', alchemicals: ['Nnp', 'Ppn'] },
        { kind: 'reaction', ingredient: 'mushroom', chest: true, ears: true },
      ]),
    )
    const [best] = bestReports(known, 'ears')
    expect(best).toEqual({
      report: { part: 'ears', tokens: [small('green'), small('blue')] },
      chance: 1,
      worth: 2,
    })
    expect(reportProspect(known, { part: 'ears', tokens: [big('red')] })).toMatchObject({ chance: 0, worth: -8 })
  })
})

describe('animations', () => {
  it('G-251, GR-50 are all alike before anything is known', () => {
    for (const { chance } of bestAnimations(openBelief())) expect(chance).toBeCloseTo(1 / 28, 12)
  })

  it('G-254 have the chance that all 967,680 worlds give them', () => {
    for (const name of ['one test', 'failed attempts of all kinds', 'signs and facts', 'a golem that lives'] as const) {
      const facts = notebooks[name]
      const worked = new Map(ingredientPairs.map((pair) => [pair, 0]))
      let total = 0
      eachTruth(facts, (assignment, golem, weight) => {
        const [one, other] = ingredients.filter((each) => obeys(assignment[each], golem))
        const pair = ingredientPairs.find(([a, b]) => a === one && b === other)
        total += weight
        if (pair !== undefined) worked.set(pair, (worked.get(pair) ?? 0) + weight)
      })
      const ranked = bestAnimations(believe(facts))
      expect(ranked.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
      for (const { ingredients: pair, chance } of ranked)
        expect(chance).toBeCloseTo((worked.get(pair) ?? 0) / total, 10)
      const chances = ranked.map(({ chance }) => chance)
      expect(chances).toEqual(chances.toSorted((one, other) => other - one))
    }
  })

  it('G-252..G-255 V4.8 big red and small green are animated by the ingredients with pnP and pNn', () => {
    const facts: readonly Fact[] = [
      { kind: 'trigger', part: 'chest', triggers: [big('red')] },
      { kind: 'trigger', part: 'ears', triggers: [small('green')] },
      ...ingredients.map(
        (ingredient, row): Fact => ({ kind: 'alchemical', ingredient, alchemicals: [alchemicals[row as 0]] }),
      ),
    ]
    const [best, ...others] = bestAnimations(believe(facts))
    expect(best).toEqual({ ingredients: ['fern', 'toad'], chance: 1 })
    expect(others.every(({ chance }) => chance === 0)).toBe(true)
  })

  it('G-234, G-250, G-264, G-265 win 5 points and 3 more before the second conference, and cost 2 when they fail', () => {
    expect(animationPoints).toEqual({ end: 5, conference: 3, failure: -2 })
    expect(animationWorth(1, true)).toBe(8)
    expect(animationWorth(1, false)).toBe(5)
    expect(animationWorth(0, true)).toBe(-2)
    expect(animationWorth(0.5, true)).toBe(3)
  })
})
