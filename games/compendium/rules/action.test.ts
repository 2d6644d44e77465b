import { describe, expect, it } from 'vitest'
import { compendium } from './game.ts'

function accepts(input: unknown): boolean {
  return compendium.actionSchema.safeParse(input).success
}

const creation = { kind: 'create', cauldron: 0, recipe: [2, 2, 1, 0, 0], value: 9 }
const copying = { kind: 'copy', cauldron: 0, tribute: 'birdLegs' }

describe('the shape of an action', () => {
  it('RR-36 is one of four commands with all their parts', () => {
    for (const action of [creation, copying, { kind: 'takeReserve', ingredient: 'spiders' }, { kind: 'takeBag' }]) {
      expect(compendium.actionSchema.safeParse(action)).toMatchObject({ success: true, data: action })
    }
  })

  it('RR-36 lacks no part, has no part too many and no part of a wrong kind', () => {
    for (const action of [creation, copying, { kind: 'takeReserve', ingredient: 'spiders' }, { kind: 'takeBag' }]) {
      for (const part of Object.keys(action)) {
        const { [part as 'kind']: _, ...rest } = action
        expect(accepts(rest)).toBe(false)
        expect(accepts({ ...action, [part]: null })).toBe(false)
        expect(accepts({ ...action, [part]: 'nonsense' })).toBe(false)
      }
      expect(accepts({ ...action, more: 1 })).toBe(false)
    }
    for (const input of [null, undefined, 7, 'takeBag', [], {}, { kind: 'pass' }]) expect(accepts(input)).toBe(false)
  })

  it('R-088 names one of ten cauldrons', () => {
    for (const cauldron of [0, 9]) {
      expect(accepts({ ...creation, cauldron })).toBe(true)
      expect(accepts({ ...copying, cauldron })).toBe(true)
    }
    for (const cauldron of [-1, 10, 0.5, Number.NaN, '0']) {
      expect(accepts({ ...creation, cauldron })).toBe(false)
      expect(accepts({ ...copying, cauldron })).toBe(false)
    }
  })

  it('R-005 names one of ten tiles', () => {
    for (const value of [1, 10]) expect(accepts({ ...creation, value })).toBe(true)
    for (const value of [0, 11, 2.5, -3]) expect(accepts({ ...creation, value })).toBe(false)
  })

  it('R-009 counts whole cubes of five kinds, as many as there are', () => {
    for (const recipe of [
      [0, 0, 0, 0, 0],
      [32, 0, 0, 0, 32],
    ]) {
      expect(accepts({ ...creation, recipe })).toBe(true)
    }
    for (const recipe of [
      [1, 1, 1, 1],
      [1, 1, 1, 1, 1, 1],
      [-1, 2, 0, 0, 0],
      [33, 0, 0, 0, 0],
      [0.5, 0, 0, 0, 0],
      [],
    ]) {
      expect(accepts({ ...creation, recipe })).toBe(false)
    }
  })

  it('R-010 names one of five ingredients', () => {
    for (const ingredient of ['birdLegs', 'mushrooms', 'trollEyes', 'dragonsBlood', 'spiders']) {
      expect(accepts({ kind: 'takeReserve', ingredient })).toBe(true)
      expect(accepts({ ...copying, tribute: ingredient })).toBe(true)
    }
    for (const ingredient of ['gray', 0, '']) {
      expect(accepts({ kind: 'takeReserve', ingredient })).toBe(false)
      expect(accepts({ ...copying, tribute: ingredient })).toBe(false)
    }
  })
})
