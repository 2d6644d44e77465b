import { canonical } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { concernsGolem, type Fact, hardFactKinds, isHardFact, softFactKinds } from './fact.ts'
import { largestOdds, readFact } from './readFact.ts'
import { alchemyReasonIds } from './reasons.ts'

/** One fact of every kind, in its stable form. */
const examples: readonly Fact[] = [
  { kind: 'mix', ingredients: ['mushroom', 'toad'], potions: ['healing', 'neutral'] },
  { kind: 'glimpse', ingredient: 'fern', potions: ['speed'] },
  {
    kind: 'aspect',
    ingredient: 'scorpion',
    aspects: [
      { colour: 'red', sign: 'plus' },
      { colour: 'blue', sign: 'minus' },
    ],
  },
  { kind: 'alchemical', ingredient: 'flower', alchemicals: ['npN', 'PPP'] },
  { kind: 'luminary', ingredient: 'flower', luminary: 'solar' },
  { kind: 'article', colour: 'red', plus: ['toad', 'mandrakeRoot'], minus: ['fern', 'scorpion'] },
  { kind: 'reaction', ingredient: 'birdClaw', chest: true, ears: false },
  { kind: 'animation', ingredients: ['fern', 'ravensFeather'], worked: false },
  {
    kind: 'trigger',
    part: 'ears',
    triggers: [
      { colour: 'red', size: 'small' },
      { colour: 'green', size: 'big' },
    ],
  },
  { kind: 'publication', ingredient: 'mandrakeRoot', alchemical: 'Nnp', odds: 3 },
  { kind: 'hunch', fact: { kind: 'luminary', ingredient: 'toad', luminary: 'lunar' }, odds: 0.5 },
  { kind: 'leaning', ingredient: 'toad', weights: [1, 2, 3, 4, 5, 6, 7, 8] },
]

function refusal(value: unknown): string | undefined {
  const reading = readFact(value)
  return reading.ok ? undefined : reading.reason.id
}

