import { at } from '@athanor/kernel'
import { leaderOf, type Trials, triedOut } from './tryOut.ts'

/** A choice between candidates that can be tried out in sampled worlds. */
export type CandidateTrial<World, Candidate> = Pick<Trials<World, Candidate>, 'trials' | 'outOfTime' | 'world' | 'play'>

/** Finds the best candidate with a fixed number of trials; the first one where there was no time at all. */
export function sequentialHalving<World, Candidate>(
  candidates: readonly Candidate[],
  trial: CandidateTrial<World, Candidate>,
): Candidate {
  if (candidates.length === 1) return at(candidates, 0)
  return leaderOf(triedOut(candidates, { ...trial, isHalved: true })).action
}
