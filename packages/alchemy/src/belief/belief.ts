import { concernsGolem, type Fact, type HardFact, isHardFact, type SoftFact } from '../fact.ts'
import { golems } from '../golem.ts'
import { complement, eachWorld, intersection, sizeOfSet, type WorldSet } from './bits.ts'
import { factWorlds } from './factWorlds.ts'
import { dividedBy, factorsOf, faintest, type Weights, weighedBy, worldWeights } from './weights.ts'
import { wordCount, worldCount } from './worlds.ts'

/** The assignments that are possible under one law of the golem. */
export interface Layer {
  readonly possible: WorldSet
  readonly count: number
  /** Without soft evidence all worlds weigh the same. */
  readonly weights?: Weights
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
  // Layers that share their weights go on sharing them, although different worlds are possible in them.
  const shared = new Map<Layer['weights'], Weights>()
  const after = mapLayers(layers, aboutGolem, ({ possible, count, weights }, golem) => {
    const changed = (aboutGolem ? undefined : shared.get(weights)) ?? weighedBy(fact, weights, golem)
    shared.set(weights, changed)
    return { possible, count, weights: changed }
  })
  return rescaled(after, lightest * Math.min(...factorsOf(fact)))
}

/** Layers that were one stay one, unless the fact treats golems differently. */
function mapLayers<From extends Layer, To extends Layer>(
  layers: readonly From[],
  aboutGolem: boolean,
  change: (layer: From, golem: number) => To,
): readonly To[] {
  if (aboutGolem) return layers.map(change)
  const changed = new Map<From, To>()
  return layers.map((layer, golem) => {
    const after = changed.get(layer) ?? change(layer, golem)
    changed.set(layer, after)
    return after
  })
}

/** Keeps the weights of possible worlds away from zero in long chains of evidence. */
function rescaled(layers: readonly Required<Layer>[], lightest: number): Belief {
  if (lightest > 1e-100) return { layers, lightest }
  const largest = heaviest(layers)
  if (largest === 0) return { layers, lightest }
  const shared = new Map<Weights, Weights>()
  const after = mapLayers(layers, false, ({ possible, count, weights }) => {
    const changed = shared.get(weights) ?? dividedBy(largest, weights)
    shared.set(weights, changed)
    return { possible, count, weights: changed }
  })
  return { layers: after, lightest: Math.max(lightest / largest, faintest) }
}

/** The weight of the likeliest possible world; zero for a contradiction. */
function heaviest(layers: readonly Required<Layer>[]): number {
  let largest = 0
  for (const { possible, weights } of new Set(layers)) {
    const each = worldWeights(weights)
    eachWorld(possible, (world) => {
      largest = Math.max(largest, each[world] as number)
    })
  }
  return largest
}
