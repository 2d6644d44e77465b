import type { Stream } from '@athanor/kernel'
import { type Golem, golems } from '../golem.ts'
import type { Truth } from '../question.ts'
import type { Belief } from './belief.ts'
import { eachWorld } from './bits.ts'
import { massOf, worldMasses, worldSpreads } from './mass.ts'
import { assignmentOfWorld } from './worlds.ts'

/** A truth that a belief holds possible, drawn by its weight; with a golem once its laws are told apart. */
export function drawTruth(belief: Belief, stream: Stream): Truth {
  return truthDrawer(belief)(stream)
}

/** The same for many draws: what does not change between them is laid out once. */
export function truthDrawer(belief: Belief): (stream: Stream) => Truth {
  const { total } = massOf(belief)
  if (total === 0) throw new RangeError('a contradiction holds no truth')
  const { possible, weights, golem } = belief
  if (weights === undefined && golem === undefined) {
    const worlds = new Uint16Array(total)
    let place = 0
    eachWorld(possible, (world) => {
      worlds[place++] = world
    })
    return (stream) => ({ assignment: assignmentOfWorld(worlds[stream.below(total)] as number) })
  }
  // What is equally likely is counted, and drawn exactly so.
  const counted = worldSpreads(belief) === undefined
  const { each } = worldMasses(belief)
  const ends = endsOf(each)
  return (stream) => {
    const { place: world, rest } = placeOf(counted ? stream.below(total) : pointBelow(total, stream), each, ends)
    const assignment = assignmentOfWorld(world)
    const group = golem?.groups[golem.groupOf[world] as number]
    if (group === undefined) return { assignment }
    const law = placeOf((rest * group.total) / (each[world] as number), group.odds, endsOf(group.odds)).place
    return { assignment, golem: golems[law] as Golem }
  }
}

function pointBelow(total: number, stream: Stream): number {
  const words = 0x1_0000_0000
  return ((stream.below(words) + stream.below(words) / words) / words) * total
}

/** Where each weight ends when all are laid end to end. */
function endsOf(weights: Readonly<Float64Array>): Float64Array {
  const ends = new Float64Array(weights.length)
  let end = 0
  for (const [place, weight] of weights.entries()) {
    end += weight
    ends[place] = end
  }
  return ends
}

/** The weight that a point falls into, and how far; the last one for a point that rounding has put behind all. */
function placeOf(
  point: number,
  weights: Readonly<Float64Array>,
  ends: Float64Array,
): { readonly place: number; readonly rest: number } {
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ends[middle] as number) > point) high = middle
    else low = middle + 1
  }
  if (low === ends.length) return { place: weights.findLastIndex((weight) => weight > 0), rest: 0 }
  return { place: low, rest: point - ((ends[low] as number) - (weights[low] as number)) }
}
