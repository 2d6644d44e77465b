import type { ArtifactCard } from './artifact.ts'

/** 2 points for each artifact owned, itself included. */
export const crystalCabinet = {
  id: 'crystalCabinet',
  level: 3,
  cost: 5,
  points: 0,
  source: 'component',
  endPoints: { kind: 'perArtifact', points: 2 },
} as const satisfies ArtifactCard
