import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bytesOfHex, digest, hexOf, isHex, utf8 } from './digest.ts'

describe('digest', () => {
  it('is SHA-256 over the domain and the parts', () => {
    const expected = createHash('sha256').update('athanor/some/1\nabc').digest('hex')
    expect(digest('some/1', utf8('ab'), utf8('c'))).toBe(expected)
    expect(digest('x', utf8('y'))).toBe('6f9c678f15e6bf9e24a843d718941b4ce046826f50efddbabd3ec535d545919e')
    expect(digest('other/1', utf8('ab'), utf8('c'))).not.toBe(expected)
    expect(digest('some/1')).toBe(createHash('sha256').update('athanor/some/1\n').digest('hex'))
  })
})

describe('hexadecimal', () => {
  it('is read only in lower case and in full length', () => {
    expect([...bytesOfHex('00ff10', 3)]).toEqual([0, 255, 16])
    expect(hexOf(bytesOfHex('00ff10', 3))).toBe('00ff10')
    for (const bad of ['00ff1', '00ff1000', '00FF10', '00fg10', ' 0ff10', '00ff1\n']) {
      expect(isHex(bad, 3)).toBe(false)
      expect(() => bytesOfHex(bad, 3)).toThrow(new TypeError('expected 6 lower-case hexadecimal digits'))
    }
    expect(isHex('00ff10', 3)).toBe(true)
    expect(isHex('', 0)).toBe(true)
  })
})
