import { createCipheriv, createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shuffled } from './chance.ts'
import { hexOf } from './digest.ts'
import { seededBytes, seededChance } from './seededChance.ts'

const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const allWords = 0x1_0000_0000

function draw(step: number, name: string, n: number, count: number): readonly number[] {
  const stream = seededChance(seed).at(step).stream(name)
  return Array.from({ length: count }, () => stream.below(n))
}

/** The same words through another implementation of the cipher. */
function referenceWords(hexSeed: string, name: string, step: number, count: number): readonly number[] {
  const initial = Buffer.alloc(16)
  createHash('sha256').update(`athanor/stream/${name}`).digest().copy(initial, 4, 0, 8)
  initial.writeUInt32LE(step, 12)
  const stream = createCipheriv('chacha20', Buffer.from(hexSeed, 'hex'), initial).update(Buffer.alloc(count * 4))
  return Array.from({ length: count }, (_, word) => stream.readUInt32LE(word * 4))
}

// Frozen: stored games replay through these numbers. If one of them changes, every stored game is lost.
describe('seeded chance', () => {
  it('gives the golden words', () => {
    expect(draw(0, 'deck', allWords, 20)).toEqual([
      1368418143, 1500589549, 4288034938, 2998136404, 198596843, 3782887076, 777388352, 3781827312, 3344949738,
      2152069112, 2852354613, 3441821692, 493551649, 3230359618, 2664611570, 3266984115, 1781394459, 2989598928,
      563571480, 3245718734,
    ])
    expect(draw(1, 'deck', allWords, 4)).toEqual([1965544142, 1965021451, 721250612, 3414937468])
  })

  it('gives the golden numbers', () => {
    expect(draw(0, 'dice', 6, 20)).toEqual([0, 5, 4, 5, 3, 5, 2, 5, 2, 4, 1, 1, 2, 1, 4, 3, 5, 4, 2, 5])
    expect(draw(0xffff_ffff, 'deck', 52, 10)).toEqual([12, 19, 0, 9, 41, 17, 50, 8, 16, 36])
  })

  it('gives the golden shuffle', () => {
    const items = Array.from({ length: 10 }, (_, item) => item)
    expect(shuffled(seededChance(seed).at(0).stream('deck'), items)).toEqual([6, 7, 9, 0, 8, 5, 4, 2, 1, 3])
  })

  it('gives the golden bytes', () => {
    expect(hexOf(seededBytes(seed, '@log', 1))).toBe('ddc275169c14bddafd3145d8069f6d81e79094a0962cfd18dab4f6f6f9e279b1')
    expect(hexOf(seededBytes(seed, '@log', 2))).toBe('b07faad798df7a44d67896a4620a8ae0835072c80148c2dd8916682168c09663')
  })

  it('is ChaCha20 with the seed as key and stream and step as nonce', () => {
    const hexSeeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))
    const steps = fc.integer({ min: 0, max: 0xffff_ffff })
    fc.assert(
      fc.property(hexSeeds, fc.string(), steps, (hexSeed, name, step) => {
        const stream = seededChance(hexSeed).at(step).stream(name)
        const words = referenceWords(hexSeed, name, step, 18)
        expect(Array.from({ length: 18 }, () => stream.below(allWords))).toEqual(words)
        const bytes = Buffer.from(seededBytes(hexSeed, name, step))
        expect(bytes).toHaveLength(32)
        expect(Array.from({ length: 8 }, (_, word) => bytes.readUInt32LE(word * 4))).toEqual(words.slice(0, 8))
      }),
    )
  })

  it('goes on in a stream that is asked for twice', () => {
    const chance = seededChance(seed).at(0)
    const first = [chance.stream('deck').below(allWords), chance.stream('deck').below(allWords)]
    expect(first).toEqual([1368418143, 1500589549])
    expect(chance.stream('deck')).toBe(chance.stream('deck'))
  })

  it('keeps streams from disturbing each other', () => {
    const chance = seededChance(seed).at(0)
    chance.stream('dice').below(6)
    expect(chance.stream('deck').below(allWords)).toBe(1368418143)
  })

  it('finds the same draws however often a step is replayed', () => {
    const source = seededChance(seed)
    const [one, other] = [source.at(5), source.at(5)]
    expect(one.stream('bag').below(1000)).toBe(other.stream('bag').below(1000))
    expect(source.at(6).stream('bag').below(allWords)).not.toBe(source.at(5).stream('bag').below(allWords))
  })

  it('is used once something was drawn, not when a stream is only asked for', () => {
    const chance = seededChance(seed).at(0)
    expect(chance.used).toBe(false)
    const stream = chance.stream('deck')
    expect(chance.used).toBe(false)
    stream.below(2)
    expect(chance.used).toBe(true)
    expect(seededChance(seed).at(0).used).toBe(false)
  })

  it('counts a draw as used even when it fails', () => {
    const chance = seededChance(seed).at(0)
    expect(() => chance.stream('deck').below(0)).toThrow(RangeError)
  })

  it('has no steps outside 32 bits', () => {
    for (const step of [-1, 0.5, Number.NaN, 0x1_0000_0000]) {
      expect(() => seededChance(seed).at(step).stream('deck')).toThrow(new RangeError(`there is no step ${step}`))
      expect(() => seededBytes(seed, 'deck', step)).toThrow(new RangeError(`there is no step ${step}`))
    }
  })

  it('needs a seed of 64 lower-case digits', () => {
    for (const bad of ['', '00', seed.toUpperCase(), `${seed}00`, `${seed.slice(0, -1)}g`]) {
      expect(() => seededChance(bad)).toThrow('expected 64 lower-case hexadecimal digits')
      expect(() => seededBytes(bad, 'deck', 0)).toThrow('expected 64 lower-case hexadecimal digits')
    }
  })
})
