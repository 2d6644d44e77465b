import type { ArtifactCard } from './artifact.ts'

/** a point for every full 5 reputation. */
export const magicMirror = {
  id: 'magicMirror',
  level: 3,
  cost: 4,
  points: 0,
  source: 'component',
  endPoints: { kind: 'perReputation', reputation: 5 },
} as const satisfies ArtifactCard
