import type { ArtifactCard } from './artifact.ts'

/** no effect, only points. */
export const bronzeCup = {
  id: 'bronzeCup',
  level: 3,
  cost: 4,
  points: 4,
  source: 'component',
} as const satisfies ArtifactCard
