import { type Fact, factText, readFact } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import {
  type DraftField,
  type DraftKind,
  type DraftValues,
  draftFields,
  draftKinds,
  evidenceFrom,
  factFrom,
  mayBeHint,
} from './factDraft.ts'

const whole: Omit<DraftValues, 'odds'> = {
  ingredient: 'fern',
  second: 'toad',
  potion: 'wisdom',
  promised: 'speed',
  quality: 'correctSign',
  colour: 'green',
  sign: 'minus',
  yes: false,
  alchemical: 'nPp',
  luminary: 'lunar',
  chest: true,
  ears: false,
  part: 'ears',
  trigger: { colour: 'blue', size: 'small' },
  claims: { toad: 'plus', flower: 'plus', fern: 'minus', scorpion: 'minus' },
}

const texts: Readonly<Record<DraftKind, string>> = {
  experiment: 'fern + toad = B+',
  sale: 'fern + toad = R+ | B+',
  sign: 'fern has G-',
  demonstration: 'fern + toad != B+',
  publication: 'fern ~ nPp x3',
  ownTheory: 'fern ~ nPp x1',
  article: 'article G+: toad, flower | G-: fern, scorpion x3',
  ownArticle: 'article G+: toad, flower | G-: fern, scorpion x1',
  periscope: 'fern + ? = B+',
  alchemical: 'fern = nPp',
  library: 'fern = lunar',
  reaction: 'golem fern = chest',
  animation: 'animate fern + toad = no',
  report: 'ears = small blue x3',
}

describe('facts by hand', () => {
  it.each(draftKinds)('%s says what the science reads', (kind) => {
    const fact = factFrom({ kind, ...whole }) as Fact
    expect(factText(fact)).toBe(texts[kind])
    expect(readFact(fact)).toEqual({ ok: true, fact })
  })

  it.each(draftKinds)('%s waits until everything is chosen', (kind) => {
    const usual: readonly DraftField[] = ['odds', 'chest', 'ears']
    for (const field of draftFields[kind].filter((each) => !usual.includes(each))) {
      expect(factFrom({ kind, ...whole, [field]: undefined })).toBeNull()
    }
  })

  it.each(draftKinds.filter(mayBeHint))('%s can be a mere hint, which shows nobody anything', (kind) => {
    const fact = factFrom({ kind, ...whole, odds: 4 }) as Fact
    expect(factText(fact)).toBe(`${texts[kind]} x4`)
    expect(readFact(fact)).toEqual({ ok: true, fact })
    expect(evidenceFrom({ kind, ...whole, odds: 4 })).toBeNull()
  })

  it('A-274, A-306 knows what a debunking has shown everybody', () => {
    expect(draftKinds.filter((kind) => evidenceFrom({ kind, ...whole }) !== null)).toEqual(['sign', 'demonstration'])
    expect(evidenceFrom({ kind: 'sign', ...whole })).toEqual({
      kind: 'sign',
      ingredient: 'fern',
      aspect: { colour: 'green', sign: 'minus' },
    })
    expect(evidenceFrom({ kind: 'demonstration', ...whole })).toEqual({
      kind: 'potion',
      ingredients: ['fern', 'toad'],
      potion: 'wisdom',
      made: false,
    })
  })

  it('G-080..G-082 waits until an article has four ingredients, two with each sign or all with one', () => {
    const { toad, flower, fern } = whole.claims
    for (const claims of [
      { toad, flower, fern },
      { toad, flower, fern, scorpion: 'plus' as const },
    ]) {
      expect(factFrom({ kind: 'article', ...whole, claims })).toBeNull()
    }
  })

  it('never mixes an ingredient with itself', () => {
    for (const kind of ['experiment', 'sale', 'demonstration', 'animation'] as const) {
      expect(factFrom({ kind, ...whole, second: 'fern' })).toBeNull()
    }
  })
})
