import {
  type Alchemical,
  alchemicals,
  type Fact,
  hasAspects,
  type Ingredient,
  ingredientIndex,
  isOneOf,
  made,
  madeNot,
  sold,
} from '@athanor/alchemy'
import { wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { factSentence } from '../factWords.ts'
import { answer } from './answer.ts'

const experiment = made('mushroom', 'toad', 'healing')
const sale = sold('fern', 'toad', 'speed', 'correctSign')
const soup = made('mushroom', 'fern', 'neutral')

function read(...facts: readonly Fact[]) {
  return answer({ kind: 'read', study: { facts, golem: false } })
}

/** What is crossed out in a column. */
function struck(ingredient: Ingredient, ...facts: readonly Fact[]): readonly Alchemical[] {
  const { grid } = read(...facts)
  return alchemicals.filter((_, row) => grid[ingredientIndex(ingredient) * 8 + row] === 0)
}

function why(ingredient: Ingredient, alchemical: Alchemical, ...facts: readonly Fact[]) {
  const told = answer({ kind: 'explain', study: { facts, golem: false }, claim: isOneOf(ingredient, alchemical) })
  return { verdict: told?.verdict, because: told?.because.map((place) => facts[place]) }
}

describe('the printed chain of examples, worked in the notebook', () => {
  it('A-020, A-052, A-384 a red plus strikes four alchemicals of both, and says that this experiment is why', () => {
    const redMinus = ['npN', 'nPp', 'Nnp', 'NNN']
    expect(struck('mushroom', experiment)).toEqual(redMinus)
    expect(struck('toad', experiment)).toEqual(redMinus)
    expect(struck('fern', experiment)).toEqual([])
    expect(why('toad', 'NNN', experiment)).toEqual({ verdict: 'ruledOut', because: [experiment] })
  })

  it('A-385 a debunking strikes the four with the other sign', () => {
    expect(struck('toad', hasAspects('toad', { colour: 'red', sign: 'plus' }))).toEqual(['npN', 'nPp', 'Nnp', 'NNN'])
  })

  it('A-387 a sale with the correct sign is red or blue, and strikes two for fern', () => {
    expect(sale.potions).toEqual(['healing', 'wisdom'])
    expect(struck('fern', experiment, sale)).toEqual(['npN', 'NNN'])
    expect(why('fern', 'npN', experiment, sale)).toEqual({ verdict: 'ruledOut', because: [sale] })
  })

  it('A-388 a neutral potion strikes for each the neutraliser of whatever is struck for the other', () => {
    const left = struck('mushroom', experiment, sale, soup)
    expect(left).toContain('pnP')
    expect(left).toContain('PPP')
    // Mushroom cannot be the neutraliser of what fern cannot be: both facts are needed, the experiment is not.
    expect(why('mushroom', 'PPP', experiment, sale, soup)).toEqual({ verdict: 'ruledOut', because: [sale, soup] })
    expect(why('fern', 'PPP', experiment, sale, soup)).toEqual({ verdict: 'ruledOut', because: [experiment, soup] })
  })

  it('A-389 the ambiguous sale was blue, so toad has blue plus', () => {
    const facts = [experiment, sale, soup]
    expect(struck('toad', ...facts)).toEqual(expect.arrayContaining(['pNn', 'Ppn']))
    const told = answer({
      kind: 'explain',
      study: { facts, golem: false },
      claim: made('fern', 'toad', 'wisdom'),
    })
    expect(told).toMatchObject({ verdict: 'proven', because: [0, 1, 2] })
  })

  it('A-443 leaves two worlds for the three, and one green sign settles all of them', () => {
    const facts = [experiment, sale, soup]
    expect(read(...facts).worlds).toBe(2 * 120)
    expect(read(...facts).certainties.certain).toEqual([])
    const shown = hasAspects('mushroom', { colour: 'green', sign: 'plus' })
    const settled = read(...facts, shown)
    expect(settled.certainties.certain).toEqual([
      { ingredient: 'mushroom', alchemical: 'Ppn' },
      { ingredient: 'fern', alchemical: 'Nnp' },
      { ingredient: 'toad', alchemical: 'pnP' },
    ])
    expect(why('toad', 'pnP', ...facts, shown)).toEqual({ verdict: 'proven', because: [...facts, shown] })
  })

  it('A-051 the second quiz: toad neutralises the bird claw', () => {
    const facts = [isOneOf('birdClaw', 'npN'), made('birdClaw', 'toad', 'neutral')]
    expect(read(...facts).certainties.certain).toContainEqual({ ingredient: 'toad', alchemical: 'pnP' })
    expect(why('toad', 'pnP', ...facts).because).toEqual(facts)
  })

  it('A-390 an exact sale is as good as the experiment', () => {
    expect(struck('toad', sold('mushroom', 'toad', 'healing', 'exact'))).toEqual(struck('toad', experiment))
  })

  it('A-391 names the unknown colour of a theory as the one to hedge', () => {
    const facts = [
      hasAspects('flower', { colour: 'red', sign: 'plus' }),
      hasAspects('flower', { colour: 'blue', sign: 'minus' }),
    ]
    expect(read(...facts).certainties.hedged).toEqual([
      { ingredient: 'flower', alchemicals: ['pNn', 'Ppn'], open: 'green' },
    ])
    const advice = answer({ kind: 'advise', study: { facts, golem: false }, circumstances: {} })
    expect(advice?.theories[0]).toMatchObject({ theory: { ingredient: 'flower' }, hedge: 'green', safe: { green: 1 } })
  })

  it('each of its facts is said in words, in both languages', () => {
    const said = [experiment, sale, soup, madeNot('fern', 'flower', 'speed')].map((fact) => [
      factSentence(fact, wordsIn('en')).replaceAll('\u00a0', ' '),
      factSentence(fact, wordsIn('ru')).replaceAll('\u00a0', ' '),
    ])
    expect(said).toEqual([
      ['mushroom and toad made a healing potion', 'гриб и жаба дали зелье исцеления'],
      [
        'fern and toad made a healing potion or a wisdom potion',
        'папоротник и жаба дали зелье исцеления или зелье мудрости',
      ],
      ['mushroom and fern made a neutral potion', 'гриб и папоротник дали нейтральное зелье'],
      ['fern and flower did not make a speed potion', 'папоротник и цветок не дали зелье ускорения'],
    ])
  })
})

describe('facts that cannot all be true', () => {
  it('show the smallest clash and nothing else', () => {
    const facts = [
      made('birdClaw', 'flower', 'speed'),
      experiment,
      made('fern', 'scorpion', 'poison'),
      hasAspects('toad', { colour: 'red', sign: 'minus' }),
    ]
    const { clash, certainties } = read(...facts)
    expect(clash).toEqual([1, 3])
    expect(certainties).toEqual({ certain: [], hedged: [] })
    expect(answer({ kind: 'advise', study: { facts, golem: false }, circumstances: {} })).toBeNull()
    expect(answer({ kind: 'explain', study: { facts, golem: false }, claim: isOneOf('fern', 'NNN') })).toBeNull()
  })
})

describe('advice', () => {
  const facts = [experiment, sale]
  const study = { facts, golem: false }

  it('keeps to what is at hand and to what is wanted', () => {
    const hand = ['fern', 'flower', 'scorpion'] as const
    const advice = answer({ kind: 'advise', study, circumstances: { hand, wanted: ['wisdom'] } })
    const used = advice?.experiments.flatMap(({ question }) => (question.kind === 'mix' ? question.ingredients : []))
    expect(new Set(used)).toEqual(new Set(hand))
    expect(advice?.sales.length).toBeGreaterThan(0)
    for (const each of advice?.sales ?? []) expect(each.promised).toBe('wisdom')
  })

  it('A-202 puts the sale first that brings most gold, whatever potion it is', () => {
    const circumstances = { wanted: ['poison', 'wisdom', 'speed'] } as const
    const sales = answer({ kind: 'advise', study, circumstances })?.sales ?? []
    expect(new Set(sales.map(({ promised }) => promised)).size).toBeGreaterThan(1)
    const gold = sales.map((sale) => sale.gold)
    expect(gold).toEqual(gold.toSorted((one, other) => other - one))
    for (const { chances, gold: worth } of sales) {
      expect(worth).toBeCloseTo(Math.max(4 * chances.exact, 3 * chances.correctSign, 2 * chances.neutral, 1))
    }
    // A discount leaves less for every promise.
    const prices = { exact: 1, correctSign: 0, neutral: -1, wrongSign: -2 }
    const bid = answer({ kind: 'advise', study, circumstances: { ...circumstances, prices } })?.sales ?? []
    for (const { chances, gold: worth } of bid) expect(worth).toBeCloseTo(chances.exact)
  })

  it('speaks of golem, library and articles only where they are', () => {
    const without = answer({ kind: 'advise', study, circumstances: {} })
    expect([without?.golem, without?.reports, without?.books, without?.articles]).toEqual([[], [], [], []])
    const golem = {
      facts: [...facts, { kind: 'reaction', ingredient: 'fern', chest: true, ears: false } as const],
      golem: true,
    }
    const all = answer({ kind: 'advise', study: golem, circumstances: { library: true, articles: true } })
    for (const list of [all?.golem, all?.reports, all?.animations, all?.books, all?.articles]) {
      expect(list?.length).toBeGreaterThan(0)
    }
    expect(answer({ kind: 'read', study: golem }).triggers).toHaveLength(12)
  })

  it('is worth what the science says: the first experiment of all brings most', () => {
    const gains = answer({ kind: 'advise', study, circumstances: {} })?.experiments.map(({ gain }) => gain) ?? []
    expect(gains).toEqual(gains.toSorted((one, other) => other - one))
    expect(gains[0]).toBeGreaterThan(1)
  })
})
