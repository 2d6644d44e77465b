import type { ArtifactCard } from './artifact.ts'

/** on purchase gain 5 reputation. */
export const amuletOfRhetoric = {
  id: 'amuletOfRhetoric',
  level: 2,
  cost: 4,
  points: 0,
  source: 'component',
  purchase: { kind: 'gain', gain: { reputation: 5 } },
} as const satisfies ArtifactCard
