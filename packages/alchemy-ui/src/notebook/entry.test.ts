import { type Fact, made, worldCount } from '@athanor/alchemy'
import { wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { cellPercent } from './Cell.tsx'
import { chanceOfMaking, crossesFalling } from './crosses.ts'
import { answer } from './science/answer.ts'
import { pairAt } from './Triangle.tsx'
import { clashOnTriangle } from './tokens.ts'

const reading = (...facts: readonly Fact[]) => answer({ kind: 'read', study: { facts, golem: false } })

describe('a tap on the triangle', () => {
  it('means the nearest diamond, also beside its middle, and nothing far away from all', () => {
    // The lowest diamonds lie between neighbours, the highest between the first and the last ingredient.
    expect(pairAt(1, 3.5)).toEqual(['mushroom', 'fern'])
    expect(pairAt(1.2, 3.6)).toEqual(['mushroom', 'fern'])
    expect(pairAt(4, 0.5)).toEqual(['mushroom', 'ravensFeather'])
    expect(pairAt(7.4, 3.4)).toEqual(['scorpion', 'ravensFeather'])
    expect(pairAt(0.2, 0.2)).toBeUndefined()
  })
})

describe('what a result would do', () => {
  it('A-384 crosses out four alchemicals of each ingredient at first, and nothing that is crossed out already', () => {
    const before = reading()
    const healing = made('mushroom', 'toad', 'healing')
    const after = reading(healing)
    expect(before.worlds).toBe(worldCount)
    expect(crossesFalling(before, after)).toBe(8)
    expect(crossesFalling(after, after)).toBe(0)
    expect(chanceOfMaking(['mushroom', 'toad'], 'poison', after)).toBe(0)
    expect(chanceOfMaking(['toad', 'fern'], 'poison', after)).toBe(0)
    expect(chanceOfMaking(['fern', 'scorpion'], 'poison', after)).toBeGreaterThan(0)
  })

  it('clashes with another result of the same pair even where nothing is worked out', () => {
    const facts = [
      made('mushroom', 'toad', 'healing'),
      made('fern', 'toad', 'speed'),
      made('mushroom', 'toad', 'poison'),
    ]
    expect(clashOnTriangle(facts)).toEqual([0, 2])
    expect(clashOnTriangle(facts.slice(0, 2))).toBeNull()
    expect(clashOnTriangle([])).toBeNull()
  })
})

describe('chances in the cells', () => {
  it('add up to a whole at first, and are neither 0 nor 100 while something is open', () => {
    expect(cellPercent(1 / 8)).toBe('12½')
    expect([1 / 3, 0.25, 0.0001, 0.9999, 0.005, 0.5].map(cellPercent)).toEqual(['33', '25', '1', '99', '½', '50'])
    expect(wordsIn('en').say('notebook.sheet.percents')).toContain('per cent')
  })
})
