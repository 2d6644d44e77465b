import { describe, expect, it } from 'vitest'
import { alchemicals } from './alchemical.ts'
import { assignmentFrom, ingredientWith, isAssignment, mixIngredients } from './assignment.ts'
import { assignmentOfWorld, rowsOfWorld, worldCount, worldOfAssignment, worldOfRows } from './belief/worlds.ts'
import { readCode } from './codes/gameCode.ts'
import { ingredientIndex, ingredientPairs, ingredients, isIngredient, pairIndex, pairOf } from './ingredient.ts'
import { isCorrect, isProperlyHedged, wrongColours } from './theory.ts'

const reading = readCode('DEMO')
if (!reading.ok) throw new Error('DEMO must be readable')
const demo = reading.truth.assignment

describe('ingredients', () => {
  it('A-007 are eight, in the printed order', () => {
    expect(ingredients).toEqual([
      'mushroom',
      'fern',
      'toad',
      'birdClaw',
      'flower',
      'mandrakeRoot',
      'scorpion',
      'ravensFeather',
    ])
    expect(ingredients.map(ingredientIndex)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(ingredients.every(isIngredient)).toBe(true)
    for (const wrong of ['frog', 'constructor', 1, null]) expect(isIngredient(wrong)).toBe(false)
  })

  it('A-011, A-016 form 28 pairs of different ones, found from either side', () => {
    expect(ingredientPairs).toHaveLength(28)
    for (const [index, [one, other]] of ingredientPairs.entries()) {
      expect(ingredientIndex(one)).toBeLessThan(ingredientIndex(other))
      expect(pairIndex(one, other)).toBe(index)
      expect(pairIndex(other, one)).toBe(index)
      expect(pairOf(other, one)).toEqual([one, other])
    }
    expect(() => pairOf('fern', 'fern')).toThrow(RangeError)
  })
})

describe('assignments', () => {
  it('A-006 give every ingredient an alchemical of its own', () => {
    expect(isAssignment(assignmentFrom(alchemicals))).toBe(true)
    expect(assignmentFrom(alchemicals).toad).toBe('pNn')
    expect(isAssignment({ ...demo, toad: 'npN' })).toBe(false)
    expect(isAssignment({ ...demo, moon: 'npN' })).toBe(false)
    const { toad, ...rest } = demo
    expect(toad).toBe('pnP')
    expect(isAssignment(rest)).toBe(false)
    for (const wrong of [null, undefined, 'DEMO', 7]) expect(isAssignment(wrong)).toBe(false)
    expect(() => assignmentFrom(['npN'])).toThrow(TypeError)
    expect(() => assignmentFrom([...alchemicals, 'npN'])).toThrow(TypeError)
    expect(() => assignmentFrom(alchemicals.map(() => 'npN' as const))).toThrow(TypeError)
  })

  it('A-444, AR-65 mix as the rulebook says with DEMO', () => {
    expect(demo).toEqual({
      mushroom: 'Ppn',
      fern: 'Nnp',
      toad: 'pnP',
      birdClaw: 'npN',
      flower: 'NNN',
      mandrakeRoot: 'pNn',
      scorpion: 'nPp',
      ravensFeather: 'PPP',
    })
    expect(mixIngredients(demo, 'mushroom', 'toad')).toBe('healing')
    expect(mixIngredients(demo, 'scorpion', 'birdClaw')).toBe('speed')
    expect(mixIngredients(demo, 'birdClaw', 'toad')).toBe('neutral')
    expect(mixIngredients(demo, 'fern', 'mushroom')).toBe('neutral')
    expect(mixIngredients(demo, 'fern', 'toad')).toBe('wisdom')
    expect(mixIngredients(demo, 'scorpion', 'mushroom')).toBe('speed')
    expect(mixIngredients(demo, 'scorpion', 'toad')).toBe('wisdom')
    expect(ingredientWith(demo, 'NNN')).toBe('flower')
  })

  it('A-006 number 40,320 in lexicographic order, each with its number', () => {
    expect(worldCount).toBe(40_320)
    let before = ''
    let good = 0
    for (let world = 0; world < worldCount; world++) {
      const rows = rowsOfWorld(world)
      const text = rows.join('')
      if (text > before && new Set(rows).size === 8 && worldOfRows(rows) === world) good++
      before = text
    }
    expect(good).toBe(worldCount)
    for (const world of [0, 1, 5040, 31_415, 40_319]) expect(worldOfAssignment(assignmentOfWorld(world))).toBe(world)
    for (const wrong of [-1, 40_320, 0.5]) expect(() => rowsOfWorld(wrong)).toThrow(RangeError)
  })
})

describe('theories', () => {
  it('A-374 are properly hedged when exactly one aspect is wrong and the seal hedges it', () => {
    const wrongInBlue = { ingredient: 'flower', alchemical: 'Nnp' } as const
    expect(wrongColours(wrongInBlue, demo)).toEqual(['blue'])
    expect(isProperlyHedged(wrongInBlue, 'blue', demo)).toBe(true)
    expect(isProperlyHedged(wrongInBlue, 'red', demo)).toBe(false)
    const wrongInTwo = { ingredient: 'flower', alchemical: 'nPp' } as const
    expect(wrongColours(wrongInTwo, demo)).toEqual(['green', 'blue'])
    for (const colour of ['red', 'green', 'blue'] as const)
      expect(isProperlyHedged(wrongInTwo, colour, demo)).toBe(false)
  })

  it('A-372 are correct when every aspect is', () => {
    expect(isCorrect({ ingredient: 'flower', alchemical: 'NNN' }, demo)).toBe(true)
    expect(isCorrect({ ingredient: 'flower', alchemical: 'Nnp' }, demo)).toBe(false)
    expect(isProperlyHedged({ ingredient: 'flower', alchemical: 'NNN' }, 'red', demo)).toBe(false)
  })
})
