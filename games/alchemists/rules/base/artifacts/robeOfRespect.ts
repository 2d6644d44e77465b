import type { ArtifactCard } from './artifact.ts'

/** every gain of reputation is 1 larger, but not in the final round. */
export const robeOfRespect = {
  id: 'robeOfRespect',
  level: 1,
  cost: 4,
  points: 0,
  source: 'component',
  gainBonus: 1,
} as const satisfies ArtifactCard
