import { describe, expect, it } from 'vitest'
import { at, present } from './at.ts'

describe('at', () => {
  it('gives what stands there, nothing in particular too', () => {
    expect(at(['red', 'green'], 1)).toBe('green')
    expect(at([null, 3], 0)).toBe(null)
    expect(at([undefined], 0)).toBe(undefined)
  })

  it.each([-1, 2, 0.5, Number.NaN])('has nothing at %s, and says what was looked for', (index) => {
    expect(() => at(['red', 'green'], index, 'colour')).toThrow(new RangeError(`there is no colour ${index} among 2`))
    expect(() => at(['red', 'green'], index)).toThrow(`there is no item ${index} among 2`)
  })
})

describe('present', () => {
  it('gives what is there, however little it is', () => {
    expect([present(0, 'number'), present('', 'text'), present(false, 'answer')]).toEqual([0, '', false])
  })

  it.each([null, undefined])('says what is missing: %s', (nothing) => {
    expect(() => present(nothing, 'order board')).toThrow(new RangeError('there is no order board'))
  })
})
