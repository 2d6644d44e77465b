import { at } from '@athanor/kernel'

/** Sums over samples from which weights follow; the first feature is always 1. */
export interface Sums {
  readonly count: number
  /** Products of every two features, line by line. */
  readonly products: readonly number[]
  /** Products of every feature with what came of it. */
  readonly outcomes: readonly number[]
}

export function noSums(features: number): Sums {
  return {
    count: 0,
    products: Array<number>(features * features).fill(0),
    outcomes: Array<number>(features).fill(0),
  }
}

export function summed({ count, products, outcomes }: Sums, features: Readonly<Float64Array>, outcome: number): Sums {
  const size = features.length
  return {
    count: count + 1,
    products: products.map(
      (sum, place) => sum + (features[Math.floor(place / size)] as number) * (features[place % size] as number),
    ),
    outcomes: outcomes.map((sum, place) => sum + outcome * (features[place] as number)),
  }
}

/** How strongly weights are pulled towards nothing, in samples. */
const pull = 20
/** Figures that are kept of a weight. */
const fine = 10_000

/** The weights that tell the outcome best (ridge regression over features of the same spread). */
export function fitted({ count, products, outcomes }: Sums): readonly number[] {
  const size = outcomes.length
  const product = (one: number, other: number) => at(products, one * size + other)
  const mean = (feature: number) => product(0, feature) / count
  const usual = at(outcomes, 0) / count
  const spread = outcomes.map((_, feature) => {
    const variance = product(feature, feature) / count - mean(feature) * mean(feature)
    return variance > 1e-9 ? Math.sqrt(variance) : 0
  })
  const used = [...spread.keys()].filter((feature) => feature > 0 && at(spread, feature) > 0)
  const lines = used.map((one) =>
    used
      .map((other) => {
        const together = product(one, other) - count * mean(one) * mean(other)
        return together / (at(spread, one) * at(spread, other)) + (one === other ? pull : 0)
      })
      .concat((at(outcomes, one) - count * mean(one) * usual) / at(spread, one)),
  )
  const weights = Array<number>(size).fill(0)
  let offset = usual
  for (const [place, weight] of solved(lines).entries()) {
    const feature = at(used, place)
    weights[feature] = weight / at(spread, feature)
    offset -= (weight / at(spread, feature)) * mean(feature)
  }
  weights[0] = offset
  return weights.map((weight) => Math.round(weight * fine) / fine)
}

/** Solves equations whose right sides stand at the ends of the lines (Gauss and Jordan, the largest pivot first). */
export function solved(equations: readonly (readonly number[])[]): readonly number[] {
  const lines = equations.map((line) => [...line])
  for (let column = 0; column < lines.length; column++) {
    let pivot = column
    for (let row = column + 1; row < lines.length; row++) {
      if (Math.abs(at(at(lines, row), column)) > Math.abs(at(at(lines, pivot), column))) pivot = row
    }
    ;[lines[column], lines[pivot]] = [at(lines, pivot), at(lines, column)]
    const own = at(lines, column)
    for (const [row, line] of lines.entries()) {
      if (row === column) continue
      const factor = at(line, column) / at(own, column)
      for (let place = column; place < line.length; place++) line[place] = at(line, place) - factor * at(own, place)
    }
  }
  return lines.map((line, row) => at(line, lines.length) / at(line, row))
}
