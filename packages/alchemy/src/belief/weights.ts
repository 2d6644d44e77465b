import { alchemicals } from '../alchemical.ts'
import type { GroundFact, SoftFact } from '../fact.ts'
import { ingredientIndex } from '../ingredient.ts'
import type { WorldSet } from './bits.ts'
import { factWorlds } from './factWorlds.ts'
import { choiceCount, halves, orderCount, orders } from './halves.ts'
import { worldCount } from './worlds.ts'

/** How likely each world is beside the others: a product, multiplied out when somebody asks. Never changed. */
export interface Weights {
  /** What publications and leanings say of an ingredient with an alchemical, at `ingredient * 8 + alchemical`. */
  readonly rows: Readonly<Float64Array>
  /** What everything else says of each world, if there is anything else. */
  readonly rest?: Readonly<Float64Array>
}

const evenRows: Readonly<Float64Array> = new Float64Array(64).fill(1)

/** However much speaks against a world, a sign alone does not rule it out. */
export const faintest = 1e-250

/**
 * What a sign leaves of the weight of a world: for a hunch where it fails and where it holds, otherwise by the
 * alchemical of the ingredient. The largest factor is always 1, so weights only fall.
 */
export function factorsOf(fact: SoftFact): Readonly<Float64Array> {
  const odds = oddsOf(fact)
  const largest = Math.max(...odds)
  return Float64Array.from(odds, (one) => one / largest)
}

function oddsOf(fact: SoftFact): readonly number[] {
  switch (fact.kind) {
    case 'hunch':
      return [1, fact.odds]
    case 'publication':
      return alchemicals.map((alchemical) => (alchemical === fact.alchemical ? fact.odds : 1))
    case 'leaning':
      return fact.weights
  }
}

/** A sign that weighs assignments. Those about the golem weigh its laws instead. */
export type GroundSign =
  | Exclude<SoftFact, { readonly kind: 'hunch' }>
  | { readonly kind: 'hunch'; readonly fact: GroundFact; readonly odds: number }

/** The weights after a sign. */
export function weighedBy(fact: GroundSign, weights: Weights | undefined): Weights {
  const { rows, rest } = weights ?? { rows: evenRows }
  const factors = factorsOf(fact)
  if (fact.kind === 'hunch') return { rows, rest: timesBySet(rest, factors, factWorlds(fact.fact)) }
  const column = ingredientIndex(fact.ingredient)
  const changed = rows.map((weight, at) => (at >> 3 === column ? weight * (factors[at & 7] as number) : weight))
  return { rows: changed, ...(rest === undefined ? {} : { rest }) }
}

function timesBySet(rest: Weights['rest'], factors: Readonly<Float64Array>, holds: WorldSet): Float64Array {
  const result = startingFrom(rest)
  for (let word = 0; word < holds.length; word++) {
    const bits = holds[word] as number
    for (let bit = 0; bit < 32; bit++) {
      const world = word * 32 + bit
      result[world] = (result[world] as number) * (factors[(bits >>> bit) & 1] as number)
    }
  }
  return result
}

function startingFrom(rest: Weights['rest']): Float64Array {
  return rest === undefined ? new Float64Array(worldCount).fill(1) : rest.slice()
}

const multiplied = new WeakMap<Weights, Readonly<Float64Array>>()

/** The weight of every world, worked out once for all beliefs that share the weights. */
export function worldWeights(weights: Weights): Readonly<Float64Array> {
  let result = multiplied.get(weights)
  if (result === undefined) {
    result = multiply(weights)
    multiplied.set(weights, result)
  }
  return result
}

function multiply({ rows, rest }: Weights): Float64Array {
  const { first, second, lines } = halves()
  const result = startingFrom(rest)
  const left = new Float64Array(orderCount)
  const right = new Float64Array(orderCount)
  for (let choice = 0; choice < choiceCount; choice++) {
    multiplyHalf(rows, 0, first, choice * 4, left)
    multiplyHalf(rows, 4, second, choice * 4, right)
    for (let order = 0; order < orderCount; order++) {
      const line = lines[choice * orderCount + order] as number
      const factor = left[order] as number
      for (let place = 0; place < orderCount; place++) {
        result[line + place] = (result[line + place] as number) * (factor * (right[place] as number))
      }
    }
  }
  return result
}

/** The product of four ingredients from a column on, for every order in which they can have these four rows. */
function multiplyHalf(
  rows: Readonly<Float64Array>,
  column: number,
  half: Readonly<Uint8Array>,
  start: number,
  result: Float64Array,
): void {
  for (let order = 0; order < orderCount; order++) {
    let product = 1
    for (let place = 0; place < 4; place++) {
      const row = half[start + (orders[order * 4 + place] as number)] as number
      product *= rows[(column + place) * 8 + row] as number
    }
    result[order] = product
  }
}

/** The same odds in other numbers: only ratios matter. What has become too faint to count stays just possible. */
export function dividedBy(largest: number, weights: Weights): Weights {
  return { rows: evenRows, rest: worldWeights(weights).map((weight) => Math.max(weight / largest, faintest)) }
}
