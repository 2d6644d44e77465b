import { type Alchemical, alchemicals } from '../alchemical.ts'
import { concernsGolem, type Fact, type HardFact, isHardFact, type SoftFact } from '../fact.ts'
import { golems } from '../golem.ts'
import { ingredientIndex } from '../ingredient.ts'
import { complement, eachWorld, intersection, sizeOfSet, type WorldSet } from './bits.ts'
import { factWorlds } from './factWorlds.ts'
import { wordCount, worldCount, worlds } from './worlds.ts'

/** The assignments that are possible under one law of the golem. */
export interface Layer {
  readonly possible: WorldSet
  readonly count: number
  /** How likely each world is beside the others; without soft evidence all weigh the same. */
  readonly weights?: Readonly<Float64Array>
}

/**
 * What somebody may believe: the worlds that fit all facts, with their weights. It has one layer while nothing is
 * known of the golem, and one for each of the 24 golems from the first such fact on; layers that agree are one object.
 * A belief is never changed; it follows from its facts and is not stored.
 */
export interface Belief {
  readonly layers: readonly Layer[]
  /** No weight is smaller than this. */
  readonly lightest: number
}

/** Before anything is known. */
export function openBelief(): Belief {
  return { layers: [{ possible: complement(new Int32Array(wordCount)), count: worldCount }], lightest: 1 }
}

/** The same belief with the golem's 24 laws told apart. */
export function withGolem(belief: Belief): Belief {
  const [only] = belief.layers
  return belief.layers.length > 1 || only === undefined ? belief : { ...belief, layers: golems.map(() => only) }
}

/** The belief after one more fact. */
export function learn(belief: Belief, fact: Fact): Belief {
  const aboutGolem = concernsGolem(fact)
  const before = aboutGolem ? withGolem(belief) : belief
  return isHardFact(fact) ? narrowed(before, fact, aboutGolem) : weighed(before, fact, aboutGolem)
}

/** The belief that follows from some facts; their order does not matter. */
export function believe(facts: Iterable<Fact>): Belief {
  let belief = openBelief()
  for (const fact of facts) belief = learn(belief, fact)
  return belief
}

/** The number of worlds that are possible, golems told apart when something is known of them. */
export function possibleWorlds({ layers }: Belief): number {
  return layers.reduce((sum, { count }) => sum + count, 0)
}

/** Facts that cannot all be true leave nothing to believe. */
export function isContradiction(belief: Belief): boolean {
  return possibleWorlds(belief) === 0
}

function narrowed({ layers, lightest }: Belief, fact: HardFact, aboutGolem: boolean): Belief {
  const after = mapLayers(layers, aboutGolem, ({ possible, weights }, golem) => {
    const left = intersection(possible, factWorlds(fact, golem))
    return { possible: left, count: sizeOfSet(left), ...(weights === undefined ? {} : { weights }) }
  })
  return { layers: after, lightest }
}

function weighed({ layers, lightest }: Belief, fact: SoftFact, aboutGolem: boolean): Belief {
  const { least } = factorsOf(fact)
  // Layers that share their weights go on sharing them, although different worlds are possible in them.
  const shared = new Map<Layer['weights'], Float64Array>()
  const after = mapLayers(layers, aboutGolem, ({ possible, count, weights }, golem) => {
    const changed = (aboutGolem ? undefined : shared.get(weights)) ?? reweighed(weights, fact, golem)
    shared.set(weights, changed)
    return { possible, count, weights: changed }
  })
  return rescaled({ layers: after, lightest: Math.max(lightest * least, faintest) })
}

/** Layers that were one stay one, unless the fact treats golems differently. */
function mapLayers(
  layers: readonly Layer[],
  aboutGolem: boolean,
  change: (layer: Layer, golem: number) => Layer,
): readonly Layer[] {
  if (aboutGolem) return layers.map(change)
  const changed = new Map<Layer, Layer>()
  return layers.map((layer, golem) => {
    const after = changed.get(layer) ?? change(layer, golem)
    changed.set(layer, after)
    return after
  })
}

/** However much speaks against a world, a sign alone does not rule it out. */
const faintest = 1e-250

/** The larger factor is always 1, so weights only fall. */
function factorsOf(fact: SoftFact): { readonly rows: readonly number[]; readonly least: number } {
  const weights =
    fact.kind === 'leaning' ? fact.weights : alchemicals.map((row) => (favours(fact, row) ? fact.odds : 1))
  const odds = fact.kind === 'leaning' ? weights : [fact.odds, 1]
  const largest = Math.max(...odds)
  return { rows: weights.map((weight) => weight / largest), least: Math.min(...odds) / largest }
}

function favours(fact: SoftFact, alchemical: Alchemical): boolean {
  return fact.kind === 'publication' && fact.alchemical === alchemical
}

function reweighed(weights: Layer['weights'], fact: SoftFact, golem: number): Float64Array {
  const result = new Float64Array(worldCount)
  if (fact.kind === 'hunch') {
    const holds = factWorlds(fact.fact, golem)
    const largest = Math.max(fact.odds, 1)
    const yes = fact.odds / largest
    const no = 1 / largest
    for (let world = 0; world < worldCount; world++) {
      const factor = (((holds[world >> 5] as number) >>> (world & 31)) & 1) === 1 ? yes : no
      result[world] = Math.max((weights === undefined ? 1 : (weights[world] as number)) * factor, faintest)
    }
    return result
  }
  const rows = Float64Array.from(factorsOf(fact).rows)
  const column = worlds().columns[ingredientIndex(fact.ingredient)] as Readonly<Uint8Array>
  for (let world = 0; world < worldCount; world++) {
    const factor = rows[column[world] as number] as number
    result[world] = Math.max((weights === undefined ? 1 : (weights[world] as number)) * factor, faintest)
  }
  return result
}

/** Only ratios matter: this keeps the weights of possible worlds away from zero in long chains of evidence. */
function rescaled(belief: Belief): Belief {
  if (belief.lightest > 1e-100) return belief
  let largest = 0
  for (const { possible, weights } of new Set(belief.layers)) {
    eachWorld(possible, (world) => {
      largest = Math.max(largest, weights?.[world] ?? 1)
    })
  }
  if (largest === 0) return belief
  const layers = mapLayers(belief.layers, false, ({ possible, count, weights }) => ({
    possible,
    count,
    weights: Float64Array.from(weights ?? [], (weight) => weight / largest),
  }))
  return { layers, lightest: belief.lightest / largest }
}
