/**
 * The ChaCha20 block function of RFC 8439 as a generator of 32-bit words. Frozen: stored games replay through it.
 */
export function chacha20Words(key: Uint32Array, nonce: readonly [number, number, number]): () => number {
  const initial = new Uint32Array(16)
  initial.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
  initial.set(key, 4)
  initial.set(nonce, 13)
  const block = new Uint32Array(16)
  let next = 16
  return () => {
    if (next === 16) {
      chacha20Block(initial, block)
      initial[12] = (initial[12] as number) + 1
      next = 0
    }
    return block[next++] as number
  }
}

/** Writes one block of 16 words for the given input words (constants, key, counter, nonce). */
export function chacha20Block(input: Uint32Array, output: Uint32Array): void {
  output.set(input)
  for (let round = 0; round < 10; round++) {
    quarterRound(output, 0, 4, 8, 12)
    quarterRound(output, 1, 5, 9, 13)
    quarterRound(output, 2, 6, 10, 14)
    quarterRound(output, 3, 7, 11, 15)
    quarterRound(output, 0, 5, 10, 15)
    quarterRound(output, 1, 6, 11, 12)
    quarterRound(output, 2, 7, 8, 13)
    quarterRound(output, 3, 4, 9, 14)
  }
  for (let word = 0; word < 16; word++) output[word] = (output[word] as number) + (input[word] as number)
}

function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a] as number
  let xb = x[b] as number
  let xc = x[c] as number
  let xd = x[d] as number
  xa = (xa + xb) | 0
  xd ^= xa
  xd = (xd << 16) | (xd >>> 16)
  xc = (xc + xd) | 0
  xb ^= xc
  xb = (xb << 12) | (xb >>> 20)
  xa = (xa + xb) | 0
  xd ^= xa
  xd = (xd << 8) | (xd >>> 24)
  xc = (xc + xd) | 0
  xb ^= xc
  xb = (xb << 7) | (xb >>> 25)
  x[a] = xa
  x[b] = xb
  x[c] = xc
  x[d] = xd
}
