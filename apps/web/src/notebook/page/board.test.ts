import { type Evidence, type Fact, isRight, made } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { boardIn, goneFrom, type Noted, withTold } from './board.ts'

const theory = (ingredient: 'scorpion' | 'toad' | 'mushroom', alchemical: 'pnP' | 'pNn' | 'PPP', odds = 3): Fact => ({
  kind: 'publication',
  ingredient,
  alchemical,
  odds,
})

const red = {
  colour: 'red',
  signs: ['plus', 'minus'],
  ingredients: ['toad', 'mandrakeRoot', 'fern', 'scorpion'],
} as const
const redArticle: Fact = { kind: 'hunch', fact: isRight(red), odds: 3 }
const experiment = made('flower', 'fern', 'speed')

function noted(...facts: readonly Fact[]): Noted {
  return { facts, conflicts: [] }
}

function shown(before: Noted, evidence: Evidence): Noted {
  return withTold(before, { fact: experiment, evidence })
}

const greenPlus: Evidence = { kind: 'sign', ingredient: 'scorpion', aspect: { colour: 'green', sign: 'plus' } }

describe('what a notebook knows of the boards', () => {
  it('is what was published last, by rivals or oneself', () => {
    const board = boardIn(noted(theory('toad', 'PPP'), experiment, theory('toad', 'pnP', 1), redArticle))
    expect(board).toEqual({ theories: { toad: 'pnP' }, conflicts: [], articles: [red] })
  })

  it('holds the same fact once; a debunking that is told again may still topple something new', () => {
    const known = noted(experiment)
    expect(withTold(known, { fact: made('fern', 'flower', 'speed'), evidence: null })).toBe(known)
    const [once, twice] = [noted(experiment), noted(experiment, theory('scorpion', 'pnP'))]
    expect(shown(once, greenPlus).facts).toEqual([experiment])
    expect(shown(twice, greenPlus).facts).toEqual([experiment])
  })

  it('A-276, A-280 loses the theory that a sign refutes, and what was written down stays', () => {
    const before = noted(theory('scorpion', 'pnP'), theory('toad', 'PPP'), redArticle)
    const after = shown(before, greenPlus)
    expect(after.facts).toEqual([theory('toad', 'PPP'), redArticle, experiment])
    expect(goneFrom(boardIn(before), boardIn(after))).toEqual({ theories: ['scorpion'], articles: [] })
    // A sign that agrees changes nothing.
    expect(shown(noted(theory('scorpion', 'PPP')), greenPlus).facts).toHaveLength(2)
  })

  it('G-111, G-284 loses the article that a sign refutes', () => {
    const evidence: Evidence = { kind: 'sign', ingredient: 'scorpion', aspect: { colour: 'red', sign: 'plus' } }
    const after = shown(noted(redArticle), evidence)
    expect(after.facts).toEqual([experiment])
    expect(goneFrom(boardIn(noted(redArticle)), boardIn(after))).toEqual({ theories: [], articles: ['red'] })
  })

  it('A-314, A-317, A-322, A-323 marks a new conflict once, and clears it when one of the two falls', () => {
    const two = noted(theory('scorpion', 'PPP'), theory('toad', 'pnP'))
    // Together they would make a healing potion; a wisdom potion refutes neither of them by itself.
    const clash: Evidence = { kind: 'potion', ingredients: ['toad', 'scorpion'], potion: 'wisdom', made: true }
    const marked = shown(two, clash)
    expect(marked.conflicts).toEqual([['toad', 'scorpion']])
    expect(boardIn(marked).conflicts).toEqual([['toad', 'scorpion']])
    expect(shown(marked, clash).conflicts).toEqual([['toad', 'scorpion']])
    const fallen = shown(marked, { kind: 'sign', ingredient: 'toad', aspect: { colour: 'green', sign: 'plus' } })
    expect(fallen.conflicts).toEqual([])
    expect(boardIn(fallen).theories).toEqual({ scorpion: 'PPP' })
    // A theory that is taken out by hand takes its conflicts along.
    expect(boardIn({ ...marked, facts: [theory('toad', 'pnP')] }).conflicts).toEqual([])
  })

  it('leaves the board alone where nobody was shown anything', () => {
    const before = noted(theory('scorpion', 'pnP'))
    expect(withTold(before, { fact: experiment, evidence: null }).facts).toEqual([...before.facts, experiment])
  })
})
