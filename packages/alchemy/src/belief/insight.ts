import type { Belief } from './belief.ts'
import { type Divisions, divisions } from './divisions.ts'
import { type AnimationProspect, bestAnimations } from './golemProspect.ts'
import { type Marginals, marginals } from './marginals.ts'

/** How likely everything is that somebody may have to choose. Plain to read, whoever has worked it out. */
export interface Insight {
  readonly chances: Marginals
  /** For articles. */
  readonly divisions: Divisions
  /** For attempts to animate the golem. */
  readonly animations: readonly AnimationProspect[]
}

/** What follows from a belief; what takes long is worked out when it is first looked at. */
export function insightInto(belief: Belief): Insight {
  let divided: Divisions | undefined
  let animated: readonly AnimationProspect[] | undefined
  return {
    chances: marginals(belief),
    get divisions() {
      divided ??= divisions(belief)
      return divided
    },
    get animations() {
      animated ??= bestAnimations(belief)
      return animated
    },
  }
}

/** Nothing has been worked out: everything has the chance 0. */
export const noInsight: Insight = {
  chances: { alchemical: new Float64Array(64), potion: new Float64Array(196), golem: new Float64Array(24) },
  divisions: { red: [], green: [], blue: [] },
  animations: [],
}
