import { describe, expect, it } from 'vitest'
import { alchemicals } from '../alchemical.ts'
import { hasAspects, isOneOf, made, sold } from '../fact.ts'
import { type Ingredient, ingredients } from '../ingredient.ts'
import { isBroken, leftFor, openGrid } from './grid.ts'
import { afterLook, type Clue, type Inspection, looksAt } from './look.ts'
import { closed } from './proof.ts'

function gridWith(left: Partial<Record<Ingredient, readonly string[]>>) {
  return openGrid.map((column, index) => {
    const kept = left[ingredients[index] as Ingredient]
    return kept === undefined
      ? column
      : alchemicals.reduce((mask, each, row) => (kept.includes(each) ? mask | (1 << row) : mask), 0)
  })
}

function look(clue: Clue, start = openGrid) {
  return afterLook(start, { kind: 'clue', clue: 0 }, [clue])
}

describe('what a person can see', () => {
  it('A-384 strikes the four of the other sign for both ingredients of a coloured potion', () => {
    const after = look(made('mushroom', 'toad', 'healing'))
    expect(leftFor(after, 'mushroom')).toEqual(['pnP', 'pNn', 'Ppn', 'PPP'])
    expect(leftFor(after, 'toad')).toEqual(['pnP', 'pNn', 'Ppn', 'PPP'])
    expect(leftFor(after, 'fern')).toEqual(alchemicals)
  })

  it('A-385 strikes the four of the other sign after a debunking', () => {
    const after = look(hasAspects('toad', { colour: 'red', sign: 'plus' }))
    expect(leftFor(after, 'toad')).toEqual(['pnP', 'pNn', 'Ppn', 'PPP'])
  })

  it('A-387 strikes after a sale what has neither of the two colours', () => {
    const after = look(sold('fern', 'toad', 'speed', 'correctSign'))
    expect(leftFor(after, 'fern')).not.toContain('NNN')
    expect(leftFor(after, 'fern')).not.toContain('npN')
    expect(leftFor(after, 'fern')).toHaveLength(6)
  })

  it('A-388 strikes for each the neutraliser of what is struck for the other', () => {
    const after = look(made('fern', 'mushroom', 'neutral'), gridWith({ mushroom: ['pnP', 'Ppn'] }))
    expect(leftFor(after, 'fern')).toEqual(['npN', 'Nnp'])
  })

  it('A-389 narrows an ambiguous result by what came after it', () => {
    const redMinus = gridWith({ fern: ['npN', 'nPp', 'Nnp', 'NNN'] })
    const after = look(sold('fern', 'toad', 'speed', 'correctSign'), redMinus)
    expect(leftFor(after, 'toad')).not.toContain('pNn')
    expect(leftFor(after, 'toad')).not.toContain('Ppn')
  })

  it('A-006 gives an alchemical to one ingredient only, seen from either side', () => {
    const only = afterLook(gridWith({ toad: ['pnP'] }), { kind: 'ingredient', ingredient: 'toad' }, [])
    expect(leftFor(only, 'fern')).not.toContain('pnP')
    const others = Object.fromEntries(
      ingredients.filter((each) => each !== 'fern').map((each) => [each, alchemicals.filter((one) => one !== 'PPP')]),
    )
    const place = afterLook(gridWith(others), { kind: 'alchemical', alchemical: 'PPP' }, [])
    expect(leftFor(place, 'fern')).toEqual(['PPP'])
  })

  it('keeps two alchemicals for two ingredients that share them', () => {
    const shared = gridWith({ toad: ['pnP', 'PPP'], fern: ['pnP', 'PPP'] })
    const after = afterLook(shared, { kind: 'twins', ingredients: ['fern', 'toad'] }, [])
    expect(leftFor(after, 'mushroom')).not.toContain('pnP')
    expect(leftFor(after, 'toad')).toEqual(['pnP', 'PPP'])
  })

  it('A-008 gives the other sign to the rest once four have one, and the sign to the last four who can', () => {
    const plus = ['pnP', 'pNn', 'Ppn', 'PPP']
    const minus = alchemicals.filter((each) => !plus.includes(each))
    const look: Inspection = { kind: 'four', aspect: { colour: 'red', sign: 'plus' } }
    const sure = afterLook(gridWith({ mushroom: plus, fern: plus, toad: plus, birdClaw: plus }), look, [])
    expect(leftFor(sure, 'scorpion')).toEqual(minus)
    const able = afterLook(gridWith({ mushroom: minus, fern: minus, toad: minus, birdClaw: minus }), look, [])
    expect(leftFor(able, 'scorpion')).toEqual(plus)
  })

  it('sees where crosses cannot all be right', () => {
    const same = gridWith({ toad: ['pnP'], fern: ['pnP'] })
    expect(isBroken(afterLook(same, { kind: 'twins', ingredients: ['fern', 'toad'] }, []))).toBe(true)
    const plus = ['pnP', 'pNn', 'Ppn', 'PPP']
    const five = gridWith({ mushroom: plus, fern: plus, toad: plus, birdClaw: plus, flower: plus })
    expect(isBroken(afterLook(five, { kind: 'four', aspect: { colour: 'red', sign: 'plus' } }, []))).toBe(true)
    expect(isBroken(afterLook(five, { kind: 'four', aspect: { colour: 'red', sign: 'minus' } }, []))).toBe(true)
    expect(isBroken(openGrid)).toBe(false)
  })

  it('changes nothing where there is nothing to see', () => {
    for (const each of looksAt([])) expect([each, afterLook(openGrid, each, [])]).toEqual([each, openGrid])
  })

  it('A-049, A-388, A-389 follows the rulebook’s chain of examples', () => {
    const clues: readonly Clue[] = [
      made('mushroom', 'toad', 'healing'),
      sold('fern', 'toad', 'speed', 'correctSign'),
      made('fern', 'mushroom', 'neutral'),
    ]
    const after = closed(looksAt(clues), clues)
    for (const struck of ['pNn', 'Ppn']) expect(leftFor(after, 'toad')).not.toContain(struck)
    for (const struck of ['pnP', 'PPP']) expect(leftFor(after, 'mushroom')).not.toContain(struck)
    expect(leftFor(after, 'fern').every((each) => each.toLowerCase().startsWith('n'))).toBe(true)
    expect(isOneOf('toad', ...leftFor(after, 'toad')).alchemicals).toEqual(['pnP', 'PPP'])
  })
})
