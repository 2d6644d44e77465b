import { at } from '@athanor/kernel'
import { meanOf, type Trials, triedOut } from './tryOut.ts'

/** A choice between candidates that can be tried out in sampled worlds. */
export type CandidateTrial<World, Candidate> = Pick<Trials<World, Candidate>, 'trials' | 'outOfTime' | 'world' | 'play'>

/** Finds the best candidate with a fixed number of trials; the first one where there was no time at all. */
export function sequentialHalving<World, Candidate>(
  candidates: readonly Candidate[],
  trial: CandidateTrial<World, Candidate>,
): Candidate {
  if (candidates.length === 1) return at(candidates, 0)
  const tried = triedOut(candidates, { ...trial, isHalved: true })
  // Who was dropped was tried less often.
  const most = Math.max(...tried.map(({ leads }) => leads.length))
  return tried
    .filter(({ leads }) => leads.length === most)
    .reduce((one, other) => (meanOf(other.leads) > meanOf(one.leads) ? other : one)).action
}
