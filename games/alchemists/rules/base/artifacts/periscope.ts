import type { ArtifactCard } from './artifact.ts'

/** once per round, right after a colleague's result, a look at one of the two ingredients at random. */
export const periscope = {
  id: 'periscope',
  level: 1,
  cost: 3,
  points: 1,
  source: 'component',
  peeks: true,
} as const satisfies ArtifactCard
