import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitmentOf, saltCommitmentOf, seedOf } from './fairness.ts'

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const bytes = Buffer.from(secret, 'hex')

describe('fairness', () => {
  it('commits to a secret without showing it', () => {
    expect(commitmentOf(secret)).toBe('8e9175e14f43c9cb1fc2ed2c6e50d68cda8a9e3a03ceee50fa44977d90dd781a')
    expect(commitmentOf(secret)).toBe(createHash('sha256').update('athanor/commitment/1\n').update(bytes).digest('hex'))
    expect(commitmentOf(secret.replace('00', '01'))).not.toBe(commitmentOf(secret))
  })

  it('commits to a salt without showing it', () => {
    expect(saltCommitmentOf('яж')).toBe(createHash('sha256').update('athanor/salt/1\n').update('яж').digest('hex'))
    expect(saltCommitmentOf('a')).not.toBe(saltCommitmentOf('b'))
    // A salt that reads like a secret has another commitment than the secret.
    expect(saltCommitmentOf(secret)).not.toBe(commitmentOf(secret))
  })

  it('makes the seed of the secret and all salts, in seat order', () => {
    const hash = createHash('sha256').update('athanor/seed/1\n').update(bytes).update('1:a2:bc').digest('hex')
    expect(seedOf(secret, ['a', 'bc'])).toBe(hash)
    expect(seedOf(secret, ['a', 'bc'])).toBe('b96b546c4ab6235361298b04fac818e815e5af682ade80453fcc0a1bfd4c7789')
    expect(seedOf(secret, [])).toBe('b36e1c34805d836f19fcbb5d2037bb156eda84b1a96d41c5e997bb0fd424a96a')
    expect(seedOf(secret, ['bc', 'a'])).not.toBe(hash)
  })

  it('counts every salt by itself', () => {
    const seeds = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['', 'abc'], ['1:a', 'bc']].map((salts) =>
      seedOf(secret, salts),
    )
    expect(new Set(seeds).size).toBe(seeds.length)
  })

  it('measures salts in bytes', () => {
    const expected = createHash('sha256').update('athanor/seed/1\n').update(bytes).update('4:яж').digest('hex')
    expect(seedOf(secret, ['яж'])).toBe(expected)
  })

  it('takes secrets of 32 bytes only', () => {
    for (const bad of ['', secret.slice(2), `${secret}00`, secret.toUpperCase()]) {
      expect(() => commitmentOf(bad)).toThrow(TypeError)
      expect(() => seedOf(bad, [])).toThrow(TypeError)
    }
  })
})
