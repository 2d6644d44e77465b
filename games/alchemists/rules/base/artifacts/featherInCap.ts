import type { ArtifactCard } from './artifact.ts'

/** a point for each different ingredient used in successful exhibitions. */
export const featherInCap = {
  id: 'featherInCap',
  level: 3,
  cost: 3,
  points: 0,
  source: 'component',
  endPoints: { kind: 'perKindSetAside' },
  setsExhibitsAside: true,
} as const satisfies ArtifactCard
