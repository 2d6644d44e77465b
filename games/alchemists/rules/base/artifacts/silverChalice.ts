import type { ArtifactCard } from './artifact.ts'

/** no effect, only points. */
export const silverChalice = {
  id: 'silverChalice',
  level: 2,
  cost: 4,
  points: 6,
  source: 'component',
} as const satisfies ArtifactCard
