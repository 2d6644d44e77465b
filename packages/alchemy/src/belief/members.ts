import type { Belief } from './belief.ts'
import { eachWorld, sizeOfSet } from './bits.ts'
import type { LawGroups } from './lawGroups.ts'
import { assignmentWeights } from './mass.ts'

/** A belief in which the golem's laws are told apart. */
export type GolemBelief = Belief & { readonly golem: LawGroups }

/** The possible assignments one by one, group by group, each with its weight and its w · log2 w. */
export interface Members {
  readonly worlds: Readonly<Uint16Array>
  readonly weights: Readonly<Float64Array>
  readonly spreads: Readonly<Float64Array>
  /** Where each group begins; one entry more says where the last one ends. */
  readonly starts: readonly number[]
}

export function membersOf(belief: GolemBelief): Members {
  const { possible, golem } = belief
  const weighed = assignmentWeights(belief)
  const sizes = new Uint32Array(golem.groups.length)
  eachWorld(possible, (world) => {
    const group = golem.groupOf[world] as number
    sizes[group] = (sizes[group] as number) + 1
  })
  const starts = [0]
  for (const size of sizes) starts.push((starts.at(-1) as number) + size)
  const free = Uint32Array.from(starts)
  const count = sizeOfSet(possible)
  const worlds = new Uint16Array(count)
  const weights = new Float64Array(count).fill(1)
  const spreads = new Float64Array(count)
  eachWorld(possible, (world) => {
    const group = golem.groupOf[world] as number
    const place = free[group] as number
    free[group] = place + 1
    worlds[place] = world
    if (weighed === undefined) return
    weights[place] = weighed.each[world] as number
    spreads[place] = weighed.spread[world] as number
  })
  return { worlds, weights, spreads, starts }
}
