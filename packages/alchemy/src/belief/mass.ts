import type { Belief, Layer } from './belief.ts'
import { worldWeights } from './weights.ts'

/** How much weight a belief holds, and how it is spread. */
export interface Mass {
  readonly total: number
  /** The sum of w · log2 w, from which the entropy follows. */
  readonly spread: number
}

const logarithms = new WeakMap<Readonly<Float64Array>, Float64Array>()

/** w · log2 w for every world, worked out once for all beliefs that share the weights. */
function spreadOf(weights: Readonly<Float64Array>): Float64Array {
  let spread = logarithms.get(weights)
  if (spread === undefined) {
    spread = Float64Array.from(weights, (weight) => (weight === 0 ? 0 : weight * Math.log2(weight)))
    logarithms.set(weights, spread)
  }
  return spread
}

function massOfLayer({ possible, count, weights }: Layer): Mass {
  if (weights === undefined) return { total: count, spread: 0 }
  const each = worldWeights(weights)
  const logs = spreadOf(each)
  let total = 0
  let spread = 0
  for (let word = 0; word < possible.length; word++) {
    for (let bits = possible[word] as number; bits !== 0; bits &= bits - 1) {
      const world = word * 32 + 31 - Math.clz32(bits & -bits)
      total += each[world] as number
      spread += logs[world] as number
    }
  }
  return { total, spread }
}

export function massOf({ layers }: Pick<Belief, 'layers'>): Mass {
  const masses = new Map<Layer, Mass>()
  let total = 0
  let spread = 0
  for (const layer of layers) {
    const mass = masses.get(layer) ?? massOfLayer(layer)
    masses.set(layer, mass)
    total += mass.total
    spread += mass.spread
  }
  return { total, spread }
}

/** The uncertainty of a mass in bits: log2 of the number of worlds when all weigh the same. Zero for a contradiction. */
export function entropyOfMass({ total, spread }: Mass): number {
  return total === 0 ? 0 : Math.max(0, Math.log2(total) - spread / total)
}

export function entropyOf(belief: Belief): number {
  return entropyOfMass(massOf(belief))
}
