import { isHex } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { botChance, freshSalt, freshSecret, secretInSeries, secretOfSeed } from './seeds.ts'

describe('seeds', () => {
  it('takes 64 hexadecimal digits as they are and hashes everything else', () => {
    const secret = 'ab'.repeat(32)
    expect(secretOfSeed(secret)).toBe(secret)
    expect(secretOfSeed('x')).toBe('e362e66d736dcb2d5a4dc2ddb51ddf4a7a6c9bd71cbb8a9c653375f571f5a194')
    expect(isHex(secretOfSeed('AB'.repeat(32)), 32)).toBe(true)
  })

  it('gives every game of every series a secret of its own', () => {
    const secrets = ['a', 'b', '1'].flatMap((seed) =>
      Array.from({ length: 20 }, (_, number) => secretInSeries(seed, number)),
    )
    expect(new Set(secrets).size).toBe(60)
    expect(secrets.every((secret) => isHex(secret, 32))).toBe(true)
    expect(secretInSeries('a', 0)).toBe(secrets[0])
  })

  it('gives every seat chance of its own, the same each time', () => {
    const draws = (secret: string, seat: number, after?: number) => {
      const chance = botChance(secret, seat, after)
      return Array.from({ length: 5 }, () => chance.below(1_000_000))
    }
    expect(draws('s', 0)).toEqual(draws('s', 0))
    expect(draws('s', 0)).not.toEqual(draws('s', 1))
    expect(draws('s', 0)).not.toEqual(draws('t', 0))
    expect(draws('s', 0, 0)).toEqual(draws('s', 0))
    expect(draws('s', 0, 7)).not.toEqual(draws('s', 0))
    expect(draws('s', 0, 7)).toEqual(draws('s', 0, 7))
  })

  it('draws fresh secrets and salts that do not repeat', () => {
    expect(freshSecret()).not.toBe(freshSecret())
    expect(isHex(freshSecret(), 32)).toBe(true)
    expect(freshSalt()).not.toBe(freshSalt())
    expect(isHex(freshSalt(), 16)).toBe(true)
  })
})