describe('reading a fact', () => {
  it('knows every kind, and leaves a fact in its stable form as it is', () => {
    expect(examples.map(({ kind }) => kind)).toEqual([...hardFactKinds, ...softFactKinds])
    for (const fact of examples) {
      const reading = readFact(JSON.parse(JSON.stringify(fact)))
      expect(reading).toEqual({ ok: true, fact })
      expect(canonical(reading.ok ? reading.fact : null)).toBe(canonical(fact))
    }
  })

  it('puts pairs and lists in the order of the rule book, each item once', () => {
    const mixed = { kind: 'mix', ingredients: ['toad', 'mushroom'], potions: ['neutral', 'healing', 'neutral'] }
    expect(readFact(mixed)).toEqual({ ok: true, fact: examples[0] })
    const aspects = [
      { sign: 'minus', colour: 'blue' },
      { colour: 'red', sign: 'plus' },
    ]
    expect(readFact({ kind: 'aspect', ingredient: 'scorpion', aspects })).toEqual({ ok: true, fact: examples[2] })
    const triggers = [
      { size: 'big', colour: 'green' },
      { size: 'small', colour: 'red' },
    ]
    expect(readFact({ kind: 'trigger', part: 'ears', triggers })).toEqual({ ok: true, fact: examples[8] })
  })

  it.each([null, undefined, 'mix', 7, [], [examples[0]]])('refuses %j, which has no shape', (value) => {
    expect(refusal(value)).toBe('alchemy.reject.factShape')
  })

  it('refuses unknown kinds, and soft facts within a hunch', () => {
    expect(refusal({})).toBe('alchemy.reject.factKind')
    expect(refusal({ kind: 'rumour' })).toBe('alchemy.reject.factKind')
    expect(refusal({ kind: 'hunch', fact: examples[9], odds: 2 })).toBe('alchemy.reject.factKind')
    expect(refusal({ kind: 'hunch', fact: null, odds: 2 })).toBe('alchemy.reject.factShape')
  })

  it('refuses parts that the kind does not have', () => {
    for (const fact of examples) expect(refusal({ ...fact, why: 'red' })).toBe('alchemy.reject.factShape')
  })

  it('A-011 refuses pairs that are none', () => {
    const potions = ['healing']
    for (const ingredients of [['fern', 'fern'], ['fern'], ['fern', 'toad', 'flower'], 'fern', undefined]) {
      expect(refusal({ kind: 'mix', ingredients, potions })).toBe('alchemy.reject.factPair')
    }
  })

  it('G-080..G-082 refuses articles that are none', () => {
    const read = (plus: unknown, minus: unknown) => refusal({ kind: 'article', colour: 'blue', plus, minus })
    const four = ['toad', 'fern', 'flower', 'scorpion']
    expect([read(four, []), read([], four), read(four.slice(0, 2), four.slice(2))]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    for (const [plus, minus] of [
      [four.slice(0, 3), four.slice(3)],
      [four.slice(0, 2), []],
      [[], []],
      [four, ['mushroom', 'birdClaw']],
      [
        ['toad', 'toad'],
        ['fern', 'flower'],
      ],
      [
        ['toad', 'fern'],
        ['fern', 'flower'],
      ],
    ] as const) {
      expect(read(plus, minus)).toBe('alchemy.reject.factArticle')
    }
    expect(read(four, undefined)).toBe('alchemy.reject.factList')
    expect(read(['toad', 'fern', 'flower', 'frog'], [])).toBe('alchemy.reject.factWord')
    expect(refusal({ kind: 'article', colour: 'white', plus: four, minus: [] })).toBe('alchemy.reject.factWord')
    expect(
      readFact({ kind: 'article', colour: 'red', plus: ['mandrakeRoot', 'toad'], minus: ['scorpion', 'fern'] }),
    ).toEqual({
      ok: true,
      fact: examples[5],
    })
  })

  it('names words that it does not know', () => {
    expect(readFact({ kind: 'mix', ingredients: ['fern', 'frog'], potions: ['healing'] })).toEqual({
      ok: false,
      reason: { id: 'alchemy.reject.factWord', params: { word: 'frog' } },
    })
    expect(readFact({ kind: 'glimpse', ingredient: 4, potions: ['healing'] })).toEqual({
      ok: false,
      reason: { id: 'alchemy.reject.factWord', params: { word: '' } },
    })
    const wrong: readonly unknown[] = [
      { ...examples[0], potions: ['soup'] },
      { ...examples[2], aspects: [{ colour: 'red', sign: 'big' }] },
      { ...examples[2], aspects: [{ colour: 'red', sign: 'plus', size: 'big' }] },
      { ...examples[2], aspects: [null] },
      { ...examples[3], alchemicals: ['ppp'] },
      { ...examples[4], luminary: 'stellar' },
      { ...examples[6], chest: 1 },
      { ...examples[6], ears: undefined },
      { ...examples[7], worked: 'yes' },
      { ...examples[8], part: 'feet' },
      { ...examples[8], triggers: [{ colour: 'red', size: 'plus' }] },
      { ...examples[8], triggers: [{ colour: 'pink', size: 'big' }] },
      { ...examples[8], triggers: [{ colour: 'red', size: 'big', sign: 'plus' }] },
      { ...examples[8], triggers: ['ab'] },
      { ...examples[9], alchemical: 'nnn' },
    ]
    for (const fact of wrong) expect(refusal(fact)).toBe('alchemy.reject.factWord')
  })

  it('refuses empty lists, which nothing could fulfil', () => {
    expect(refusal({ ...examples[0], potions: [] })).toBe('alchemy.reject.factList')
    expect(refusal({ ...examples[2], aspects: [] })).toBe('alchemy.reject.factList')
    expect(refusal({ ...examples[3], alchemicals: 'npN' })).toBe('alchemy.reject.factList')
    expect(refusal({ ...examples[11], weights: [1, 2, 3] })).toBe('alchemy.reject.factList')
    expect(refusal({ ...examples[11], weights: undefined })).toBe('alchemy.reject.factList')
  })

  it('keeps odds and weights between a millionth and a million', () => {
    for (const odds of [1 / largestOdds, 1, largestOdds]) expect(refusal({ ...examples[9], odds })).toBeUndefined()
    for (const odds of [0, -1, 2 * largestOdds, Number.NaN, Number.POSITIVE_INFINITY, '3']) {
      expect(refusal({ ...examples[9], odds })).toBe('alchemy.reject.factOdds')
      expect(refusal({ ...examples[10], odds })).toBe('alchemy.reject.factOdds')
      expect(refusal({ ...examples[11], weights: [1, 2, 3, 4, 5, 6, 7, odds] })).toBe('alchemy.reject.factOdds')
    }
  })

  it('tells the limit of odds', () => {
    expect(readFact({ ...examples[9], odds: 0 })).toEqual({
      ok: false,
      reason: { id: 'alchemy.reject.factOdds', params: { limit: 1_000_000 } },
    })
  })

  it('names its reasons in the list of reasons', () => {
    expect(new Set(alchemyReasonIds).size).toBe(alchemyReasonIds.length)
    for (const id of ['factArticle', 'factKind', 'factList', 'factOdds', 'factPair', 'factShape', 'factWord']) {
      expect(alchemyReasonIds).toContain(`alchemy.reject.${id}`)
    }
  })
})

describe('kinds of facts', () => {
  it('G-182 concern the golem when they are reactions, animations or triggers, hunches about them included', () => {
    const golemic = examples.filter(concernsGolem).map(({ kind }) => kind)
    expect(golemic).toEqual(['reaction', 'animation', 'trigger'])
    for (const fact of examples.filter(isHardFact)) {
      expect(concernsGolem({ kind: 'hunch', fact, odds: 2 })).toBe(concernsGolem(fact))
    }
  })
})
