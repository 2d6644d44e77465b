/** A set of worlds: one bit for each, 32 in a word. Never changed once it is made. */
export type WorldSet = Readonly<Int32Array>

export function intersection(one: WorldSet, other: WorldSet): Int32Array {
  const result = new Int32Array(one.length)
  for (let word = 0; word < result.length; word++) result[word] = (one[word] as number) & (other[word] as number)
  return result
}

export function without(one: WorldSet, other: WorldSet): Int32Array {
  const result = new Int32Array(one.length)
  for (let word = 0; word < result.length; word++) result[word] = (one[word] as number) & ~(other[word] as number)
  return result
}

export function unionOf(sets: readonly WorldSet[], words: number): WorldSet {
  const [only] = sets
  if (only !== undefined && sets.length === 1) return only
  const result = new Int32Array(words)
  for (const set of sets) {
    for (let word = 0; word < words; word++) result[word] = (result[word] as number) | (set[word] as number)
  }
  return result
}

export function complement(set: WorldSet): Int32Array {
  const result = new Int32Array(set.length)
  for (let word = 0; word < result.length; word++) result[word] = ~(set[word] as number)
  return result
}

export function isEmpty(set: WorldSet): boolean {
  return set.every((word) => word === 0)
}

/** The number of worlds in a set, 32 at a time. */
export function sizeOfSet(set: WorldSet): number {
  let size = 0
  for (let word = 0; word < set.length; word++) size += sizeOfWord(set[word] as number)
  return size
}

function sizeOfWord(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** The worlds of a set in order, each handed over by its number. */
export function eachWorld(set: WorldSet, visit: (world: number) => void): void {
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word] as number; bits !== 0; bits &= bits - 1) visit(word * 32 + 31 - Math.clz32(bits & -bits))
  }
}
