import { chacha20Words } from './chacha20.ts'
import { type ChanceSource, type Stream, uniformBelow, type WatchedChance } from './chance.ts'
import { bytesOfHex, sha256, utf8 } from './digest.ts'

/**
 * The chance of a game from its 256-bit seed. Every pair of stream name and step has a ChaCha20 nonce of its own, so
 * nothing has to be remembered between steps and no stream disturbs another. Frozen, with golden vectors beside it.
 */
export function seededChance(seed: string): ChanceSource {
  const key = wordsOf(bytesOfHex(seed, 32))
  return { at: (step) => new StepChance(key, step) }
}

/** 32 bytes that only the holder of the seed can compute: they blind what the log's hashes commit to. */
export function seededBytes(seed: string, purpose: string, step: number): Uint8Array {
  const nextWord = wordStream(wordsOf(bytesOfHex(seed, 32)), purpose, step)
  const bytes = new Uint8Array(32)
  const view = new DataView(bytes.buffer)
  for (let word = 0; word < 8; word++) view.setUint32(word * 4, nextWord(), true)
  return bytes
}

/** A game draws its chance at every step, and at most of them nothing: a class, so that a step costs one object. */
class StepChance implements WatchedChance {
  used = false
  readonly #key: Uint32Array
  readonly #step: number
  #streams: Map<string, Stream> | undefined

  constructor(key: Uint32Array, step: number) {
    this.#key = key
    this.#step = step
  }

  stream(name: string): Stream {
    this.#streams ??= new Map()
    const known = this.#streams.get(name)
    if (known !== undefined) return known
    const nextWord = wordStream(this.#key, name, this.#step)
    const stream = {
      below: (n: number) => {
        this.used = true
        return uniformBelow(nextWord, n)
      },
    }
    this.#streams.set(name, stream)
    return stream
  }
}

function wordStream(key: Uint32Array, name: string, step: number): () => number {
  if (!Number.isInteger(step) || step < 0 || step > 0xffff_ffff) throw new RangeError(`there is no step ${step}`)
  const [first, second] = nonceOf(name)
  return chacha20Words(key, [first, second, step])
}

const nonces = new Map<string, readonly [number, number]>()

function nonceOf(name: string): readonly [number, number] {
  let nonce = nonces.get(name)
  if (nonce === undefined) {
    const [first, second] = wordsOf(sha256(utf8(`athanor/stream/${name}`)))
    nonce = [first as number, second as number]
    nonces.set(name, nonce)
  }
  return nonce
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: bytes.length / 4 }, (_, word) => view.getUint32(word * 4, true))
}
