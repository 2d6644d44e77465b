import { contradictionIn, explain } from '../belief/explanation.ts'
import type { Fact, HardFact } from '../fact.ts'

/** What some facts say to a claim: proven or ruled out, and by which of them, or neither. */
export interface Explanation {
  readonly claim: HardFact
  readonly verdict: 'proven' | 'ruledOut' | 'open'
  /** Places in the list of facts, from 0. */
  readonly because: readonly number[]
}

/** The facts must not contradict each other, or they would prove anything. */
export function explained(facts: readonly Fact[], claim: HardFact): Explanation {
  const proof = explain(facts, claim)
  if (proof !== undefined) return { claim, verdict: 'proven', because: proof }
  const clash = contradictionIn([...facts, claim])
  if (clash === undefined) return { claim, verdict: 'open', because: [] }
  return { claim, verdict: 'ruledOut', because: clash.filter((place) => place < facts.length) }
}
