import { describe, expect, it } from 'vitest'
import { alchemicals, differingColours, signOf } from '../alchemical.ts'
import { made, sold } from '../fact.ts'
import { golems } from '../golem.ts'
import { ingredients, pairOf } from '../ingredient.ts'
import { mix } from '../mixing.ts'
import { meetsGuarantee, saleQualities, saleQuality } from '../saleQuality.ts'
import { assignments, holds } from '../testing/oracle.ts'
import { believe } from './belief.ts'
import { marginals } from './marginals.ts'
import { bestSales, chanceOfOneOf, saleProspect } from './saleProspect.ts'
import { bestTheories, theoryProspect } from './theoryProspect.ts'

const facts = [made('mushroom', 'toad', 'healing'), sold('fern', 'toad', 'speed', 'correctSign')]
const known = marginals(believe(facts))
const worlds = assignments.filter((world) =>
  facts.every((fact) => holds(fact, world, golems[0] as (typeof golems)[number])),
)

describe('theories before they are published', () => {
  it('A-249, A-375 a hedge saves what is wrong in its colour alone, counted world by world', () => {
    const theory = { ingredient: 'toad', alchemical: 'pnP' } as const
    const { right, safe } = theoryProspect(known, theory)
    const share = (fits: (wrong: readonly string[]) => boolean) =>
      worlds.filter((world) => fits(differingColours(world.toad, theory.alchemical))).length / worlds.length
    expect(right).toBeCloseTo(
      share((wrong) => wrong.length === 0),
      12,
    )
    for (const colour of ['red', 'green', 'blue'] as const) {
      expect(safe[colour]).toBeCloseTo(
        share((wrong) => wrong.every((each) => each === colour)),
        12,
      )
    }
  })

  it('A-391 proposes to hedge the colour that is unknown', () => {
    const redAndBlue = [
      { kind: 'aspect', ingredient: 'flower', aspects: [{ colour: 'red', sign: 'plus' }] },
      { kind: 'aspect', ingredient: 'flower', aspects: [{ colour: 'blue', sign: 'minus' }] },
    ] as const
    const [best] = bestTheories(marginals(believe(redAndBlue)))
    expect(best?.theory.ingredient).toBe('flower')
    expect(best?.hedge).toBe('green')
    expect(best?.safe.green).toBe(1)
    expect(signOf(best?.theory.alchemical ?? 'NNN', 'red')).toBe('plus')
  })

  it('has one proposal for each ingredient, the safest first', () => {
    const all = bestTheories(known)
    expect(all.map(({ theory }) => theory.ingredient).toSorted()).toEqual([...ingredients].toSorted())
    const safest = all.map(({ safe, hedge }) => safe[hedge])
    expect(safest).toEqual(safest.toSorted((one, other) => other - one))
    expect(new Set(all.map(({ theory }) => alchemicals.includes(theory.alchemical)))).toEqual(new Set([true]))
  })
})

describe('sales before they are made', () => {
  it('A-202 a guarantee is met by its level or a better one, counted world by world', () => {
    const { chances } = saleProspect(known, pairOf('fern', 'scorpion'), 'wisdom')
    for (const quality of saleQualities) {
      const met = worlds.filter((world) =>
        meetsGuarantee(saleQuality('wisdom', mix(world.fern, world.scorpion)), quality),
      )
      expect(chances[quality]).toBeCloseTo(met.length / worlds.length, 12)
    }
    expect(chances.wrongSign).toBe(1)
  })

  it('A-390 knows a potion that was made, and lists it first', () => {
    const [best] = bestSales(known, 'healing')
    expect(best).toMatchObject({ ingredients: ['mushroom', 'toad'], chances: { exact: 1 } })
    expect(chanceOfOneOf(known, pairOf('fern', 'toad'), ['healing', 'wisdom'])).toBe(1)
  })
})
