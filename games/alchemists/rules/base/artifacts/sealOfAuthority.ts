import type { ArtifactCard } from './artifact.ts'

/** publishing gives 3 reputation instead of 1, endorsing 2 instead of 0. */
export const sealOfAuthority = {
  id: 'sealOfAuthority',
  level: 2,
  cost: 4,
  points: 0,
  source: 'component',
  publishBonus: 2,
} as const satisfies ArtifactCard
