import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { firstHash, type LogHeader, logHeader, nextHash } from './log.ts'
import { seededBytes } from './seededChance.ts'

const fields = { game: 'bell', rulesVersion: 3, options: { start: 10, loud: false }, commitment: 'ab'.repeat(32) }
const seat = { name: 'Ann', colour: 'red', salt: 'a' }
const header: LogHeader<object> = logHeader('athanor-log/2', fields, [seat])
const seed = '01'.repeat(32)
const previous = '02'.repeat(32)
const move = { seat: 1, action: { kind: 'bid', card: 3 } }

describe('the first link of a log', () => {
  const hashOf = (text: string) => createHash('sha256').update(`athanor/${text}`).digest('hex')

  it('is the hash of the header', () => {
    const text =
      `{"commitment":"${'ab'.repeat(32)}","format":"athanor-log/2","game":"bell",` +
      `"options":{"loud":false,"start":10},"rulesVersion":3,` +
      `"seats":[{"colour":"red","commitment":"${hashOf('salt/1\na')}","name":"Ann","salt":"a"}]}`
    expect(firstHash(header)).toBe(hashOf(`log/1\n${text}`))
  })

  it('is what it was for logs of the first format, which knew no commitments to salts', () => {
    const text =
      `{"commitment":"${'ab'.repeat(32)}","format":"athanor-log/1","game":"bell",` +
      '"options":{"loud":false,"start":10},"rulesVersion":3,"seats":[{"colour":"red","name":"Ann","salt":"a"}]}'
    expect(firstHash(logHeader('athanor-log/1', fields, [seat]))).toBe(hashOf(`log/1\n${text}`))
  })

  it('changes with everything in the header', () => {
    const [committed] = header.seats
    const others = [
      { ...header, game: 'other' },
      { ...header, rulesVersion: 4 },
      { ...header, options: { start: 0, loud: false } },
      { ...header, seats: [{ ...committed, name: 'Bo' }] },
      { ...header, seats: [{ ...committed, colour: 'blue' }] },
      { ...header, seats: [{ ...committed, salt: 'b' }] },
      { ...header, seats: [{ ...committed, commitment: 'ac'.repeat(32) }] },
      { ...header, commitment: 'ac'.repeat(32) },
    ]
    const hashes = [header, ...others].map((each) => firstHash(each as typeof header))
    expect(new Set(hashes).size).toBe(9)
  })
})

describe('the next link of a log', () => {
  it('is the hash of the link before, a blinding value and the move', () => {
    const hash = createHash('sha256')
      .update('athanor/entry/1\n')
      .update(Buffer.from(previous, 'hex'))
      .update(seededBytes(seed, '@log', 7))
      .update('{"action":{"card":3,"kind":"bid"},"seat":1}')
      .digest('hex')
    expect(nextHash(seed, previous, 7, move)).toBe(hash)
  })

  it('changes with the link before, the version, the seat and the move', () => {
    const hashes = [
      nextHash(seed, previous, 7, move),
      nextHash(seed, '03'.repeat(32), 7, move),
      nextHash(seed, previous, 8, move),
      nextHash(seed, previous, 7, { ...move, seat: 0 }),
      nextHash(seed, previous, 7, { seat: 1, action: { kind: 'bid', card: 4 } }),
      nextHash(seed, previous, 7, { seat: 1, undo: true }),
    ]
    expect(new Set(hashes).size).toBe(6)
  })

  it('cannot be found by trying answers without the seed', () => {
    const hash = nextHash(seed, previous, 7, move)
    expect(nextHash('04'.repeat(32), previous, 7, move)).not.toBe(hash)
    const bare = createHash('sha256')
      .update('athanor/entry/1\n')
      .update(Buffer.from(previous, 'hex'))
      .update('{"action":{"card":3,"kind":"bid"},"seat":1}')
    expect(bare.digest('hex')).not.toBe(hash)
  })

  it('chains hashes only', () => {
    expect(() => nextHash(seed, 'previous', 1, move)).toThrow(TypeError)
  })
})
