import { steadyLog2 } from '@athanor/kernel'
/** A choice between candidates that can be tried out in sampled worlds. */
export interface CandidateTrial<World, Candidate> {
  /** How many times candidates may be tried in all. */
  readonly trials: number
  outOfTime(): boolean
  world(): World
  /** How well it went, 0 to 1. */
  play(world: World, candidate: Candidate): number
}

interface Standing<Candidate> {
  readonly candidate: Candidate
  sum: number
  count: number
}

/**
 * Finds the best candidate with a fixed number of trials (Karnin, Koren and Somekh 2013): all are tried equally often,
 * the worse half is dropped, and what is left gets the same number of trials again. Every world is met by all
 * candidates that are still in, so differences between them are not luck.
 */
export function sequentialHalving<World, Candidate>(
  candidates: readonly Candidate[],
  trial: CandidateTrial<World, Candidate>,
): Candidate {
  let field: Standing<Candidate>[] = candidates.map((candidate) => ({ candidate, sum: 0, count: 0 }))
  const rounds = Math.max(1, Math.ceil(steadyLog2(candidates.length)))
  const perRound = Math.floor(trial.trials / rounds)
  while (field.length > 1) {
    for (let worlds = Math.max(1, Math.floor(perRound / field.length)); worlds > 0; worlds--) {
      if (trial.outOfTime()) return leader(field)
      const world = trial.world()
      for (const standing of field) {
        standing.sum += trial.play(world, standing.candidate)
        standing.count++
      }
    }
    field = field.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(field.length / 2))
  }
  return leader(field)
}

function leader<Candidate>(field: readonly Standing<Candidate>[]): Candidate {
  const best = field.reduce((a, b) => (mean(b) > mean(a) ? b : a))
  return best.candidate
}

function mean({ sum, count }: { readonly sum: number; readonly count: number }): number {
  return count === 0 ? 0 : sum / count
}
