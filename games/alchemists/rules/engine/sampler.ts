import type { Assignment, Truth } from '@athanor/alchemy'
import type { Seat, Stream } from '@athanor/kernel'
import type { HiddenSlots, OwnSlots } from './contributions.ts'
import type { Rules } from './rules.ts'
import type { View } from './view.ts'

/** The secret of a game that was drawn for a viewer. */
export interface SampledWorld {
  readonly answers: Assignment
  readonly truth: Truth
}

/** What a module has to hide in a sampled world. */
export interface SampledSlots {
  /** What a rival holds; asked for once each, in the order of seats. */
  own?(seat: Seat): Partial<OwnSlots>
  readonly hidden?: Partial<HiddenSlots>
}

/** How a module draws what a viewer cannot see of its state: prepared once for a view, drawn as often as wanted. */
export interface Sampler {
  prepare(rules: Rules, view: View): (world: SampledWorld, stream: Stream) => SampledSlots
}
