import type { Stream } from '@athanor/kernel'
import { type Golem, golems } from '../golem.ts'
import type { Truth } from '../question.ts'
import type { Belief } from './belief.ts'
import { worldAt } from './bits.ts'
import { massOf, worldMasses, worldSpreads } from './mass.ts'
import { assignmentOfWorld } from './worlds.ts'

/** A truth that a belief holds possible, drawn by its weight; with a golem once its laws are told apart. */
export function drawTruth(belief: Belief, stream: Stream): Truth {
  const { total } = massOf(belief)
  if (total === 0) throw new RangeError('a contradiction holds no truth')
  const { possible, weights, golem } = belief
  if (weights === undefined && golem === undefined) {
    return { assignment: assignmentOfWorld(worldAt(possible, stream.below(total))) }
  }
  // What is equally likely is counted, and drawn exactly so.
  const point = worldSpreads(belief) === undefined ? stream.below(total) : pointBelow(total, stream)
  const { each } = worldMasses(belief)
  const { place: world, rest } = placeOf(point, each)
  const assignment = assignmentOfWorld(world)
  const group = golem?.groups[golem.groupOf[world] as number]
  if (group === undefined) return { assignment }
  const law = placeOf((rest * group.total) / (each[world] as number), group.odds).place
  return { assignment, golem: golems[law] as Golem }
}

function pointBelow(total: number, stream: Stream): number {
  const words = 0x1_0000_0000
  return ((stream.below(words) + stream.below(words) / words) / words) * total
}

/** Where a point falls when weights are laid end to end, and how far into the weight that is there. */
function placeOf(point: number, weights: Readonly<Float64Array>): { readonly place: number; readonly rest: number } {
  let rest = point
  let last = 0
  for (const [place, weight] of weights.entries()) {
    if (weight === 0) continue
    if (rest < weight) return { place, rest }
    rest -= weight
    last = place
  }
  return { place: last, rest: 0 }
}
