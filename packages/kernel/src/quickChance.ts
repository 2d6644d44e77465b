import { type Chance, type Stream, uniformBelow } from './chance.ts'

/** Chance of which there is plenty: for bots, searches and tests, never for the game itself. */
export interface QuickChance extends Chance, Stream {}

/**
 * Chris Doty-Humphrey's sfc32 generator from a number or a text. All streams are the same one: a search needs speed,
 * not separate streams.
 */
export function quickChance(seed: number | string): QuickChance {
  const nextWord = sfc32(typeof seed === 'number' ? seed : hashOf(seed))
  const chance: QuickChance = {
    below: (n) => uniformBelow(nextWord, n),
    stream: () => chance,
  }
  return chance
}

function sfc32(seed: number): () => number {
  let a = seed | 0
  let b = Math.floor(seed / 0x1_0000_0000) | 0
  let c = 0x9e3779b9
  let counter = 1
  const nextWord = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }
  for (let round = 0; round < 12; round++) nextWord()
  return nextWord
}

/** FNV-1a, 32 bits: only spreads seeds apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
