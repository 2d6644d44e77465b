/**
 * Logarithm and exponential that are the same everywhere, to the last bit. The language leaves `Math.log2` and its likes
 * to the engine, and two engines may differ in the last place: enough for a bot to prefer another of two equal moves.
 * Sums, products and quotients are exact to the letter in all of them.
 */

const bits = new DataView(new ArrayBuffer(8))

/** Atanh's series has converged at this power for arguments below 0.172. */
const oddPowers = [3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23].reverse()
const smallestNormal = 2.2250738585072014e-308
const twoTo54 = 18_014_398_509_481_984

export function steadyLog2(value: number): number {
  if (!(value > 0) || value === Number.POSITIVE_INFINITY)
    return value === 0 ? Number.NEGATIVE_INFINITY : value > 0 ? value : Number.NaN
  if (value < smallestNormal) return steadyLog2(value * twoTo54) - 54
  bits.setFloat64(0, value)
  const high = bits.getUint32(0)
  let exponent = (high >>> 20) - 1023
  bits.setUint32(0, (high & 0xfffff) | 0x3ff00000)
  let mantissa = bits.getFloat64(0)
  if (mantissa > Math.SQRT2) {
    mantissa /= 2
    exponent++
  }
  // ln m = 2 atanh((m - 1) / (m + 1)).
  const ratio = (mantissa - 1) / (mantissa + 1)
  const square = ratio * ratio
  let sum = 0
  for (const power of oddPowers) sum = (sum + 1 / power) * square
  return exponent + 2 * ratio * (1 + sum) * Math.LOG2E
}

/** ln 2 in two parts: products of the first one with small whole numbers are exact. */
const highLn2 = 0.6931471803691238
const lowLn2 = 1.9082149292705877e-10
const tooLarge = 709.782712893384
const tooSmall = -745.2
const terms = 16

export function steadyExp(value: number): number {
  if (Number.isNaN(value)) return value
  if (value > tooLarge) return Number.POSITIVE_INFINITY
  if (value < tooSmall) return 0
  const twos = Math.round(value * Math.LOG2E)
  const rest = value - twos * highLn2 - twos * lowLn2
  let sum = 1
  for (let term = terms; term > 0; term--) sum = 1 + (sum * rest) / term
  // Twice, so that neither part leaves what a power of two can be.
  const half = Math.trunc(twos / 2)
  return sum * powerOfTwo(half) * powerOfTwo(twos - half)
}

function powerOfTwo(exponent: number): number {
  bits.setUint32(0, (exponent + 1023) << 20)
  bits.setUint32(4, 0)
  return bits.getFloat64(0)
}
