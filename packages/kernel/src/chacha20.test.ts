import { createCipheriv } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chacha20Block, chacha20Words } from './chacha20.ts'

const key = Uint32Array.from({ length: 8 }, (_, word) => {
  const first = word * 4
  return first | ((first + 1) << 8) | ((first + 2) << 16) | ((first + 3) << 24)
})

describe('ChaCha20', () => {
  it('gives the block of RFC 8439, section 2.3.2', () => {
    const input = new Uint32Array(16)
    input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
    input.set(key, 4)
    input.set([1, 0x09000000, 0x4a000000, 0x00000000], 12)
    const before = input.slice()
    const output = new Uint32Array(16)
    chacha20Block(input, output)
    expect([...output]).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2,
      0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ])
    expect(input).toEqual(before)
  })

  it('streams block after block from counter 0, like other implementations', () => {
    const nonce = [0x01020304, 0x0a0b0c0d, 0xfffefdfc] as const
    const next = chacha20Words(key, nonce)
    const words = Array.from({ length: 40 }, () => next())

    const initial = Buffer.alloc(16)
    for (const [index, word] of nonce.entries()) initial.writeUInt32LE(word, 4 + index * 4)
    const cipher = createCipheriv('chacha20', Buffer.from(key.buffer), initial)
    const stream = cipher.update(Buffer.alloc(160))
    expect(words).toEqual(Array.from({ length: 40 }, (_, word) => stream.readUInt32LE(word * 4)))
  })

  it('keeps streams apart', () => {
    const one = chacha20Words(key, [0, 0, 0])
    const other = chacha20Words(key, [0, 0, 0])
    const first = one()
    one()
    expect(other()).toBe(first)
  })
})
