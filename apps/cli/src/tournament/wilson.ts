/** A range that holds the true value with 95 % confidence. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** Half the width of 95 % of the normal distribution, in standard deviations. */
const z = 1.959963984540054

/**
 * Wilson's interval for a share. Unlike the textbook formula it stays inside 0 to 1 and says something sensible about
 * 0 of 10; shared wins make fractional successes, which it takes as they are.
 */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 }
  const share = successes / trials
  const scale = 1 + (z * z) / trials
  const centre = (share + (z * z) / (2 * trials)) / scale
  const reach = (z / scale) * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) }
}
