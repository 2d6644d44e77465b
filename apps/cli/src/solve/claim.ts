import { contradictionIn, explain, type Fact, type HardFact, isHardFact } from '@athanor/alchemy'
import { misuse } from '../problems.ts'
import type { Words } from '../words.ts'
import { factsFrom } from './factSource.ts'

/** Something that somebody wants explained: proven or ruled out, and by which facts, or neither. */
export interface Explanation {
  readonly claim: HardFact
  readonly verdict: 'proven' | 'ruledOut' | 'open'
  /** Places in the list of facts, from 0. */
  readonly because: readonly number[]
}

/** A claim as it is typed: one line in the notation of facts, such as `mushroom=Ppn|pNn`. */
export function readClaim(text: string, words: Words): HardFact {
  const [claim, ...more] = factsFrom({ name: '--explain', text, inLines: false }, words)
  if (claim === undefined || more.length > 0) throw misuse(words.say('cli.solve.oneClaim', { given: text }))
  if (!isHardFact(claim)) throw misuse(words.say('cli.solve.softClaim', { given: text }))
  return claim
}

/** The facts must not contradict each other, or they would prove anything. */
export function explained(facts: readonly Fact[], claim: HardFact): Explanation {
  const proof = explain(facts, claim)
  if (proof !== undefined) return { claim, verdict: 'proven', because: proof }
  const clash = contradictionIn([...facts, claim])
  if (clash === undefined) return { claim, verdict: 'open', because: [] }
  return { claim, verdict: 'ruledOut', because: clash.filter((place) => place < facts.length) }
}
