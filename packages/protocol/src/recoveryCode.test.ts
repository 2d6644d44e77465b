import { describe, expect, it } from 'vitest'
import { makeRecoveryCode, readRecoveryCode } from './recoveryCode.ts'

const counting = (count: number) => Uint8Array.from({ length: count }, (_, index) => 37 * index + 5)
const code = makeRecoveryCode(counting)

describe('a recovery code', () => {
  it('takes 110 bits of chance, in six groups of four', () => {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
    // Every one of the 22 bytes counts, all of its lower five bits.
    for (let index = 0; index < 22; index++) {
      for (let bit = 0; bit < 5; bit++) {
        const other = makeRecoveryCode((count) =>
          counting(count).map((byte, at) => (at === index ? byte ^ (1 << bit) : byte)),
        )
        expect(other).not.toBe(code)
      }
    }
  })

  it('is read as people type it: in small letters, without dashes, with lookalikes, on a Russian keyboard', () => {
    expect(readRecoveryCode(code)).toBe(code)
    expect(readRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
    expect(readRecoveryCode(code.replaceAll('-', '–'))).toBe(code)
    const nearly = makeRecoveryCode((count) => new Uint8Array(count).map((_, index) => [0, 1, 10, 12][index % 4] ?? 0))
    expect(nearly.slice(0, 4)).toBe('01AC')
    expect(readRecoveryCode(nearly.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(nearly)
    expect(readRecoveryCode(nearly.replaceAll('0', 'О').replaceAll('A', 'а').replaceAll('C', 'с'))).toBe(nearly)
  })

  it('with one wrong sign, or two that changed places, is none', () => {
    const signs = code.replaceAll('-', '')
    for (let index = 0; index < signs.length; index++) {
      for (const sign of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
        if (sign === signs[index]) continue
        expect(readRecoveryCode(signs.slice(0, index) + sign + signs.slice(index + 1)), `${index} ${sign}`).toBeNull()
      }
      const [one, other] = [signs[index], signs[index + 1]]
      if (one === other || one === undefined || other === undefined) continue
      expect(readRecoveryCode(signs.slice(0, index) + other + one + signs.slice(index + 2)), `${index}`).toBeNull()
    }
    expect(readRecoveryCode('')).toBeNull()
    expect(readRecoveryCode(`${signs}0`)).toBeNull()
    expect(readRecoveryCode('U'.repeat(24))).toBeNull()
  })
})
